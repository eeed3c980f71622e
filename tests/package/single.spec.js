// The page and the script that are one file each: from a disk, and where no server answers.

import assert from 'node:assert/strict';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {openChromium} from '../../scripts/lib/chromium.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import {SCRIPT, writePage} from '../../scripts/lib/single.mjs';
import {KEYWORD} from '../../www/src/shell/share/extract-link.js';
import {textOf} from '../../www/src/shell/share/png.js';
import {press} from '../browser/hands.mjs';
import {built} from '../browser/harness.mjs';
import {viewOf} from '../browser/oracle.mjs';
import {shareWorkers} from './boards.mjs';

/** Nine kilobytes of them are licences, 321 what Reversi's engine has learned, and 27 what the planner has. */
const MOST_PACKED = 1710 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'spyglass-single-'));
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  copyFileSync(join(built, 'scorm', SCRIPT), join(folder, SCRIPT));
  writePage(folder);
  browser = await openChromium();
});
after(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Opens a file without a network. @param {string} name @param {string} [query] */
async function opened(name, query = '') {
  const context = await browser.newContext({offline: true});
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const asked = /** @type {string[]} */ ([]);
  page.on('request', (request) => asked.push(request.url().split(':')[0]));
  await page.goto(`${pathToFileURL(join(folder, name)).href}${query}`);
  const board = page.locator('spyglass-board');
  const call = (/** @type {string} */ method, /** @type {any[]} */ ...args) =>
    board.evaluate(
      (element, {method, args}) => /** @type {any} */ (element).api(1)[method](...args),
      {method, args},
    );
  await page.locator('spyglass-board [data-cell="A1"]').first().waitFor();
  return {page, call, faults, asked};
}

test('both are as small as they should be', () => {
  for (const name of ['spyglass.html', 'spyglass-board.single.js']) {
    const size = gzipSync(readFileSync(join(folder, name)), {level: 9}).length;
    assert(size <= MOST_PACKED, `${name}: ${size} packed`);
  }
});

test('the page shows what its address says, and plays without a network', async () => {
  const {page, call, faults, asked} = await opened('spyglass.html', '?mode=race&seed=42');
  await call('play', 'FA1');
  await page.locator('spyglass-board [data-cell="C3"]').first().click();
  await page.locator('spyglass-board [data-cell="C3"]:not([aria-label*="unknown"])').waitFor();
  const {record, view, mode} = await call('state');
  assert.equal(mode, 'race');
  assert.deepEqual(view, viewOf(record));
  assert.match(record, /FC3/);
  assert.equal(page.workers().length, 1);

  assert.equal((await call('load', {game: 'solitaire', agent: 'exact', seed: '7'})).mode, 'watch');
  const watched = await call('seek', 5);
  assert.equal(watched.step, 5);
  assert.deepEqual(watched.view, viewOf(watched.record));
  assert.equal((await call('load', {game: 'puzzle-6', seed: '3'})).mode, 'puzzle');
  const reversi = await call('load', {game: 'reversi', mode: 'play', seed: 1});
  const answered = await call('play', `M${reversi.view.legal[0].square}`);
  assert.equal(answered.steps, 2, 'the agent has answered');
  assert.deepEqual(faults, []);
  assert(asked.every((scheme) => ['file', 'blob', 'data'].includes(scheme)));
  await page.context().close();
});

test('a link to the whole page leads to the same game in the file', async () => {
  const {page, call} = await opened('spyglass.html', '?game=solitaire&seed=42&agent=exact');
  const {record} = await call('seek', 6);
  await page.context().close();
  const query = new URLSearchParams({v: '1', mode: 'watch', g: record, step: '3'});
  const second = await opened('spyglass.html', `?${query}`);
  const state = await second.call('seek', 3);
  assert.equal(state.record, record);
  assert.deepEqual(state.view, viewOf(record, 3));
  await second.page.context().close();
});

test('where nobody knows where the whole page stands, nothing leads there', async () => {
  const {page} = await opened('spyglass.html', '?mode=puzzle&game=puzzle-6&seed=2');
  await press(page, 'Share');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('As one line of text', {exact: true}).waitFor();
  assert.equal(await dialog.getByLabel(/^Link( to this game|$)/).count(), 0);
  assert.equal(await dialog.locator('.embed').count(), 0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', {name: 'Save as SVG'}).click(),
  ]);
  const svg = readFileSync(await file.path(), 'utf8');
  assert.match(svg, /<metadata id="spyglass">\?v=2&amp;g=spyglass2\+puzzle-6/);
  await page.context().close();
});

test('a board is saved as PNG from the page', async () => {
  const {page, faults} = await opened('spyglass.html', '?mode=puzzle&game=puzzle-6&seed=2');
  await press(page, 'Share');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', {name: 'Save as PNG'}).click(),
  ]);
  const carried = textOf(new Uint8Array(readFileSync(await file.path())), KEYWORD);
  assert.match(carried ?? '', /^\?v=2&g=spyglass2\+puzzle-6/);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('boards of Reversi share workers, and where none may be started run on the page', async () => {
  const {page} = await opened('spyglass.html', '?game=reversi');
  await shareWorkers(page);
  await page.context().close();

  const refused = readFileSync(join(folder, 'spyglass.html'), 'utf8').replace(
    'worker-src blob:',
    "worker-src 'none'",
  );
  writeFileSync(join(folder, 'refused.html'), refused);
  const {page: bare, call} = await opened('refused.html', '?game=reversi&mode=play&seed=1');
  const {view} = await call('seek', 0);
  assert.equal((await call('play', `M${view.legal[0].square}`)).steps, 2, 'the agent has answered');
  assert.equal(bare.workers().length, 0);
  await bare.context().close();
});

test('in a frame the page speaks as the frame’s page does', async () => {
  writeFileSync(
    join(folder, 'around.html'),
    `<!doctype html><title>A page</title>
<iframe title="A hunt" src="spyglass.html?v=1&amp;seed=42&amp;step=2&amp;origin=*&amp;id=first" width="600" height="100"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({data, source}) => {
    heard.push(data);
    if (data.type === 'hello' && !data.heard) source.postMessage({spyglass: 1, type: 'hello', heard: true, sizes: true}, '*');
  });
</script>`,
  );
  const context = await browser.newContext({offline: true});
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, 'around.html')).href);
  await page.waitForFunction(() => {
    const {heard} = /** @type {any} */ (window);
    return ['hello', 'height', 'ready'].every((type) =>
      heard.some((/** @type {any} */ one) => one.type === type && one.frame === 'first'),
    );
  });
  await context.close();
});

test('the script shows the element in a page on a disk', async () => {
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><title>A page</title><script src="spyglass-board.single.js"></script>
<spyglass-board seed="42" step="2"></spyglass-board>`,
  );
  const {page, call} = await opened('page.html');
  const {record, view, step} = await call('seek', 3);
  assert.equal(step, 3);
  assert.deepEqual(view, viewOf(record));
  await page.context().close();
});

/** Names that a page's own elements may take: of what the document has, and of what libraries look for on the window. */
const COVERED = {
  document: ['currentScript', 'querySelector', 'readyState', 'body', 'documentElement', 'head'],
  window: ['litHtmlVersions', 'litHtmlPolyfillSupport', 'trustedTypes', 'requestIdleCallback'],
};

test('elements named like what the document has lead no script of others into the worker', async (t) => {
  const elements = [
    ...COVERED.document.map((name) => `<img name="${name}" src="FOREIGN/${name}.js" alt="">`),
    ...COVERED.window.map((name) => `<a id="${name}" href="FOREIGN/${name}.js"></a>`),
  ].join('');
  const frames = `<iframe name="currentScript" src="FOREIGN/frame.js"></iframe><form name="currentScript"></form>`;
  const foreign = /** @type {string[]} */ ([]);
  const evil = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'image' && !request.url?.startsWith('/frame'))
      foreign.push(request.url ?? '');
    response
      .writeHead(200, {'content-type': 'text/javascript', 'access-control-allow-origin': '*'})
      .end('postMessage({status: "failed", error: {code: "foreign", message: "foreign"}})');
  });
  await new Promise((resolve) => {
    evil.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const {port} = /** @type {import('node:net').AddressInfo} */ (evil.address());
  t.after(() => {
    evil.close();
    evil.closeAllConnections();
  });
  const server = await serve({folder, packs: false});
  t.after(() => server.close());
  for (const [name, more] of Object.entries({images: '', all: frames}))
    for (const type of ['', 'type="module"']) {
      writeFileSync(
        join(folder, 'covered.html'),
        `<!doctype html><title>A page</title>${(elements + more).replaceAll('FOREIGN', `http://127.0.0.1:${port}`)}
<script ${type} src="spyglass-board.single.js"></script><spyglass-board seed="42" step="2"></spyglass-board>`,
      );
      const page = await browser.newPage({bypassCSP: true});
      await page.goto(`${server.url}covered.html`);
      const step = await page.evaluate(async () => {
        const [board] = document.getElementsByTagName('spyglass-board');
        return (await /** @type {any} */ (board).api(1).seek(3)).step;
      });
      assert.equal(step, 3, `${name} ${type}`);
      assert(page.workers().length === 1, 'it has a worker of its own');
      await page.close();
    }
  assert.deepEqual(foreign, []);
});
