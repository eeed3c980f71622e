// The package for npm as it is written: what it holds, and that it can be imported where there is no page. What bundlers and frameworks make of it tests/outside tries.

import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, posix, relative} from 'node:path';
import process from 'node:process';
import {after, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {LICENCES} from '../../scripts/lib/licences.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {writeNpmPackage} from '../../scripts/package.mjs';
import {shotsOf, viewOf} from '../browser/oracle.mjs';

/** Inside the project, where what it imports is found. */
const folder = at('.cache/package');
after(() => rmSync(folder, {recursive: true, force: true}));
writeNpmPackage(folder);
const packed = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

const NAMED =
  /(?:\bfrom |\bimport |\bimport\(\s*)'([^'\n]+)'|\bnew URL\('([^'\n]+)', import\.meta\.url\)/g;

/** @param {string} path */
const installed = (path) => join(folder, path);

test('the package holds what its entries lead to, and nothing else', () => {
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  const entries = Object.values(manifest.exports).flatMap((to) =>
    typeof to === 'string' ? [to] : Object.values(to),
  );
  const reached = new Set(['README.md', 'LICENSE-APACHE', 'LICENSE-MIT', LICENCES]);
  const packages = new Set();
  const waiting = entries.map((path) => posix.normalize(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (!/\.[jt]s$/.test(path)) continue;
    const text = readFileSync(installed(path), 'utf8').replaceAll(/^\s*\*.*$/gm, '');
    for (const [, script, other] of text.matchAll(NAMED)) {
      const named = script ?? other;
      const beside = named.startsWith('.') || named.endsWith('.wasm');
      if (beside) {
        const target = posix.join(posix.dirname(path), named);
        const typed = target.replace(/\.js$/, '.d.ts');
        waiting.push(path.endsWith('.d.ts') && packed.includes(typed) ? typed : target);
      } else if (!path.endsWith('.d.ts'))
        packages.add(named.split('/', named.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  const beyond = packed.filter((path) => !reached.has(path));
  const missing = [...reached].filter((path) => !packed.includes(path));
  assert.deepEqual({beyond, missing}, {beyond: [], missing: []});
  assert.deepEqual([...packages].sort(), Object.keys(manifest.dependencies).sort());
});

test('its engine plays in Node as the shell does', async () => {
  const {loadTutoredEngine} = await import(
    pathToFileURL(installed('src/packaging/npm/engine.js')).href
  );
  const [games, tutor, planner] = ['spyglass', 'tutor', 'planner'].map((name) =>
    readFileSync(installed(`pkg/${name}_bg.wasm`)),
  );
  const {newGame} = await loadTutoredEngine(games, tutor, planner);
  const game = newGame({rules: 'solitaire', seed: '7', players: 'solo:exact'});
  for (let step = 0; step < 5; step++) game.aiMove();
  assert.deepEqual(JSON.parse(JSON.stringify(game.view())), viewOf(game.record()));
  game.free();
});

test('its engine draws fleets and plays hunts out in Node as the page does', async () => {
  const {loadTutoredEngine} = await import(
    pathToFileURL(installed('src/packaging/npm/engine.js')).href
  );
  const [games, tutor, planner] = ['spyglass', 'tutor', 'planner'].map((name) =>
    readFileSync(installed(`pkg/${name}_bg.wasm`)),
  );
  const engine = await loadTutoredEngine(games, tutor, planner);
  const position = JSON.stringify({rules: 'admiral', shots: [['C7', 'hit']]});
  const drawing = engine.drawFleetsOfPosition(position, 50);
  while (!drawing.advance(1_000_000));
  const hunts = engine.shotsToGo(drawing.result(), 'C6 E5');
  while (!hunts.advance(1_000_000));
  assert.deepEqual(hunts.result(), shotsOf(position, 'C6 E5', 50));
  for (const one of [drawing, hunts]) one.free();
});

test('it can be imported on a server, which knows no elements, and defines none there', () => {
  for (const entry of ['define', 'board', 'engine']) {
    const script = `await import(${JSON.stringify(pathToFileURL(installed(`src/packaging/npm/${entry}.js`)).href)})`;
    const args = ['--input-type=module', '--eval', script];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    assert.equal(status, 0, `${entry}: ${stderr}`);
  }
});

test('its workers name no package, so that they run from the folder as it is served', () => {
  const reached = new Set();
  const waiting = ['src/engine/worker.js', 'src/engine/reversi-worker.js'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !path.endsWith('.js')) continue;
    reached.add(path);
    for (const [, named] of readFileSync(installed(path), 'utf8').matchAll(NAMED)) {
      if (named === undefined) continue;
      assert.match(named, /^\./, path);
      waiting.push(posix.join(posix.dirname(path), named));
    }
  }
  assert.ok(reached.has('pkg/spyglass.js') && reached.has('pkg/reversi.js'));
});

test('files that a bundler leaves behind are found where Vite has them, or where its caller says', async () => {
  const source = readFileSync(installed('src/packaging/npm/folder.js'), 'utf8');
  const folderAt = async (/** @type {string} */ own) => {
    const script = source.replace('import.meta.url', JSON.stringify(own));
    return import(`data:text/javascript,${encodeURIComponent(`${script}\n//${own}`)}`);
  };
  const bundled = await folderAt('https://host.example/assets/main.js');
  assert.equal(bundled.fileAt('pkg/spyglass_bg.wasm'), null);
  const copied = await folderAt(
    'http://localhost:5173/app/node_modules/.vite/deps/@spyglass-board_spyglass_define.js?v=1',
  );
  assert.equal(
    copied.fileAt('src/engine/worker.js').href,
    'http://localhost:5173/app/node_modules/@spyglass-board/spyglass/src/engine/worker.js',
  );
  // On a server, where no page is.
  bundled.setFolder('https://host.example/b');
  assert.equal(bundled.fileAt('pkg/x.wasm').href, 'https://host.example/b/pkg/x.wasm');
  class Document {
    get baseURI() {
      return 'https://host.example/a/page.html';
    }
  }
  // An image of that name hides it.
  const document = Object.defineProperty(new Document(), 'baseURI', {value: {tagName: 'IMG'}});
  Object.assign(globalThis, {Document, document});
  for (const said of ['spyglass', 'spyglass/', new URL('https://host.example/a/spyglass/')]) {
    bundled.setFolder(said);
    assert.equal(bundled.fileAt('pkg/x.wasm').href, 'https://host.example/a/spyglass/pkg/x.wasm');
  }
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'Document');
});

test('it has the name under which it is published, everywhere', () => {
  const {name} = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  assert.equal(name, '@spyglass-board/spyglass');
  for (const path of [
    'docs/embedding.md',
    'www/src/packaging/npm/README.md',
    'www/demo/take-along.html',
    'README.md',
  ]) {
    const text = readFileSync(at(path), 'utf8');
    assert.doesNotMatch(text, /(?:from|import|resolve\() ?['"`]spyglass\b|`spyglass\/\w/, path);
    if (path !== 'README.md') assert.ok(text.includes(name), path);
  }
  assert.ok(readFileSync(at('www/src/packaging/npm/folder.js'), 'utf8').includes(`/${name}/`));
});
