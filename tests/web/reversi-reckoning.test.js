// What Reversi's agents reckon: trees, values, analyses, surprising steps.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {costOf, worstStep} from '../../www/src/games/reversi/costs.js';
import {
  bestOf,
  isThrown,
  judged,
  lossOf,
  nodeShown,
  shownDecision,
  shownValues,
} from '../../www/src/games/reversi/select.js';
import {
  basisText,
  reasonSentence,
  surpriseSentence,
  valueSpoken,
  valueText,
} from '../../www/src/games/reversi/sentences.js';
import {isOutdated} from '../../www/src/games/reversi/view-tree.js';
import {reversi as door} from './reversi-engine.mjs';
import {link, page, people, viewOf, wiped} from './reversi-page.mjs';
import {surprisingSteps} from './reversi-surprises.mjs';
import {speech} from './speech.mjs';

test('why the agent moved is told after its move, and its tree grows from before it', async () => {
  const {dispatch, get, until} = await page(
    link('spyglass1 reversi s.7 duel:you,minimax-novice -'),
  );
  dispatch({type: 'put', cell: 'F5'});
  await until((state) => viewOf(state).step === 2);
  const decision = shownDecision(get());
  assert.equal(decision?.square, viewOf(get()).last?.square);
  dispatch({type: 'tree-of', agent: 'minimax-novice', step: 1});
  const {tree} = await until((state) => state.tree.summary);
  assert.equal(viewOf(get()).step, 1);
  const chosen = decision?.candidates.find(({square}) => square === decision.square);
  assert.equal(-tree.summary.value, chosen?.value);
  assert.equal(tree.summary.choice, decision?.square);
});

test('alpha-beta is told against the plain search of the same tree, and is outdated once chosen otherwise', async () => {
  for (const depth of [1, 2, 3]) {
    const {dispatch, get, until} = await page(link(`${people} Mf5.Md6.Mc3`));
    dispatch({type: 'tree-wish', change: {depth, alphaBeta: true, variant: 'as-published'}});
    dispatch({type: 'tree-grow'});
    const {tree: cut} = await until(({tree}) => tree.plain !== null);
    dispatch({type: 'tree-walk', node: 1});
    await until(({tree}) => tree.nodes.at(-1)?.node === 1);
    assert(!isOutdated(get()));
    dispatch({type: 'tree-wish', change: {alphaBeta: false}});
    assert(isOutdated(get()));
    dispatch({type: 'tree-grow'});
    const {tree: plain} = await until(({tree}) => tree.wish?.alphaBeta === false);
    assert.equal(cut.plain, plain.summary.lookedAt);
    assert.equal(cut.summary.value, plain.summary.value);
    assert(depth < 3 || cut.summary.lookedAt < cut.plain, 'something was cut');
    assert(!isOutdated(get()));
  }
});

test('where the board shows a position of the tree, the values of the game are refused', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  dispatch({type: 'tab', tab: 'tree'});
  dispatch({type: 'tree-grow'});
  await until(({tree}) => tree.summary);
  dispatch({type: 'tree-walk', node: 1});
  await until(nodeShown);
  dispatch({type: 'values'});
  assert.equal(get().notice?.code, 'in-tree');
  assert.equal(get().values, false);
  dispatch({type: 'tab', tab: 'moves'});
  dispatch({type: 'values'});
  assert.equal(get().values, true);
  await until(shownValues);
});

test('values come for the position shown, and the analysis of a game tells what each move gave up', async () => {
  const {dispatch, get, until} = await page(link(wiped, 3));
  dispatch({type: 'option', name: 'valuer', value: 'minimax-novice'});
  dispatch({type: 'values'});
  const state = await until((state) => shownValues(state));
  const squares = viewOf(state).legal.map(({square}) => square);
  assert.deepEqual(
    shownValues(state)?.moves.map(({square}) => square),
    squares,
  );
  dispatch({type: 'go', where: 'back'});
  await until((state) => viewOf(state).step === 2 && shownValues(state));
  dispatch({type: 'analyse'});
  await until(({analysis}) => analysis.of !== null && analysis.at === null);
  const known = judged(get());
  assert.equal(known.length, 10);
  for (const {best, played, loss} of known.slice(0, -1)) {
    assert(best && played && Number(loss) >= 0, 'nothing is better than the best');
    const results = [best, played].filter(({kind}) => kind === 'ended').length;
    if (results > 0) assert(loss === null || loss === 0, 'a result is no loss in points');
    for (const {kind, value} of [best, played])
      assert(Math.abs(value) < (kind === 'ended' ? 65 : 20_000), `${kind} ${value}`);
  }
  assert.equal(known[8].best?.kind, 'ended', 'the last move wipes out');
  assert.equal(known[8].value, 64);
  const worst = worstStep(get());
  assert(worst !== null, 'a game lost in nine moves gives something up');
  const {best, played, loss} = known[worst];
  const most = Math.max(...known.map(({loss}) => loss ?? 0));
  assert(loss === null ? best?.kind !== played?.kind || best?.kind === 'ended' : loss === most);
});

test('who wins outweighs discs, whether by a known result or by exact values', () => {
  const exact = (/** @type {number} */ value) => /** @type {any} */ ({kind: 'exact', value});
  const step = (/** @type {any} */ best, /** @type {any} */ played) => ({
    ...{best, played, loss: lossOf(best, played)},
  });
  for (const [best, played, thrown] of /** @type {const} */ ([
    [2, -1, true],
    [2, 0, true],
    [0, -2, true],
    [40, 2, false],
    [-2, -40, false],
    [0, 0, false],
  ])) {
    assert.equal(isThrown(step(exact(best), exact(played))), thrown, `${best}, ${played}`);
    const isDear = costOf(step(exact(best), exact(played))) === Number.POSITIVE_INFINITY;
    assert.equal(isDear, thrown);
  }
  const guess = {...exact(-3), kind: 'discs'};
  assert.equal(isThrown(step(exact(2), guess)), false, 'an estimate says nothing of who wins');
});

test('a value is for whoever moves: the best of the values backs up to the value of the tree', async () => {
  const {dispatch, until} = await page(link(wiped, 4));
  dispatch({type: 'option', name: 'valuer', value: 'minimax-medium'});
  dispatch({type: 'values'});
  const valued = await until((state) => shownValues(state));
  dispatch({type: 'tree-of', agent: 'minimax-medium', step: 4});
  const {tree} = await until((state) => state.tree.summary);
  const sign = viewOf(valued).toMove === 'black' ? 1 : -1;
  assert.equal(sign * Number(bestOf(shownValues(valued))?.value), tree.summary.value);
});

test('the tree is stepped through in the order of the search, and to every decision', async () => {
  const {dispatch, get, until} = await page();
  dispatch({type: 'tutorial'});
  await until((state) => state.tree.summary);
  const {nodes, decisions} = /** @type {any} */ (get().tree.summary);
  /** @type {Set<number>} */
  const seen = new Set();
  for (let node = 0; node < nodes; node += 1) {
    dispatch({type: 'tree-walk', node});
    const {tree} = await until((state) => state.tree.nodes.at(-1)?.node === node);
    // Each is a child of the one before it on the path.
    for (const [depth, next] of tree.nodes.slice(1).entries())
      assert.equal(next.parent, tree.nodes[depth].node);
    seen.add(node);
  }
  dispatch({type: 'tree-walk', node: 0});
  await until((state) => state.tree.nodes.at(-1)?.node === 0);
  const places = [];
  for (let count = 0; count < decisions; count += 1) {
    dispatch({type: 'tree-next-decision'});
    const {tree} = await until((state) => state.tree.decision === count);
    places.push(tree.nodes.at(-1).node);
    assert(tree.nodes.at(-1).best !== null);
  }
  assert.equal(new Set(places).size, decisions);
  assert.equal(places.at(-1), 0, 'the root is decided last');
});

test('what the engine has learned is fetched when it is named, and asked for again after a failure', async () => {
  const {dispatch, fate, until, get} = await page();
  fate.offline = true;
  dispatch({type: 'wish', change: {rules: 'reversi-4', black: 'you', white: 'engine-6'}});
  dispatch({type: 'start'});
  await until(({notice}) => notice?.code === 'weights-not-loaded');
  fate.offline = false;
  dispatch({type: 'start'});
  await until((state) => viewOf(state).side === 4);
  dispatch({type: 'option', name: 'valuer', value: 'engine-6'});
  dispatch({type: 'values'});
  const {valued} = await until((state) => shownValues(state)?.done);
  // White wins the small board by ten, whatever Black begins with.
  assert.deepEqual(
    [...new Set(valued.result.moves.map(({value, kind}) => `${kind} ${value}`))],
    ['exact -10'],
  );
  dispatch({type: 'put-number', number: 1});
  await until((state) => viewOf(state).step === 2);
  dispatch({type: 'go', where: 1});
  const recalled = await until((state) => viewOf(state).step === 1 && viewOf(state).decision);
  assert.equal(viewOf(recalled).decision?.reason.code, 'engine-exact');
  assert.equal(get().notice, null);
});

test('the engine plays out as many empty squares as its level is said to', async () => {
  const {client, get} = await page();
  const engines = get().tables?.agents.filter(({id}) => /^engine-[123]$/.test(id)) ?? [];
  assert.equal(engines.length, 3);
  const {record} = await client.call('newGame', [
    {players: 'duel:reversi-random,reversi-random', seed: '4'},
  ]);
  for (const {id, exact, depth} of engines) {
    const most = Number(exact);
    assert(most > 0 && Number(depth) > 0);
    for (const [empties, kind] of /** @type {const} */ ([
      [most, 'exact'],
      [most + 1, 'estimated'],
    ])) {
      let answer = await client.call('openGame', [record, null]);
      while (answer.view.board.split('-').length - 1 > empties || answer.view.mustPass)
        ({answer} = await client.call('aiMove', []));
      const {moves, done} = await client.call('values', [answer.record, answer.view.step, id]);
      assert(done && moves.length > 0);
      for (const move of moves) assert.equal(move.kind, kind, `${id} with ${empties}`);
    }
  }
});

test('an estimate is told in whole discs with how far such are off, an exact value as it is', async () => {
  const said = {...speech, notation: /** @type {const} */ ('square')};
  /** @param {Partial<import('../../www/src/engine/calls.js').MoveValue>} own */
  const told = (own) => {
    const value = {
      square: 'd3',
      kind: /** @type {const} */ ('estimated'),
      value: 0,
      depth: 4,
      ...own,
    };
    return [valueText(value, said), basisText(value, said), valueSpoken(value, said)].map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
  };
  assert.deepEqual(told({value: 3.625, error: 6}), [
    '+4',
    '± 6 @4',
    'worth +4 ± 6 in discs at depth 4',
  ]);
  assert.deepEqual(told({value: -0.375}), ['0', '@4', 'worth 0 in discs at depth 4']);
  assert.deepEqual(told({value: 4, kind: 'exact', depth: 0}), [
    '+4',
    '✓',
    'worth exactly +4 in discs',
  ]);
  // Of the large board the error is known; on small ones the engine weighs by hand.
  for (const [rules, pattern] of /** @type {const} */ ([
    ['reversi', /: [+−]?\d+ ± \d in discs, estimated at depth 2/],
    ['reversi-6', /: [+−]?\d+ in discs, estimated at depth 2/],
  ])) {
    const {client, dispatch, get, until} = await page(
      link(`spyglass2 ${rules} s.7 duel:engine-2,you -`),
    );
    await until((state) => viewOf(state).step === 1);
    assert.match(reasonSentence(get(), said).replaceAll(/\s/g, ' '), pattern);
    const {record} = /** @type {NonNullable<ReturnType<typeof get>['game']>} */ (get().game);
    const {moves} = await client.call('values', [record, 1, 'engine-2']);
    for (const {error} of moves) assert.equal(error !== undefined, rules === 'reversi');
    dispatch({type: 'go', where: 0});
  }
});

test('the next surprising step is the next whose move gives up much or a result, by the values chosen', async () => {
  for (const [rules, seed, players] of [
    ['reversi-6', '3', 'duel:reversi-random,minimax-novice'],
    ['reversi-6', '5', 'duel:minimax-novice,engine-1'],
    ['reversi', '42', 'duel:minimax-novice,engine-1'],
  ]) {
    const game = door.newGame({rules, seed, players});
    while (!game.glance().over) game.aiMove();
    const record = game.record();
    game.free();
    const valuer = 'minimax-novice';
    const expected = surprisingSteps(record, valuer);
    assert.ok(expected.length > 2);
    const {dispatch, get, until, view} = await page(link(record, 0));
    dispatch({type: 'option', name: 'valuer', value: valuer});
    const said = {...speech, notation: /** @type {const} */ ('square')};
    for (const step of expected) {
      dispatch({type: 'surprise-next'});
      await until((state) => viewOf(state).step > step - 1);
      assert.equal(view().step, step);
      assert.match(surpriseSentence(get(), said), /^Surprising: /);
    }
    dispatch({type: 'surprise-next'});
    await until(({analysis}) => analysis.none !== undefined);
    assert.equal(view().step, expected.at(-1));
    assert.equal(surpriseSentence(get(), said), 'No further surprising step.');
    dispatch({type: 'go', where: 0});
    await until((state) => viewOf(state).step === 0);
    dispatch({type: 'predict', on: true});
    dispatch({type: 'surprise-next'});
    assert.equal(get().notice?.code, 'predicting');
    assert.equal(get().analysis.at, null);
  }
});
