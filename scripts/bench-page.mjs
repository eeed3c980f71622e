// How soon the page answers, and how smoothly: node scripts/bench-page.mjs [folder of the built page]
// Fails where a bound is missed; the numbers depend on the machine.

import process from 'node:process';
import {chromium} from 'playwright-core';
import {button, cell, chooseSpeed, pick} from '../tests/browser/hands.mjs';
import {benchLab} from './lib/bench-lab.mjs';
import {benchReversi} from './lib/bench-reversi.mjs';
import {benchSteps} from './lib/bench-steps.mjs';
import {judge} from './lib/bounds.mjs';
import {findChromium} from './lib/chromium.mjs';
import {at} from './lib/paths.mjs';
import {serve} from './lib/serve.mjs';
import {slowNet} from './lib/slow-net.mjs';
import {traced} from './lib/traced.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./lib/bounds.mjs').Line} Line */

const fast3G = {bitsPerSecond: 1_600_000, roundTripMs: 150};
const slowCpu = 4;
const rounds = 3;

/**
 * @param {string} folder
 * @returns {Promise<Line[]>}
 */
async function benchPage(folder) {
  const server = await serve({folder});
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const cold = [];
    for (let round = 0; round < rounds; round += 1) cold.push(await coldStart(browser, server.url));
    return [
      ...coldLines(cold),
      ...(await playing(browser, server.url)),
      ...(await benchSteps(browser, server.url)),
      ...(await benchReversi(browser, server.url)),
      ...(await benchLab(browser, server.url)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {number[]} values */
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * A first visit on a slow phone: nothing cached, one click to the first answer; then a game of two.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function coldStart(browser, url) {
  const net = await slowNet({to: Number(new URL(url).port), ...fast3G});
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: slowCpu});
    const began = Date.now();
    await page.goto(url.replace(/:\d+/, `:${net.port}`), {waitUntil: 'commit'});
    // Nobody has fired there yet in the hunt that a first visit finds.
    const open = page.locator('[data-cell=D9]');
    await open.click();
    const clicked = Date.now() - began;
    await page.locator('[data-cell=D9]:not([aria-label*=", unknown"])').waitFor();
    const answered = Date.now() - began;
    const bytes = net.bytes();

    const again = Date.now();
    await pick(page, 'How to play', 'Two players');
    await page.locator('#deploy-start:not([aria-disabled=true])').click();
    await page.getByRole('grid', {name: 'Your sea'}).waitFor();
    return {clicked, answered, bytes, duel: Date.now() - again};
  } finally {
    await context.close();
    await net.close();
  }
}

/** @param {Awaited<ReturnType<typeof coldStart>>[]} cold @returns {Line[]} */
function coldLines(cold) {
  const of = (/** @type {keyof typeof cold[0]} */ key) => middle(cold.map((one) => one[key]));
  return [
    {name: 'first click possible', value: seconds(of('clicked'))},
    {
      name: 'first click answered',
      value: seconds(of('answered')),
      bound: {measured: of('answered') / 1000, most: 10, unit: 's'},
    },
    {name: 'received until then', value: `${(of('bytes') / 1024).toFixed(0)} KB`},
    {name: 'a game of two begun, from the first click', value: seconds(of('duel'))},
  ];
}

/**
 * The longest work on the main thread while the page is used, on this machine as it is.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Line[]>}
 */
async function playing(browser, url) {
  /** @type {Record<string, (page: Page) => Promise<void>>} */
  const uses = {
    'a hunt, 30 shots': async (page) => {
      for (const row of [2, 4, 6])
        for (const col of 'ABCDEFGHIJ') {
          await cell(page, `${col}${row}`).click();
          await page.locator(`[data-cell=${col}${row}]:not([aria-label*=", unknown"])`).waitFor();
        }
    },
    'a map watched, 5 steps a second': async (page) => {
      await page.getByRole('link', {name: 'Watch'}).click();
      await page.locator('#watch-more').waitFor({state: 'attached'});
      await chooseSpeed(page, '5 a second');
      await button(page, 'Play').click();
      await page.waitForTimeout(4000);
      await button(page, 'Pause').click();
    },
    'a map watched, at once': async (page) => {
      await chooseSpeed(page, 'instant');
      await button(page, 'Last step').click();
      await page.locator('[aria-label=Forward][aria-disabled=true]').waitFor();
    },
    'the timeline dragged': async (page) => {
      const slider = page.getByRole('slider', {name: 'Timeline'});
      for (let step = 0; step < 30; step += 1) await slider.fill(String(step));
    },
    'a fleet laid out': async (page) => {
      await page.getByRole('link', {name: 'Play'}).click();
      await pick(page, 'How to play', 'Two players');
      const shuffle = button(page, 'Shuffle');
      for (let time = 0; time < 5; time += 1) await shuffle.click();
    },
  };
  const context = await browser.newContext();
  const page = await context.newPage();
  const lines = [
    await traced(browser, page, 'loading', async () => {
      await page.goto(`${url}?v=1&mode=race&game=admiral&seed=42&agent=probability-map`);
      await page.locator('[data-cell=A1]').waitFor();
      await page.waitForTimeout(1000);
    }),
  ];
  for (const [name, use] of Object.entries(uses))
    lines.push(await traced(browser, page, name, () => use(page), 50));
  await context.close();
  return lines;
}

const lines = await benchPage(process.argv[2] ?? at('dist'));
process.stdout.write(
  `The page, cold with ${slowCpu} times slower CPU at ${fast3G.bitsPerSecond / 1e6} Mbit/s and ${fast3G.roundTripMs} ms:\n`,
);
process.exitCode = judge(lines) ? 0 : 1;
