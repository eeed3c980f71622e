// The files of one build, as the build writes them into the first line of the service worker.
import {areAll, isObject, isText} from '../shell/checks.js';

/** @typedef {{version: string, files: [path: string, hash: string][]}} Listed paths from the root of the site; half of a SHA-256, in hex */

/** @type {Listed} */
const NOTHING = {version: '', files: []};

/** @param {unknown} file @returns {file is Listed['files'][number]} */
const isFile = (file) => areAll(file, isText) && file.length === 2;

/** What a build does not list, as the one that is being worked on, is kept by nobody. @param {unknown} data @returns {Listed} */
export function listedOf(data) {
  if (!isObject(data)) return NOTHING;
  const {version, files} = data;
  return isText(version) && version && areAll(files, isFile) ? {version, files} : NOTHING;
}

/** @param {string} script a service worker, as a server gives it @returns {Listed | null} null where that is no service worker of ours */
export function listedIn(script) {
  if (script.trim() === '') return NOTHING;
  const [, json] = /^self\.SPYGLASS=(\{.*\});$/m.exec(script) ?? [];
  if (json === undefined) return null;
  try {
    return listedOf(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Which file of the site an address asks for.
 *
 * @param {string} url
 * @param {string} root of the site
 * @param {boolean} isPage whether a page is asked for: what follows the ? is then for that page
 * @returns {string | null} null where it is not of this site, or for its server to answer
 */
export function fileAt(url, root, isPage) {
  const {origin, pathname, search} = new URL(url);
  const home = new URL(root);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
  if (search !== '' && !isPage) return null;
  const path = pathname.slice(home.pathname.length);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
