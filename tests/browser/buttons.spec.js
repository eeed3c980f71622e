// One button leads on, on every screen and at every size; what is rare stands under three dots.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, fireAll, overflow, unfolded} from './hands.mjs';
import {browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf} from './oracle.mjs';

const {visitor} = browserTests();

const SCREENS = [
  '',
  '?mode=race&game=admiral&seed=5&v=2',
  '?mode=race&game=solitaire&seed=7&v=2',
  '?mode=play',
  '?mode=watch&game=admiral&seed=5&agent=exact&v=2',
  '?mode=puzzle&game=puzzle-6&seed=3',
  '?mode=edit',
  '?mode=compare&agent=exact,probability-map',
  'lab/',
  'docs/',
  'reversi/',
];
const SIZES = [
  {...devices.desktop, viewport: {width: 1280, height: 860}},
  {...devices.desktop, viewport: {width: 1920, height: 1080}},
  devices.phone,
];

quickTest('at most one button leads on, and nothing sticks out sideways', async () => {
  for (const size of SIZES) {
    const visit = await visitor(size);
    for (const path of SCREENS) {
      const page = await visit.open(path);
      await page.locator('main').waitFor();
      await page.locator('[data-cell], form').first().waitFor();
      const mains = page.locator('.button-main').filter({visible: true});
      const names = await mains.allTextContents();
      const most = path === 'docs/' ? names.length : 1;
      assert.ok(names.length <= most, `${path} ${size.viewport.width}: ${names}`);
      const over = await overflow(page);
      assert.ok(over <= 0, `${path} ${size.viewport.width}: ${over} px`);
      await page.close();
    }
    await visit.leave();
  }
});

quickTest('the sea is as large as the window lets it be', async () => {
  const sizes = [
    {device: SIZES[0], least: 640},
    {device: SIZES[1], least: 820},
    {device: SIZES[2], least: 300},
  ];
  for (const {device, least} of sizes) {
    const visit = await visitor(device);
    const page = await visit.open('?mode=race&game=admiral&seed=5&v=2');
    const {width, height} = (await page.locator('.chart').boundingBox()) ?? {width: 0, height: 0};
    assert.ok(Math.min(width, height) >= least, `${width} × ${height}`);
    if (device !== devices.phone) {
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight,
      );
      assert.ok(scrolls <= 0, `${scrolls} px to scroll`);
    }
    await visit.leave();
  }
});

test('further actions: opened, walked through and closed by keys', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=race&game=admiral&seed=5&v=2');
  const targets = targetsOf(freshRecord({rules: 'admiral', seed: '5', players: 'solo:hunt'}));
  await fireAll(page, targets.slice(0, 1));
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.locator('#more-hunt .button').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  // The browser tells a list that it is open after that is drawn.
  await page.locator('#more-hunt .button:focus').waitFor();
  assert.equal(await focused(), 'New sea');
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(), 'Share');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'Change game');
  await page.keyboard.press('Escape');
  await page.locator('#more-hunt').waitFor({state: 'hidden'});
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'More',
  );
  // Where the window is low the ways out of the set-up stay in sight.
  await page.setViewportSize({width: 740, height: 360});
  await page.locator('.facts').getByRole('button', {name: 'Change game'}).click();
  await page.getByRole('dialog').waitFor();
  const foot = await page.locator('.set-up-actions .button').evaluateAll((all) =>
    all.map((one) => {
      const {left, right, top, bottom} = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );
  assert.deepEqual(foot, [true, true, true]);
  await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
  await page.setViewportSize({width: 1280, height: 860});
  // What is asked for twice is asked for in the same place.
  await unfolded(page, 'Give up');
  await button(page, 'Give up').click();
  await button(page, 'Give up?').click();
  await page.locator('#more-hunt').waitFor({state: 'detached'});
  await cell(page, 'A1').waitFor();
  await visit.leave();
});

quickTest('agents are compared two presses from anywhere', async () => {
  const visit = await visitor();
  const page = await visit.open('lab/');
  await page.getByRole('link', {name: 'Watch'}).click();
  await page.getByRole('heading', {name: 'Exact hunts'}).waitFor();
  await page.getByRole('radio', {name: '2'}).click();
  await page.getByRole('grid').nth(1).waitFor();
  await page.getByRole('grid', {name: 'Exact on this sea'}).waitFor();
  await page.getByRole('grid', {name: 'Map on this sea'}).waitFor();
  await page.getByRole('radio', {name: '1', exact: true}).click();
  await page.getByRole('grid').nth(1).waitFor({state: 'detached'});
  await visit.leave();
});
