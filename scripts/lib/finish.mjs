// What is done to a site once all of it is built: the list of its files for whoever keeps it, the headers for hosts that read them from a file, and what text and engines become when they are packed beforehand.

import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {readFile, stat, writeFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {headersFile} from './hosting.mjs';

/** The script that a browser asks for by this name only, so that it finds the next version. */
export const WORKER = 'service-worker.js';

/** Nobody needs these to use the site, and browsers fetch maps for developers only. */
const ASIDE = /(\.map|\.LICENSE\.txt|\.br|\.gz|^_headers)$/;

/** What only packages are made of: whoever keeps the site does not keep another copy of all of it. */
const UNKEPT = /^scorm\//;

/** These are packed as they are. */
const PACKED = new Set(['.png', '.woff2', '.ico']);

/** @param {string} folder @returns {string[]} paths with slashes, sorted */
const filesBelow = (folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ASIDE.test(path))
    .sort();

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/**
 * @param {string} folder the site
 * @returns {Promise<{version: string, files: [path: string, hash: string][]}>}
 */
export async function listFiles(folder) {
  const paths = filesBelow(folder).filter((path) => path !== WORKER && !UNKEPT.test(path));
  const files = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return /** @type {[string, string]} */ ([path, hashOf(content)]);
    }),
  );
  return {version: hashOf(JSON.stringify(files)).slice(0, 16), files};
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How hard files are packed: as small as can be, or at once. */
const LEVELS = {small: {brotli: 11, gzip: 9}, fast: {brotli: 1, gzip: 1}};

/**
 * @param {string} file of the site; each packed form stands beside it, where it is smaller
 * @param {keyof typeof LEVELS} how
 */
async function pack(file, how) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[how].brotli,
  };
  const forms = [
    ['br', await brotli(content, {params})],
    ['gz', await zip(content, {level: LEVELS[how].gzip})],
  ];
  for (const [ending, form] of forms)
    if (form.length < content.length) await writeFile(`${file}.${ending}`, form);
}

/** The list, in one line of the worker, so that a reader finds it without running the script. @param {string} folder */
export async function writeList(folder) {
  const worker = join(folder, WORKER);
  const script = await readFile(worker, 'utf8');
  const list = JSON.stringify(await listFiles(folder));
  await writeFile(worker, `self.SPYGLASS=${list};\n${script.replace(/^self\.SPYGLASS=.*\n/, '')}`);
}

/** @param {string} folder the site, all of it written @param {keyof typeof LEVELS} [how] */
export async function finish(folder, how = 'small') {
  await writeList(folder);
  const paths = filesBelow(folder);
  await writeFile(join(folder, '_headers'), headersFile(paths));
  for (const path of paths)
    if (!PACKED.has(extname(path)) && (await stat(join(folder, path))).size > 0)
      await pack(join(folder, path), how);
}

/** Finishes a site once the last of its builds has come to its end, and none has failed. */
export class Finishing {
  #left = new Set();
  #failed = false;
  #folder;
  #how;

  /** @param {string} folder @param {keyof typeof LEVELS} how */
  constructor(folder, how) {
    this.#folder = folder;
    this.#how = how;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    this.#left.add(compiler);
    compiler.hooks.done.tapPromise('Finishing', async (stats) => {
      this.#left.delete(compiler);
      this.#failed ||= stats.hasErrors();
      if (this.#left.size === 0 && !this.#failed) await finish(this.#folder, this.#how);
    });
  }
}
