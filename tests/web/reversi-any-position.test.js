// Playing on from any position of Reversi, and what is shown of it: by whom, from where, and along which line.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {startBestLine} from '../../www/src/features/best-line/index.js';
import {shownValues, valuerOf} from '../../www/src/games/reversi/select.js';
import {played, renderPosition} from '../../www/src/games/reversi/view-position.js';
import {drawn} from './drawn.mjs';
import {reversi as door} from './reversi-engine.mjs';
import {link, page, people, viewOf} from './reversi-page.mjs';
import {speech} from './speech.mjs';

const actionsOf = (/** @type {import('../../www/src/games/reversi/types.js').State} */ state) =>
  viewOf(state).moves.map(({action}) => action);

test('of a text with a fault the moves before it are opened', async () => {
  const {dispatch, get, until, view} = await page(link(`${people} Mf5`));
  const before = get().game;
  const text = '1. f5 d6 2. c3 zz 3. c4';
  dispatch({type: 'read', text, rules: 'reversi'});
  await until(({misread}) => misread?.code === 'bad-move');
  assert.equal(get().game, before);
  const steps = Number(get().misread?.args?.number) - 1;
  dispatch({type: 'read', text, rules: 'reversi', steps});
  await until(({misread}) => misread === null);
  assert.equal(view().transcript, 'f5d6c3');
});

test('whoever the form names plays on, with either colour, from a game and from a board', async () => {
  for (const agent of ['minimax-novice', 'engine-1']) {
    const {dispatch, get, until} = await page();
    dispatch({type: 'read', text: 'f5d6c3', rules: 'reversi'});
    await until((state) => viewOf(state).transcript === 'f5d6c3');
    dispatch({type: 'go', where: 1});
    await until((state) => viewOf(state).step === 1);
    dispatch({type: 'wish', change: {white: agent}});
    dispatch({type: 'play-on'});
    // A level that plays against a person leaves near-equal moves to dice, and openings to its book.
    const seated = agent === 'engine-1' ? 'engine-1(dice=1;book=own)' : agent;
    await until((state) => viewOf(state).players[1].agent === seated && viewOf(state).step === 2);
    assert.equal(get().wish.white, agent, 'the form has the agent alone');
    assert.equal(actionsOf(get())[0], 'Mf5');

    const board = '--------------------------OOOX----XO---------------------------- X';
    dispatch({type: 'read', text: board, rules: 'reversi'});
    await until((state) => viewOf(state).start === board);
    dispatch({type: 'wish', change: {black: agent, white: 'you'}});
    dispatch({type: 'play-on'});
    await until((state) => viewOf(state).players[0].agent === seated && viewOf(state).step === 1);
    assert.equal(viewOf(get()).start, board);
  }
});

test('a move is tried again: in one’s own game, and in that of an agent, who makes room', async () => {
  const own = await page(link(`${people} Mf5.Md6.Mc3`));
  own.dispatch({type: 'try-again', step: 2});
  await own.until((state) => viewOf(state).step === 1);
  assert.equal(own.view().steps, 3, 'the line is kept');
  const agents = 'spyglass1 reversi s.1 duel:minimax-novice,minimax-medium';
  const watched = await page(link(`${agents} Mf5.Md6.Mc3`));
  watched.dispatch({type: 'try-again', step: 3});
  await watched.until((state) => viewOf(state).players[0].kind === 'you');
  assert.deepEqual(actionsOf(watched.get()), ['Mf5', 'Md6']);
  assert.equal(watched.view().players[1].agent, 'minimax-medium');
});

test('a set-up that nobody changes keeps the moves that led there', async () => {
  const {dispatch, get} = await page(link(`${people} Mf5.Md6`));
  dispatch({type: 'edit-open'});
  const state = get();
  const editor = /** @type {NonNullable<typeof state.editor>} */ (state.editor);
  assert.deepEqual(played({state}, editor), {type: 'edit-close'});
  const ways = (/** @type {typeof editor} */ own) => {
    const shown = {...speech, dispatch, state: {...get(), editor: own}, link: () => ''};
    return [
      ...drawn(renderPosition(/** @type {any} */ (shown))).matchAll(
        />(Back to the game|Play from here|Cancel)</g,
      ),
    ];
  };
  assert.deepEqual(
    ways(editor).map(([, name]) => name),
    ['Back to the game'],
  );
  assert.deepEqual(
    ways({...editor, toMove: 'O'}).map(([, name]) => name),
    ['Play from here', 'Cancel'],
  );
  for (const changed of [
    {...editor, toMove: /** @type {const} */ ('O')},
    {...editor, board: `X${editor.board.slice(1)}`},
  ])
    assert.equal(played({state}, changed).type, 'read');
});

test('hints and values are never by an agent that stands lower than who plays', async () => {
  const {agents} = door.tables();
  const ids = agents.map(({id}) => id);
  for (const opponent of ids) {
    const {get, dispatch} = await page(link(`spyglass1 reversi s.1 duel:you,${opponent} -`));
    for (const valuer of ids.slice(1)) {
      dispatch({type: 'option', name: 'valuer', value: valuer});
      const by = ids.indexOf(valuerOf(get()));
      assert.equal(
        by,
        Math.max(ids.indexOf(opponent), ids.indexOf(valuer)),
        `${opponent} ${valuer}`,
      );
    }
  }
});

test('where who plays has parameters of its own, so has the same agent that hints', async () => {
  const ids = door.tables().agents.map(({id}) => id);
  for (const opponent of ['engine-3(nodes=200)', 'engine-6(nodes=1000000000)']) {
    const {get, dispatch} = await page(link(`spyglass1 reversi s.1 duel:you,${opponent} -`));
    const [named] = opponent.split('(');
    for (const valuer of ids) {
      dispatch({type: 'option', name: 'valuer', value: valuer});
      const isHigher = ids.indexOf(valuer) > ids.indexOf(named);
      assert.equal(valuerOf(get()), isHigher ? valuer : opponent, valuer);
    }
  }
});

test('the best line is found for whoever asks, and becomes a line of the game', async () => {
  const game = await page(link(`${people} Mf5.Mf4`));
  startBestLine(game, game.client);
  game.dispatch({type: 'option', name: 'valuer', value: 'engine-2'});
  game.dispatch({type: 'go', where: 1});
  await game.until((state) => viewOf(state).step === 1);
  assert.equal(game.get().weighed, undefined, 'nobody asked');
  game.dispatch({type: 'best-line'});
  const {weighed} = await game.until((state) => state.weighed?.done);
  assert.deepEqual([weighed.agent, weighed.step, weighed.line.length], ['engine-2', 1, 8]);
  assert.equal(`M${weighed.values.best}`, weighed.line[0]);
  const record = `${people} ${['Mf5', ...weighed.line.slice(0, 3)].join('.')}`;
  game.dispatch({type: 'show-line', record, step: 4});
  await game.until((state) => viewOf(state).step === 4);
  assert.deepEqual(actionsOf(game.get()), ['Mf5', ...weighed.line.slice(0, 3)]);
  game.dispatch({type: 'line', line: 0});
  await game.until((state) => viewOf(state).line === 0);
  assert.deepEqual(actionsOf(game.get()), ['Mf5', 'Mf4'], 'the main line is kept');
});

test('whoever advises a person knows the opening book', async () => {
  const opponent = 'engine-1(dice=1;book=own)';
  const game = await page(link(`spyglass1 reversi s.1 duel:you,${opponent} Mf5.Md6.Mc3.Md3`, 2));
  const {dispatch, until, fate, client} = game;
  startBestLine(game, client);
  dispatch({type: 'hint', agent: valuerOf(game.get())});
  await until(({hint}) => hint);
  dispatch({type: 'values'});
  await until((state) => shownValues(state)?.done);
  dispatch({type: 'best-line'});
  await until((state) => state.weighed?.done);
  dispatch({type: 'analyse'});
  await until(({analysis}) => analysis.at === null && analysis.steps.length === 5);
  dispatch({type: 'surprise-next'});
  await until(
    ({analysis, notice}) => notice || analysis.none !== undefined || analysis.at === null,
  );
  const asked = fate.calls.filter(({method}) => ['hint', 'values'].includes(method));
  assert.ok(asked.length > 12, `${asked.length}`);
  assert.deepEqual([...new Set(asked.map(({args}) => args[2]))], ['engine-4(book=best)']);
});

test('of a game of engines it is shown what each weighed', async () => {
  const game = await page(link('spyglass1 reversi s.1 duel:engine-1,engine-2 Mf5.Md6'));
  startBestLine(game, game.client);
  game.dispatch({type: 'go', where: 1});
  const {weighed} = await game.until((state) => state.weighed?.done && state.weighed.step === 1);
  assert.equal(weighed.agent, 'engine-2');
  assert.equal(weighed.values.moves.length, 3);
});

test('every named opening can be practised, by whoever the form names', async () => {
  const {dispatch, until} = await page();
  const {openings} = door.tables();
  assert.equal(openings.length, 75);
  for (const {id, moves} of openings) {
    dispatch({type: 'read', text: moves, rules: 'reversi', players: 'duel:you,you'});
    await until((state) => viewOf(state).transcript === moves);
    await until((state) => viewOf(state).opening === id);
  }
  dispatch({type: 'read', text: 'c4c3', rules: 'reversi', players: 'duel:minimax-novice,you'});
  await until((state) => viewOf(state).step === 3);
});
