// The packed npm package in two fresh projects: built by webpack and by Vite, and run.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/lib/chromium.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import {viewOf} from '../browser/oracle.mjs';
import {door} from '../web/engine.mjs';
import {shareWorkers} from './boards.mjs';
import {freshProject, withVite, withWebpack} from './projects.mjs';

/** @type {ReturnType<typeof freshProject>} */
let fresh;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  fresh = freshProject();
  browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
after(async () => {
  await browser?.close();
  if (fresh) rmSync(dirname(fresh.folder), {recursive: true, force: true});
});

const NAMED =
  /(?:\bfrom |\bimport |\bimport\(\s*)'([^'\n]+)'|\bnew URL\('([^'\n]+)', import\.meta\.url\)/g;

/** @param {string} path */
const installed = (path) => join(fresh.folder, 'node_modules/spyglass', path);

test('the package holds what its entries lead to, and nothing else', () => {
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  const entries = Object.values(manifest.exports).flatMap((to) =>
    typeof to === 'string' ? [to] : [to.types, to.default],
  );
  const reached = new Set(['README.md', 'LICENSE-APACHE', 'LICENSE-MIT']);
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
        waiting.push(path.endsWith('.d.ts') && fresh.packed.includes(typed) ? typed : target);
      } else packages.add(named.split('/', named.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  const beyond = fresh.packed.filter((path) => !reached.has(path));
  const missing = [...reached].filter((path) => !fresh.packed.includes(path));
  assert.deepEqual({beyond, missing}, {beyond: [], missing: []});
  assert.deepEqual([...packages].sort(), Object.keys(manifest.dependencies).sort());
});

test('its engine plays in Node as the shell does', async () => {
  const {loadTutoredEngine} = await import(pathToFileURL(installed('src/npm/engine.js')).href);
  const [games, tutor] = ['spyglass', 'tutor'].map((name) =>
    readFileSync(installed(`pkg/${name}_bg.wasm`)),
  );
  const {newGame} = await loadTutoredEngine(games, tutor);
  const game = newGame({rules: 'solitaire', seed: '7', players: 'solo:exact'});
  for (let step = 0; step < 5; step++) game.aiMove();
  assert.deepEqual(JSON.parse(JSON.stringify(game.view())), viewOf(game.record()));
  game.free();
});

/** What the project's script asks the engine. */
function twoGames() {
  const batch = door.newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
  batch.run(2);
  const sums = batch.sums();
  batch.free();
  return sums;
}

for (const [name, build] of Object.entries({webpack: withWebpack, Vite: withVite})) {
  test(`a project built by ${name} shows a board, steps and speaks another language`, async (t) => {
    const out = await build(fresh.folder);
    const files = readdirSync(out, {recursive: true}).map(String);
    for (const file of [/spyglass\S*\.wasm$|\w+\.wasm$/, /\.book$/, /\.weights$/])
      assert(
        files.some((path) => file.test(path)),
        `a file for ${file}`,
      );
    const server = await serve({folder: out});
    t.after(() => server.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    const faults = /** @type {string[]} */ ([]);
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(server.url);
    const board = page.locator('spyglass-board');
    await board.locator('[data-cell="A1"]').first().waitFor();
    const asked = (call, ...args) =>
      board.evaluate(
        (element, {call, args}) => /** @type {any} */ (element).api(1)[call](...args),
        {call, args},
      );
    const {record, view, step} = await asked('seek', 4);
    assert.equal(step, 4);
    assert.deepEqual(view, viewOf(record));
    assert.equal(page.workers().length, 1);
    assert.equal((await asked('load', {game: 'puzzle-6', seed: '3'})).mode, 'puzzle');
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).counted), twoGames());
    const reversi = await asked('load', {game: 'reversi', mode: 'play', seed: 1});
    assert.equal((await asked('play', `M${reversi.view.legal[0].square}`)).steps, 2);
    await shareWorkers(page);
    await board.evaluate((element) => element.setAttribute('lang', 'it'));
    await page.locator('.widget[lang="it"]').waitFor();
    assert.deepEqual(faults, []);
    await page.close();
  });
}
