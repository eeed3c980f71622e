// Shots to go: asked for beside the candidates and in the Solver, told while they are found, gone with the step.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, heard} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {freshRecord, reasoned, targetsOf, watersOf} from './oracle.mjs';

const {visitor} = browserTests();

quickTest(
  'an agent that is watched: how many shots its hunt takes after each of its likeliest cells',
  async () => {
    const visit = await visitor();
    const page = await visit.open('?v=2&mode=watch&game=admiral&seed=3&agent=planner&step=9');
    // The engine of the quick suite is a slow one.
    page.setDefaultTimeout(60_000);
    await button(page, 'Shots to go').click();
    const table = page.getByRole('region', {name: 'Shots to go'});
    await heard(page, /on average [\d.]+ to go/);
    assert.equal(await table.getByRole('row').count(), 9);
    assert.match(await table.innerText(), /: 4,000\. The agent Plan plays/);
    assert.deepEqual(await accessibilityFaults(page), []);
    // Over the board they take the place of chances, and beside the reason they say what the choice costs.
    const chances = page.locator('.board .sounding');
    await chances.first().waitFor();
    await table.getByRole('button', {name: 'Shots to go'}).click();
    await page.locator('.board .shots-plate').nth(7).waitFor();
    assert.equal(await chances.count(), 0);
    await page.locator('.legend').getByText('Shots to go, fewer is better').waitFor();
    assert.match(await page.locator('.reason').innerText(), /needs [\d.]+ more shots on average/);
    assert.deepEqual(await accessibilityFaults(page), []);
    // The legend is far from the board, which says what its numbers are itself, on a phone too.
    const unit = page.locator('.region').getByText('Shots to go, fewer is better');
    assert.ok(await unit.isVisible());
    const size = page.viewportSize();
    await page.setViewportSize({width: 360, height: 740});
    await unit.waitFor();
    await page.setViewportSize(size ?? {width: 1280, height: 860});
    // Another cell.
    await table.getByRole('combobox').selectOption('A10');
    await button(page, 'Compare').click();
    await page.locator('.board .shots-plate').nth(8).waitFor();
    assert.equal(await table.getByRole('row').count(), 10);
    await button(page, 'Chance of a ship again').click();
    await chances.first().waitFor();
    const saved = page.waitForEvent('download');
    await button(page, 'Save as CSV').click();
    assert.equal((await saved).suggestedFilename(), 'spyglass-shots.csv');
    await button(page, 'Forward').click();
    await table.waitFor({state: 'detached'});
    await visit.leave();
  },
);

test('a position in the Solver: closed, they are asked for again', async () => {
  const visit = await visitor();
  const position = JSON.stringify({rules: 'admiral', shots: [['G8', 'hit']]});
  const page = await visit.open(`?v=1&mode=edit&p=${Buffer.from(position).toString('base64url')}`);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await button(page, 'Shots to go').press('Enter');
  const table = page.getByRole('region', {name: 'Shots to go'});
  await table.getByRole('row').nth(8).waitFor();
  assert.equal(await focused(), 'shots-title');
  const compare = table.getByRole('button', {name: 'Compare'});
  await compare.waitFor({timeout: 60_000});
  await compare.press('Enter');
  // The next cell is chosen while this one is counted.
  const next = table.getByRole('combobox');
  await next.selectOption('J1');
  assert.equal(await table.getByRole('row').getByRole('button', {name: 'Cancel'}).count(), 1);
  await heard(page, /^\w+: [+−]?[\d.]+ ± /);
  assert.equal(await table.getByRole('row').count(), 10);
  assert.equal(await next.inputValue(), 'J1');
  assert.equal(await compare.evaluate((own) => own === document.activeElement), true);
  await table.getByRole('button', {name: 'Close'}).press('Enter');
  await table.waitFor({state: 'detached'});
  assert.equal(await focused(), 'shots-way-edit');
  await button(page, 'Shots to go').waitFor();
  await visit.leave();
});

test('a hunt that is over: what its shots lost in shots is asked for, found one after the other, and ended', async () => {
  const visit = await visitor();
  const game = freshRecord({rules: 'admiral', seed: '42', players: 'solo:you'});
  const end = reasoned(game, (door) => {
    for (const cell of [...watersOf(game, 6), ...targetsOf(game)]) door.shoot(cell);
    return door.record();
  });
  const page = await visit.open(`?${new URLSearchParams({v: '1', g: end, mode: 'race'})}`);
  await button(page, 'Review').click();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await button(page, 'Shots lost').press('Enter');
  await page
    .getByText(/^In shots: /)
    .first()
    .waitFor();
  assert.equal(await focused(), 'lost-way-1');
  await button(page, 'Cancel').press('Enter');
  await button(page, 'Shots lost').waitFor();
  assert.equal(await focused(), 'lost-way-1');
  const saved = page.waitForEvent('download');
  await button(page, 'Save the review as CSV').click();
  assert.equal((await saved).suggestedFilename(), 'spyglass-review.csv');
  await visit.leave();
});
