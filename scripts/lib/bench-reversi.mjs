// The page of Reversi: how soon its engine is there and what it holds, how smoothly the page is used, and how it answers while a search runs.

import {spread} from './bounds.mjs';
import {at} from './paths.mjs';
import {serve} from './serve.mjs';
import {traced} from './traced.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./bounds.mjs').Line} Line */

const record = 'spyglass1 reversi s.1 duel:you,you Mf5.Md6.Mc3.Md3.Me3.Mb2.Ma1.Md2.Me1.Md1';
const rounds = 5;
const tabs = ['Reason', 'Moves', 'Position', 'Graph'];

/** @param {Browser} browser @param {string} url of the built page @returns {Promise<Line[]>} */
export async function benchReversi(browser, url) {
  return [
    ...(await engineLines(browser)),
    ...(await usedLines(browser, url)),
    ...(await searchedLines(browser, url)),
  ];
}

/** @param {Browser} browser @returns {Promise<Line[]>} */
async function engineLines(browser) {
  const server = await serve({folder: at('')});
  try {
    const page = await browser.newPage();
    await page.goto(new URL('package.json', server.url).href);
    /** @type {{startMs: number, bytes: number}[]} */
    const starts = [];
    for (let round = 0; round < rounds; round += 1)
      starts.push(
        await page.evaluate(
          (record) =>
            new Promise((resolve, reject) => {
              const worker = new Worker('/scripts/lib/bench-reversi-worker.js', {type: 'module'});
              worker.onmessage = ({data}) => {
                worker.terminate();
                resolve(data);
              };
              worker.onerror = ({message}) => reject(new Error(message));
              worker.postMessage(record);
            }),
          record,
        ),
      );
    await page.close();
    const megabytes = Math.max(...starts.map(({bytes}) => bytes)) / 1024 / 1024;
    return [
      timed(
        'its engine ready, once received',
        starts.map(({startMs}) => startMs),
        100,
      ),
      line('memory of its engine at level 6', `${megabytes.toFixed(1)} MB`, {
        measured: megabytes,
        most: 64,
        unit: 'MB',
      }),
    ];
  } finally {
    await server.close();
  }
}

/** @param {Browser} browser @param {string} url @returns {Promise<Line[]>} */
async function usedLines(browser, url) {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  const page = await context.newPage();
  const {button, tab} = controlsOf(page);
  /** @type {Record<string, () => Promise<void>>} */
  const uses = {
    loading: async () => {
      await page.goto(`${url}reversi/?${new URLSearchParams({v: '1', g: record})}`);
      await stepShown(page, 10);
    },
    'values of every move': async () => {
      await button('Values').click();
      await page.locator('.worth[data-best]').first().waitFor();
      await button('First step').click();
      await page.locator('.worth[data-best]').first().waitFor();
      await button('Values').click();
    },
    'every tab': async () => {
      for (const name of ['Tree', 'Moves', 'Graph', 'Position', 'Reason']) await tab(name).click();
    },
    'a tree of four moves grown and walked': async () => {
      await button('Last step').click();
      await tab('Tree').click();
      await page.getByLabel('Depth in moves').selectOption('4');
      await button('Build the tree').click();
      for (let time = 0; time < 10; time += 1) await button('Next node').click();
      for (let time = 0; time < 10; time += 1) await button('Next decision').click();
    },
    'a game played back': async () => {
      for (let step = 9; step >= 0; step -= 1) {
        await button('Back').click();
        await stepShown(page, step);
      }
    },
  };
  const lines = [];
  for (const [name, use] of Object.entries(uses))
    lines.push(await traced(browser, page, `Reversi, ${name}`, use, 50));
  await context.close();
  return lines;
}

/** @param {Browser} browser @param {string} url @returns {Promise<Line[]>} */
async function searchedLines(browser, url) {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  const page = await context.newPage();
  const {button, tab} = controlsOf(page);
  /** @type {number[]} */
  const back = [];
  /** @type {number[]} */
  const stopped = [];
  /** @type {number[]} */
  const late = [];
  for (let round = 0; round < rounds; round += 1) {
    // Anew: what has been valued once is not searched again.
    await page.goto(`${url}reversi/?${new URLSearchParams({v: '1', g: record})}`);
    await stepShown(page, 10);
    await button('Values').click();
    await page.getByLabel('Values by').selectOption('engine-6');
    await button('Values').click();
    await page.evaluate(hearClicks);
    await tab('Graph').click();
    await button('Analyse game').click();
    await page.getByText(/Evaluating move/).waitFor();
    for (const name of tabs) await tab(name).click();
    back.push(await answeredIn(page, ['Back']));
    stopped.push(await answeredIn(page, ['Stop', 'Last step']));
    late.push(...(await page.evaluate(() => /** @type {any} */ (window).clicks)));
  }
  await context.close();
  // What is drawn sooner than 16 ms after the click is not told.
  const slowest = Math.max(16, ...late);
  return [
    line(
      `a click drawn while the engine searches, the slowest of ${rounds * tabs.length}`,
      `${slowest} ms`,
      {measured: slowest, most: 50, unit: 'ms'},
    ),
    line('a step back shown meanwhile', spread(back).text),
    timed('a search stopped, and the engine’s next answer shown', stopped, 100),
  ];
}

/** Runs in the page: how long each click takes until it is drawn. */
function hearClicks() {
  /** @type {number[]} */
  const clicks = [];
  Object.assign(window, {clicks});
  const heard = (/** @type {PerformanceObserverEntryList} */ list) =>
    clicks.push(...list.getEntriesByName('click').map(({duration}) => duration));
  /** @type {any} */
  const wanted = {type: 'event', durationThreshold: 16};
  new PerformanceObserver(heard).observe(wanted);
}

/**
 * The milliseconds from clicks on these buttons until another step is shown.
 *
 * @param {Page} page
 * @param {string[]} names
 * @returns {Promise<number>}
 */
const answeredIn = (page, names) =>
  page.evaluate(
    (names) =>
      new Promise((resolve) => {
        const step = () => document.querySelector('.scrubber-step')?.textContent;
        const before = step();
        const began = performance.now();
        new MutationObserver((_changes, observer) => {
          if (step() === before) return;
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(document.body, {subtree: true, childList: true, characterData: true});
        for (const name of names) {
          const all = [...document.querySelectorAll('button')];
          const called = (/** @type {Element} */ one) =>
            one.getAttribute('aria-label') ?? one.textContent?.trim();
          all.find((one) => called(one) === name)?.click();
        }
      }),
    names,
  );

/** @param {Page} page */
const controlsOf = (page) => {
  /** @param {'button' | 'tab'} role */
  const by = (role) => (/** @type {string} */ name) => page.getByRole(role, {name, exact: true});
  return {button: by('button'), tab: by('tab')};
};

/** @param {Page} page @param {number} step */
const stepShown = (page, step) => page.getByText(new RegExp(`^step ${step} of`)).waitFor();

/** @param {string} name @param {string} value @param {import('./bounds.mjs').Bound} [bound] @returns {Line} */
const line = (name, value, bound) => ({name: `Reversi, ${name}`, value, bound});

/** @param {string} name @param {number[]} times milliseconds @param {number} most of the middle one */
function timed(name, times, most) {
  const {middle, text} = spread(times);
  return line(name, text, {measured: middle, most, unit: 'ms'});
}
