// What a server says with each file of the site: one table, from which the preview serves, a file for hosts is written, and which docs/hosting.md is held against.

import {headers, headersOf} from './csp.mjs';

/** A file named after its content never changes; of all others the server is asked each time. */
const NAMED = /\.[0-9a-f]{8}\.\w+$/;

export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK = 'no-cache';

/** @param {string} path */
export const cacheOf = (path) => (NAMED.test(path) ? FOREVER : ASK);

/** Folders that hold nothing but files named after their content. @param {string[]} paths */
function namedFolders(paths) {
  const folders = new Set(paths.map(folderOf).filter(Boolean));
  return [...folders].filter((folder) =>
    paths.every((path) => !path.startsWith(`${folder}/`) || NAMED.test(path)),
  );
}

/** @param {string} path */
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * The file `_headers` of Netlify and Cloudflare Pages. No path is told of the same header twice: they would join the two, and of
 * two policies the stricter would hold. So policies stand by folder, and what is the same everywhere at the top.
 *
 * @param {string[]} paths of the site
 */
export function headersFile(paths) {
  /** @type {Map<string, Record<string, string>>} */
  const rules = new Map();
  const say = (/** @type {string} */ path, /** @type {Record<string, string>} */ said) =>
    rules.set(path, {...rules.get(path), ...said});
  const {'Content-Security-Policy': _, ...everywhere} = headers;
  const own = (/** @type {string} */ path) =>
    Object.fromEntries(
      Object.entries(headersOf(path)).filter(([name]) => !Object.hasOwn(everywhere, name)),
    );
  say('/*', everywhere);
  if (paths.includes('index.html')) say('/', own(''));
  for (const path of paths) {
    const [top, ...below] = path.split('/');
    if (below.length > 0) say(`/${top}/*`, own(`${top}/`));
    else say(`/${path}`, own(path));
  }
  const forever = {'Cache-Control': FOREVER};
  const folders = namedFolders(paths);
  for (const folder of folders) say(`/${folder}/*`, forever);
  for (const path of paths)
    if (NAMED.test(path) && !folders.includes(folderOf(path))) say(`/${path}`, forever);
  return [...rules]
    .flatMap(([path, said]) => [
      `${path}\n`,
      ...Object.entries(said).map(([name, value]) => `  ${name}: ${value}\n`),
    ])
    .join('');
}
