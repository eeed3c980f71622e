// Games come and go: new seas, records, and what overtakes what; who plays them.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {agentsFor, suited} from '../../www/src/games/sea/select.js';
import {agentParts, agentText, unlearned} from '../../www/src/shell/players.js';
import {door} from './engine.mjs';
import {createPage, duel, sweep, until} from './page.mjs';

test('what cannot be opened changes nothing', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await page.turns.act('A1', 'shoot');
  const before = page.store.get().game;
  for (const [record, code] of [
    ['nonsense', 'bad-record'],
    ['spyglass9 admiral s.1 race:you,parity -', 'unknown-record-version'],
    ['spyglass1 chess s.1 race:you,parity -', 'unknown-rules'],
    ['spyglass1 admiral s.1 race:you,nobody -', 'unknown-agent'],
  ]) {
    assert.equal(await page.opening.openRecord(record), null);
    assert.equal(page.store.get().notice.code, code);
    assert.equal(page.store.get().game, before);
  }
  page.client.stop();
});

test('the wished agent plays where it can, else the first that can', () => {
  const {rules, agents} = door.tables();
  const able = (wanted) => rules.find(({id}) => id === wanted).agents;
  assert.equal(suited('parity(k=longest)', able('admiral'), agents), 'parity(k=longest)');
  assert.equal(suited('parity', able('solitaire'), agents), 'random');
  assert.equal(suited('parity(k=9)', able('admiral'), agents), 'parity');
  assert.equal(suited('nobody', able('admiral'), agents), able('admiral')[0]);
});

test('an agent has one text: parameters at their default are left out', () => {
  const {agents} = door.tables();
  const {parameters} = agents.find(({id}) => id === 'parity');
  assert.equal(agentText('parity', {k: 'smallest'}, parameters), 'parity');
  assert.equal(agentText('parity', {k: 'longest'}, parameters), 'parity(k=longest)');
  assert.deepEqual(agentParts('p-matrix(wound-weight=only)'), {
    id: 'p-matrix',
    options: {'wound-weight': 'only'},
  });
});

test('an agent is chosen anew without what it has learned', () => {
  assert.equal(unlearned('exact(learned=gA_-)'), 'exact');
  assert.equal(unlearned('p-matrix(wound-weight=7;learned=gA)'), 'p-matrix(wound-weight=7)');
  for (const text of ['parity', 'parity(k=longest)', 'p-matrix(wound-weight=only)'])
    assert.equal(unlearned(text), text);
});

test('a link into a finished game opens at its step, without a word of its end', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '11'});
  await sweep(page);
  const {record} = page.store.get().game;
  const guest = createPage();
  await guest.opening.openRecord(record, {step: 5});
  const {game, mode} = guest.store.get();
  assert.equal(mode, 'race');
  assert.equal(game.view.step, 5);
  assert.ok(game.view.ended);
  assert.equal(guest.heard.length, 1);
  assert.doesNotMatch(guest.heard[0], /You: \d+ shots/);
  await guest.turns.runAgents();
  assert.equal(guest.view().step, 5, 'no agent moves on in a game that is looked at');
  for (const [step, shown, said] of /** @type {[number, number, RegExp][]} */ ([
    [1e5, game.view.steps, /doesn’t have\. This is its last step\.$/],
    [-1, 0, /doesn’t have\. This is its start\.$/],
    [NaN, game.view.steps, /doesn’t have\. This is its last step\.$/],
  ])) {
    await guest.opening.openRecord(record, {step});
    assert.equal(guest.view().step, shown, `asked for ${step}`);
    assert.equal(guest.store.get().notice.code, 'other-step');
    assert.match(guest.heard.at(-1), said);
  }
  await guest.opening.openRecord(record, {step: game.view.steps});
  assert.equal(guest.store.get().notice, null);
  page.client.stop();
  guest.client.stop();
});

test('a sea that nobody has played is played to the step asked for before it is shown, or to its nearest', async () => {
  const watched = /** @type {const} */ ({
    mode: 'watch',
    rules: 'admiral',
    agent: 'parity',
    seed: '42',
  });
  const whole = door.newGame({rules: 'admiral', seed: '42', players: 'solo:parity'});
  while (!whole.view().over) whole.aiMove();
  const {steps} = whole.view();
  whole.free();
  for (const [step, shown, instead] of /** @type {[number, number, string | null][]} */ ([
    [2, 2, null],
    [steps, steps, null],
    [1e5, steps, 'last'],
    [-1, 0, 'first'],
    [Number.NaN, 0, 'first'],
  ])) {
    const page = createPage();
    await page.opening.openNew({...watched, step});
    const {game, notice} = page.store.get();
    assert.equal(game.view.step, shown, `asked for ${step}`);
    assert.equal(game.view.steps, shown, 'no step is known that has not been played');
    assert.equal(notice?.code ?? null, instead && 'other-step');
    assert.equal(notice?.args.step ?? null, instead);
    page.client.stop();
  }
});

test('where that takes a while, it is told how far it has come, and may be enough', async () => {
  const page = createPage();
  const {call} = page.client;
  page.client.call = async (method, ...rest) => {
    if (method === 'aiMove') await new Promise((resolve) => setTimeout(resolve, 100));
    return call(method, ...rest);
  };
  const coming = page.opening.openNew({
    ...{mode: 'watch', rules: 'admiral', agent: 'parity'},
    ...{seed: '42', step: 50},
  });
  await until(() => page.store.get().ahead);
  const {ahead, game} = page.store.get();
  assert.equal(game, null);
  assert.equal(ahead.steps, 50);
  assert.ok(0 < ahead.step && ahead.step < 50);
  page.store.dispatch({type: 'ahead-enough'});
  const {step} = (await coming).view;
  assert.ok(ahead.step <= step && step <= ahead.step + 1);
  assert.equal(page.view().step, step);
  assert.equal(page.store.get().ahead, null);
  assert.equal(page.store.get().notice, null, 'the game has that step');
  page.client.stop();
});

test('of a game that another overtakes no more is played', async () => {
  const page = createPage();
  const sea = /** @type {const} */ ({mode: 'watch', rules: 'admiral', agent: 'parity'});
  const {call} = page.client;
  let [moves, other] = [0, Promise.resolve(/** @type {any} */ (null))];
  page.client.call = (method, ...rest) => {
    if (method === 'aiMove' && ++moves === 2) other = page.opening.openNew({...sea, seed: '2'});
    return call(method, ...rest);
  };
  assert.equal(await page.opening.openNew({...sea, seed: '1', step: 9}), null);
  assert.equal((await other).view.step, 0);
  assert.equal(moves, 2);
  assert.match(page.store.get().game.record, / s\.2 /);
  page.client.stop();
});

test('what is done to a game while another comes is done to that game, or not at all', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  const coming = page.opening.openNew({mode: 'race', rules: 'admiral', seed: '5'});
  await Promise.all([page.turns.act('E5', 'shoot'), coming]);
  await page.turns.runAgents();
  assert.equal(page.view().seed, '5');
  assert.equal(page.view().steps, 0);
  await page.turns.act('A1', 'shoot');
  assert.equal(page.view().moves[0].action, 'FA1');
  page.client.stop();
});

test('a record that another overtook leaves the game shown as it is', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  const record = 'spyglass1 admiral s.1 race:you,parity FA1.2FB2.FC3.2FD4';
  const other = 'spyglass1 admiral s.2 race:you,parity FA1.2FB2.FC3.2FD4';
  await Promise.all([
    page.opening.openRecord(record, {step: 2}),
    page.opening.openRecord(other, {step: 4}),
  ]);
  assert.deepEqual([page.view().seed, page.view().step], ['2', 4]);
  const dropped = page.opening.openRecord(record);
  page.opening.layOut('play');
  await dropped;
  await page.turns.act('E5', 'shoot');
  assert.equal(page.view().seed, '2');
  assert.equal(page.view().players[0].shots, 3);
  page.client.stop();
});

test('a game that is left is closed in the engine', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  const {board} = page.store.get().game;
  await page.start({mode: 'race', rules: 'admiral', seed: '5'});
  await assert.rejects(page.client.call('shoot', ['A1'], board), {code: 'no-game'});
  page.client.stop();
});

test('a shot that waits for its sea is given up with the mode it was meant for', async () => {
  for (const away of /** @type {import('../../www/src/games/sea/types.js').Action[]} */ ([
    {type: 'left', mode: 'watch'},
    {type: 'setting', name: 'rules', value: 'sea-battle'},
    {type: 'deploy-open', purpose: 'play', rules: door.tables().rules[0].rules},
  ])) {
    const page = createPage({late: true});
    void page.turns.act('E5', 'shoot');
    page.store.dispatch(away);
    assert.equal(page.store.get().asked, null, away.type);
    page.letGo();
    await page.start({mode: 'race', rules: 'admiral', seed: '4'});
    await page.turns.runAgents();
    assert.equal(page.view().steps, 0, away.type);
    page.client.stop();
  }
});

test('own rules of odd shape meet only agents that can play them', async () => {
  const rules = {
    rows: 8,
    cols: 8,
    contact: 'apart',
    announce: 'sunk',
    fleet: [
      {
        name: 'corner',
        count: 2,
        cells: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
      {name: 'boat', count: 1, length: 2},
    ],
  };
  const able = door.playersOf(/** @type {any} */ (rules));
  assert.ok(able.length > 0 && able.length < door.tables().agents.length);
  for (const opponent of door.tables().agents.map(({id}) => id)) {
    const page = createPage({settings: {opponent}});
    page.store.dispatch({type: 'choose', name: 'rules', value: /** @type {any} */ (rules)});
    await until(() => page.store.get().game || page.store.get().notice);
    assert.equal(page.store.get().notice, null, opponent);
    assert.ok(able.includes(agentParts(page.view().players[1].agent).id), opponent);
    assert.deepEqual(
      agentsFor(page.store.get(), /** @type {any} */ (rules)).map(({id}) => id),
      able,
    );
    page.client.stop();
  }
});

test('a game that is opened changes no wish for the next one, another like it does', async () => {
  const page = createPage();
  const {store} = page;
  await page.opening.openRecord('spyglass1 sea-battle s.5 race:you,hunt -');
  assert.deepEqual(
    [store.get().settings.rules, store.get().settings.opponent],
    ['admiral', 'parity'],
  );
  await page.opening.openNew({mode: 'race'});
  assert.deepEqual([page.view().rules.id, page.view().players[1].agent], ['admiral', 'parity']);

  await page.opening.openRecord('spyglass1 sea-battle s.5 race:you,hunt -');
  store.dispatch({type: 'new-sea', like: true});
  await until(() => page.view().seed !== '5');
  assert.deepEqual([page.view().rules.id, page.view().players[1].agent], ['sea-battle', 'hunt']);
  assert.deepEqual(
    [store.get().settings.rules, store.get().settings.opponent],
    ['sea-battle', 'hunt'],
  );

  // An agent that only stands in for the one wished for is no wish.
  await page.opening.openRecord('spyglass1 solitaire s.5 race:you,random -');
  store.dispatch({type: 'new-sea', like: true});
  await until(() => page.view().rules.id === 'solitaire' && page.view().seed !== '5');
  assert.equal(store.get().settings.opponent, 'hunt');
  page.client.stop();
});

test('a duel against an opponent draws its fleet as ever, however hunts are drawn', async () => {
  const [border, uniform] = [createPage({settings: {deploy: 'border'}}), createPage()];
  const {fleets} = duel('3');
  for (const page of [border, uniform])
    await page.start({mode: 'play', rules: 'admiral', seed: '3', fleets: [null, fleets[1]]});
  assert.equal(border.store.get().game.record, uniform.store.get().game.record);
  border.client.stop();
  uniform.client.stop();
});

test('an opponent lays its fleet against the shooter, anywhere where that is chosen, and elsewhere', async () => {
  /** @param {string} rules @param {string} [lays] the record of a duel in which the agent lays its own fleet */
  async function laidBy(rules, lays) {
    const page = createPage(lays ? {settings: {lays}} : {});
    const mine = door.drawFleet(rules, '3');
    await page.start({mode: 'play', rules, seed: '3', fleets: [null, mine]});
    const {record} = page.store.get().game;
    page.client.stop();
    return record;
  }
  /** @param {string} rules @param {string} deploy */
  function told(rules, deploy) {
    const fleets = [null, door.drawFleet(rules, '3')];
    const game = door.newGame({rules, players: 'duel:you,parity', seed: '3', fleets, deploy});
    const record = game.record();
    game.free();
    return record;
  }
  const against = told('admiral', 'against-the-shooter');
  assert.notEqual(against, told('admiral', 'uniform'));
  assert.equal(await laidBy('admiral'), against);
  assert.equal(await laidBy('admiral', 'uniform'), told('admiral', 'uniform'));
  assert.equal(await laidBy('sea-battle'), told('sea-battle', 'uniform'));
});
