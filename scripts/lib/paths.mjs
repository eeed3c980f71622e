import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} path Of a file, from the root of the project. */
export const at = (path) => fileURLToPath(new URL(path, new URL('../../', import.meta.url)));
