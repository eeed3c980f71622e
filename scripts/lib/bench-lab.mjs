// The lab: how fast its workers play against one native thread, how soon a cancel takes effect, and how smoothly and with
// how much memory the page stands a long run.

import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {prepareLab} from './lab.mjs';
import {traced} from './traced.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./bounds.mjs').Line} Line */

const rounds = 3;
const matches = [
  {agent: 'hunt', games: 10_000},
  {agent: 'probability-map', games: 1000},
];

/** @param {Browser} browser @param {string} url of the built page @returns {Promise<Line[]>} */
export async function benchLab(browser, url) {
  const lab = await prepareLab('release');
  /** @type {Line[]} */
  const lines = [];
  for (const {agent, games} of matches) {
    const search = `lab/?game=admiral&agents=${agent}&games=${games}&seed=1`;
    const pages = await Promise.all(
      [1, 2].map((workers) => opened(browser, url + search, workers)),
    );
    // Once untimed: the engine is loaded, and code is compiled twice.
    for (const page of pages) await played(page);
    const best = {native: Infinity, both: Infinity, one: Infinity, two: Infinity};
    for (let round = 0; round < rounds; round += 1) {
      best.native = Math.min(best.native, native(lab, agent, games, 1));
      best.both = Math.min(best.both, native(lab, agent, games, 2));
      best.one = Math.min(best.one, await played(pages[0]));
      best.two = Math.min(best.two, await played(pages[1]));
    }
    for (const page of pages) await page.context().close();
    const rate = (/** @type {number} */ ms) => `${Math.round((games * 1000) / ms)} games a second`;
    lines.push(
      line(
        `${agent}, one worker`,
        `${rate(best.one)}, ${rounded((100 * best.native) / best.one)} % of a native thread's`,
        {measured: rounded((100 * best.native) / best.one), least: 60, unit: '%'},
      ),
      line(
        `${agent}, two workers`,
        `${rounded(best.one / best.two)} times one (two native threads: ${(best.native / best.both).toFixed(2)})`,
        {measured: rounded(best.one / best.two), least: 1.6, unit: 'times one'},
      ),
    );
  }
  return [...lines, ...(await longRun(browser, url))];
}

/** @param {Browser} browser @param {string} url @returns {Promise<Line[]>} */
async function longRun(browser, url) {
  const page = await opened(
    browser,
    `${url}lab/?game=admiral&agents=hunt,probability-map&games=20000&seed=1`,
    2,
  );
  await played(page);
  const before = [await heap(page), await resident(browser)];
  const smooth = await traced(
    browser,
    page,
    'Lab, 20,000 games of two agents',
    async () => void (await played(page)),
    50,
  );
  const grown = [await heap(page), await resident(browser)].map(
    (bytes, place) => `${((bytes - before[place]) / 1024).toFixed(0)} KB`,
  );
  await page.getByLabel('Game', {exact: true}).selectOption('solitaire');
  await page.getByLabel('Agent 1').selectOption('exact');
  const late = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', {name: /^Run /}).click();
    await page.locator('#lab-progress').filter({hasText: 'a second'}).waitFor();
    late.push(await page.evaluate(cancelled));
  }
  await page.context().close();
  return [
    smooth,
    line(
      'grown by a second run of 20,000 games',
      `${grown[0]} of the page's heap, ${grown[1]} of its processes with their workers`,
    ),
    line(
      'cancelled until no worker plays, the slowest of three',
      `${Math.max(...late).toFixed(0)} ms`,
      {measured: Math.max(...late), most: 200, unit: 'ms'},
    ),
  ];
}

/** @param {Browser} browser @param {string} address @param {number} workers */
async function opened(browser, address, workers) {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  await context.addInitScript(countBusy);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setHardwareConcurrencyOverride', {hardwareConcurrency: workers});
  await page.goto(address);
  await page.getByText('Ready to run.').waitFor();
  return page;
}

/** Runs in the page before its scripts: how many of its workers have still something to answer. */
function countBusy() {
  /** @type {Map<Worker, Set<number>>} */
  const asked = new Map();
  const {postMessage, terminate} = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ message) {
    const own = asked.get(this) ?? new Set();
    if (!asked.has(this)) this.addEventListener('message', ({data}) => own.delete(data.id));
    asked.set(this, own.add(message.id));
    postMessage.call(this, message);
  };
  Worker.prototype.terminate = function () {
    asked.delete(this);
    terminate.call(this);
  };
  const busyWorkers = () => [...asked.values()].filter(({size}) => size > 0).length;
  Object.assign(window, {busyWorkers});
}

/** Runs in the page: milliseconds from the press of Cancel until no worker plays any more. */
async function cancelled() {
  const {busyWorkers} = /** @type {any} */ (window);
  if (busyWorkers() === 0) throw new Error('nobody plays');
  const began = performance.now();
  const buttons = [...document.querySelectorAll('button')];
  buttons.find((button) => button.textContent?.trim() === 'Cancel')?.click();
  while (busyWorkers() > 0) await new Promise((done) => setTimeout(done));
  return performance.now() - began;
}

/**
 * The milliseconds from the press of a button until the progress says so.
 *
 * @param {Page} page
 * @param {string} name of the button
 * @param {string} said what the progress then begins with
 * @returns {Promise<number>}
 */
const pressed = (page, name, said) =>
  page.evaluate(
    ([name, said]) =>
      new Promise((resolve) => {
        const began = performance.now();
        const watch = new MutationObserver(() => {
          if (!document.querySelector('#lab-progress')?.textContent?.startsWith(said)) return;
          watch.disconnect();
          resolve(performance.now() - began);
        });
        watch.observe(document.body, {subtree: true, childList: true, characterData: true});
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent?.trim().startsWith(name))?.click();
      }),
    [name, said],
  );

/** @param {Page} page */
const played = (page) => pressed(page, 'Run ', 'All ');

/** @param {Page} page @returns {Promise<number>} bytes, once what is dead has been swept */
async function heap(page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const {usedSize} = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** @param {Browser} browser @returns {Promise<number>} bytes that the processes of pages hold, with their workers; 0 where the system does not tell */
async function resident(browser) {
  const devTools = await browser.newBrowserCDPSession();
  const {processInfo} = await devTools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({type}) => type === 'renderer');
  const told = renderers.map(({id}) => `/proc/${id}/statm`).filter(existsSync);
  const pagesOf = (/** @type {string} */ file) => Number(readFileSync(file, 'utf8').split(' ')[1]);
  return 4096 * told.map(pagesOf).reduce((sum, many) => sum + many, 0);
}

/** @param {string} lab @param {string} agent @param {number} games @param {number} threads @returns {number} milliseconds */
function native(lab, agent, games, threads) {
  const args = ['play', '--rules', 'admiral', '--agent', agent, '--games', String(games), '--json'];
  const began = performance.now();
  spawnSync(lab, args, {env: {...process.env, RAYON_NUM_THREADS: String(threads)}});
  return performance.now() - began;
}

/** @param {number} number to two digits */
const rounded = (number) => Math.round(number * 100) / 100;

/** @param {string} name @param {string} value @param {import('./bounds.mjs').Bound} [bound] @returns {Line} */
const line = (name, value, bound) => ({name: `Lab, ${name}`, value, bound});
