// What a server says with each file of the site: one table, from which the preview serves, a file for hosts is written, and which docs/hosting.md is held against.

import {headers} from './csp.mjs';

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

/** @param {string} path @param {Record<string, string>} said */
const rule = (path, said) =>
  [path, ...Object.entries(said).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file `_headers` of Netlify and Cloudflare Pages. No path is told of the same header twice: they would join the two.
 *
 * @param {string[]} paths of the site
 */
export function headersFile(paths) {
  const folders = namedFolders(paths);
  const single = paths.filter((path) => NAMED.test(path) && !folders.includes(folderOf(path)));
  const forever = {'Cache-Control': FOREVER};
  return `${[
    rule('/*', headers),
    ...folders.map((folder) => rule(`/${folder}/*`, forever)),
    ...single.map((path) => rule(`/${path}`, forever)),
  ].join('\n')}\n`;
}
