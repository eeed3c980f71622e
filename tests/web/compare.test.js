// Agents compared: what a round is, where the hunts part, and the flow on the real engine.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createComparing} from '../../www/src/features/compare/flow.js';
import {
  comparingSpoken,
  partingSentence,
  roundSentence,
} from '../../www/src/features/compare/sentences.js';
import {
  ableAgents,
  changedRules,
  choiceOf,
  isPending,
  partingOf,
  readWish,
  roundMarks,
  roundsIn,
  stepAfter,
  usualAgents,
} from '../../www/src/features/compare/state.js';
import {renderCompareChoices} from '../../www/src/features/compare/view-choices.js';
import {seaOf} from '../../www/src/games/sea/select.js';
import {agentParts} from '../../www/src/shell/players.js';
import {dice} from './dice.mjs';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

/** Games among two, three and four; with budgets, flags, moving ships, and where a hit gives another shot. */
const tables = door.tables();
const {id: _, ...classic} = tables.rules.find(({id}) => id === 'admiral').rules;
const GAMES = [
  {rules: 'admiral', players: 'race:hunt,probability-map'},
  {rules: 'admiral', players: 'race:hunt,parity,probability-map,random'},
  {rules: 'sea-battle', players: 'race:parity(k=longest),directional,hunt'},
  {rules: 'solitaire', players: 'race:expert-greedy,expert-standard,random'},
  {rules: 'moving', players: 'race:fixed-scan,random-repeat'},
  {rules: {...classic, shootAgain: true}, players: 'race:hunt,parity'},
  {
    rules: {...classic, rows: 7, cols: 8, budgets: {shots: 20, guesses: 0, actions: 20}},
    players: 'race:random,hunt,random',
  },
];

/** @param {{rules: any, players: string, version?: number}} config */
function playedOut(config, seed = '42', moves = Number.POSITIVE_INFINITY) {
  const game = door.newGame({...config, seed});
  for (let made = 0; made < moves && !game.glance().over; made += 1) game.aiMove();
  const [record, whole] = [game.record(), game.view()];
  game.free();
  return {record, whole};
}

/** Each player's moves, read from the record itself. @param {string} record @returns {string[][]} */
function linesOf(record) {
  const [, , , players, actions] = record.split(' ');
  const lines = players.split(',').map(() => /** @type {string[]} */ ([]));
  for (const action of actions === '-' ? [] : actions.split('.')) {
    const [, player, move] = /^(\d?)(.*)$/.exec(action) ?? [];
    lines[Number(player || 1) - 1].push(move);
  }
  return lines;
}

/** What a board and its player are, without what the end of the line tells. @param {any} view @param {number} player */
const told = (view, player) => ({
  board: seaOf(view, player),
  player: view.players[player - 1],
});

for (const game of GAMES)
  test(`rounds of ${game.players} on ${/** @type {any} */ (game.rules).id ?? JSON.stringify(game.rules).slice(0, 24)}`, () => {
    const {record, whole} = playedOut(game);
    const lines = linesOf(record);
    const rounds = roundsIn(whole);
    assert.equal(rounds, Math.max(...lines.map(({length}) => length)));
    const opened = door.openGame(record);
    for (let round = 0; round <= rounds; round += 7) {
      for (const [at, line] of lines.entries()) {
        const player = at + 1;
        opened.seek(stepAfter(whole, player, round));
        const view = opened.view();
        const made = view.moves.filter((move) => move.player === player && move.step <= view.step);
        assert.deepEqual(
          made.map(({action}) => action),
          line.slice(0, round),
        );
        if (line.every((action) => action.startsWith('F')))
          assert.equal(seaOf(view, player).shots, Math.min(round, line.length));
        // Who has a move left is asked for exactly that one.
        assert.equal(view.toMove === player, round < line.length);
        if (choiceOf(view, player)) assert.equal(choiceOf(view, player).action, line[round]);
        assert.equal(isPending(view, player), round < line.length && !view.decision);
        if (/** @type {any} */ (game.rules).shootAgain) continue;
        // In turn: all boards of a round stand in one view.
        const before = lines.reduce((sum, {length}) => sum + Math.min(round, length), 0);
        opened.seek(before);
        assert.deepEqual(told(opened.view(), player).board, seaOf(view, player));
      }
    }
    opened.free();
  });

for (const game of GAMES)
  test(`where ${game.players} part is the first round in which two moves differ`, () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const {record, whole} = playedOut(game, seed);
      const lines = linesOf(record);
      const first = lines[0].findIndex((move, at) => lines.some((line) => line[at] !== move));
      const parting = partingOf({whole, steps: roundsIn(whole)});
      assert.equal(parting?.step ?? -1, first);
      if (!parting) continue;
      assert.deepEqual(
        parting.cells.map((cell, at) => cell ?? lines[at][first]),
        lines.map((line, at) => (parting.cells[at] ? line[first].slice(1) : line[first])),
      );
      assert.ok(
        roundMarks({whole, step: 0, steps: roundsIn(whole)}).some(
          ({kind, step}) => kind === 'surprise' && step === first,
        ),
      );
      const last = roundsIn(whole);
      const marked = (/** @type {number} */ step) =>
        roundMarks({whole, step, steps: last}).filter(({kind}) => kind !== 'surprise');
      for (let step = 0; step <= last; step += 1)
        assert.deepEqual(
          marked(step),
          marked(last).filter((mark) => mark.step <= step),
        );
      assert.deepEqual(marked(0), []);
    }
  });

test('the same agent twice with nothing to draw never parts, and that is said', () => {
  const {record, whole} = playedOut({
    rules: 'admiral',
    players: 'race:probability-map(ties=first),probability-map(ties=first)',
  });
  const comparing = {
    record,
    whole,
    step: 0,
    steps: roundsIn(whole),
    views: [],
    able: [],
    chosen: null,
  };
  assert.equal(partingOf(comparing), null);
  assert.equal(partingSentence(comparing, speech), 'They make the same moves to the end.');
});

test('of a game that runs only whole rounds count, and a round half played parts nobody', () => {
  for (let moves = 0; moves <= 12; moves += 1) {
    const {whole} = playedOut(GAMES[1], '42', moves);
    assert.equal(roundsIn(whole), Math.floor(moves / 4));
    const parting = partingOf({whole, steps: roundsIn(whole)});
    assert.ok(parting === null || parting.step < Math.floor(moves / 4));
    assert.equal(stepAfter(whole, (moves % 4) + 1, Math.floor(moves / 4)), moves);
  }
});

test('hunts part only where something else is chosen: what is equally good is drawn alike', () => {
  for (const seed of ['1', '42', '818980064']) {
    for (const agent of ['random', 'hunt', 'parity', 'p-matrix', 'probability-map']) {
      const alike = {rules: 'admiral', players: `race:${agent},${agent}`};
      const {whole} = playedOut(alike, seed);
      assert.equal(partingOf({whole, steps: roundsIn(whole)}), null, `${agent}, ${seed}`);
      const {whole: old} = playedOut({...alike, version: 1}, seed);
      assert.ok(partingOf({whole: old, steps: roundsIn(old)}), `${agent}, ${seed}, version 1`);
    }
    // Both begin anywhere, and so at the same cell: the first round tells no difference.
    const {whole} = playedOut({rules: 'admiral', players: 'race:hunt,random'}, seed);
    assert.notEqual(partingOf({whole, steps: roundsIn(whole)})?.step, 0, seed);
  }
});

test('what is to be compared is read from links and games, and what cannot be is refused', () => {
  const record = (/** @type {string} */ players) => `spyglass1 admiral s.42 ${players} -`;
  const link = (/** @type {string} */ players) =>
    `?${new URLSearchParams({v: '1', g: record(players), step: '3', mode: 'compare'})}`;
  assert.deepEqual(readWish(link('race:hunt,parity')), {
    wish: {record: record('race:hunt,parity'), step: 3},
    fault: null,
  });
  for (const [players, code] of [
    ['solo:hunt', 'compare-count'],
    ['race:hunt', 'compare-count'],
    ['race:hunt,hunt,hunt,hunt,hunt', 'compare-count'],
    ['race:you,hunt', 'compare-person'],
    ['duel:hunt,parity', 'compare-duel'],
  ]) {
    const {wish, fault} = readWish(link(players));
    assert.deepEqual([wish, fault?.code], [{}, code], players);
  }
  assert.equal(readWish('?mode=compare&agent=hunt').fault?.code, 'compare-count');
  assert.deepEqual(readWish('?mode=compare&game=sea-battle&agent=hunt,exact&seed=7').wish, {
    version: 1,
    rules: 'sea-battle',
    seed: '7',
    step: 0,
    agents: ['hunt', 'exact'],
  });
  assert.equal(readWish('?mode=compare&agent=hunt,exact&seed=7&step=9').wish.step, 9);
  assert.equal(readWish('?mode=compare&seed=x').fault?.code, 'bad-seed');
  // Of a game of one's own its agent hunts on the same sea.
  assert.deepEqual(readWish(record('race:you,parity')).wish.agents, ['parity']);
});

test('agents that can play stand in for those that cannot, each once while there are enough', () => {
  for (const {id, agents: able} of tables.rules.filter(({agents}) => agents.length > 0)) {
    for (const agents of [['hunt'], ['exact', 'tracker'], ['hunt', 'hunt', 'random', 'tracker']]) {
      const chosen = ableAgents(agents, able);
      assert.equal(chosen.length, Math.max(2, agents.length), id);
      assert.ok(chosen.every((agent) => able.includes(agent)));
      const named = agents.filter((agent) => able.includes(agent));
      assert.deepEqual(chosen.slice(0, named.length), named);
      const others = chosen.slice(named.length);
      if (able.length >= chosen.length)
        assert.equal(new Set([...named, ...others]).size, new Set(named).size + others.length);
    }
    assert.equal(usualAgents(able).length, 2);
  }
});

test('rules changed and changed back are again those of their name', () => {
  for (const {id, rules} of tables.rules.filter(({puzzle}) => !puzzle)) {
    const other = changedRules(rules, {rows: 9});
    assert.equal(typeof other, 'object', id);
    assert.equal(changedRules(/** @type {any} */ (other), {rows: rules.rows}), id);
  }
});

/** The page in compare mode. @param {string | null} text */
async function compared(text) {
  const page = createPage();
  createComparing(/** @type {any} */ ({...page}));
  const heard = /** @type {string[]} */ ([]);
  page.store.hear((action, state, before) => {
    const said = comparingSpoken(action, state, before, speech);
    if (said) heard.push(said);
  });
  page.store.dispatch({type: 'compare', text});
  await until(() => page.store.get().comparing);
  const comparing = () => /** @type {any} */ (page.store.get().comparing);
  return {
    ...page,
    heard,
    comparing,
    go: async (/** @type {any} */ where, /** @type {number} */ step) => {
      page.store.dispatch({type: 'compare-go', where});
      await until(() => comparing().step === step);
    },
    played: () => until(() => comparing().whole.over),
  };
}

test('a comparison is played on to its end, and each round is the one the engine gives', async () => {
  const page = await compared('?v=2&mode=compare&seed=42&agent=hunt,parity,probability-map');
  assert.equal(page.comparing().step, 0);
  await page.played();
  const {record, steps, whole} = page.comparing();
  const there = playedOut({rules: 'admiral', players: 'race:hunt,parity,probability-map'});
  assert.equal(record, there.record);
  const opened = door.openGame(record);
  for (const [where, step] of /** @type {[any, number][]} */ ([
    ['forward', 1],
    ['forward', 2],
    ['last', steps],
    ['back', steps - 1],
    [30, 30],
    ['back', 29],
    ['parting', partingOf({whole, steps})?.step],
    ['first', 0],
  ])) {
    await page.go(where, step);
    for (const [at, view] of page.comparing().views.entries()) {
      opened.seek(stepAfter(whole, at + 1, step));
      const {board, player} = told(opened.view(), at + 1);
      assert.deepEqual(told(view, at + 1), {board, player}, `round ${step}`);
      assert.deepEqual(choiceOf(view, at + 1), choiceOf(opened.view(), at + 1));
    }
  }
  opened.free();
  page.client.stop();
});

test('of a round that has still to be played it is told when it is there, and of one past the end at the end', async () => {
  const page = await compared('?v=2&mode=compare&seed=42&agent=hunt,parity&step=12');
  /** @type {number[]} */
  const there = [];
  page.store.hear(({type}) => {
    if (type === 'compare-there') there.push(page.comparing().step);
  });
  await page.played();
  await until(() => page.comparing().step === 12);
  for (const [round, step] of [
    [3, 3],
    [3, 3],
    [999, page.comparing().steps],
  ]) {
    there.length = 0;
    page.store.dispatch({type: 'compare-go', where: round});
    await until(() => there.length > 0);
    assert.equal(there[0], step);
  }
  page.client.stop();
});

test('while a game is played on, no shorter line is opened after a longer one', async () => {
  for (let game = 1; game <= 12; game += 1) {
    const page = createPage();
    const draw = dice(game);
    const late = {seek: 12, openGame: 12, aiMove: 4};
    /** @type {number[]} */
    const opened = [];
    const call = async (
      /** @type {string} */ name,
      /** @type {any[]} */ args,
      /** @type {string} */ board,
    ) => {
      if (name === 'openGame') opened.push(linesOf(args[0]).flat().length);
      const answer = await /** @type {any} */ (page.client.call)(name, args, board);
      const most = late[/** @type {keyof typeof late} */ (name)] ?? 0;
      await new Promise((done) => setTimeout(done, most * draw()));
      return answer;
    };
    createComparing(/** @type {any} */ ({...page, client: {...page.client, call}}));
    const {dispatch, get} = page.store;
    dispatch({type: 'compare', text: `?v=2&mode=compare&seed=${game}&agent=hunt,parity`});
    await until(() => get().comparing);
    dispatch({type: 'compare-go', where: 5});
    await until(() => get().comparing?.step === 5);
    page.client.stop();
    assert.deepEqual(
      opened,
      opened.toSorted((one, other) => one - other),
    );
    assert.equal(get().notice, null);
  }
});

test('keys faster than the engine each count', async () => {
  const page = await compared('?mode=compare&seed=42');
  await page.played();
  for (let pressed = 0; pressed < 5; pressed += 1)
    page.store.dispatch({type: 'compare-go', where: 'forward'});
  await until(() => page.comparing().step === 5);
  page.store.dispatch({type: 'compare-go', where: 'forward'});
  page.store.dispatch({type: 'compare-go', where: 'back'});
  page.store.dispatch({type: 'compare-go', where: 'back'});
  await until(() => page.comparing().step === 4);
  page.client.stop();
});

test('played by itself it goes to the end and stops there; again, it begins anew', async () => {
  const page = await compared('?mode=compare&seed=42');
  page.store.dispatch({type: 'setting', name: 'speed', value: 0});
  page.store.dispatch({type: 'compare-go', where: 'toggle'});
  await until(() => page.comparing().whole.over && !page.store.get().playing);
  assert.equal(page.comparing().step, page.comparing().steps);
  // While it plays only the pause is told.
  assert.deepEqual(page.heard.slice(1), [roundSentence(page.comparing(), speech)]);
  page.store.dispatch({type: 'compare-go', where: 'toggle'});
  await until(() => page.store.get().playing);
  assert.ok(page.comparing().step < page.comparing().steps);
  page.store.dispatch({type: 'compare-go', where: 'first'});
  assert.equal(page.store.get().playing, false);
  page.client.stop();
});

test('another agent hunts the same sea, other rules keep the agents, and the round stays', async () => {
  const page = await compared('?mode=compare&seed=42');
  await page.played();
  await page.go(6, 6);
  const {ships} = page.comparing().whole.boards[0];
  page.store.dispatch({type: 'compare-choose', agents: ['hunt', 'parity(k=longest)', 'exact']});
  await until(() => page.comparing().whole.players.length === 3 && page.comparing().step === 6);
  assert.deepEqual(page.comparing().whole.boards[0].ships, ships);
  assert.equal(page.comparing().whole.players[1].agent, 'parity(k=longest)');
  page.store.dispatch({type: 'compare-choose', changed: {rows: 12}});
  await until(() => page.comparing().whole.rules.rows === 12 && page.comparing().step === 6);
  assert.deepEqual(
    page.comparing().whole.players.map(({agent}) => agent),
    ['hunt', 'parity(k=longest)', 'exact'],
  );
  page.store.dispatch({type: 'compare-choose', rules: 'solitaire'});
  await until(() => page.comparing().whole.rules.id === 'solitaire');
  assert.equal(page.store.get().notice?.code, 'compare-replaced');
  // What cannot be is told, and changes nothing.
  const before = page.comparing().record.split(' ').slice(0, 4);
  page.store.dispatch({type: 'compare-choose', changed: {rows: 1}});
  await until(() => page.store.get().notice?.code === 'bad-ruleset');
  assert.deepEqual(page.comparing().record.split(' ').slice(0, 4), before);
  page.store.dispatch({type: 'compare-choose', agents: ['exact']});
  assert.equal(page.store.get().notice?.code, 'compare-count');
  page.client.stop();
});

test('a slider drawn along opens what it ends at, stays where it is held, and another goes on from it', async () => {
  const page = await compared('?mode=compare&seed=42');
  await page.played();
  const {client, store} = page;
  const call = client.call.bind(client);
  let opened = 0;
  client.call = (/** @type {any[]} */ ...args) => {
    if (args[0] === 'newGame') opened += 1;
    return /** @type {any} */ (call)(...args);
  };
  /** @param {string} id */
  const held = (id) => {
    const shown = /** @type {any} */ ({...speech, state: store.get(), dispatch() {}});
    const markup = drawn(renderCompareChoices(shown, page.comparing()));
    return Number(new RegExp(`id=${id} type="range"[^>]* .value=(\\d+)`).exec(markup)?.[1]);
  };
  for (const rows of [11, 12, 13, 14]) store.dispatch({type: 'compare-choose', changed: {rows}});
  store.dispatch({type: 'compare-choose', changed: {cols: 7}});
  assert.equal(page.comparing().whole.rules.rows, 10);
  assert.deepEqual([held('compare-rows'), held('compare-cols')], [14, 7]);
  await until(() => page.comparing().chosen === null);
  const {rows, cols} = page.comparing().whole.rules;
  assert.deepEqual([rows, cols, opened], [14, 7, 2]);
  // What cannot be opened lets the thumb go.
  store.dispatch({type: 'compare-choose', changed: {rows: 1}});
  assert.equal(held('compare-rows'), 1);
  await until(() => store.get().notice?.code === 'bad-ruleset');
  await until(() => page.comparing().chosen === null);
  assert.equal(held('compare-rows'), 14);
  client.stop();
});

test('what cannot be compared is said, and something stands in its place', async () => {
  for (const [players, code] of [
    ['race:hunt', 'compare-count'],
    ['race:you,hunt', 'compare-person'],
    ['race:hunt,nobody', 'unknown-agent'],
  ]) {
    const text = `?${new URLSearchParams({g: `spyglass1 admiral s.1 ${players} -`, mode: 'compare'})}`;
    const page = await compared(text);
    await until(() => page.store.get().notice);
    const {notice, comparing} = page.store.get();
    assert.deepEqual([notice?.code, notice?.instead], [code, true]);
    assert.equal(comparing?.whole.players.length, 2);
    page.client.stop();
  }
});

test('one leads on to watching, playing and back', async () => {
  const page = await compared('?mode=compare&seed=42');
  await page.go('forward', 1);
  page.store.dispatch({type: 'compare-leave', players: 'solo:probability-map'});
  await until(() => page.store.get().mode === 'watch');
  assert.equal(page.view().seed, '42');
  page.store.dispatch({type: 'compare', text: null});
  await until(() => page.store.get().comparing?.views.length);
  assert.deepEqual([page.store.get().mode, page.comparing().step], ['compare', 1]);
  page.store.dispatch({type: 'compare-leave', players: 'race:you,hunt'});
  await until(() => page.store.get().mode === 'race' && page.store.get().game);
  // From a game its sea is taken along, and another agent beside its own.
  page.store.dispatch({type: 'compare', text: page.store.get().game?.record});
  await until(() => page.store.get().comparing);
  assert.deepEqual(
    page.comparing().whole.players.map(({agent}) => agent),
    ['hunt', 'probability-map'],
  );
  assert.equal(page.comparing().whole.seed, '42');
  page.client.stop();
});

/** Every setter a template holds, by the id of the control before it. @param {any} value @param {Map<string, Function>} [found] @returns {Map<string, Function>} */
function controls(value, found = new Map()) {
  if (Array.isArray(value)) for (const one of value) controls(one, found);
  else if (value?.strings) {
    const id = value.values.find(
      (/** @type {any} */ one) => typeof one === 'string' && one.startsWith('compare-'),
    );
    for (const one of value.values)
      if (typeof one === 'function') found.set(id ?? 'compare-clues', one);
      else controls(one, found);
  }
  return found;
}

test('numbers an agent is told are sliders over all it takes, round ones where these are many, and clues are ticked where contents are told', () => {
  for (const [rules, ...agents] of [
    ['solitaire', 'expert-standard', 'expert-standard(threshold=0.7)'],
    ['admiral', 'p-matrix', 'p-matrix(wound-weight=only)', 'probability-map'],
    ['admiral', 'planner', 'planner(hunts=700)', 'planner(work=60)'],
  ]) {
    /** @type {any[]} */
    const wished = [];
    const whole = {
      ...tables.rules.find(({id}) => id === rules),
      players: agents.map((agent) => ({agent})),
    };
    const shown = /** @type {any} */ ({
      ...{...speech, state: {tables}, dispatch: (/** @type {any} */ action) => wished.push(action)},
    });
    const able = tables.agents.map(({id}) => id);
    const template = renderCompareChoices(shown, /** @type {any} */ ({whole, able}));
    const markup = drawn(template);
    const setters = controls(template);
    assert.equal(markup.includes('compare-clues'), rules === 'solitaire');
    for (const [at, agent] of agents.entries()) {
      const [id] = agent.split('(');
      const {parameters} = /** @type {any} */ (tables.agents.find((one) => one.id === id));
      for (const {name, values, default: usual} of parameters) {
        const control = `compare-agent-${at + 1}-${name}`;
        const range = new RegExp(`id=${control} type="range" min=0 max=(\\d+)`).exec(markup);
        assert.equal(Boolean(range), values.length >= 5, control);
        if (!range) continue;
        const places = Number(range[1]) + 1;
        const round = ['none', '100', '200', '500', '1000', '2000', '5000', '10000'];
        const wanted = name === 'hunts' ? round : values;
        const isChosen = agents[at].includes(`${name}=700`);
        const offered = isChosen ? [...wanted, '700'] : wanted;
        assert.equal(places, offered.length, control);
        const taken = new Set();
        for (let place = 0; place < places; place += 1) {
          setters.get(control)?.({target: {value: String(place)}});
          taken.add(wished.at(-1).agents[at]);
        }
        assert.deepEqual(
          [...taken].map((one) => agentParts(one).options[name] ?? usual).sort(),
          [...offered].sort(),
        );
        for (const one of taken) {
          const game = door.newGame({rules, seed: '1', players: `race:${one},random`});
          assert.equal(game.view().players[0].agent, one);
          game.free();
        }
      }
    }
    if (rules !== 'solitaire') continue;
    for (const checked of [false, true]) {
      setters.get('compare-clues')?.({target: {checked}});
      assert.deepEqual(wished.at(-1).changed, {clues: checked});
    }
  }
});
