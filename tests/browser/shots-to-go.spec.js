// Shots to go: asked for beside the candidates and in the Solver, told while they are found, gone with the step.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, heard} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';

const {visitor} = browserTests();

quickTest(
  'an agent that is watched: how many shots its hunt takes after each of its likeliest cells',
  async () => {
    const visit = await visitor();
    const page = await visit.open('?v=2&mode=watch&game=admiral&seed=3&agent=planner&step=9');
    await button(page, 'Shots to go').click();
    const table = page.getByRole('region', {name: 'Shots to go'});
    await heard(page, /on average [\d.]+ to go/);
    assert.equal(await table.getByRole('row').count(), 9);
    assert.match(await table.innerText(), /: 4,000\. Plan hunts/);
    assert.deepEqual(await accessibilityFaults(page), []);
    await button(page, 'Forward').click();
    await table.waitFor({state: 'detached'});
    await visit.leave();
  },
);

test('a position in the Solver: closed, they are asked for again', async () => {
  const visit = await visitor();
  const position = JSON.stringify({rules: 'admiral', shots: [['G8', 'hit']]});
  const page = await visit.open(`?v=1&mode=edit&p=${Buffer.from(position).toString('base64url')}`);
  await button(page, 'Shots to go').click();
  const table = page.getByRole('region', {name: 'Shots to go'});
  await table.getByRole('row').nth(8).waitFor();
  await table.getByRole('button', {name: /^(Cancel|Close)$/}).click();
  await table.waitFor({state: 'detached'});
  await button(page, 'Shots to go').waitFor();
  await visit.leave();
});
