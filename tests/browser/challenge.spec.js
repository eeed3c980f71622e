// A challenge: a fleet laid out for a friend, hunted there, and the result sent back.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  button,
  cell,
  endedSo,
  fire,
  fireAll,
  heard,
  pick,
  press,
  pressTwice,
  record,
  seen,
  unfolded,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** The query of the link in a field, once it is there. @param {Page} page @param {string} label */
async function linkIn(page, label) {
  const field = page.getByLabel(label, {exact: true});
  await field.waitFor();
  return new URL(await field.inputValue()).search;
}

quickTest(
  'a fleet is sent, hunted by a friend, and the result comes back with its replay',
  async () => {
    const sender = await visitor();
    const page = await sender.open('?mode=play&game=admiral');
    await press(page, 'Challenge a friend');
    await heard(page, 'The link for your friend is below the controls.');
    const sent = await linkIn(page, 'Link for your friend');
    assert.deepEqual(await accessibilityFaults(page), []);
    const sentRecord = new URLSearchParams(sent).get('g') ?? '';
    assert.match(sentRecord, /^spyglass2 admiral d\.\d+\.\S+ race:you,parity -$/);
    // Another fleet is another challenge.
    await press(page, 'Shuffle');
    await page.getByLabel('Link for your friend').waitFor({state: 'detached'});

    const friend = await visitor(devices.phone);
    const theirs = await friend.open(sent);
    await theirs.getByRole('heading', {name: 'A friend’s sea'}).waitFor();
    await button(theirs, 'Menu').tap();
    await button(theirs, 'Settings').tap();
    await theirs.getByLabel('One tap fires').tap();
    await theirs.getByRole('dialog').getByRole('button', {name: 'Close'}).tap();
    const [water] = watersOf(sentRecord, 1);
    const targets = targetsOf(sentRecord);
    await fireAll(theirs, [water, ...targets]);
    const back = await linkIn(theirs, 'Your result, to send back');
    assert.equal(new URLSearchParams(back).get('friend'), '1');
    assert.equal(viewOf(new URLSearchParams(back).get('g') ?? '').over, true);
    // What *Share* hands on is the same result, not a game of whoever gets it.
    await theirs
      .getByRole('region', {name: 'Result'})
      .getByRole('button', {name: 'Share', exact: true})
      .tap();
    const shared = theirs.getByRole('dialog').getByLabel(/^Link( to this game|$)/);
    assert.equal(new URL(await shared.inputValue()).search, back);

    const shots = targets.length + 1;
    const result = await sender.open(back);
    await endedSo(result, `${shots} shots: A friend has sunk all five.`);
    await heard(result, new RegExp(`A friend: ${shots} shots\\. `));
    await result.getByRole('grid', {name: 'A friend on this sea'}).waitFor();
    await address(result, (query) => query.get('friend') === '1');
    // Step by step; and after a reload it is the friend's still.
    await press(result, 'Review');
    await result.getByRole('slider', {name: 'Timeline'}).waitFor();
    await result.reload();
    await result.getByRole('grid', {name: 'A friend on this sea'}).waitFor();
    // What a friend played is none of one's own games.
    await press(result, 'Statistics');
    await result.getByText('You haven’t finished a game yet.').waitFor();
    await sender.leave();
    await friend.leave();
  },
);

test('a friend who gives up is said to, and a broken result link is refused', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=play&game=admiral');
  // First the keys are at Start, once the fleet lies there.
  await page.locator('#deploy-start:focus').waitFor();
  await seen(page, 'Your fleet is ready.');
  await unfolded(page, 'Challenge a friend');
  await button(page, 'Challenge a friend').focus();
  await page.keyboard.press('Enter');
  const theirs = await visit.open(await linkIn(page, 'Link for your friend'));
  await fireAll(theirs, ['A1']);
  await pressTwice(theirs, 'Give up');
  const query = new URLSearchParams(await linkIn(theirs, 'Your result, to send back'));
  const back = await visit.open(`?${query}`);
  await endedSo(back, '1 shot. A friend gave up.');
  // A device that does not keep the game is told of somebody, and not of its own reader.
  query.delete('friend');
  const other = await visitor();
  const elsewhere = await other.open(`?${query}`);
  await endedSo(elsewhere, '1 shot. The player gave up.');
  await elsewhere.getByRole('grid', {name: 'The player on this sea'}).waitFor();
  await other.leave();
  query.set('friend', 'me');
  const broken = await visit.open(`?${query}`);
  await seen(broken, 'The link can’t be read.');
  await cell(broken, 'A1').waitFor();
  await visit.leave();
});

test('a sea that the page lays out itself is nobody’s, after a reload too', async () => {
  const visit = await visitor();
  const page = await visit.open('?game=admiral');
  await record(page, 0);
  await pick(page, 'Fleet layout', 'along the border');
  await address(page, (query) => /^spyglass2 admiral d\./.test(query.get('g') ?? ''));
  await fire(page, 'A1');
  assert.equal(await page.getByRole('heading', {name: 'A friend’s sea'}).count(), 0);
  await page.reload();
  await page
    .locator('[data-board="sea-1"] [data-cell="A1"][aria-label]:not([aria-label*=unknown])')
    .waitFor();
  assert.equal(await page.getByRole('heading', {name: 'A friend’s sea'}).count(), 0);
  await visit.leave();
});
