// Where the files of the package stand, where no bundler has taken them along.

/** Vite's development server puts the scripts of packages there, and leaves behind the files that they name by URL. */
const VITE_COPY = /\/\.vite\/deps[^/]*\/.*$/;
/** Some bundlers leave no address. */
const own = String(import.meta.url);

/** @type {string | null} */
let folder = VITE_COPY.test(own) ? own.replace(VITE_COPY, '/@spyglass-board/spyglass/') : null;

/** An image named `baseURI` on the page hides the document's own. @returns {string | undefined} none on a server */
const baseOfPage = () =>
  typeof Document === 'undefined'
    ? undefined
    : Reflect.get(Document.prototype, 'baseURI', document);

/** @param {string | URL} address of the folder of the package, as it is served */
export function setFolder(address) {
  folder = new URL(String(address).replace(/\/?$/, '/'), baseOfPage()).href;
}

/** @param {string} path in the package @returns {URL | null} null where it stands as a bundler has it */
export const fileAt = (path) => (folder === null ? null : new URL(path, folder));
