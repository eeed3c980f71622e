// Agents are watched, step by step.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reasonSentence} from '../../www/src/features/review/reason-sentences.js';
import {leadBoard} from '../../www/src/games/sea/select.js';
import {timelineMarks} from '../../www/src/games/sea/timeline-marks.js';
import {door} from './engine.mjs';
import {createPage, duel, sweep, until} from './page.mjs';
import {speech, words} from './speech.mjs';

test('every agent of the tables is watched to its end, back and forth', async () => {
  const {rules, agents} = door.tables();
  for (const {id, agents: able} of rules) {
    for (const agent of agents.filter((one) => able.includes(one.id))) {
      const page = createPage({settings: {watched: agent.id, rules: id}});
      await page.start({mode: 'watch', seed: '2', rules: id});
      await page.watching.go('forward');
      await page.counting.settled();
      const {decision} = page.view();
      const why = reasonSentence(decision, speech);
      assert.ok(!why.endsWith(words('reason-unknown')) && why.split(' ').length <= 30, why);
      assert.ok(why.includes(decision.cell), why);
      await page.watching.go('forward');
      assert.equal(page.view().last.action, decision.action, 'it does what it said it would');
      await page.watching.go('last');
      assert.ok(page.view().over, `${agent.id} on ${id}`);
      await page.watching.go('back');
      assert.equal(page.view().step, page.view().steps - 1);
      await page.watching.go(3);
      assert.equal(page.view().step, 3);
      await page.watching.go('first');
      assert.equal(page.view().step, 0);
      page.client.stop();
    }
  }
});

test('the timeline marks what was hit and sunk', async () => {
  const page = createPage({settings: {watched: 'hunt'}});
  await page.start({mode: 'watch', seed: '2', rules: 'admiral'});
  await page.watching.go('last');
  const marks = timelineMarks(page.view());
  assert.equal(marks.length, 17);
  assert.equal(marks.filter(({kind}) => kind === 'sunk').length, 5);
  page.client.stop();
});

test('while an agent plays by itself nothing is spoken but the pause', async () => {
  const page = createPage({settings: {watched: 'hunt', speed: 0}});
  await page.start({mode: 'watch', seed: '2', rules: 'admiral'});
  page.heard.length = 0;
  await page.watching.go('toggle');
  while (page.store.get().playing) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(page.view().over);
  assert.equal(page.heard.length, 1);
  assert.match(page.heard[0], /Paused at step/);
  page.client.stop();
});

test('the way to the last step ends where another sea comes', async () => {
  const page = createPage({settings: {watched: 'hunt'}});
  await page.start({mode: 'watch', rules: 'admiral', seed: '2'});
  const way = page.watching.go('last');
  await page.opening.openNew({mode: 'watch', rules: 'admiral', seed: '3'});
  await way;
  assert.deepEqual([page.view().seed, page.view().steps], ['3', 0]);
  page.client.stop();
});

test("the agent is watched on the sea of a duel's end, and the loser begins again", async () => {
  const page = createPage();
  await page.start(duel('3'));
  await sweep(page);
  const {final} = page.view();
  const shot = leadBoard(page.view()).ships;
  await page.watching.go('first');
  page.store.dispatch({type: 'rematch'});
  await until(() => page.store.get().deploying);
  assert.equal(page.store.get().settings.agentBegins, final.winner === 1);
  page.store.dispatch({type: 'deploy-leave'});
  page.store.dispatch({type: 'watch-here'});
  await until(() => page.store.get().mode === 'watch');
  assert.equal(page.store.get().notice, null);
  assert.deepEqual(page.view().boards[0].ships, shot);
  page.store.dispatch({type: 'choose', name: 'watched', value: 'hunt'});
  await until(() => page.view().players[0].agent === 'hunt');
  assert.deepEqual(page.view().boards[0].ships, shot);
  page.client.stop();
});

test('alone on the sea of an older race the agent hunts anew, and that is said', async () => {
  for (const [version, code] of /** @type {[string, string | undefined][]} */ ([
    ['1', 'other-hunt'],
    ['2', undefined],
  ])) {
    const page = createPage();
    const record = `spyglass${version} admiral s.3 race:you,parity FA1`;
    assert.ok(await page.opening.openRecord(record));
    page.store.dispatch({type: 'watch-here'});
    await until(() => page.store.get().mode === 'watch');
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(page.store.get().notice?.code, code, record);
    if (code) assert.match(page.heard.at(-1) ?? '', /The agent hunts afresh here/);
    page.client.stop();
  }
});
