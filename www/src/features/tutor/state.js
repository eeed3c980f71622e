// What certain reasoning has told: a hint as far as it was asked for, the proof of a cell, all that the expert deduces; and which of it lies over the board. Pure.
import {cellIndex} from '../../board/cells.js';
import {positionKey} from '../../games/sea/chances.js';
import {hasDeductions, isPuzzle, leadBoard} from '../../games/sea/select.js';
import {reduceBy} from '../../shell/store.js';

/** @import {Light, Step, Tutor} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Deduction, Expected, Expert, Hint, View} from '../../engine/types.js' */

/** @param {import('../../engine/types.js').Ruleset} rules a puzzle has none: there nothing is shot */
const hasScore = ({announce, budgets}) => announce === 'content' && budgets?.shots !== 0;

/** @type {Tutor} */
export const NOTHING = {
  at: null,
  hint: null,
  proof: null,
  expert: null,
  reads: false,
  expected: null,
  expects: false,
  light: null,
  opened: [],
  late: false,
};

/** @param {State} state what was told on the sea shown, and by which rules it is reasoned, as one text; null where nothing can be deduced */
export function knowledgeKey({game, permitted = []}) {
  if (!game || !hasDeductions(game.view.rules)) return null;
  const {view, board} = game;
  return [board, positionKey(view, leadBoard(view).shooter), ...permitted].join(' ');
}

/** @param {View} view a person's marks, as one text */
export function marksKey(view) {
  const {flags, notes} = leadBoard(view);
  return `${flags} ${notes}`;
}

/** @param {State} state all of it may be seen: nobody is helped with it who is to find it out */
export const isOpen = ({mode, game}) => mode === 'watch' || game?.view.ended === true;

/** @param {State} state what is deduced may be shown */
export const showsExpert = (state) => isOpen(state) || Boolean(state.tutor?.reads);

/** @param {State} state what is deduced of the position shown has still to be asked for */
export const wantsExpert = (state) =>
  knowledgeKey(state) !== null &&
  ['proofs', 'knowledge'].includes(state.settings.tab) &&
  showsExpert(state) &&
  !state.tutor?.expert;

/** @param {State} state it ends with a score, and has not ended yet */
export const awaitsScore = ({game}) =>
  Boolean(game && hasScore(game.view.rules) && !leadBoard(game.view).score);

/** @param {State} state the score to be expected has still to be asked for */
export const wantsExpected = (state) =>
  knowledgeKey(state) !== null &&
  state.settings.tab === 'knowledge' &&
  awaitsScore(state) &&
  (isOpen(state) || Boolean(state.tutor?.expects)) &&
  !state.tutor?.expected;

/** @param {Hint} hint the same hint, however far it was told */
export const hintKey = ({rule, water = [], ship = []}) => `${rule} ${water} ${ship}`;

/** @param {Hint} hint @param {View} view the marks that cannot be right */
export function wrongMarks({water = [], ship = []}, view) {
  const {flags, notes} = leadBoard(view);
  return [
    ...water.filter((cell) => flags.includes(cell)),
    ...ship.filter((cell) => notes.includes(cell)),
  ];
}

/** @param {Hint} hint @param {View} view the cells it rests on that are neither told nor marked as what they are: they follow themselves */
export function unsettledPremises({because = {}, cells}, view) {
  const {flags, notes, known, marks} = leadBoard(view);
  const settled = new Set([...flags, ...notes, ...known]);
  const premises = [...(because.cells ?? cells), ...(because.ships ?? [])];
  return [...new Set(premises)].filter(
    (cell) => !settled.has(cell) && marks[cellIndex(cell, view.rules.cols)] === 'unknown',
  );
}

/** @param {Hint} hint @param {View} view all that it led to is marked */
function isFollowed({water = [], ship = []}, view) {
  const {flags, notes, known, marks} = leadBoard(view);
  const {rules} = view;
  /** @param {string[]} cells @param {string[]} marked */
  const done = (cells, marked) =>
    cells.every(
      (cell) =>
        marked.includes(cell) ||
        known.includes(cell) ||
        marks[cellIndex(cell, rules.cols)] !== 'unknown',
    );
  // Where nobody notes water, ships are all there is to mark.
  const notesWater = notes.length > 0 || isPuzzle(rules) || ship.length === 0;
  return water.length + ship.length > 0 && done(ship, flags) && (!notesWater || done(water, notes));
}

/** @param {import('../../engine/types.js').Refuted} refuted @returns {Step[]} its deductions, and last the contradiction */
export const refutationSteps = ({within, contradiction}) => [
  ...within,
  {...contradiction, ends: true},
];

/** @param {Deduction[]} steps @param {number[]} within @returns {Step[]} the steps of the refutation at these places */
const stepsWithin = (steps, within) =>
  within.reduce((/** @type {Step[]} */ outer, place) => {
    const refuted = outer[place]?.refuted;
    return refuted ? refutationSteps(refuted) : [];
  }, steps);

/** @param {Tutor} tutor @returns {Deduction[]} the whole that the step lit is of */
function litWhole({light, proof, expert}) {
  if (light?.of === 'proof') return proof?.steps ?? [];
  return light?.of === 'step' ? (expert?.steps ?? []) : [];
}

/** @param {Tutor} tutor @returns {Step[]} the steps that are gone through */
export function litSteps(tutor) {
  const {light} = tutor;
  return light && 'at' in light ? stepsWithin(litWhole(tutor), light.within ?? []) : [];
}

/** @param {Tutor} tutor @returns {{water: string[], ship: string[]}} what holds only in the refutation that is stepped through: its assumption, and what followed from that before the step lit; and so on outwards */
export function litAssumed(tutor) {
  const {light} = tutor;
  /** @type {{water: string[], ship: string[]}} */
  const assumed = {water: [], ship: []};
  if (!light || !('at' in light)) return assumed;
  const {at, within = []} = light;
  for (const [depth, place] of within.entries()) {
    const refuted = stepsWithin(litWhole(tutor), within.slice(0, depth))[place]?.refuted;
    if (!refuted) continue;
    assumed[refuted.as].push(refuted.cell);
    for (const {water = [], ship = []} of refuted.within.slice(0, within[depth + 1] ?? at)) {
      assumed.water.push(...water);
      assumed.ship.push(...ship);
    }
  }
  return assumed;
}

/** @param {Tutor} tutor @param {number} by @returns {Light | null} the step before or after the one lit; without one the first of what is shown */
function nextLight(tutor, by) {
  const {light, proof, expert} = tutor;
  const steps = litSteps(tutor);
  if (steps.length > 0 && light && 'at' in light)
    return {...light, at: Math.min(Math.max(light.at + by, 0), steps.length - 1)};
  if (proof?.steps.length) return {of: 'proof', at: 0};
  return expert?.steps.length ? {of: 'step', at: 0} : light;
}

/** @param {State} state @param {'hints' | 'proofs' | 'looks'} count @param {'hintedAt' | 'provedAt' | 'lookedAt'} last @param {string} key help that was had, unless it is the same again, or all may be seen */
function helped(state, count, last, key) {
  const {game} = state;
  if (!game || isOpen(state) || game[last] === key) return state;
  return {...state, game: {...game, [count]: game[count] + 1, [last]: key}};
}

/** @param {State} state */
const ownPosition = ({game}) => (game ? positionKey(game.view) : '');

/** What was proved of a position where all that is certain of it was seen. */
const ALL = 'all';

/** @param {State} state @param {string} cell or `ALL` @returns {State} at each position every cell proved counts once, and none after all of it was seen */
function proofSeen(state, cell) {
  const position = `${ownPosition(state)}:`;
  const provedAt = state.game?.provedAt ?? '';
  const before = provedAt.startsWith(position) ? provedAt.slice(position.length).split(' ') : [];
  const isKnown = before.includes(cell) || before.includes(ALL);
  const key = isKnown ? provedAt : position + [...before, cell].join(' ');
  return helped(state, 'proofs', 'provedAt', key);
}

/** @type {(state: State, action: Action, tutor: Tutor) => State} */
const change = /* #__PURE__ */ reduceBy({
  permit(state, {names}, tutor) {
    const next = {...state, permitted: names};
    return {...next, tutor: current(next, tutor)};
  },
  opened: (state, _, tutor) => ({...state, tutor: {...tutor, reads: false, expects: false}}),
  'hint-there'(state, {hint, stage}, tutor) {
    const {game} = state;
    if (!game) return state;
    const given = {hint, stage, marks: marksKey(game.view)};
    const light = hint ? /** @type {const} */ ({of: 'hint'}) : null;
    const next = {...state, tutor: {...tutor, hint: given, light}};
    return hint ? helped(next, 'hints', 'hintedAt', hintKey(hint)) : next;
  },
  'proof-there'(state, {cell, steps, revealed}, tutor) {
    const light = steps.length > 0 ? /** @type {const} */ ({of: 'proof', at: 0}) : null;
    const next = {...state, tutor: {...tutor, proof: {cell, steps, revealed}, light}};
    return revealed ? next : proofSeen(next, cell);
  },
  'expert-there': (state, {expert}, tutor) => proofSeen({...state, tutor: {...tutor, expert}}, ALL),
  'tutor-late': (state, {late}, tutor) => ({...state, tutor: {...tutor, late}}),
  'tutor-reads': (state, {reads}, tutor) => ({
    ...state,
    tutor: {...tutor, reads, expert: null, light: null},
  }),
  // It follows from the chances, and helps as much as they do.
  'expected-there'(state, {marks, score}, tutor) {
    const next = {...state, tutor: {...tutor, expected: {marks, score}}};
    return score ? helped(next, 'looks', 'lookedAt', ownPosition(state)) : next;
  },
  'tutor-expects': (state, {expects}, tutor) => ({
    ...state,
    tutor: {...tutor, expects, expected: null},
  }),
  'tutor-light': (state, {light}, tutor) => ({...state, tutor: {...tutor, light}}),
  'refutation-open': (state, {step, open}, tutor) => ({
    ...state,
    tutor: {
      ...tutor,
      opened: [...tutor.opened.filter((one) => one !== step), ...(open ? [step] : [])],
    },
  }),
  'next-proof': (state, {by}, tutor) => ({
    ...state,
    tutor: {...tutor, light: nextLight(tutor, by)},
  }),
  dismiss: (state, _, tutor) => ({
    ...state,
    tutor: {...tutor, hint: null, proof: null, light: null},
  }),
});

/** @param {State} state @param {Tutor} tutor @returns {Tutor} what was told of another position is not true of this one */
function current(state, tutor) {
  const at = knowledgeKey(state);
  if (tutor.at !== at) return {...NOTHING, at, reads: tutor.reads, expects: tutor.expects};
  const {hint, expected} = tutor;
  const {view} = state.game ?? {};
  const marks = view ? marksKey(view) : '';
  // A mark that was spoken against is mended; and that nothing more is certain held of the marks of then.
  const given = hint?.hint;
  const isPast = given && !given.mistake && view ? isFollowed(given, view) : hint?.marks !== marks;
  const past = hint && view && (view.ended || isPast);
  const stale = expected && expected.marks !== marks;
  if (!past && !stale) return tutor;
  return {
    ...tutor,
    ...(past ? {hint: null, light: tutor.light?.of === 'hint' ? null : tutor.light} : {}),
    expected: stale ? null : expected,
  };
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceTutor(state, action) {
  const known = state.tutor ?? NOTHING;
  const tutor = current(state, known);
  const next = tutor === state.tutor ? state : {...state, tutor};
  return change(next, action, tutor);
}
