// What somebody finds who was never here: a hunt in the middle, and a shot that is theirs.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, drawn, press, record} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** How many cells are shot. @param {Page} page */
const shots = (page) =>
  page.locator('.cell:is([aria-label*=miss], [aria-label*=hit], [aria-label*=sunk])').count();

/** @param {Page} page */
const filmEnds = (page) =>
  page.waitForFunction(() => !document.querySelector('.first-line button'));

quickTest('three shots are shown, then all rests, and a cell is named as next', async () => {
  const {open, leave} = await visitor({first: true, moves: true});
  const page = await open();
  await page.getByRole('heading', {level: 1, name: /Where would you fire/}).waitFor();
  await filmEnds(page);
  assert.equal(await shots(page), 17);
  const sight = await page.locator('body').innerText();
  for (const words of ['1,941,983 fleets', 'Fire D9', 'Fire G9', 'Hunt a new fleet'])
    assert.ok(sight.includes(words), words);
  assert.match((await cell(page, 'D9').getAttribute('aria-label')) ?? '', /72/);
  const before = await page.locator('main').innerHTML();
  await page.waitForTimeout(1600);
  assert.equal(await page.locator('main').innerHTML(), before, 'nothing moves any more');
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await page.locator('[aria-live]').first().innerText(), '', 'the film is silent');
  assert.equal(new URL(page.url()).search, '');
  // With forced colours each button has an edge or a ground, and what is only underlined has no edge.
  await page.emulateMedia({forcedColors: 'active'});
  const looks = await page
    .locator('.button')
    .filter({visible: true})
    .evaluateAll((all) =>
      all.map((one) => {
        const {borderTopWidth, borderTopColor, backgroundColor} = getComputedStyle(one);
        const {backgroundColor: ground} = getComputedStyle(document.body);
        const seen = (/** @type {string} */ colour) =>
          ![ground, 'rgba(0, 0, 0, 0)'].includes(colour);
        const hasEdge = borderTopWidth !== '0px' && seen(borderTopColor);
        const isQuiet = one.classList.contains('button-quiet');
        return {
          name: one.textContent?.trim(),
          right: isQuiet ? borderTopWidth === '0px' : hasEdge || seen(backgroundColor),
        };
      }),
    );
  assert.ok(looks.length > 5);
  assert.deepEqual(
    looks.filter(({right}) => !right),
    [],
  );
  await leave();
});

const lying = {...devices.phone, viewport: {width: 740, height: 360}};
for (const [name, device] of Object.entries({...devices, 'phone on its side': lying}))
  quickTest(`what one can do at first is in view on a ${name}`, async () => {
    const {open, leave} = await visitor({
      first: true,
      ...device,
    });
    const page = await open();
    const {height} = page.viewportSize() ?? {height: 0};
    for (const name of [/^Fire D9/, /^Fire G9/, /^Hunt a new fleet/]) {
      const control = page.getByRole('button', {name});
      const box = await control.boundingBox();
      assert.ok(box && box.y > 0 && box.y + box.height <= height, `${name} ${JSON.stringify(box)}`);
      // Nothing lies over it.
      await control.click({trial: true});
    }
    await leave();
  });

for (const device of ['desktop', 'phone'])
  quickTest(
    `a choice on a ${device} is the first shot of a hunt that goes on from here`,
    async () => {
      const {open, leave} = await visitor({
        first: true,
        ...devices[/** @type {'desktop' | 'phone'} */ (device)],
      });
      const page = await open();
      await page.getByRole('button', {name: /^Fire D9/}).click();
      await page
        .getByText('Miss: that was a 72% shot. 548,008 fleets are left, and G9 is now 99%.')
        .last()
        .waitFor();
      const [, , , players, actions] = (await record(page, 36)).split(' ');
      assert.equal(players, 'race:you,exact');
      assert.equal(actions.split('.')[34], 'FD9');
      assert.equal(await button(page, 'Chances').getAttribute('aria-pressed'), 'true');
      // The button is gone, so that the focus is on a cell that nobody has chosen: what is said is said of the likeliest.
      await button(page, 'Possible fleets at G9').waitFor();
      // What came with the start is no help.
      assert.equal(await page.getByText(/chances shown in/).count(), 0);
      await leave();
    },
  );

test('a shot during the film jumps to its end, and one at a cell shot there is none', async () => {
  const {open, leave} = await visitor({first: true, moves: true});
  const page = await open();
  await cell(page, 'E9').click();
  await drawn(page);
  assert.equal(await shots(page), 17);
  assert.equal(new URL(page.url()).search, '');
  await cell(page, 'A1').click();
  await page.waitForFunction(() => location.search.includes('FA1'));
  await leave();
});

test('the film can be paused by its button and by a key', async () => {
  const {open, leave} = await visitor({first: true, moves: true});
  const page = await open();
  await press(page, 'Pause');
  const now = await shots(page);
  await page.waitForTimeout(1800);
  assert.equal(await shots(page), now);
  await page.keyboard.press(' ');
  await filmEnds(page);
  assert.equal(await shots(page), 17);
  await leave();
});

test('from there an empty sea, the sea of the day, or Exact alone', async () => {
  const {open, leave} = await visitor({first: true});
  const page = await open();
  await press(page, 'Hunt a new fleet');
  await page.waitForFunction(() => /seed=|s\.\d/.test(location.search));
  assert.equal(await shots(page), 0);
  const other = await open();
  await press(other, 'Let the computer continue');
  await other.waitForFunction(() => /FD9/.test(location.search));
  assert.match(await record(other), / solo:exact /);
  await leave();
});

test('who was here before finds a game, and a link is followed', async () => {
  const {open, leave} = await visitor({first: true});
  const linked = await open('?game=admiral&seed=7');
  await linked.waitForFunction(
    () => !location.search.includes('seed=7') || document.querySelector('.bar'),
  );
  assert.equal(await linked.getByText('Where would you fire').count(), 0);
  await cell(linked, 'A1').click();
  await linked.getByText(/^A1 /).first().waitFor();
  const page = await open();
  await button(page, 'Undo').waitFor();
  assert.equal(await page.getByText('Where would you fire').count(), 0);
  // The chart of a first visit was not shown meanwhile.
  assert.ok(await page.locator('html[data-known]').count());
  await leave();
});

for (const device of ['desktop', 'phone'])
  test(`on a ${device} the chart stands in the page before any script, and does not move`, async () => {
    const look = {first: true, ...devices[/** @type {'desktop' | 'phone'} */ (device)]};
    const still = await visitor({...look, javaScriptEnabled: false});
    const before = await still.open();
    const chart = (/** @type {Page} */ page) => page.locator('.chart').boundingBox();
    assert.equal(await before.locator('.cell').count(), 100);
    const soundings = await before.locator('.sounding').count();
    // Every cell that is not shot at has its chance.
    assert.equal(soundings, 100 - 14);
    assert.equal((await before.locator('body').innerText()).match(/[a-z]/), null, 'no words');
    const visit = await visitor(look);
    const page = await visit.open();
    await page.getByRole('heading', {level: 1}).waitFor();
    assert.deepEqual(await chart(page), await chart(before));
    await page.goto(`${page.url()}?game=admiral&seed=7`, {waitUntil: 'commit'});
    await page.locator('html[data-known]').waitFor({state: 'attached'});
    assert.equal(await page.locator('#before .chart').isVisible(), false);
    await visit.leave();
    await still.context.close();
  });
