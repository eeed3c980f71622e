// A choice that takes seconds to count: the board is there before it, told is how far it has come, and it can be stopped.
import assert from 'node:assert/strict';
import {quickTest} from '../suite.mjs';
import {door} from '../web/engine.mjs';
import {cell} from './hands.mjs';
import {accessibilityFaults, browserTests, slowWorkers} from './harness.mjs';

const {visitor} = browserTests();

const SHOTS = 40;

/** A hunt of the tracker so far. */
function hunted() {
  const game = door.newGame({rules: 'moving', seed: '3', players: 'solo:tracker'});
  for (let shot = 0; shot < SHOTS && !game.glance().over; shot += 1) game.aiMove();
  const [record, {step, moves}] = [game.record(), game.view()];
  game.free();
  return {record, step, last: moves.at(-1).cell};
}

quickTest(
  'a link into a hunt of the tracker shows its board, then how far the count is; stopped and gone on with',
  async () => {
    const {record, step, last} = hunted();
    const visit = await visitor();
    await slowWorkers(visit.context);
    const page = await visit.open(
      `?${new URLSearchParams({v: '1', mode: 'watch', g: record, step: String(step)})}`,
    );
    const reason = page.locator('.reason-sentence');
    await cell(page, last).and(page.locator(':not([aria-label*="unknown"])')).waitFor();
    assert.match(await reason.innerText(), /Counting…/);
    const cancel = reason.getByRole('button', {name: 'Cancel', exact: true});
    await cancel.waitFor();
    await reason.getByRole('progressbar').waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await cancel.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Counting stopped.').waitFor();
    assert.equal(await page.locator('.status .counting').count(), 0);
    const goOn = reason.getByRole('button', {name: 'Continue counting'});
    assert(await goOn.evaluate((button) => button === document.activeElement));
    await goOn.press('Enter');
    await reason.getByText(/starts that replay to every answer/).waitFor({timeout: 60_000});
    await visit.leave();
  },
);
