// One whole game by touch alone, on a phone.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  assertBoard,
  button,
  cell,
  drawn,
  endedSo,
  heard,
  revealed,
  seen,
  wholeRecord,
} from './hands.mjs';
import {browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf, viewOf, watersOf} from './oracle.mjs';

const {visitor} = browserTests();

const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

quickTest('a whole hunt by touch: a tap aims, Fire or a second tap fires', async () => {
  const visit = await visitor({...devices.phone, moves: true});
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  const [water, other] = watersOf(begun, 2);
  const targets = targetsOf(begun);

  const top = () => cell(page, 'A1').evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await cell(page, water).tap();
  await heard(page, `Aiming at ${water}. Tap again or press Fire.`);
  await button(page, `Fire ${water}`).waitFor();
  assert.match((await cell(page, water).getAttribute('aria-label')) ?? '', /unknown, aiming here$/);
  // Another tap elsewhere only moves the aim.
  await cell(page, other).tap();
  await button(page, `Fire ${other}`).tap();
  await revealed(page, other);
  await heard(page, `${other} miss. Your turn.`);
  assert.equal(await top(), before, 'the board stays where it is after the first shot');
  assert.match((await cell(page, water).getAttribute('aria-label')) ?? '', /, unknown$/);

  for (const [index, target] of targets.entries()) {
    // The board stays in sight however far one has scrolled.
    if (index === targets.length - 1) await page.evaluate(() => scrollTo(0, 600));
    await cell(page, target).tap();
    await button(page, `Fire ${target}`).waitFor();
    if (index % 2) await cell(page, target).tap();
    else await button(page, `Fire ${target}`).tap();
    await revealed(page, target);
  }
  await endedSo(page, `${targets.length + 1} shots, and all five are sunk.`);
  const view = viewOf(await wholeRecord(page));
  assert.equal(view.players[0].shots, targets.length + 1);
  const won = `${targets.at(-1)} hit, submarine sunk.`;
  await seen(page, won);
  await heard(page, `${won} You: ${targets.length + 1} shots.`);
  await drawn(page);
  const isInSight = () =>
    page.locator('.plate').evaluate((one) => {
      const {left, top, bottom} = one.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        one.contains(document.elementFromPoint(left + 1, y)),
      );
    });
  assert(await isInSight(), 'how it ended is in sight where one has scrolled to');
  await page.evaluate(() => scrollTo(0, 0));
  assert(await isInSight(), 'and at the top of the page');
  await assertBoard(page, view, 1);
  await button(page, 'Back').tap();
  await page.getByRole('slider', {name: 'Timeline'}).waitFor();
  await button(page, 'Review').waitFor({state: 'detached'});
  await button(page, 'Play on from here').waitFor();
  await visit.leave();
});

test('one tap fires where that is set, and on cells large enough for a finger', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  const waters = watersOf(begun, 3);
  await cell(page, waters[0]).tap();
  await button(page, `Fire ${waters[0]}`).waitFor();
  await button(page, 'Menu').tap();
  await button(page, 'Settings').tap();
  await page.getByLabel('One tap fires').tap();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).tap();
  await cell(page, waters[1]).tap();
  await revealed(page, waters[1]);
  await visit.leave();

  const wide = await visitor({...devices.phone, viewport: {width: 800, height: 1100}});
  const tablet = await wide.open('?v=2&mode=race&game=admiral&seed=42');
  const size = await cell(tablet, waters[0]).boundingBox();
  assert((size?.width ?? 0) >= 40, `a cell of a tablet has ${size?.width} px`);
  await cell(tablet, waters[0]).tap();
  await revealed(tablet, waters[0]);
  await wide.leave();
});

test('a phone flags first in solitaire, and neither a long press nor a double tap does harm', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?v=2&mode=race&game=solitaire&seed=7');
  const solitaire = freshRecord({rules: 'solitaire', seed: '7', players: 'race:you,random'});
  const {known} = viewOf(solitaire).boards[0];
  const [target] = targetsOf(solitaire).filter((name) => !known.includes(name));
  await page.locator('button[aria-pressed=true]', {hasText: 'Flag'}).waitFor();
  await cell(page, target).tap();
  await page.locator(`[data-cell="${target}"][aria-label*="flagged as ship"]`).waitFor();
  const menu = await cell(page, target).evaluate(
    (one) => !one.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true})),
  );
  assert(menu, 'a board has no context menu');
  // The board or something around it keeps a double tap from zooming.
  const ways = await cell(page, target).evaluate((one) => {
    const all = [];
    for (let at = /** @type {Element | null} */ (one); at; at = at.parentElement)
      all.push(getComputedStyle(at).touchAction);
    return all;
  });
  assert(ways.includes('manipulation'), `touch-action is ${ways}`);
  await visit.leave();
});

test('on a phone another game closes its choice, and Fire is in sight', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await page.locator('[data-cell]').first().waitFor();
  await button(page, 'Change game').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Start this hunt').click();
  await dialog.waitFor({state: 'detached'});
  await cell(page, 'E5').tap();
  const fire = page.locator('.aim button');
  await fire.waitFor();
  const isSeen = await fire.evaluate((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  assert(isSeen, 'nothing lies over it');
  // What cannot be opened is mended where it was written.
  await button(page, 'Change game').click();
  await page.getByText('More choices').click();
  await dialog.locator('[name=seed]').fill('x');
  await button(page, 'Start this hunt').click();
  await dialog.getByRole('alert').waitFor();
  assert(await dialog.isVisible());
  await visit.leave();
});

test('on a phone a hint is told once', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?v=2&mode=race&game=solitaire&seed=42');
  await button(page, 'Hint').click();
  const more = button(page, 'Show more');
  for (let stage = 1; stage <= 4; stage += 1) {
    await page.getByText(`Hint ${stage} of 4`).waitFor();
    const said = await page.locator('.status').first().innerText();
    const revealed = await page
      .locator('.tutored > p')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''),
      );
    assert.equal(revealed.length, stage - 1, 'what was told before');
    assert(!revealed.includes(said.trim()));
    if (stage < 4) await more.click();
  }
  await page.setViewportSize({width: 1280, height: 800});
  assert.equal(await page.locator('.tutored > p:visible').count(), 4);
  await visit.leave();
});
