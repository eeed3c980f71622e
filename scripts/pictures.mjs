// The pictures of the README, taken of the built pages: npm run build, then node scripts/pictures.mjs

import process from 'node:process';
import {chromium} from 'playwright-core';
import {findChromium} from './lib/chromium.mjs';
import {at} from './lib/paths.mjs';
import {serve} from './lib/serve.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Picture
 * @property {string} name of the file
 * @property {string} path of the page, with its query
 * @property {{width: number, height: number}} size
 * @property {boolean} [dark]
 * @property {(page: Page) => Promise<unknown>} pose what is done before it is taken
 */

/** @param {Page} page @param {string} name of the button */
const press = (page, name) => page.getByRole('button', {name, exact: true}).click();

/** @param {Page} page @param {number} steps forwards, each seen before the next */
async function stepOn(page, steps) {
  for (let step = 1; step <= steps; step += 1) {
    await press(page, 'Forward');
    await page.getByText(new RegExp(`^(step|round) ${step} of`)).waitFor();
  }
  // The thought about the next step comes after the step.
  await page.waitForTimeout(2000);
}

const desktop = {width: 1280, height: 820};
const phone = {width: 360, height: 740};

/** @type {Picture[]} */
const PICTURES = [
  {
    name: 'watch',
    path: '?game=admiral&seed=42&mode=watch&agent=exact',
    size: desktop,
    pose: (page) => stepOn(page, 14),
  },
  {
    name: 'compare',
    path: '?mode=compare&game=admiral&seed=42',
    size: {width: 1280, height: 900},
    pose: (page) => stepOn(page, 10),
  },
  {
    name: 'lab',
    path: 'lab/',
    size: {width: 1280, height: 1000},
    pose: async (page) => {
      await press(page, 'Run');
      await page.getByText('All 1,000 games played.', {exact: true}).waitFor();
      await page.getByRole('heading', {name: 'What came of it'}).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, 420));
    },
  },
  {
    name: 'predict',
    path: '?game=sea-battle&seed=7&mode=watch&agent=exact&predict=1',
    size: phone,
    dark: true,
    pose: async (page) => {
      await page.locator('[data-cell="E5"]').click();
    },
  },
];

const server = await serve({folder: at('dist')});
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const {name, path, size, dark = false, pose} of PICTURES) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(new URL(path, server.url).href);
    await pose(page);
    // The pointer and the last press leave their mark for a moment.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(600);
    await page.screenshot({path: at(`docs/pictures/${name}.png`)});
    process.stdout.write(`docs/pictures/${name}.png\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
