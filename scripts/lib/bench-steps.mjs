// How soon a step is shown that was shown before, and a link's step once the engine is there, on every rule set.

import {button, chooseSpeed} from '../../tests/browser/hands.mjs';
import {spread} from './bounds.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./bounds.mjs').Line} Line */

/** An agent that plays each game out soon. */
const GAMES = {
  admiral: 'probability-map',
  'admiral-apart': 'p-matrix',
  'sea-battle': 'p-matrix',
  solitaire: 'expert-standard',
  moving: 'fixed-scan',
};
const STEPS = 12;
const LINKS = 3;
const MOST_MS = 100;

/** @param {Browser} browser @param {string} url of the built page @returns {Promise<Line[]>} */
export async function benchSteps(browser, url) {
  const lines = [];
  for (const [game, agent] of Object.entries(GAMES)) {
    const context = await browser.newContext({reducedMotion: 'reduce'});
    await context.addInitScript(tellReady);
    const page = await context.newPage();
    const query = new URLSearchParams({v: '1', mode: 'watch', game, seed: '42', agent});
    await page.goto(`${url}?${query}`);
    await page.locator('#watch-more').waitFor({state: 'attached'});
    await chooseSpeed(page, 'instant');
    await button(page, 'Last step').click();
    await page.locator('[aria-label=Forward][aria-disabled=true]').waitFor();
    const {steps, times} = await page.evaluate(stepTimes, STEPS);
    lines.push(line(`a step shown before, ${game}, ${steps} steps`, times));
    await page.waitForURL(({searchParams}) => {
      const actions = (searchParams.get('g') ?? '').split(' ').at(-1) ?? '';
      return actions.split('.').length === steps;
    });
    const record = new URL(page.url()).searchParams.get('g') ?? '';
    const step = Math.floor(steps / 2);
    const linked = [];
    for (let round = 0; round < LINKS; round += 1) {
      const link = new URLSearchParams({v: '1', mode: 'watch', g: record, step: String(step)});
      await page.goto(`${url}?${link}`);
      linked.push(await page.evaluate(sinceReady, `step ${step} of ${steps}`));
    }
    lines.push(line(`a link's board, once the engine is there, ${game}`, linked));
    await context.close();
  }
  return lines;
}

/** Runs in the page before its scripts: when a worker told that the engine is there. */
function tellReady() {
  const {Worker} = window;
  Object.assign(window, {
    Worker: class extends Worker {
      /** @param {[string | URL, WorkerOptions?]} args */
      constructor(...args) {
        super(...args);
        this.addEventListener('message', ({data}) => {
          if (data.status === 'ready') Object.assign(window, {readyAt: performance.now()});
        });
      }
    },
  });
}

/** Runs in the page: from the slider's move until the board is drawn. @param {number} many */
async function stepTimes(many) {
  const slider = /** @type {HTMLInputElement} */ (document.querySelector('input[type=range]'));
  const steps = Number(slider.max);
  const times = [];
  for (let time = 1; time <= many; time += 1) {
    // To and fro over the whole game, so that no two are neighbours.
    const step = (time * 7919) % steps;
    const began = performance.now();
    slider.value = String(step);
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    while (!slider.getAttribute('aria-valuetext')?.startsWith(`step ${step} of`))
      await new Promise((done) => requestAnimationFrame(done));
    times.push(performance.now() - began);
  }
  return {steps, times};
}

/** Runs in the page: from the engine's being there until the slider says so. @param {string} text */
async function sinceReady(text) {
  const slider = () => document.querySelector('input[type=range]');
  while (slider()?.getAttribute('aria-valuetext') !== text)
    await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - /** @type {any} */ (window).readyAt;
}

/** @param {string} name @param {number[]} times milliseconds @returns {Line} */
function line(name, times) {
  const {middle, text} = spread(times);
  return {name, value: text, bound: {measured: middle, most: MOST_MS, unit: 'ms'}};
}
