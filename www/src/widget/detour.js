// Where a page may not name a worker's script itself, a script of the page's own fetches it.

/**
 * @param {URL | string} url of the worker's script
 * @param {{origin: string, location: {origin: string, href: string}}} [page]
 * @returns {string | null} the script that fetches it; null where the page may name it
 */
export function detour(url, {origin, location} = globalThis) {
  // A frame in a sandbox has the address of its server, and no origin.
  const isOwn = origin !== 'null' && new URL(url, location.href).origin === location.origin;
  return isOwn ? null : `import ${JSON.stringify(String(url))};`;
}
