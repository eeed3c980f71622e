// In every language nothing is cut off on the smallest phone, where most is said; in the language with the longest words also behind each tab and on a desktop.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {examples} from '../../www/src/features/solver/examples.js';
import {writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {test} from '../suite.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {measure} from './layout.mjs';
import {freshRecord, playedOut} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** The smallest phone, on which every language is measured, and a desktop. */
const WIDTHS = [280, 1280];
/** A phone and a desktop, on which what stands is not the same. */
const AXE_WIDTHS = [360, 1280];
/** The language with the longest words, in which axe looks at every state on both; in the others at the main ones, on one. In English each test of a state has axe look at it. */
const LOOKED_AT = ['ru'];

const watched = playedOut(
  freshRecord({rules: 'sea-battle', seed: '3', players: 'solo:probability-map'}),
).record;
const over = playedOut(
  freshRecord({rules: 'admiral', seed: '12', players: 'race:hunt,parity'}),
).record.replace(' race:hunt,', ' race:you,');
/** A race in the middle, begun by whose it is. */
const underWay = over.split('.').slice(0, 24).join('.');

/**
 * What is looked at: an address, and what is waited for or done there. Where it is marked, by axe too, in every language.
 * @type {Record<string, {at: string, until: string, next?: (page: Page) => Promise<void>, tabs?: boolean, axe?: boolean, alone?: boolean}>} `alone`: nothing is measured, and only where axe looks at every state
 */
const states = {
  'first sight': {
    at: '?v=2&mode=race&game=admiral&seed=42',
    until: '.facts .button',
    axe: true,
  },
  'a hunt under way, with its chances': {
    at: `?${new URLSearchParams({v: '2', g: underWay})}`,
    until: '.scores',
    axe: true,
    async next(page) {
      await page.locator('.bar-group > .button[aria-pressed]').first().click();
      await page.locator('.candidates[data-counted]').waitFor();
    },
  },
  'a hunt that is over': {
    at: `?${new URLSearchParams({v: '2', g: over})}`,
    until: '.plate',
    axe: true,
  },
  watch: {
    at: `?${new URLSearchParams({v: '2', g: watched, step: '9'})}`,
    until: 'input[type=range]',
    tabs: true,
    axe: true,
  },
  'what an expert proves': {
    at: '?v=2&mode=watch&game=solitaire&seed=7&agent=expert-greedy',
    until: '#tab-proofs',
    tabs: true,
  },
  'laying out a fleet': {at: '?v=1&mode=play', until: '#deploy-start'},
  compare: {at: '?v=2&mode=compare&game=admiral&seed=5&agent=hunt,parity', until: '[data-cell]'},
  puzzle: {
    at: '?v=1&mode=puzzle&game=puzzle-6&level=hard&seed=7',
    until: '.puzzle-level:not(:empty)',
    async next(page) {
      await page.locator('.bar .button').nth(2).click();
      await page.locator('.tutored').waitFor();
    },
  },
  edit: {
    at: writePositionAddress({text: examples[0].text}),
    until: '[data-board=edit] [data-cell][aria-label]',
    axe: true,
  },
  'to be foretold': {
    at: `?${new URLSearchParams({v: '2', g: watched, step: '9', predict: '1'})}`,
    until: '.prediction',
    alone: true,
  },
  lab: {at: 'lab/', until: '#figures', axe: true},
  learn: {at: 'docs/', until: '#questions', axe: true},
  reversi: {at: 'reversi/', until: '[data-cell]', tabs: true, axe: true},
  lesson: {at: 'lesson/?v=2&lesson=counting', until: '[data-cell]', axe: true},
  'a lesson written': {
    at: 'lesson/?v=2&add=%3Fg%3Dspyglass2%2Badmiral%2Bs.1%2Bsolo%3Ayou%2B-',
    until: '.lesson-form [data-cell]',
    axe: true,
  },
  'for teachers': {at: 'lesson/?v=2&teachers=1&lesson=counting', until: '.lesson-ways', axe: true},
};

/** @param {string} language @param {string} key */
const wordOf = (language, key) =>
  new RegExp(`^${key} = (.*)$`, 'm').exec(
    readFileSync(new URL(`../../www/src/i18n/${language}/sea.ftl`, import.meta.url), 'utf8'),
  )?.[1] ?? '';

/** @param {Page} page @param {string} state @param {Map<string, string[]>} faults @param {readonly number[]} [axe] the widths at which axe looks */
async function look(page, state, faults, axe = [], widths = WIDTHS) {
  await measure(page, state, faults, widths);
  for (const width of axe) {
    await page.setViewportSize({width, height: 800});
    // Contrast is measured of what stands, not of what still fades.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((one) => one.finished)),
    );
    for (const fault of await accessibilityFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${state}, axe, ${width} px`]);
  }
  const words = await page.locator('body').innerText();
  assert.doesNotMatch(words, /\{\s*\$|undefined|\[object|NaN/, state);
}

/** The button that hands on, wherever it stands. @param {import('playwright-core').Page} page @param {string} name */
async function shareIn(page, name) {
  const inList = page.locator('.more-list button', {hasText: name});
  if ((await page.getByRole('button', {name, exact: true}).count()) === 0)
    await page
      .locator(
        `[popovertarget=${await inList.first().evaluate((row) => row.closest('.more-list')?.id)}]`,
      )
      .click();
  return page.getByRole('button', {name, exact: true});
}

for (const [place, language] of Object.keys(LANGUAGES).entries()) {
  test(`where most is said: ${language}`, async () => {
    // English is measured at every width, with the made-up language that is longer than any.
    const measured = Object.keys(states).filter(
      (state) =>
        !states[state].alone &&
        (language !== 'en' ||
          ['lab', 'learn', 'reversi', 'lesson', 'for teachers'].includes(state)),
    );
    const every = LOOKED_AT.includes(language);
    const widths = every ? WIDTHS : WIDTHS.slice(0, 1);
    const axeWidths = every ? AXE_WIDTHS : language === 'en' ? [] : [AXE_WIDTHS[place % 2]];
    const visit = await visitor({locale: language, hasTouch: true});
    const faults = new Map();
    for (const [state, {at, until, next, tabs, axe}] of Object.entries(states)) {
      const isMeasured = measured.includes(state);
      if (!isMeasured && !every) continue;
      const page = await visit.open(at);
      await page.locator(until).first().waitFor({state: 'attached'});
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      await next?.(page);
      await look(page, state, faults, axe || every ? axeWidths : [], isMeasured ? widths : []);
      const others = tabs && every ? await page.getByRole('tab').count() : 0;
      for (let tab = 1; tab < others; tab += 1) {
        await page.getByRole('tab').nth(tab).click();
        await look(page, `${state}, tab ${tab + 1}`, faults, [], widths);
      }
      if (state === 'first sight')
        for (const dialog of every ? [0, 1, 'share'] : [0, 1]) {
          const opener = await (typeof dialog === 'number'
            ? // Not the switch of the sound.
              page.getByRole('banner').locator('button:visible:not([aria-pressed])').nth(dialog)
            : shareIn(page, wordOf(language, 'share')));
          await opener.click();
          await page.getByRole('dialog').waitFor();
          await look(page, `dialog ${dialog}`, faults, every ? axeWidths : [], widths);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({state: 'detached'});
        }
      await page.close();
    }
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });
}
