// Elements in somebody else's page, and the course, in every language: axe finds nothing on a phone and on a desktop, and nothing is cut off on the smallest phone.

import assert from 'node:assert/strict';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {measure} from './layout.mjs';
import {freshRecord, playedOut} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {page: write} = embeddingTests();

/** The smallest phone, which is only measured. */
const SMALLEST = 280;
const AXE_WIDTHS = [360, 1280];

const hunt = playedOut(
  freshRecord({rules: 'sea-battle', seed: '3', players: 'solo:probability-map'}),
).record;

/** Each as an element, with what is seen of it once all has come. */
const ELEMENTS = {
  watched: {
    said: `record="${hunt}" step="9" show="overlay reason candidates moves fleet"`,
    until: '[part=timeline]',
  },
  reversi: {
    said: 'record="spyglass1 reversi s.7 duel:you,minimax-novice Mf5.Md6" step="2" show="reason candidates moves"',
    until: '[data-cell="F5"][aria-label]',
  },
  edited: {
    said: `position='{"rules":"admiral","shots":[["A1","miss"],["E5","hit"]]}'`,
    until: '[data-board=edit] [data-cell]',
  },
  compared: {
    said: 'mode="compare" game="admiral" seed="5" agent="hunt,parity" step="3"',
    until: '[data-board] [data-cell]',
  },
};

/** @param {string} language a page with every one of them */
const host = (language) =>
  write(
    `<main><h1>Four boards</h1>${Object.entries(ELEMENTS)
      .map(
        ([id, {said}]) => `<spyglass-board id="${id}" lang="${language}" ${said}></spyglass-board>`,
      )
      .join('')}</main>`,
    {
      head: '<meta name="viewport" content="width=device-width, initial-scale=1"><style>body { margin: 0; }</style>',
    },
  );

/** Contrast is measured of what stands, not of what still fades. @param {Page} page */
const stands = (page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));

/** Where boards above still come, nothing stands still for long: what is waited for comes after. @param {import('playwright-core').Locator} element */
const scrollTo = (element) => element.evaluate((one) => one.scrollIntoView({block: 'center'}));

/** At every width there is. @param {Page} page @param {string} what @param {Map<string, string[]>} faults @param {number[]} widths those at which axe looks */
async function look(page, what, faults, widths) {
  await measure(page, what, faults, [SMALLEST, ...widths]);
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    await stands(page);
    for (const fault of await accessibilityFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${what}, axe, ${width} px`]);
  }
}

/** Axe looks in English and in the language with the longest words; what it finds is of how the page is made. @param {string} language */
const axeWidths = (language) => (['en', 'ru'].includes(language) ? AXE_WIDTHS : []);

for (const language of Object.keys(LANGUAGES)) {
  test(`elements: ${language}`, async () => {
    const visit = await visitor({locale: language, hasTouch: true});
    const page = await visit.context.newPage();
    await page.goto(host(language));
    for (const [id, {until}] of Object.entries(ELEMENTS)) {
      const element = page.locator(`#${id}`).first();
      await scrollTo(element);
      await element.locator(until).first().waitFor();
      await element.locator(`.widget[lang="${language}"]`).waitFor();
    }
    const faults = new Map();
    await look(page, 'elements', faults, axeWidths(language));
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });

  test(`the course: ${language}`, async () => {
    const visit = await visitor({locale: language, hasTouch: true});
    const page = await visit.open('docs/course/');
    await page.locator('footer, .site-footer').first().waitFor();
    // Each board is looked at once it has come; boards in the other languages are those of the test above.
    const isLookedAt = axeWidths(language).length > 0;
    for (const board of isLookedAt ? await page.locator('spyglass-board').all() : []) {
      await scrollTo(board);
      await board.locator(`.widget[lang="${language}"] [data-cell]`).first().waitFor();
    }
    const faults = new Map();
    await look(page, 'course', faults, axeWidths(language));
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });
}
