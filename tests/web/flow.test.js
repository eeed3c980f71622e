// The page without its sight: state and flows on the real engine.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createClient} from '../../www/src/engine/client.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createActing} from '../../www/src/flow/acting.js';
import {createAsking} from '../../www/src/flow/asking.js';
import {createCounting} from '../../www/src/flow/counting.js';
import {createDeployingFlow} from '../../www/src/flow/deploying.js';
import {createDraftingFlow} from '../../www/src/flow/drafting.js';
import {createLoading} from '../../www/src/flow/loading.js';
import {createOpening, suited} from '../../www/src/flow/opening.js';
import {createTurns} from '../../www/src/flow/turns.js';
import {createWatching} from '../../www/src/flow/watching.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {spoken} from '../../www/src/speak/announcer.js';
import {deployingSpoken} from '../../www/src/speak/deploying.js';
import {createNames} from '../../www/src/speak/names.js';
import {reasonSentence} from '../../www/src/speak/reviewing.js';
import {statusSentence} from '../../www/src/speak/sentences.js';
import {freshDraft} from '../../www/src/state/drafting.js';
import {initialState, reduce} from '../../www/src/state/reduce.js';
import {
  agentParts,
  agentsFor,
  agentText,
  firstDifference,
  leadBoard,
  nextHit,
  shownView,
  timelineMarks,
} from '../../www/src/state/select.js';
import {createStore} from '../../www/src/state/store.js';
import {door} from './engine.mjs';
import {english} from './english.mjs';

const words = wordsFrom({
  locale: 'en',
  source: english,
  onMissing: (key) => assert.fail(`no words for ${key}`),
});
const speech = {words, names: createNames(words)};

/** @param {any} known */
const stateOf = ({late: _, paced: __, ...known}) => initialState(known);

/** A page on an engine that lives in this process; `late` holds its answers back until let go. */
function createPage(/** @type {any} */ known = {}) {
  /** @type {(value?: any) => void} */
  let letGo = () => {};
  const gate = known.late ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve();
  const startWorker = () => {
    const worker = {onmessage: null, onerror: null, terminate() {}, postMessage: null};
    const respond = createResponder(door, (data) =>
      worker.onmessage?.({data: structuredClone(data)}),
    );
    worker.postMessage = (message) => void gate.then(() => respond(structuredClone(message)));
    gate.then(() => worker.onmessage?.({data: {status: 'ready'}}));
    return worker;
  };
  const store = createStore(stateOf(known), reduce);
  const client = createClient({startWorker});
  const asking = createAsking(store, client);
  const opening = createOpening(store, client);
  /** @type {Promise<any>} */
  let started = Promise.resolve();
  const counting = createCounting(store, client);
  const turns = createTurns(store, asking, counting, {reducedMotion: () => !known.paced});
  const watching = createWatching(store, asking, counting, {opened: () => started});
  const keeping = /** @type {any} */ ({});
  const hands = /** @type {any} */ ({
    focusCell() {},
    focusId() {},
    checkRules: createLoading(store, client, () => {}).checkRules,
  });
  createActing(store, {opening, turns, watching, keeping}, hands);
  const deploying = createDeployingFlow(store, client, opening, keeping, hands);
  createDraftingFlow(store, keeping, hands);
  const heard = [];
  store.hear((action, state, before) => {
    const text =
      spoken(action, state, before, speech) || deployingSpoken(action, state, before, speech);
    if (text) heard.push(text);
  });
  return {
    store,
    client,
    opening,
    turns,
    watching,
    counting,
    deploying,
    heard,
    letGo,
    start: (config) => (started = opening.openNew(config)),
    view: () => shownView(store.get()),
  };
}

const cellsOf = ({rules}) =>
  Array.from(
    {length: rules.rows * rules.cols},
    (_, index) => 'ABCDEFGHIJKLMNOP'[index % rules.cols] + (Math.floor(index / rules.cols) + 1),
  );

/** Shoots row by row until the game is over, whatever may not be shot at left out. */
async function sweep({turns, view, store}) {
  for (const cell of cellsOf(view())) {
    if (store.get().game.view.ended) return;
    if (leadBoard(view()).marks[cellsOf(view()).indexOf(cell)] === 'unknown')
      await turns.act(cell, 'shoot');
  }
}

for (const rules of ['admiral', 'admiral-apart', 'sea-battle']) {
  test(`a race on ${rules} runs to its end, the rival after you`, async () => {
    const page = createPage();
    await page.start({mode: 'race', rules, seed: '11'});
    await page.turns.act('A1', 'shoot');
    assert.ok(page.view().boards[1].withheld);
    assert.equal(page.view().players[1].shots, 1);
    await sweep(page);
    const {game} = page.store.get();
    assert.ok(game.view.ended && game.view.over);
    assert.ok(game.view.players.every(({done}) => done));
    assert.equal(game.view.boards[1].withheld, false);
    assert.match(page.heard.at(-1), /You: \d+ shots\. Parity: \d+\./);
    assert.ok(firstDifference(game.view).shot >= 1);
    await page.watching.go('first');
    assert.ok(page.store.get().game.view.ended, 'looked at from its start it is still over');
    assert.equal(page.view().boards[1].withheld, false);
    page.client.stop();
  });
}

test('one message a turn, the reply joined to the shot', async () => {
  const page = createPage();
  const fleets = [null, door.drawFleet('admiral', '3')];
  await page.start({mode: 'play', rules: 'admiral', seed: '3', fleets});
  page.heard.length = 0;
  await page.turns.act('C7', 'shoot');
  assert.equal(page.heard.length, 1);
  assert.match(page.heard[0], /^C7 (miss|hit)\. Parity fires [A-J]\d+, (miss|hit)\. Your turn\.$/);
  page.client.stop();
});

test('where a hit shoots again each of your shots is a turn', async () => {
  const page = createPage();
  await page.start({
    mode: 'play',
    rules: 'sea-battle',
    seed: '3',
    fleets: [null, door.drawFleet('sea-battle', '3')],
  });
  await sweep(page);
  assert.ok(page.store.get().game.view.ended);
  assert.ok(['won', 'lost'].includes(page.view().result.code));
  page.client.stop();
});

test('undo takes the reply back too, and redo brings both', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await page.turns.act('A1', 'shoot');
  await page.turns.act('B1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 2);
  await page.turns.take('redo');
  assert.equal(page.view().step, 4);
  await page.turns.take('redo');
  assert.equal(page.store.get().notice.code, 'nothing-to-redo');
  assert.equal(page.view().step, 4);
  page.client.stop();
});

test('undo stops where a person took over from what was told, also in the link reopened', async () => {
  const page = createPage();
  const record = 'spyglass1 admiral s.4 solo:you FA1.FB1.FC1';
  await page.opening.openRecord(record, {from: Number.POSITIVE_INFINITY});
  await page.turns.act('D1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 3);
  await page.turns.take('undo');
  assert.equal(page.view().step, 3);
  assert.equal(page.store.get().notice.code, 'nothing-to-undo');
  const {game} = page.store.get();
  assert.deepEqual([game.from, game.takeBacks], [3, 1]);
  await page.opening.openRecord(record, {from: 2});
  await page.turns.take('undo');
  await page.turns.take('undo');
  assert.equal(page.view().step, 2);
  await page.opening.openRecord(record);
  await page.turns.take('undo');
  await page.turns.take('undo');
  assert.equal(page.view().step, 1, 'one that was played from its start goes back to it');
  page.client.stop();
});

test('a shot fired before the engine is there is sent when it is', async () => {
  const page = createPage({late: true});
  const started = page.start({mode: 'race', rules: 'admiral', seed: '4'});
  void page.turns.act('E5', 'shoot');
  assert.deepEqual(page.store.get().asked, {method: 'shoot', cell: 'E5', late: true});
  page.letGo();
  await started;
  await page.turns.runAgents();
  assert.equal(page.view().moves[0].action, 'FE5');
  assert.equal(page.store.get().asked, null);
  page.client.stop();
});

test('shots faster than answers are fired one after another, before the sea is there and after', async () => {
  const cells = ['A1', 'C3', 'E5', 'G7', 'I9', 'A1'];
  const page = createPage({late: true, paced: true, settings: {pace: 60_000}});
  const started = page.start(duel('3'));
  for (const cell of cells.slice(0, 3)) void page.turns.act(cell, 'shoot');
  assert.deepEqual(page.store.get().waiting, cells.slice(0, 3));
  page.letGo();
  await started;
  for (const cell of cells.slice(3)) void page.turns.act(cell, 'shoot');
  assert.deepEqual(page.store.get().waiting, cells.slice(0, 5));
  await until(() => page.view().steps === 9);
  const yours = page.view().moves.filter(({player}) => player === 1);
  assert.deepEqual(
    yours.map(({cell}) => cell),
    cells.slice(0, 5),
  );
  assert.deepEqual(page.store.get().waiting, []);
  page.turns.skip();
  page.client.stop();
});

test('a second shot waits for no answer and is not sent twice', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await Promise.all([page.turns.act('E5', 'shoot'), page.turns.act('E5', 'shoot')]);
  assert.equal(page.view().players[0].shots, 1);
  page.client.stop();
});

test('solitaire flags, notes and takes them back, and ends with a score for both', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'solitaire', seed: '5'});
  assert.equal(page.view().players[1].agent, 'random', 'an agent that can play it');
  const free = cellsOf(page.view()).filter((cell) => !leadBoard(page.view()).known.includes(cell));
  await page.turns.act(free[0], 'flag');
  await page.turns.act(free[1], 'flag');
  await page.turns.act(free[1], 'flag');
  await page.turns.act(free[2], 'note');
  assert.deepEqual(leadBoard(page.view()).flags, [free[0]]);
  assert.deepEqual(leadBoard(page.view()).notes, [free[2]]);
  await page.turns.take('solve');
  assert.ok(page.view().boards.every(({score}) => score !== null));
  assert.match(page.heard.at(-1), /You end with -?[\d,−]+ points, Random with/);
  page.client.stop();
});

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
      assert.ok(
        !why.startsWith(words('reason-unknown', {cell: ''})) && why.split(' ').length <= 30,
        why,
      );
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

test('the timeline marks what was hit and sunk, and leaps to the next', async () => {
  const page = createPage({settings: {watched: 'hunt'}});
  await page.start({mode: 'watch', seed: '2', rules: 'admiral'});
  await page.watching.go('last');
  const marks = timelineMarks(page.view());
  assert.equal(marks.length, 17);
  assert.equal(marks.filter(({kind}) => kind === 'sunk').length, 5);
  await page.watching.go('first');
  assert.equal(nextHit(page.view(), 1), marks[0].step);
  await page.watching.go('next-hit');
  assert.equal(page.view().step, marks[0].step);
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
    [1e5, game.view.steps, /has not\. This is its last step\.$/],
    [-1, 0, /has not\. This is its start\.$/],
    [NaN, game.view.steps, /has not\. This is its last step\.$/],
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

/** A duel whose fleets are known, the person's shots at the second sea. */
const duel = (seed, rules = 'admiral') => ({
  mode: 'play',
  rules,
  seed,
  fleets: [null, door.drawFleet(rules, seed)],
});

test('the shot that was taken back can be fired again, and the agent replies', async () => {
  const page = createPage();
  await page.start(duel('3'));
  await page.turns.act('A1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 0);
  await page.turns.act('A1', 'shoot');
  assert.equal(page.view().step, 2);
  await page.turns.act('B1', 'shoot');
  assert.equal(page.view().step, 4);
  assert.equal(page.store.get().notice, null);
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

test('the way to the last step ends where another sea comes', async () => {
  const page = createPage({settings: {watched: 'hunt'}});
  await page.start({mode: 'watch', rules: 'admiral', seed: '2'});
  const way = page.watching.go('last');
  await page.opening.openNew({mode: 'watch', rules: 'admiral', seed: '3'});
  await way;
  assert.deepEqual([page.view().seed, page.view().steps], ['3', 0]);
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
  for (const away of [
    {type: 'left', mode: 'watch'},
    {type: 'setting', name: 'rules', value: 'sea-battle'},
    {type: 'deploy-open', purpose: 'play', rules: door.tables().rules[0].rules},
  ]) {
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

test('undo right after the shot takes it back, whatever was under way', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await Promise.all([page.turns.act('A1', 'shoot'), page.turns.take('undo')]);
  assert.equal(page.view().step, 0);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('undo ends the turn of an agent that goes on shooting', async () => {
  const page = createPage({paced: true, settings: {pace: 60_000}});
  await page.start(duel('3', 'sea-battle'));
  let cell = 0;
  const free = cellsOf(page.view());
  // Shots until one misses, so that the agent is to move and waits.
  while (page.view().toMove === 1) {
    void page.turns.act(free[cell], 'shoot');
    cell += 1;
    while (page.view().steps < cell) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await page.turns.take('undo');
  assert.equal(page.view().step, cell - 1);
  assert.equal(page.view().players[1].shots, 0, 'no shot of the agent came in between');
  page.client.stop();
});

test('an agent that begins moves at once, also where a game before still waited for its own', async () => {
  const page = createPage({paced: true, settings: {pace: 60_000}});
  await page.start(duel('3'));
  void page.turns.act(cellsOf(page.view())[0], 'shoot');
  while (page.view().toMove !== 2) await new Promise((resolve) => setTimeout(resolve, 2));
  page.store.dispatch({type: 'setting', name: 'pace', value: 0});
  page.store.dispatch({type: 'setting', name: 'agentBegins', value: true});
  await page.start({...duel('3'), fleets: [door.drawFleet('admiral', '3'), null]});
  await page.turns.runAgents();
  assert.equal(page.view().players[0].shots, 1);
  assert.equal(page.view().toMove, 2);
  page.client.stop();
});

test('a click while the agent thinks ends the wait and is fired after', async () => {
  const page = createPage({paced: true, settings: {pace: 60_000}});
  await page.start(duel('3'));
  void page.turns.act('A1', 'shoot');
  while (page.view().steps < 1) await new Promise((resolve) => setTimeout(resolve, 2));
  const second = page.turns.act('B1', 'shoot');
  while (page.view().steps < 3) await new Promise((resolve) => setTimeout(resolve, 2));
  page.turns.skip();
  await second;
  assert.equal(page.view().moves[2].action, 'FB1');
  page.client.stop();
});

test('what was aimed at while the agent moved stays aimed at', async () => {
  const page = createPage();
  await page.start(duel('3'));
  await page.turns.act('A1', 'shoot');
  page.store.dispatch({type: 'aim', cell: 'B2'});
  const {game} = page.store.get();
  page.store.dispatch({type: 'answered', board: game.board, answer: game});
  assert.equal(page.store.get().aim, 'B2');
  await page.turns.act('B2', 'shoot');
  assert.equal(page.store.get().aim, null);
  page.client.stop();
});

/** @param {() => unknown} isSo */
async function until(isSo) {
  for (let tries = 0; !isSo(); tries += 1) {
    assert.ok(tries < 1000, `never: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

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

test('a fleet given up before the first game leads to a game all the same', async () => {
  for (const [purpose, mode, after] of [
    ['play', 'play', 'race'],
    ['watch', 'watch', 'watch'],
  ]) {
    const page = createPage({mode});
    page.store.dispatch({type: 'deploy', purpose});
    await until(() => page.store.get().deploying?.ships[0].cells.length);
    page.store.dispatch({type: 'deploy-leave'});
    await until(() => page.store.get().game);
    assert.equal(page.store.get().mode, after);
    page.client.stop();
  }
});

test('a fleet mended at the last moment starts at once', async () => {
  const page = createPage({mode: 'play'});
  page.store.dispatch({type: 'deploy', purpose: 'play'});
  await until(() => page.store.get().deploying?.ships[0].cells.length);
  const {ships} = page.store.get().deploying;
  const crossed = ships.map((ship, at) =>
    at === 4 ? {...ship, cells: ships[0].cells.slice(0, 2)} : ship,
  );
  page.store.dispatch({type: 'deploy-fleet', ships: crossed});
  await until(() => page.store.get().deploying.faults.length > 0);
  await page.deploying.pick(4);
  page.store.dispatch({type: 'deploy-lay', cells: ships[4].cells});
  await page.deploying.start();
  assert.ok(page.store.get().game);
  page.client.stop();
});

test('rules being written tell their faults at once, and take no ship that has some', async () => {
  const page = createPage();
  const {store} = page;
  const codes = () => {
    const {faults, shipFaults} = store.get().draft ?? freshDraft;
    return [faults, shipFaults].map((all) => all.map(({code}) => code));
  };
  const told = async (/** @type {any} */ action, /** @type {string[][]} */ wanted) => {
    store.dispatch(action);
    await until(() => JSON.stringify(codes()) === JSON.stringify(wanted));
  };
  const set = (/** @type {string} */ name, /** @type {any} */ value) => ({
    type: 'draft-set',
    name,
    value,
  });
  await told({type: 'dialog', dialog: 'own'}, [[], []]);
  await told(set('rows', '99'), [['size'], []]);
  await told(set('rows', '4'), [[], []]);
  await told(set('cols', '-3'), [['size'], []]);
  assert.equal(store.get().draft.cols, 0);
  await told(set('cols', '2'), [[], []]);
  await told(set('shipCount', '5'), [[], ['fleet-too-big']]);
  store.dispatch({type: 'draft-add'});
  assert.deepEqual(store.get().draft.fleet, []);
  await told(set('shipCount', ''), [[], ['ship-shape']]);
  await told(set('shipCount', '1'), [[], []]);
  await told({type: 'draft-cell', cell: [4, 4]}, [[], ['ship-shape']]);
  await told({type: 'draft-cell', cell: [4, 4]}, [[], []]);
  await told({type: 'draft-add'}, [[], ['no-legal-deployment']]);
  page.client.stop();
});

test('a place typed is for the ship in hand, else for the next one not placed', async () => {
  const page = createPage({mode: 'play'});
  const {store, heard} = page;
  store.dispatch({type: 'deploy', purpose: 'play'});
  await until(() => store.get().deploying?.ships[0].cells.length);
  await page.deploying.typed({cell: 'A1', way: 'right'});
  assert.match(heard.at(-1), /^Every ship is placed: pick/);
  store.dispatch({type: 'deploy-clear'});
  await page.deploying.typed({cell: 'J1', way: 'right'});
  assert.match(heard.at(-1), /^No such place on this board/);
  await page.deploying.typed({cell: 'A1', way: 'right'});
  await page.deploying.typed({cell: 'A2', way: 'down'});
  await page.deploying.pick(0);
  await page.deploying.typed({cell: 'A10', way: 'right'});
  const [carrier, battleship, next] = store.get().deploying.ships.map(({cells}) => cells);
  assert.deepEqual(carrier, ['A10', 'B10', 'C10', 'D10', 'E10']);
  assert.deepEqual(battleship, ['A2', 'A3', 'A4', 'A5']);
  assert.deepEqual(next, []);
  page.client.stop();
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
  const able = door.playersOf(rules);
  assert.ok(able.length > 0 && able.length < door.tables().agents.length);
  for (const opponent of door.tables().agents.map(({id}) => id)) {
    const page = createPage({settings: {opponent}});
    page.store.dispatch({type: 'choose', name: 'rules', value: rules});
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

test('an action a hearer answers with another is heard first, with its own state', () => {
  const store = createStore(initialState(), reduce);
  const heard = [];
  store.hear((action) => action.type === 'aim' && store.dispatch({type: 'tool', tool: 'flag'}));
  store.hear((action, state) => heard.push([action.type, state.aim, state.tool]));
  store.dispatch({type: 'aim', cell: 'A1'});
  assert.deepEqual(heard, [
    ['aim', 'A1', 'shoot'],
    ['tool', null, 'flag'],
  ]);
});

test('while a fleet is laid out each wish is heard as the line under the board', async () => {
  const page = createPage({mode: 'play'});
  const {store, heard} = page;
  const last = async (/** @type {any} */ action) => {
    heard.length = 0;
    store.dispatch(action);
    await until(() => heard.length > 0);
    return heard.at(-1);
  };
  const key = (/** @type {any} */ does, /** @type {any} */ what) => ({
    type: 'key',
    does,
    with: what,
    cell: 'A1',
    board: 'deploy',
  });
  assert.match(await last({type: 'deploy', purpose: 'play'}), /^Place your fleet\. All ships lie/);
  assert.match(await last({type: 'deploy-shuffle'}), /^All ships lie within the rules/);
  assert.match(await last(key('pick', 8)), /^There is no ship 9: this fleet has 5 ships\.$/);
  assert.match(await last({type: 'deploy-choose', index: 0}), /^Picked up: carrier/);
  assert.match(await last(key('cancel', undefined)), /^All ships lie within the rules/);
  assert.match(await last({type: 'deploy-clear'}), /^5 ships are still to be placed\.$/);
  page.client.stop();
});

test('after giving up it is said once, whoever shot last', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '3'});
  await page.turns.act('A1', 'shoot');
  await page.turns.take('solve');
  assert.equal(statusSentence(page.store.get(), speech), '', 'the result says it');
  assert.match(page.heard.at(-1), /^You gave up after 1 shot\.$/);
  page.client.stop();
});

test('a typed cell that is none of this board is named', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '3'});
  page.store.dispatch({type: 'typed-cell', cell: null, outside: 'K11'});
  assert.equal(page.heard.at(-1), 'K11 is not on this board.');
  page.store.dispatch({type: 'typed-cell', cell: null, outside: null});
  assert.match(page.heard.at(-1), /^That is no cell/);
  page.client.stop();
});
