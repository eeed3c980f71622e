// Nothing sticks out, nothing is cut off, everything is large enough for a thumb, from 280 to 1920 px.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {examples} from '../../www/src/features/solver/examples.js';
import {writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {pseudo} from '../../www/src/i18n/pseudo.js';
import {quickTest, test} from '../suite.mjs';
import {atStep, button, cell, press, record, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {measure} from './layout.mjs';
import {freshRecord, playedOut, rulesWord, targetsOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

const raced = (() => {
  const begun = freshRecord({rules: 'admiral', seed: '42', players: 'solo:hunt'});
  const {record: hunted} = playedOut(begun);
  const own = targetsOf(begun).map((cell) => `F${cell}`);
  const theirs = hunted
    .split(' ')[4]
    .split('.')
    .map((action) => `2${action}`);
  const both = own.map((action, at) => `${action}.${theirs[at]}`).concat(theirs.slice(own.length));
  return `spyglass1 admiral s.42 race:you,hunt ${both.join('.')}`;
})();
const watched = playedOut(
  freshRecord({rules: 'sea-battle', seed: '3', players: 'solo:probability-map'}),
).record;

/** Ways into the states of the page. @type {Record<string, (page: Page, press: (name: string) => Promise<void>, link: (query: Record<string, string>) => Promise<void>) => Promise<void>>} */
const states = {
  'first sight': async (_page, _press, link) => link({mode: 'race', game: 'admiral', seed: '42'}),
  'the end of a race': async (page, _press, link) => {
    await link({g: raced});
    await page.locator('.result-actions [aria-pressed]').click();
    await page.getByRole('grid').nth(1).waitFor();
  },
  watch: async (page, _press, link) => {
    await link({g: watched, step: '9'});
    await page.locator('input[type=range]').waitFor();
  },
  solitaire: async (_page, _press, link) => link({mode: 'race', game: 'solitaire', seed: '7'}),
  'a hint and a proof': async (page, _press, link) => {
    await link({mode: 'race', game: 'solitaire', seed: '7'});
    const hint = page.locator('.bar-group > .button:not(.button-icon, [aria-pressed])').first();
    for (let stage = 1; stage <= 4; stage += 1) await hint.click();
    await page.locator('[popovertarget=more-hunt]').click();
    await page.locator('#more-hunt .button').first().click();
    await cell(page, 'A2').click();
    await page.locator('.proof-step').first().waitFor();
  },
  'what an expert proves and knows': async (page, _press, link) => {
    await link({mode: 'watch', game: 'solitaire', seed: '7', agent: 'expert-greedy'});
    await page.locator('#tab-proofs').click();
    await page.locator('.proof-step').first().click();
  },
  duel: async (page, _press, link) => {
    await link({mode: 'play', game: 'admiral', seed: '4', agent: 'parity'});
    await page.getByRole('grid').nth(1).waitFor();
  },
};

quickTest('the header is the same on every page', async () => {
  for (const {size, high} of [
    {size: {width: 1280, height: 860}, high: 57},
    {size: devices.phone.viewport, high: 49},
  ]) {
    const visit = await visitor({...devices.phone, viewport: size});
    /** @type {(string | null)[] | null} */
    let first = null;
    for (const path of [
      '',
      '?mode=watch',
      '?mode=puzzle',
      '?mode=edit',
      'lab/',
      'docs/',
      'docs/course/',
      'reversi/',
      'demo/',
    ]) {
      const page = await visit.open(path);
      const header = page.getByRole('banner');
      await header.waitFor();
      const {height} = (await header.boundingBox()) ?? {height: 0};
      assert.ok(height > high - 9 && height <= high, `${path}: ${height} px`);
      const entries = await header
        .locator(':is(.nav-item, .header-tools .button)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
      first ??= entries;
      assert.deepEqual(entries, first, path);
      assert.equal(entries.length, 10);
      await page.close();
    }
    await visit.leave();
  }
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`every page is led to on a phone, within its width: ${lang}`, async () => {
    const visit = await visitor({...devices.phone, locale: lang, moves: true});
    // The header is one for all pages; it is tried on each in the language with the longest words.
    for (const path of [
      '',
      ...(lang === 'ru' ? ['lab/', 'docs/', 'reversi/', 'docs/course/'] : []),
    ]) {
      const page = await visit.open(path);
      await page.locator('[aria-haspopup=dialog]:not(.header-tools *)').first().click();
      const menu = page.getByRole('dialog');
      for (const width of [360, 280]) {
        await page.setViewportSize({width, height: 740});
        await menu.getByRole('link').nth(7).waitFor();
        const places = await menu.locator(':is(a, button)').evaluateAll((links) =>
          links.map((link) => {
            const {left, right, width, height} = link.getBoundingClientRect();
            return {left, right, width, height, text: link.textContent};
          }),
        );
        assert.equal(places.length, 12, `${path} ${width}`);
        for (const {left, right, width: wide, height, text} of places) {
          assert.ok(left >= 0 && right <= width, `${path} ${width}: ${text} ${left}–${right}`);
          assert.ok(wide >= 44 && height >= 44, `${path} ${width}: ${text} ${wide} × ${height}`);
        }
      }
      await page.close();
    }
    const page = await visit.open();
    const open = page.locator('.header-phone > [aria-haspopup=dialog]');
    await open.click();
    if (lang === 'ru') assert.deepEqual(await accessibilityFaults(page), []);
    await page.keyboard.press('Escape');
    await page.locator('.menu').waitFor({state: 'hidden'});
    await open.click();
    await page.locator('.menu a[href*="docs/"]').click();
    await page.waitForURL(/docs\/$/);
    await visit.leave();
  });
}

for (const lang of Object.keys(LANGUAGES)) {
  test(`where a game watched stands is read on a phone without scrolling: ${lang}`, async () => {
    const visit = await visitor({...devices.phone, locale: lang});
    const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=exact&step=9');
    const number = page.locator('.scale-pointer > text');
    await number.filter({hasText: /^9$/}).waitFor();
    const {top, bottom, over} = await number.evaluate((told) => {
      const {top, bottom, left} = told.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 1, bottom - 1);
      return {top, bottom, over: seen?.closest('.scrubber') ? null : seen?.className};
    });
    assert.ok(top > 0 && bottom < 740, `${top}–${bottom}`);
    assert.equal(over, null, 'nothing lies over it');
    // Half a grip of the slider stands out at each end of the line, also where no step has been played yet.
    const off = await page.locator('.scrubber').evaluate((line) => {
      const [scale, slider] = ['.scale-line', 'input'].map((part) =>
        /** @type {Element} */ (line.querySelector(part)).getBoundingClientRect(),
      );
      return [slider.left + 8 - scale.left, slider.width - 16 - scale.width];
    });
    assert.ok(
      off.every((pixels) => Math.abs(pixels) < 1),
      `the slider lies over its line: ${off}`,
    );
    await visit.leave();
  });
}

// What the made-up language has is English made longer: where it has room, English has.
for (const lang of ['pseudo']) {
  test(`the states of the page at every width: ${lang}`, async () => {
    const visit = await visitor({hasTouch: true});
    const faults = new Map();
    for (const [state, enter] of Object.entries(states)) {
      const page = await visit.open(`?v=1&lang=${lang}`);
      await enter(
        page,
        (name) => press(page, name),
        async (query) => {
          const search = new URLSearchParams({v: '1', lang, ...query});
          await page.goto(new URL(`?${search}`, page.url()).href);
          await page.getByRole('gridcell').first().waitFor();
          await record(page);
        },
      );
      await measure(page, state, faults);
      const tabs = page.getByRole('tab');
      for (let tab = 1; tab < (await tabs.count()); tab += 1) {
        await tabs.nth(tab).click();
        await measure(page, `${state}, tab ${tab + 1}`, faults);
      }
      await page.getByRole('tab').first().click();
      await page.close();
    }
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });

  test(`puzzles at every width: ${lang}`, async () => {
    const visit = await visitor({hasTouch: true});
    const faults = new Map();
    for (const size of ['6', '10']) {
      const page = await visit.open(
        `?lang=${lang}&mode=puzzle&game=puzzle-${size}&level=hard&seed=7`,
      );
      await page.locator('.puzzle-level:not(:empty)').waitFor();
      await page.locator('.bar-group > .button:not(.button-icon)').first().click();
      await page.locator('.tutored').waitFor();
      await measure(page, `puzzle ${size} with a hint`, faults);
      await page.locator('[popovertarget=more-puzzle]').click();
      await page.locator('#more-puzzle .button').nth(1).click();
      await page.locator('.tutored .button').nth(4).waitFor();
      await measure(page, `puzzle ${size} with reasons`, faults);
      const steps = page.locator('.tutored .button');
      await steps.nth(3).click();
      await steps.nth(4).click();
      await page.locator('.result').waitFor();
      await measure(page, `puzzle ${size} solved`, faults);
      await page.close();
    }
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });

  test(`laying out a fleet, editing and the dialogs at every width: ${lang}`, async () => {
    const visit = await visitor({hasTouch: true});
    const faults = new Map();
    const page = await visit.open(`?v=1&mode=play&lang=${lang}`);
    await page.locator('[data-board=deploy] [data-cell]').first().waitFor();
    await page.locator('#deploy-start').waitFor();
    await measure(page, 'deploy', faults);
    for (const {text} of [examples[0], examples[3]]) {
      await page.goto(new URL(writePositionAddress({text, lang}), page.url()).href);
      await page.locator('[data-board=edit] [data-cell][aria-label]').first().waitFor();
      const {shots, known = []} = JSON.parse(text);
      await page.waitForFunction(
        (wanted) => document.querySelectorAll('.token').length === wanted,
        shots.length + known.length,
      );
      await measure(page, 'edit', faults);
    }
    await page.goto(new URL(`?v=2&mode=race&game=admiral&seed=42&lang=${lang}`, page.url()).href);
    await record(page, 0);
    // The first button of the header switches the sound.
    for (const at of [1, 2]) {
      await page.setViewportSize({width: 1280, height: 900});
      await page.getByRole('banner').getByRole('button').nth(at).click();
      await page.getByRole('dialog').waitFor();
      await measure(page, `dialog ${at}`, faults);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({state: 'detached'});
    }
    await page.goto(new URL(`?v=2&mode=watch&game=solitaire&seed=7&lang=${lang}`, page.url()).href);
    await page.locator('[popovertarget=watch-more]').click();
    const english = new URL('../../www/src/i18n/en/review.ftl', import.meta.url);
    const [, text = ''] = /^figures-open = (.*)$/m.exec(readFileSync(english, 'utf8')) ?? [];
    const name = pseudo(text);
    await page.locator('#watch-more').getByRole('button', {name, exact: true}).click();
    await page.locator('table.figures').waitFor();
    await measure(page, 'the source’s figures', faults);
    assert.deepEqual(Object.fromEntries(faults), {});
    await visit.leave();
  });
}

test('on a phone no cell that was scrolled to lies under the bar', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open(`?${new URLSearchParams({v: '2', g: raced})}`);
  await press(page, 'Both boards');
  await page.getByRole('grid').nth(1).waitFor();
  for (const board of ['sea-1', 'sea-2']) {
    const last = cell(page, 'J10', board);
    await page.evaluate(() => scrollTo(0, 0));
    await last.evaluate((one) => one.scrollIntoView({block: 'nearest'}));
    const seen = await last.evaluate((one) => {
      const {left, right, bottom} = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, bottom - 1));
    });
    assert(seen, board);
  }
  await visit.leave();
});

test('on a sea of few cells the letters stay close to them', async () => {
  const visit = await visitor();
  for (const size of [1, 3]) {
    const rules = {rows: size, cols: size, fleet: [{name: 'raft', count: 1, length: 1}]};
    const g = ['spyglass1', rulesWord(rules), 's.5', 'race:you,random', '-'].join(' ');
    const page = await visit.open(`?${new URLSearchParams({v: '1', g, mode: 'race'})}`);
    // Until the engine has read the link, another sea stands in its place.
    await page
      .locator('[data-cell]')
      .nth(size * size)
      .waitFor({state: 'detached'});
    await page.evaluate(() => document.fonts.ready);
    const head = await page.getByRole('columnheader', {name: 'A'}).boundingBox();
    const first = await cell(page, 'A1').boundingBox();
    assert(head && first);
    assert(first.width <= 96, `a cell is ${first.width} px wide`);
    assert(head.height <= 44, `its letter has ${head.height} px`);
    assert(Math.abs(head.y + head.height - first.y) < 1 && Math.abs(head.x - first.x) < 1);
    await page.close();
  }
  await visit.leave();
});

test('the controls stay where they are when a text changes its length', async () => {
  const visit = await visitor({viewport: {width: 360, height: 740}});
  const page = await visit.open(`?${new URLSearchParams({v: '2', g: watched, step: '0'})}`);
  await atStep(page, 0);
  const top = async () => (await button(page, 'Forward').boundingBox())?.y;
  const before = await top();
  for (let step = 1; step <= 6; step += 1) {
    await press(page, 'Forward');
    await atStep(page, step);
    assert.equal(await top(), before, `at step ${step}`);
  }
  await seen(page, /Step 6 of/);
  await visit.leave();
});
