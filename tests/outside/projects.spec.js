// The packed package in fresh projects outside the tree, each with packages of its own from the registry, as their authors would build and run them.

import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {after, before, test} from 'node:test';
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/lib/chromium.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import {writeNpmPackage} from '../../scripts/package.mjs';
import {viewOf} from '../browser/oracle.mjs';
import {shareWorkers} from '../package/boards.mjs';
import {door} from '../web/engine.mjs';
import {get} from '../web/get.mjs';
import {freePort} from './port.mjs';

/** @typedef {import('playwright-core').Page} Page */

const NAME = '@spyglass-board/spyglass';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const work = mkdtempSync(join(tmpdir(), 'spyglass-projects-'));
/** The package as npm would publish it. */
let tarball = '';
/** @type {import('playwright-core').Browser} */
let browser;

/** @param {string} cwd @param {string[]} args */
const runNpm = (cwd, ...args) =>
  execFileSync(npm, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

before(async () => {
  const packed = join(work, 'packed');
  writeNpmPackage(packed);
  const [{filename}] = JSON.parse(runNpm(packed, 'pack', '--json', '--silent'));
  tarball = join(packed, filename);
  browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
after(async () => {
  await browser?.close();
  rmSync(work, {recursive: true, force: true});
});

/** @param {string} name @param {{plain?: boolean}} [how] `plain`: with the page that most of them show @returns {string} its folder, installed */
function project(name, {plain = true} = {}) {
  const folder = join(work, name);
  mkdirSync(folder);
  const sources = at('tests/outside/projects');
  for (const from of plain ? ['plain', name] : [name])
    cpSync(join(sources, from), folder, {recursive: true});
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies = {[NAME]: `file:${tarball}`};
  writeFileSync(file, JSON.stringify(manifest));
  runNpm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
  return folder;
}

/** @param {import('node:test').TestContext} t @param {string} folder @param {Parameters<typeof serve>[0]['said']} [said] */
async function served(t, folder, said) {
  const server = await serve({folder, said});
  t.after(() => server.close());
  return server.url;
}

/** Starts the project's development server. @param {import('node:test').TestContext} t @param {string} folder */
async function developed(t, folder) {
  const port = await freePort();
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {cwd: folder, stdio: 'ignore'});
  const ended = new Promise((resolve) => child.once('close', resolve));
  t.after(async () => {
    child.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await get(url).catch(() => null))) {
    assert.equal(child.exitCode, null, 'the server goes on running');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return url;
}

/** What a project's script asks the engine. */
function twoGames() {
  const batch = door.newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
  batch.run(2);
  const sums = batch.sums();
  batch.free();
  return sums;
}

/** @param {string} url */
async function opened(url) {
  const page = await browser.newPage();
  // A development server may build a package while it is first asked for it.
  page.setDefaultTimeout(60_000);
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  const board = page.locator('spyglass-board#board');
  await board
    .locator('[data-cell="A1"]')
    .first()
    .waitFor()
    .catch((error) => assert.fail(`${error}\n${faults.join('\n')}`));
  const asked = (/** @type {string} */ call, /** @type {any[]} */ ...args) =>
    board.evaluate((element, {call, args}) => /** @type {any} */ (element).api(1)[call](...args), {
      call,
      args,
    });
  return {page, board, asked, faults};
}

/** Everything that fetches a file of its own: both engines, the tutor, the words, and workers. @param {string} url */
async function playable(url) {
  const {page, board, asked, faults} = await opened(url);
  const {record, view, step} = await asked('seek', 4);
  assert.equal(step, 4);
  assert.deepEqual(view, viewOf(record));
  assert.equal(page.workers().length, 1, 'the engine is beside the page, not on it');
  assert.equal((await asked('load', {game: 'puzzle-6', seed: '3'})).mode, 'puzzle');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).counted), twoGames());
  const reversi = await asked('load', {game: 'reversi', mode: 'play', seed: 1});
  assert.equal((await asked('play', `M${reversi.view.legal[0].square}`)).steps, 2);
  await shareWorkers(page);
  await board.evaluate((element) => element.setAttribute('lang', 'it'));
  await page.locator('.widget[lang="it"]').first().waitFor();
  assert.deepEqual(faults, []);
  await page.close();
}

/** What a framework writes on the element, and hears of it. It goes on writing that, so no other game is loaded. @param {string} url */
async function bound(url) {
  const {page, board, asked, faults} = await opened(url);
  await page.getByRole('button', {name: 'Next', exact: true}).click();
  await page
    .locator('output')
    .filter({hasText: /^step 2$/})
    .waitFor();
  assert.equal((await asked('state')).step, 2);
  assert.deepEqual(
    await board.evaluate((/** @type {any} */ {agent, show, step, seed}) => ({
      agent,
      show,
      step,
      seed,
    })),
    {agent: 'exact', show: 'overlay reason', step: 2, seed: '42'},
  );
  assert.equal(page.workers().length, 1);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).counted), twoGames());
  assert.deepEqual(faults, []);
  await page.close();
}

for (const name of ['vite-7', 'vite-8'])
  test(`${name}, with nothing said to it, builds the package and serves it as it is being worked on`, async (t) => {
    const folder = project(name);
    await playable(await developed(t, folder));
    runNpm(folder, 'run', 'build', '--silent');
    await playable(await served(t, join(folder, 'dist')));
  });

test('webpack, with nothing said to it, builds the package', async (t) => {
  const folder = project('webpack');
  runNpm(folder, 'run', 'build', '--silent');
  cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  await playable(await served(t, join(folder, 'dist')));
});

test('esbuild builds the package, which takes its files from where it is told', async (t) => {
  const folder = project('esbuild');
  runNpm(folder, 'run', 'build', '--silent');
  cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  cpSync(join(folder, 'node_modules', NAME), join(folder, 'dist/spyglass'), {recursive: true});
  await playable(await served(t, join(folder, 'dist')));
});

test('an import map does without a bundler', async (t) => {
  // The map stands in the page, which the site's own policy forbids.
  await playable(await served(t, project('import-map'), () => ({})));
});

test('React 19 sets what it is given, hears events, has types for both, and renders on a server', async (t) => {
  const folder = project('react', {plain: false});
  runNpm(folder, 'run', 'types', '--silent');
  assert.match(
    runNpm(folder, 'run', 'server', '--silent'),
    /^<spyglass-board game="solitaire" seed="42"><\/spyglass-board>\s*$/,
  );
  await bound(await developed(t, folder));
  runNpm(folder, 'run', 'build', '--silent');
  await bound(await served(t, join(folder, 'dist')));
});

test('Vue 3 sets what it is given, hears events, and has types for both', async (t) => {
  const folder = project('vue', {plain: false});
  runNpm(folder, 'run', 'types', '--silent');
  await bound(await developed(t, folder));
  runNpm(folder, 'run', 'build', '--silent');
  await bound(await served(t, join(folder, 'dist')));
});
