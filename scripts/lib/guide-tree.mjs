import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {follow} from './guides.mjs';
import {at} from './paths.mjs';

/** @typedef {import('./guides.mjs').Guide} Guide */

/** What cargo and the tests of the page read, and nothing that was built. */
const PARTS = [
  ...['Cargo.toml', 'Cargo.lock', 'rustfmt.toml', 'package.json', 'README.md', 'CHANGELOG.md'],
  ...['tsconfig.json', 'webpack.config.js', 'LICENSE-MIT', 'LICENSE-APACHE'],
  ...['src', 'doors', 'lab', 'benches', 'examples', 'tests', 'xtask', 'docs', 'www', 'scripts'],
];
const BUILT = new Set(['node_modules', 'target', 'pkg', 'dist', '.cache']);
/** What was built or installed here, and a page is built with. */
const LINKED = ['node_modules', 'www/pkg'];

/** @param {string} path @returns {string | null} */
export const readHere = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null);

/** @param {Guide[]} guides @returns {Map<string, string>} what differs once all of them were followed, one after the other */
export function followAll(guides) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const guide of guides) {
    const now = follow(guide, (path) => files.get(path) ?? readHere(path));
    for (const [path, text] of now) files.set(path, text);
  }
  return files;
}

/**
 * A copy of the tree in which the guides were followed. It keeps its place from one time to the next, and files that did not
 * change keep their time, so that cargo builds only what is new.
 *
 * @param {string} name
 * @param {Guide[]} guides
 * @returns {string} its folder
 */
export function prepareTree(name, guides) {
  const folder = at(`.cache/guides/${name}`);
  const wanted = new Map(
    PARTS.flatMap((part) => filesBelow(part)).map((path) => [path, readFileSync(at(path))]),
  );
  for (const [path, text] of followAll(guides)) wanted.set(path, Buffer.from(text));
  for (const path of existsSync(folder) ? filesBelow('.', folder) : [])
    if (!wanted.has(path)) rmSync(join(folder, path));
  for (const [path, text] of wanted) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(text)) continue;
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  for (const path of LINKED)
    if (!existsSync(join(folder, path))) symlinkSync(at(path), join(folder, path), 'junction');
  return folder;
}

/** @param {string} path @returns {string[]} */
function filesBelow(path, root = at('.')) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !BUILT.has(name))
    .flatMap((name) => filesBelow(path === '.' ? name : `${path}/${name}`, root));
}
