// Where a page may not name a worker's script itself, a script of the page's own fetches it.

/**
 * @param {URL | string} url of the worker's script
 * @param {{origin: string, location: {origin: string, href: string}}} [page]
 * @returns {string | null} the script that fetches it, no module; null where the page may name it
 */
export function detour(url, {origin, location} = globalThis) {
  // A frame in a sandbox has the address of its server, and no origin. There Chromium starts no module, but lets a script fetch one.
  const isOwn = origin !== 'null' && new URL(url, location.href).origin === location.origin;
  return isOwn ? null : fetching(JSON.stringify(String(url)));
}

/** What is said to the worker before its module is there is said to that. As text: a bundler would make of it something that needs the page. @param {string} url */
const fetching = (url) => `const early = [];
const keep = ({data}) => early.push(data);
addEventListener('message', keep);
import(${url}).then(() => {
  removeEventListener('message', keep);
  for (const data of early) dispatchEvent(new MessageEvent('message', {data}));
}, reportError);`;
