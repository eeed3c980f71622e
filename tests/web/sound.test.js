// Which sounds an action gives, and which it does not.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {neededParts} from '../../www/src/app/parts.js';
import {soundsOf} from '../../www/src/features/sound/sounds.js';
import {initialState} from '../../www/src/games/sea/reduce.js';

const YOU = {kind: 'you', player: 1};
const AGENT = {kind: 'agent', player: 2};

/** A game at a step, whose last move had that answer. @param {any} known */
function stateAt({step, by = 1, kind = 'miss', content, ...known}) {
  const {withheld = false, over = false, code = 'won', board = 'a', ...rest} = known;
  const players = rest.mode === 'watch' ? [{...AGENT, player: 1}] : [YOU, AGENT];
  const last = {step, player: by, action: 'FA1', cell: 'A1', answer: {kind, content}, withheld};
  const {view = 'race', ...state} = rest;
  return initialState(
    /** @type {any} */ ({
      mode: 'race',
      ...state,
      game: {board, view: {kind: view, players, step, steps: 40, over, result: {code}, last}},
    }),
  );
}

const own = (/** @type {string} */ sound) => ({sound, own: true});
const agents = (/** @type {string} */ sound) => ({sound, own: false});
const ANSWERED = {type: 'answered'};
const waiting = ['A1'];
const duel = {mode: 'play', view: 'duel'};
const watch = {mode: 'watch'};
const end = own('end');

/** @type {[string, any, any, any, any[]][]} what happens, the action, the state before and after, the sounds */
const TABLE = [
  [
    'an own shot leaves',
    {type: 'act', cell: 'A1', tool: 'shoot'},
    {step: 2},
    {step: 2, waiting},
    [own('fire')],
  ],
  [
    'a cell is chosen by hand',
    {type: 'cell', board: 'sea-1', cell: 'A1'},
    {step: 2},
    {step: 2, waiting},
    [own('fire')],
  ],
  ['it is only aimed at', {type: 'cell', board: 'sea-1', cell: 'A1'}, {step: 2}, {step: 2}, []],
  [
    'it waits already',
    {type: 'act', cell: 'A1', tool: 'shoot'},
    {step: 2, waiting},
    {step: 2, waiting},
    [],
  ],
  ['a flag is set', {type: 'act', cell: 'A1', tool: 'flag'}, {step: 2}, {step: 2, waiting}, []],
  [
    'a note is made by hand',
    {type: 'cell', board: 'sea-1', cell: 'A1'},
    {step: 2, tool: 'note'},
    {step: 2, waiting, tool: 'note'},
    [],
  ],
  ['water', ANSWERED, {step: 2, waiting}, {step: 3}, [own('water')]],
  ['a hit', ANSWERED, {step: 2, waiting}, {step: 3, kind: 'hit'}, [own('hit')]],
  ['a sinking', ANSWERED, {step: 2, waiting}, {step: 3, kind: 'sunk'}, [own('sunk')]],
  [
    'water by content',
    ANSWERED,
    {step: 2, waiting},
    {step: 3, kind: 'content', content: 'water'},
    [own('water')],
  ],
  [
    'a ship by content',
    ANSWERED,
    {step: 2, waiting},
    {step: 3, kind: 'content', content: 'left'},
    [own('hit')],
  ],
  ['an answer kept back', ANSWERED, {step: 2, waiting}, {step: 3, kind: 'unrevealed'}, []],
  [
    'the last ship',
    ANSWERED,
    {step: 2, waiting},
    {step: 3, kind: 'sunk', over: true},
    [own('sunk'), end],
  ],
  ['the hunt is given up', ANSWERED, {step: 2}, {step: 3, over: true, code: 'resigned'}, []],
  ['an own shot is redone', ANSWERED, {step: 2}, {step: 3}, []],
  ['an own shot is undone', ANSWERED, {step: 3}, {step: 2}, []],
  ['another game opens', {type: 'opened'}, {step: 2}, {step: 3, board: 'b'}, []],
  [
    'the answer is of another game',
    ANSWERED,
    {step: 2, waiting},
    {step: 3, waiting, board: 'b'},
    [],
  ],
  ['a rival shoots out of sight', ANSWERED, {step: 2}, {step: 3, by: 2, withheld: true}, []],
  [
    'a rival out of sight ends the race',
    ANSWERED,
    {step: 2},
    {step: 3, by: 2, kind: 'sunk', over: true, code: 'ended'},
    [end],
  ],
  [
    'a rival shoots back',
    ANSWERED,
    {step: 2, ...duel},
    {step: 3, by: 2, kind: 'hit', ...duel},
    [agents('hit')],
  ],
  ['a step is watched', ANSWERED, {step: 2, ...watch}, {step: 3, ...watch}, [agents('water')]],
  ['a step back', ANSWERED, {step: 3, ...watch}, {step: 2, ...watch}, []],
  ['a leap', ANSWERED, {step: 3, ...watch}, {step: 9, ...watch}, []],
  [
    'the hunt watched ends',
    ANSWERED,
    {step: 2, ...watch},
    {step: 3, kind: 'sunk', over: true, ...watch},
    [agents('sunk'), end],
  ],
  ['agents compared', ANSWERED, {step: 2, mode: 'compare'}, {step: 3, mode: 'compare'}, []],
  ['a position', ANSWERED, {step: 2, mode: 'edit'}, {step: 3, mode: 'edit'}, []],
];

for (const [what, action, before, after, sounds] of TABLE)
  test(`${what}: ${sounds.map(({sound}) => sound).join(', ') || 'nothing'}`, () => {
    assert.deepEqual(soundsOf(action, stateAt(after), stateAt(before)), sounds);
  });

test('agents are silent at five steps a second or faster, people never', () => {
  for (const [speed, isHeard] of /** @type {const} */ ([
    [0.5, true],
    [4, true],
    [5, false],
    [10, false],
    [0, false],
  ])) {
    const settings = {speed};
    for (const {at, by} of [
      {at: {...watch, playing: true}, by: 1},
      {at: duel, by: 2},
    ]) {
      const sounds = soundsOf(
        /** @type {any} */ (ANSWERED),
        stateAt({step: 3, by, settings, over: true, ...at}),
        stateAt({step: 2, settings, ...at}),
      );
      assert.equal(
        sounds.some(({own}) => !own),
        isHeard,
        `${at.mode} ${speed}`,
      );
    }
    const mine = soundsOf(
      /** @type {any} */ (ANSWERED),
      stateAt({step: 3, settings, ...duel}),
      stateAt({step: 2, settings, waiting, ...duel}),
    );
    assert.deepEqual(mine, [own('water')]);
    const byHand = soundsOf(
      /** @type {any} */ (ANSWERED),
      stateAt({step: 3, settings, ...watch}),
      stateAt({step: 2, settings, ...watch}),
    );
    assert.deepEqual(byHand, [agents('water')], 'a step by hand');
  }
});

test('reduced motion mutes nothing', () => {
  const settings = {motion: 'reduced'};
  assert.deepEqual(
    soundsOf(
      /** @type {any} */ (ANSWERED),
      stateAt({step: 3, settings}),
      stateAt({step: 2, settings, waiting}),
    ),
    [own('water')],
  );
});

test('the part is needed by who has switched sound or vibration on, and by nobody else', () => {
  for (const [settings, isNeeded] of /** @type {const} */ ([
    [{}, false],
    [{sound: true}, true],
    [{vibration: true}, true],
    [{volume: 50}, false],
  ]))
    assert.equal(neededParts(initialState({settings})).includes('sound'), isNeeded);
});
