// Whose work a build contains, and every licence text that must go with it, in one file.

import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import webpack from 'webpack';
import {at} from './paths.mjs';
import {ask, Refusal} from './run.mjs';
import {wasmTarget} from './rust.mjs';
import {doorArgs} from './wasm.mjs';

/** @typedef {{name: string, version: string, licence: string, text: string}} Work */

/** What the file is called, wherever it stands. */
export const LICENCES = 'licences.txt';

const IS_TEXT = /^(licen[cs]e|unlicense|copying|copyright|notice)/i;
/** Where a licence may be chosen we choose MIT: of the others nothing need be repeated. */
const CHOICE = /\bOR\b|\//;
const IS_MIT = /mit/i;
const IS_OTHER = /apache|unlicense|^copying/i;

/** What the build itself writes into scripts beside what they import. */
const GENERATORS = ['webpack', 'mini-css-extract-plugin'];

/** Beside every wasm: what the compiler puts there. */
const RUST = 'scripts/licences/rust.txt';

/** @param {string} file */
const textIn = (file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

/**
 * @param {string} folder of a package
 * @param {{name: string, version: string, license?: string | null}} manifest
 * @returns {Work}
 */
export function workIn(folder, {name, version, license}) {
  const licence = license ?? '';
  const all = readdirSync(folder).filter((file) => IS_TEXT.test(file));
  const chosen = CHOICE.test(licence) && all.some((file) => IS_MIT.test(file));
  const files = all
    .filter((file) => !chosen || !IS_OTHER.test(file))
    .sort()
    .map((file) => join(folder, file));
  if (!licence || files.length === 0)
    throw new Error(`${name} ${version} (${licence || 'no licence named'}) brings no licence text`);
  return {name, version, licence, text: files.map(textIn).join('\n\n')};
}

/** @param {string} folder */
const npmWork = (folder) =>
  workIn(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The folder of the package that a file belongs to; null of our own. @param {string} file */
const packageOf = (file) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? null;

/** Of the crates in the engines, and of Rust itself. @returns {Work[]} */
export function crateWorks() {
  const tree = ask('cargo', [
    ...['tree', ...doorArgs(), '--prefix', 'none', '--edges', 'normal,no-proc-macro'],
  ]);
  const metadata = ask('cargo', [
    ...['metadata', '--format-version', '1', '--filter-platform', wasmTarget],
  ]);
  if (!tree || !metadata) throw new Refusal('cargo does not say which crates are in the engine.');
  /** @type {{packages: {name: string, version: string, license: string, manifest_path: string, source: string | null}[]}} */
  const {packages} = JSON.parse(metadata);
  // An empty line parts the trees of the doors.
  const lines = tree.split('\n').filter(Boolean);
  const inside = new Set(lines.map((line) => line.split(' ', 2).join(' ')));
  const found = packages.filter(({name, version}) => inside.has(`${name} v${version}`));
  if (found.length !== inside.size)
    throw new Error(`cargo names ${inside.size} crates and finds ${found.length}`);
  // Our own crates come from no registry.
  const works = found
    .filter(({source}) => source !== null)
    .map((crate) => workIn(dirname(crate.manifest_path), crate));
  return [
    {
      name: 'the Rust standard library',
      version: '',
      licence: 'MIT OR Apache-2.0',
      text: textIn(at(RUST)),
    },
    ...works,
  ];
}

/** @returns {Work} */
function ownWork() {
  const {name, version, license} = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const texts = ['LICENSE-MIT', 'LICENSE-APACHE'].map((file) => textIn(at(file)));
  return {name, version, licence: license, text: texts.join('\n\n')};
}

const RULE = '='.repeat(80);

/** One file of all texts, each once. @param {Work[]} works */
export function licencesFile(works) {
  /** @type {Map<string, Set<string>>} */
  const whose = new Map();
  for (const {name, version, licence, text} of [ownWork(), ...works]) {
    const names = whose.get(text) ?? new Set();
    whose.set(text, names.add(`${[name, version].filter(Boolean).join(' ')} (${licence})`));
  }
  const parts = [...whose].map(([text, names]) => `${[...names].join('\n')}\n\n${text}\n`);
  return `Spyglass, and whose work is in it\n\n${parts.map((part) => `${RULE}\n${part}`).join('\n')}`;
}

/** @param {Iterable<string>} files that went into a build @returns {Work[]} of whoever wrote them */
export function worksIn(files) {
  const paths = [...files];
  const folders = new Set(paths.map(packageOf).filter((folder) => folder !== null));
  for (const name of GENERATORS) folders.add(at(`node_modules/${name}`));
  return [
    ...[...folders].sort().map(npmWork),
    ...(paths.some((path) => path.endsWith('.wasm')) ? crateWorks() : []),
  ];
}

/** Writes beside what webpack builds the licences of all that is in it. */
export class Licences {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'Licences', stage}, () => {
        const modules = [...compilation.modules].flatMap((/** @type {any} */ module) => [
          module,
          ...(module.modules ?? []),
        ]);
        const files = new Set(modules.map(({resource}) => resource).filter(Boolean));
        const text = licencesFile(worksIn(files));
        compilation.emitAsset(LICENCES, new webpack.sources.RawSource(text));
      });
    });
  }
}
