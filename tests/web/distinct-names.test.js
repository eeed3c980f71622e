// What is told to the ear is all that the eye has, and no more: fleets, lines, what was kept, what was asked.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {puzzleTitle} from '../../www/src/features/puzzle/sentences.js';
import {editingSpoken} from '../../www/src/features/solver/sentences.js';
import {createSpeaking, spoken} from '../../www/src/games/sea/announcer.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {listed, renderCards} from '../../www/src/games/sea/view/cards.js';
import {renderBoardFleet} from '../../www/src/games/sea/view/panel.js';
import {renderSea} from '../../www/src/games/sea/view/sea.js';
import {drawn} from './drawn.mjs';
import {begun} from './editing.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** @param {any} config @param {(game: any) => void} play */
function played(config, play) {
  const game = door.newGame(config);
  play(game);
  const view = game.view();
  game.free();
  return view;
}

/** @param {any} view @param {any} [known] */
const shownOf = (view, known = {}) => ({
  state: initialState({game: /** @type {any} */ ({view}), ...known}),
  view,
  ...speech,
  dispatch() {},
  link: () => '',
  parts: {},
});

test('the ear is told how many ships there are of a kind, and how many are afloat', () => {
  const view = played({rules: 'sea-battle', players: 'solo:you', seed: '4'}, () => {});
  const fleet = drawn(renderBoardFleet(view.boards[0], /** @type {any} */ (shownOf(view))));
  for (const {length, count} of view.boards[0].fleet)
    assert.ok(
      fleet.includes(`, ${length} ${length === 1 ? 'cell' : 'cells'}, ${count} of ${count} afloat`),
      fleet,
    );
});

test('a line with too many tells how many with the flags that make it so', () => {
  const config = {rules: 'solitaire', players: 'solo:you', seed: '3', hints: 0};
  const fresh = played(config, () => {});
  const row = fresh.boards[0].clues.rows.findIndex(
    (/** @type {any} */ {count}) => count > 0 && count < 10,
  );
  const {count} = fresh.boards[0].clues.rows[row];
  const view = played(config, (game) => {
    for (let col = 0; col <= count; col += 1) game.guess(`${'ABCDEFGHIJ'[col]}${row + 1}`);
  });
  assert.ok(view.boards[0].clues.rows[row].over);
  const sea = drawn(renderSea(view.boards[0], /** @type {any} */ (shownOf(view))));
  assert.ok(sea.includes(`row ${row + 1}, too many: ${count + 1} of ${count}`));
});

test('a fleet that is drawn at the end is named, and one that stays hidden is not', () => {
  const view = played({rules: 'solitaire', players: 'solo:you', seed: '3'}, (game) => game.solve());
  const [{cells, name}] = view.boards[0].ships;
  const [open] = cells.filter((/** @type {string} */ cell) => !view.boards[0].known.includes(cell));
  const said = new RegExp(`${open}, unknown, ${speech.names.ship(name)}`);
  const shown = /** @type {any} */ (shownOf(view));
  assert.match(drawn(renderSea(view.boards[0], shown)), said);
  assert.doesNotMatch(drawn(renderSea(view.boards[0], shown, {hidden: true})), said);
});

test('a kept puzzle is called one, whoever made it', () => {
  const card = (/** @type {string} */ rules) =>
    drawn(
      renderCards(
        /** @type {any} */ (
          shownOf(null, {
            game: null,
            kept: [
              {
                id: 'x',
                mode: 'puzzle',
                rules,
                step: 1,
                steps: 1,
                record: 'spyglass1 x s.7 solo:you',
              },
            ],
          })
        ),
      ),
    );
  assert.match(card('puzzle-12x9'), /Puzzle 12×9</);
  assert.match(card('puzzle-8'), /Puzzle 8×8, no\. 7</);
});

test('kept games are told apart by the number of their sea and the time they were played', () => {
  const kept = ['s.7', 's.8', 'd.31.xyz'].map((start, at) => ({
    ...{id: start, mode: 'race', rules: 'admiral', step: 3, steps: 3, over: false},
    record: `spyglass1 admiral ${start} race:you,parity FA1.2FB2.FC3`,
    updated: new Date(2026, 10, 20 + at, 9, 30).getTime(),
  }));
  const cards = drawn(renderCards(/** @type {any} */ (shownOf(null, {game: null, kept}))));
  assert.match(cards, /Parity · sea no\. 7 · 2 shots · 20 Nov 2026, 09:30</);
  assert.match(cards, /Parity · sea no\. 8 · 2 shots · 21 Nov 2026, 09:30</);
  assert.match(
    cards,
    /Parity · game no\. 31 · 2 shots · 22 Nov 2026, 09:30</,
    'a sea laid out has no number',
  );
  const [game] = kept;
  const card = (/** @type {any} */ change) =>
    drawn(
      renderCards(/** @type {any} */ (shownOf(null, {game: null, kept: [{...game, ...change}]}))),
    );
  const duel = `spyglass1 admiral s.7 duel:parity,you FA1.2FB2.2GC3.FC4`;
  assert.match(card({mode: 'play', record: duel, step: 4, steps: 4}), / · 1 shot · /);
  assert.match(card({step: 2}), / · 1 shot · /, 'taken back');
  assert.match(card({step: 1, over: true}), / · 2 shots · finished · /, 'looked at from its start');
});

test('a game that was open in two tabs is listed once, unless the tabs have parted', () => {
  const game = (/** @type {string} */ id, /** @type {string} */ actions, over = false) =>
    /** @type {any} */ ({id, over, record: `spyglass2 admiral s.7 race:you,parity ${actions}`});
  /** @param {any[]} kept newest first @param {any} [shown] */
  const ids = (kept, shown = null) => listed(kept, shown).map(({id}) => id);
  const [short, long] = [game('short', 'FA1.2FB2'), game('long', 'FA1.2FB2.FC3')];
  assert.deepEqual(ids([short, long]), ['long']);
  assert.deepEqual(ids([long, short]), ['long']);
  assert.deepEqual(ids([game('new', 'FA1'), game('old', 'FA1')]), ['new']);
  assert.deepEqual(ids([long, game('parted', 'FA1.2FB2.FJ9')]), ['long', 'parted']);
  // What is shown is in no list, and its double neither.
  const {record} = long;
  assert.deepEqual(ids([long, short], {id: 'here', record, view: {ended: false}}), []);
  assert.deepEqual(ids([short], {id: 'short', record, view: {ended: false}}), []);
  // What can be gone on with is not hidden by what has ended.
  assert.deepEqual(ids([short, game('ended', 'FA1.2FB2.FC3.S', true)]), ['short', 'ended']);
});

test('the day of a puzzle is written so that nobody takes it for another', () => {
  const game = {view: {rules: presetRules('puzzle-6'), seed: '20261102'}};
  const title = puzzleTitle(/** @type {any} */ ({game, puzzling: null}), speech);
  assert.equal(title, 'Puzzle of the day, 2 November 2026: 6×6');
});

test('what cannot be taken back is asked for twice, and anything else in between lets it be', () => {
  const asked = reduce(initialState(), {type: 'sure', word: 'solve'});
  assert.equal(asked.sure, 'solve');
  for (const action of /** @type {import('../../www/src/games/sea/types.js').Action[]} */ ([
    {type: 'sure', word: null},
    {type: 'asked', method: 'guess', cell: 'A1'},
    {type: 'dismiss'},
    {type: 'left', mode: 'race'},
  ]))
    assert.equal(reduce(asked, action).sure, null, action.type);
  assert.equal(reduce(asked, {type: 'tables', tables: null}).sure, 'solve');
});

test('after a good paste no refusal goes on being told', () => {
  let region = '';
  const speak = createSpeaking((text) => (region = text), [editingSpoken, spoken]);
  const state = begun();
  const {editing} = state;
  assert.ok(editing);
  const refused = {...state, editing: {...editing, fault: {code: 'no-position'}}};
  speak({type: 'edit-fault', fault: null}, refused, state, speech);
  assert.match(region, /^This isn’t a mark, a position/);
  // The very position that stood there: nothing is judged anew.
  speak({type: 'edit-taken', ...editing}, state, refused, speech);
  assert.doesNotMatch(region, /This isn’t a position/);
  assert.notEqual(region, '');
});
