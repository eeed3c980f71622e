// axe finds nothing on any state of the page, in any of its looks; and no word stays a key.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  atStep,
  bothBoards,
  button,
  cell,
  fire,
  fireAll,
  heard,
  pick,
  press,
  pressTwice,
  record,
  revealed,
  seen,
  unfold,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, playedOut, targetsOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
const targets = targetsOf(begun);
const waters = watersOf(begun, 6);

/**
 * Nothing is wrong with the page as it stands.
 *
 * @param {Page} page
 * @param {string} state
 */
async function sound(page, state) {
  // Contrast is measured of what stands, not of what still fades.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  assert.deepEqual(await accessibilityFaults(page), [], state);
  const words = await page.locator('body').innerText();
  assert.doesNotMatch(words, /\{\s*\$|undefined|\[object|NaN/, state);
  const names = await page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('\n'));
  assert.doesNotMatch(names, /\{\s*\$|undefined|\[object|NaN/, state);
}

/** @param {Page} page @param {string} name */
async function dialog(page, name) {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
  await sound(page, `dialog ${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
}

test('a hunt from its first sight to its end, and every dialog', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await record(page, 0);
  await sound(page, 'first sight');
  for (const name of ['Help', 'Settings', 'About', 'Share']) await dialog(page, name);
  await pick(page, 'Game', 'Own rules…');
  await page.getByRole('button', {name: 'Play with these rules'}).click();
  await page.getByRole('alert').waitFor();
  await sound(page, 'own rules with faults');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});

  await fireAll(page, [...waters.slice(0, 3), ...targets.slice(0, 6)]);
  await sound(page, 'in the middle');
  await cell(page, waters[0]).click({force: true});
  await page.locator('[data-kind=fault]').waitFor();
  await sound(page, 'a notice');
  await cell(page, waters[4]).focus();
  await page.keyboard.press('/');
  await page.getByLabel('Cell:').waitFor();
  await sound(page, 'a cell is typed');
  for (const tab of ['Moves', 'Fleet']) {
    await page.getByRole('tab', {name: tab}).click();
    await sound(page, `tab ${tab}`);
  }
  await page.keyboard.press('Escape');
  await fireAll(page, targets.slice(6));
  await bothBoards(page, 'Parity');
  await press(page, 'Both boards');
  await sound(page, 'the end');
  await press(page, 'Review');
  await atStep(page, 0);
  await page.getByRole('tab', {name: 'Moves'}).click();
  await sound(page, 'looking back');
  await press(page, 'Hunt the next sea');
  await page.getByRole('heading', {name: 'Your games'}).waitFor();
  await sound(page, 'with a kept game');
  await visit.leave();
});

quickTest('watching with a map, each tab, the fleet shown', async () => {
  const visit = await visitor();
  for (const agent of ['probability-map', 'random']) {
    const {record} = playedOut(
      freshRecord({rules: 'admiral', seed: '3', players: `solo:${agent}`}),
    );
    const page = await visit.open(`?${new URLSearchParams({v: '2', g: record, step: '12'})}`);
    await atStep(page, 12);
    // Moves are drawn alike for every agent.
    const tabs = ['Candidates', ...(agent === 'random' ? [] : ['Moves'])];
    for (const tab of tabs) {
      await page.getByRole('tab', {name: tab}).click();
      await sound(page, `${agent}, tab ${tab}`);
    }
    await press(page, 'Reveal fleet');
    await sound(page, `${agent}, the fleet shown`);
    await press(page, 'Last step');
    await sound(page, `${agent}, at its end`);
    await page.close();
  }
  await visit.leave();
});

test('laying out a fleet, with and without faults, and the duel', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await pick(page, 'Kind of game', 'Two players');
  await seen(page, /^Your fleet is ready\./);
  await sound(page, 'deploy');
  await press(page, 'Clear');
  await page.getByRole('list', {name: 'Fleet'}).getByRole('button', {name: 'carrier'}).click();
  await page.locator('[data-board=deploy] [aria-label*="the ship can go here"]').first().waitFor();
  await sound(page, 'a ship in hand');
  await press(page, 'Shuffle');
  await seen(page, /^Your fleet is ready\./);
  for (const [ship, place] of [
    ['carrier', 'A1 right'],
    ['battleship', 'A1 down'],
  ]) {
    await page.getByRole('list', {name: 'Fleet'}).getByRole('button', {name: ship}).click();
    await unfold(page, 'Place by text');
    await page.getByLabel('Place by text').fill(place);
    await press(page, 'Place it there');
  }
  await page.getByRole('list', {name: 'This fleet breaks the rules.'}).waitFor();
  await sound(page, 'deploy with faults');
  await press(page, 'Shuffle');
  await seen(page, /^Your fleet is ready\./);
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  const [water] = watersOf(await record(page, 0), 1);
  await fire(page, water);
  await heard(page, /Your turn\.$/);
  await press(page, 'What Parity thinks');
  await sound(page, 'duel');
  await pressTwice(page, 'Give up');
  await button(page, 'Rematch').waitFor();
  await sound(page, 'duel given up');
  await visit.leave();
});

/** @type {Record<string, Parameters<typeof visitor>[0]>} */
const looks = {
  light: {},
  dark: {colorScheme: 'dark'},
  'more contrast': {contrast: 'more'},
  'forced colours': {forcedColors: 'active'},
  phone: devices.phone,
  'dark phone': {...devices.phone, colorScheme: 'dark'},
};

for (const [look, options] of Object.entries(looks)) {
  test(`solitaire and a map: ${look}`, async () => {
    const visit = await visitor(options);
    const page = await visit.open('?v=2&mode=race&game=solitaire&seed=7');
    const solitaire = freshRecord({rules: 'solitaire', seed: '7', players: 'race:you,random'});
    const [flag, shot] = targetsOf(solitaire).slice(1);
    await record(page, 0);
    const touch = Boolean(options?.hasTouch);
    const use = (/** @type {string} */ name) =>
      touch ? cell(page, name).tap() : cell(page, name).click();
    await press(page, 'Fire');
    await use(shot);
    if (touch) {
      await button(page, `Fire ${shot}`).waitFor();
      await sound(page, `${look}: an aim`);
      await button(page, `Fire ${shot}`).tap();
    }
    await revealed(page, shot);
    await press(page, 'Flag');
    await use(flag);
    await page.locator(`[data-cell="${flag}"][aria-label*="flagged"]`).waitFor();
    await sound(page, `${look}: solitaire`);
    await pressTwice(page, 'Solve');
    await page.getByRole('table', {name: 'Score'}).waitFor();
    await sound(page, `${look}: score`);

    const {record: watched} = playedOut(
      freshRecord({rules: 'admiral', seed: '3', players: 'solo:probability-map'}),
    );
    // A look changes no word: the longer ones are looked at once a width.
    for (const lang of look === 'light' || look === 'phone' ? ['en', 'pseudo'] : ['en']) {
      const query = new URLSearchParams({v: '2', g: watched, step: '14', lang});
      const other = await visit.open(`?${query}`);
      await other.locator('li[aria-current=step], [role=tabpanel]').first().waitFor();
      await other.locator('input[type=range][value], input[type=range]').first().waitFor();
      await sound(other, `${look}: a map, ${lang}`);
      await other.close();
    }
    await visit.leave();
  });
}
