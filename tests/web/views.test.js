// What the page shows of a state, as markup without a document.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reasonSentence} from '../../www/src/features/review/reason-sentences.js';
import {renderCandidates} from '../../www/src/features/review/view-candidates.js';
import {renderReason} from '../../www/src/features/review/view-reason.js';
import {createSpeaking} from '../../www/src/games/sea/announcer.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {shownView} from '../../www/src/games/sea/select.js';
import {noticeSentence, standSentence} from '../../www/src/games/sea/sentences.js';
import {opening, switching} from '../../www/src/games/sea/set-up/choices.js';
import {renderSetUp} from '../../www/src/games/sea/set-up/view.js';
import {renderDialog, renderPage} from '../../www/src/games/sea/view/page.js';
import {chosenTab} from '../../www/src/games/sea/view/panel.js';
import {renderSiteHeader} from '../../www/src/shell/view/site-header.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {parts} from './parts.mjs';
import {speech, words} from './speech.mjs';

const tables = door.tables();

/** @param {any} state */
const shown = (state) => ({
  state,
  ...speech,
  view: shownView(state),
  dispatch() {},
  parts,
  link: () => 'https://example.org/',
});
/** @param {any} state */
const page = (state) => drawn(renderPage(shown(state)));

/** @param {any} config @param {any} [known] */
function opened({mode = 'race', ...config}, known = {}) {
  const game = door.newGame({seed: '3', ...config});
  const answer = () => ({view: game.view(), record: game.record()});
  let state = reduce(initialState(known), {
    type: 'opened',
    mode,
    id: 'g',
    board: 'b',
    answer: answer(),
  });
  return {
    game,
    get state() {
      return state;
    },
    /** @param {any} action */
    send: (action) => (state = reduce(state, action)),
    /** @param {string} method @param {any[]} args */
    call(method, ...args) {
      game[method](...args);
      state = reduce(state, {type: 'answered', board: 'b', method, answer: answer()});
    },
  };
}

test('in a race it is said whose board is shown when both have finished', () => {
  const {state} = opened({rules: 'admiral', players: 'race:you,parity'});
  assert.equal(state.mode, 'race');
  assert.match(
    drawn(renderReason(/** @type {any} */ (shown(state)))),
    />Parity’s board is shown once you have both finished\.</,
  );
});

test('a hunt can be given up before its first shot, by button as by call', () => {
  const {state, call} = opened({rules: 'admiral', players: 'solo:you'});
  assert(/aria-disabled=false[^>]*>\s*Give up/.test(page(state)));
  call('solve');
});

test('where agents stand with their means it is said what these are of', () => {
  const said = words('agent-strengths');
  const of = (/** @type {string} */ rules) =>
    drawn(renderSetUp(shown(opened({rules}, {tables}).state)));
  assert(of('admiral').includes(said));
  assert.match(of('admiral'), /Parity<.*set-up-number">61</s);
  for (const other of ['sea-battle', 'admiral-apart']) {
    assert(!of(other).includes(said));
    assert.doesNotMatch(of(other), /set-up-number/, other);
  }
});

test('without an engine the position is a picture: no cell takes the focus', () => {
  const {state} = opened({rules: 'admiral'});
  assert.match(page(state), /class="cell"[^>]*tabindex=0/);
  const failed = reduce(state, {
    type: 'engine',
    status: {phase: 'failed', code: 'no-wasm', message: ''},
  });
  assert.doesNotMatch(page(failed), /class="cell"[^>]*tabindex=-?\d/);
});

test('ships left are counted only where sinkings are told', () => {
  const told = opened({rules: 'admiral'}).state;
  assert.match(page(told), /5 ships left/);
  assert.match(page(told), /Parity.*0 shots · 5 ships left/s);
  assert.match(standSentence(told, speech), /ships left/);
  const rules = {...told.game.view.rules, id: undefined, announce: 'hit-or-miss'};
  const untold = opened({rules}).state;
  assert.doesNotMatch(page(untold), /ships? left|\d sunk</);
  assert.doesNotMatch(standSentence(untold, speech), /ships? left/);
});

test('take-backs are counted and shown with the result', () => {
  const game = opened({rules: 'admiral', players: 'solo:you'});
  for (const method of ['undo', 'undo']) {
    game.call('shoot', 'A1');
    game.call(method);
  }
  game.call('shoot', 'A1');
  assert.equal(game.state.game.takeBacks, 2);
  game.call('solve');
  assert.match(page(game.state), / · 2 take-backs</, 'the shots are the number of the plate');
  const kept = reduce(initialState(), {
    type: 'kept',
    games: /** @type {any} */ ([{id: 'g', takeBacks: 2}]),
  });
  const again = reduce(kept, {
    type: 'opened',
    mode: 'race',
    id: 'g',
    board: 'c',
    answer: {view: game.game.view(), record: game.game.record()},
  });
  assert.equal(again.game.takeBacks, 2, 'kept with the game');
});

test('L says the last line again, whatever it was', () => {
  /** @type {string[]} */
  const heard = [];
  const speak = createSpeaking((text) => void heard.push(text));
  const state = initialState();
  const say = (/** @type {any} */ action) => speak(action, state, state, speech);
  say({type: 'speak-last'});
  say({type: 'said', key: 'copied'});
  say({type: 'tool', tool: 'flag'});
  say({type: 'speak-last'});
  assert.deepEqual(heard, [words('status-start'), 'Copied', 'Copied']);
});

test('what was said is gone once another language is spoken, and is not said again', () => {
  /** @type {string[]} */
  const heard = [];
  const speak = createSpeaking((text) => void heard.push(text));
  const state = initialState();
  for (const type of ['other-language', 'said', 'other-language', 'speak-last'])
    speak(/** @type {any} */ ({type, key: 'copied'}), state, state, speech);
  assert.deepEqual(heard, ['Copied', '', words('status-start')]);
});

test('an open dialog shows what was done in it, and what was refused', () => {
  const {state} = opened({rules: 'admiral'});
  const open = reduce(state, {type: 'dialog', dialog: 'share'});
  assert.match(
    drawn(renderDialog(shown(reduce(open, {type: 'said', key: 'copied'})))),
    /role="status">Copied</,
  );
  const refused = (/** @type {string} */ dialog) => {
    const there = reduce(reduce(state, {type: 'dialog', dialog}), {
      type: 'refused',
      error: {code: 'bad-ruleset'},
    });
    return drawn(renderDialog(shown(there)));
  };
  for (const dialog of ['share', 'own', 'about', 'settings'])
    assert.match(refused(dialog), /role="alert">These rules can’t be played/);
});

test('a sealed fleet is said once', () => {
  const {state} = opened({
    rules: 'admiral',
    players: 'duel:you,parity',
    mode: 'play',
    fleets: [null, door.drawFleet('admiral', '3')],
  });
  const dialog = drawn(renderDialog(shown(reduce(state, {type: 'dialog', dialog: 'share'}))));
  assert.equal(dialog.split('hides the fleet').length, 2);
});

test('until a tab is chosen the one with something to tell is open', () => {
  assert.equal(chosenTab(initialState({mode: 'race'})), 'fleet');
  assert.equal(chosenTab(initialState({mode: 'watch'})), 'candidates');
  const choose = (/** @type {any} */ value) =>
    chosenTab(reduce(initialState({mode: 'race'}), {type: 'setting', name: 'tab', value}));
  assert.equal(choose('moves'), 'moves');
  assert.equal(choose('candidates'), 'fleet', 'a rival that still hunts keeps its thoughts');
});

test('a device that is touched is told to tap', () => {
  const touched = {touch: true, settings: {oneTap: true, tab: 'moves'}};
  assert.doesNotMatch(page(opened({rules: 'admiral'}, touched).state), /Click/);
});

test('a solitaire opens with the flag, also before the engine is there, and asks for it', () => {
  const {state} = opened({rules: 'solitaire'});
  assert.equal(state.tool, 'flag');
  assert.match(page(state), /Click a cell to flag/);
  assert.match(page({...state, touch: true}), /Tap a cell to flag/);
  assert.equal(initialState({awaited: 'solitaire'}).tool, 'flag');
  const waiting = initialState();
  assert.equal(waiting.tool, 'shoot');
  const chosen = /** @type {const} */ ({type: 'setting', name: 'rules', value: 'solitaire'});
  assert.equal(reduce(waiting, chosen).tool, 'flag');
  assert.equal(reduce(state, {type: 'left', mode: 'watch'}).tool, 'shoot');
});

test('the button of the typed cell names the tool', () => {
  const {send} = opened({rules: 'solitaire'});
  send({type: 'entry', open: true});
  assert.match(page(send({type: 'tool', tool: 'flag'})), /type="submit">Flag</);
});

test('the help says what is true of the game shown', () => {
  const help = (/** @type {any} */ state) => drawn(renderDialog(shown({...state, dialog: 'help'})));
  const race = help(opened({rules: 'admiral'}).state);
  assert.match(race, /Each ship is a line/);
  assert.match(race, /An agent hunts the same fleet/);
  const {rules} = opened({rules: 'admiral'}).state.game.view;
  const bent = {
    ...rules,
    id: undefined,
    fleet: [
      {
        name: 'hook',
        count: 1,
        cells: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ],
  };
  assert.doesNotMatch(help(opened({rules: bent}).state), /is a line/);
  const fleets = [null, door.drawFleet('admiral', '3')];
  const duel = opened({rules: 'admiral', players: 'duel:you,parity', mode: 'play', fleets}).state;
  assert.doesNotMatch(help(duel), /same sea/);
});

test('a reason ends with the next best cell where one is known', () => {
  const decision = (/** @type {any} */ ties) => ({
    reason: {code: 'reconnaissance', args: {placements: 12}},
    cell: 'C7',
    ties,
    sensible: 40,
    candidates: [
      {cell: 'C7', score: 12},
      {cell: 'D7', score: 11},
    ],
  });
  assert.match(
    reasonSentence(/** @type {any} */ (decision(1)), speech),
    /; next best D7 with 11\.$/,
  );
  assert.match(reasonSentence(/** @type {any} */ (decision(2)), speech), /shared by 2\.$/);
});

test('a list only chooses; Go opens what was chosen', () => {
  const {state, send} = opened({rules: 'admiral', seed: '3'});
  const go = (/** @type {any} */ now, seed = '3') => opening(shown(now), seed);
  assert.deepEqual(go(state), [{type: 'adopt'}, {type: 'new-sea', seed: '3'}]);
  assert.deepEqual(go(state, ' 7 ').at(-1), {type: 'new-sea', seed: '7'});
  assert.deepEqual(go(state, '').at(-1), {type: 'new-sea'});
  send({type: 'picked', picked: {agent: 'hunt'}});
  const both = send({type: 'picked', picked: {rules: 'sea-battle'}});
  assert.equal(both.settings.rules, 'admiral', 'nothing is opened yet');
  assert.deepEqual(go(both), [
    {type: 'adopt'},
    {type: 'setting', name: 'rules', value: 'sea-battle'},
    {type: 'choose', name: 'opponent', value: 'hunt'},
  ]);
  assert.deepEqual(go(both, '9').at(-1), {type: 'new-sea', seed: '9'});
  // Of an agent that is watched the sea stays, but not with other rules.
  const watched = {type: 'setting', name: 'watched', value: 'hunt'};
  assert.deepEqual(go({...both, mode: 'watch'}).slice(1), [
    {type: 'setting', name: 'rules', value: 'sea-battle'},
    watched,
    {type: 'new-sea'},
  ]);
  const alone = {...both, mode: 'watch', picked: {agent: 'hunt'}};
  assert.deepEqual(go(alone).at(-1), {...watched, type: 'choose'});
  const own = send({type: 'picked', picked: {rules: 'own'}});
  assert.deepEqual(go(own).at(-1), {type: 'dialog', dialog: 'own'});
});

test('another mode takes along what was chosen, and own rules still to be written do not hold it up', () => {
  const {state, send} = opened({rules: 'moving', seed: '3'});
  const go = (/** @type {any} */ now) => switching(shown(now), 'play');
  const mode = {type: 'mode', mode: 'play', like: true};
  assert.deepEqual(go(state), [{type: 'adopt'}, mode]);
  const both = send({type: 'picked', picked: {agent: 'robust', rules: 'sea-battle'}});
  assert.deepEqual(go(both), [
    {type: 'adopt'},
    {type: 'setting', name: 'rules', value: 'sea-battle'},
    {type: 'setting', name: 'opponent', value: 'robust'},
    mode,
  ]);
  const own = send({type: 'picked', picked: {agent: undefined, rules: 'own'}});
  assert.deepEqual(go(own), [{type: 'adopt'}, mode]);
});

test('who gave up is not said to have chosen another cell', () => {
  const game = opened({rules: 'admiral', players: 'race:you,hunt'});
  game.call('solve');
  for (let turn = 0; turn < 200 && !game.state.game.view.over; turn += 1) game.call('aiMove');
  assert.ok(game.state.game.view.over);
  assert.doesNotMatch(page(game.state), /First difference/);
});

test('candidates: numbers of fleets as rough as in the reason, near ties told apart', () => {
  const {state} = opened({rules: 'admiral', players: 'solo:hunt', mode: 'watch'});
  const basis = {kind: 'counted', fleets: '9', precision: 'exact'};
  /** @param {[number, number][]} weighed @param {any} [of] */
  const column = (weighed, of = basis) => {
    const candidates = weighed.map(([score, value], index) => ({
      cell: `A${index + 1}`,
      score,
      terms: [{code: 'fleets', value}],
    }));
    const decision = {...state.game.view.decision, map: {basis: of, values: []}, candidates};
    const view = {...state.game.view, decision};
    const text = drawn(renderCandidates(shown({...state, game: {...state.game, view}})));
    const heard = [...text.matchAll(/class="unseen">([^<]*)</g)].map(([, row]) => row);
    const seen = [...text.matchAll(/class="candidate-(?:name|figure|fleets)"[^>]*>([^<]*)</g)];
    // The ear is told what the eye sees, as a part of a sentence.
    assert.deepEqual(
      heard.flatMap((row) => row.replace(/ fleets?$/, '').split(', ')),
      seen.map(([, value]) => value),
    );
    assert.ok(
      heard.every((row) => / fleets?$/.test(row)),
      String(heard),
    );
    return seen.map(([, value]) => value).filter((value) => !/^A\d$/.test(value));
  };
  assert.deepEqual(column([[0.5, 1_234_567]]), ['50.0%', '1,234,567']);
  assert.deepEqual(column([[0.5, 1_855_545_978_831_780]], {...basis, precision: 'single'}), [
    '50.0%',
    words.rough('1855545978831780'),
  ]);
  assert.equal(column([[0.5, 2 ** 60]])[1], words.rough(String(2n ** 60n)));
  const chances = (...scores) =>
    column(scores.map((score) => [score, 1])).filter((text) => text.endsWith('%'));
  assert.deepEqual(chances(0.6123, 0.61), ['61.2%', '61.0%']);
  assert.deepEqual(chances(0.6123, 0.6121), ['61.23%', '61.21%']);
  assert.deepEqual(chances(0.6123, 0.6123), ['61.2%', '61.2%'], 'a tie stays one');
});

test('an agent that follows a hit is not said to draw', () => {
  const game = opened({rules: 'admiral', players: 'solo:hunt', mode: 'watch'});
  const draws = /This agent compares no cells: it picks at random/;
  const candidates = () =>
    page(reduce(game.state, {type: 'setting', name: 'tab', value: 'candidates'}));
  assert.match(candidates(), draws);
  while (game.state.game.view.decision.reason.code !== 'neighbour-of-hit') game.call('aiMove');
  assert.match(candidates(), /This agent follows its list of neighbours/);
  assert.doesNotMatch(candidates(), draws);
});

test('a cell that is flagged was not shot last', () => {
  const game = opened({rules: 'admiral'});
  game.call('guess', 'C2');
  assert.match(page(game.state), /aria-label=C2, unknown, flagged as ship aria/);
  game.call('shoot', 'C3');
  assert.match(page(game.state), /aria-label=C3, [\w, ]+, last shot aria/);
});

test('a record that cannot be read says why, and what stands in its place', () => {
  const args = {cause: 'no step FK99'};
  const said = (/** @type {any} */ notice) => noticeSentence(notice, speech);
  assert.equal(
    said({code: 'bad-record', args}),
    'The record can’t be read. Nothing changed. (\u2068no step FK99\u2069)',
  );
  assert.equal(
    said({code: 'bad-record', args, instead: true}),
    'The record can’t be read. (\u2068no step FK99\u2069) Here is a fresh game instead.',
  );
  assert.equal(
    said({code: 'bad-link', instead: true}),
    `${words('error-bad-link')} ${words('notice-instead')}`,
  );
});

test('what a link brings along is clipped and keeps its direction to itself', () => {
  const fault = (/** @type {string} */ ship) =>
    noticeSentence({code: 'illegal-fleet', faults: [{code: 'ship-missing', args: {ship}}]}, speech);
  const said = fault(`\u202e\u2069${'x'.repeat(500)}`);
  assert.match(said, /The \u2068x{117}…\u2069 is missing\./);
  assert.match(fault('carrier'), /The carrier is missing\./);
});

test('who sets what an agent has not hears what it has', () => {
  const said = (/** @type {string} */ parameter, /** @type {string} */ takes) =>
    noticeSentence(
      {code: 'bad-agent-parameter', args: {agent: 'planner', parameter, takes}},
      speech,
    );
  assert.match(said('work=0', 'work=none|1..60'), /“work=0” can’t be .* work=none\|1\.\.60\.$/);
  assert.match(said('k=1', 'none'), /“k=1” can’t be .* has none\.$/);
});

test('a sea number is read as people write it, and refused before anything is chosen', () => {
  const {state} = opened({rules: 'admiral'});
  const typed = (/** @type {string} */ seed, picked = {}) =>
    opening(shown({...state, picked}), seed);
  for (const seed of ['7', ' 7 ', '007'])
    assert.deepEqual(typed(seed).at(-1), {type: 'new-sea', seed: '7'}, seed);
  assert.deepEqual(typed('000').at(-1), {type: 'new-sea', seed: '0'});
  for (const seed of ['', '  ']) assert.deepEqual(typed(seed).at(-1), {type: 'new-sea'});
  for (const seed of ['-1', 'abc', '1.5', '18446744073709551616']) {
    const [refusal, ...more] = typed(seed, {rules: 'sea-battle'});
    assert.deepEqual(more, [], seed);
    assert.match(page(reduce(state, refusal)), /A sea number is a whole number/, seed);
  }
});

test('links to other pages are those of the built site, not of its sources', () => {
  const hrefs = (/** @type {string} */ markup) =>
    [...markup.matchAll(/href="?([^"\s>]*)/g)].map(([, href]) => href);
  const seas = hrefs(page(initialState()));
  assert.deepEqual(seas.slice(0, 2), ['#board', './']);
  const header = {main: 'm', skip: '', lang: null, words, here: null, sound: {on: false, set() {}}};
  const from = (/** @type {any} */ place) =>
    hrefs(drawn(renderSiteHeader({...header, ...place}))).slice(1);
  const modes = ['', '?mode=watch#header', '?mode=puzzle', '?mode=edit'];
  const own = ['lab/', 'docs/', 'reversi/'];
  const compare = '?mode=compare&agent=exact,probability-map';
  const dialogs = ['#help', '#settings'];
  const menu = [...modes, ...own, compare, ...dialogs.toReversed()];
  const up = (/** @type {string} */ way) =>
    ['', ...modes, ...own, ...dialogs, ...menu].map((href) => way + href);
  assert.deepEqual(from({here: 'lab'}), up('../').with(5, './').with(14, './'));
  assert.deepEqual(from({up: '../../'}), up('../../'));
});

test('what opens in a new tab says so in its name', () => {
  const header = {main: 'm', skip: '', lang: null, words, here: null, sound: {on: false, set() {}}};
  const stays = words('lessons-beside');
  const there = drawn(renderSiteHeader({...header, stays}));
  const named = [...there.matchAll(/target="?_blank"? aria-label="?(\w+) \(opens in a new tab\)/g)];
  const names = named.map(([, name]) => name);
  assert.deepEqual(names, ['Help', 'Settings', 'Settings', 'Help']);
  assert.doesNotMatch(drawn(renderSiteHeader(header)), /_blank|new tab/);
});

test('of two people each reads whether it is they who fire first', () => {
  const two = opened({mode: 'play', rules: 'admiral', players: 'duel:you,you'});
  const lede = () => /class="lede">([^<]*)/.exec(page(reduce(two.state, {type: 'uncover'})))?.[1];
  assert.match(lede() ?? '', /You fire first\./);
  const water = two.game.view().boards[0].ships.flatMap((/** @type {any} */ ship) => ship.cells);
  two.call(
    'shoot',
    ['A1', 'J10', 'E5', 'B9', 'I2'].find((cell) => !water.includes(cell)),
  );
  assert.equal(two.game.view().toMove, 2);
  assert.match(lede() ?? '', /Player 1 fires first\./);
});

test('where a game has ended no cell is asked for any more', () => {
  const hunt = opened({rules: 'admiral', players: 'solo:you'});
  const proving = reduce(hunt.state, {type: 'proving'});
  assert.equal(proving.proving, true);
  const answer = () => ({view: hunt.game.view(), record: hunt.game.record()});
  hunt.game.shoot('A1');
  const shot = reduce(proving, {type: 'answered', board: 'b', method: 'shoot', answer: answer()});
  assert.equal(shot.proving, true);
  hunt.game.solve();
  const over = reduce(shot, {type: 'answered', board: 'b', method: 'solve', answer: answer()});
  assert.equal(over.proving, false);
});

test('the agent of a link stands there before the engine, and the game that has come counts for more', () => {
  const known = {mode: 'watch', awaited: 'admiral-apart', awaitedAgent: 'exact'};
  const waiting = initialState(/** @type {any} */ (known));
  assert.match(page(waiting), /Exact on this sea/);
  const come = opened({mode: 'watch', rules: 'admiral', players: 'solo:hunt'}, known).state;
  assert.match(page(come), /Hunter on this sea/);
  assert.doesNotMatch(page(come), /Exact on this sea/);
});
