// Each shot of a game against what its shooter could know: how likely it was to hit, what the likeliest cell promised, and what of that is surprising. Pure.

import {cellAt, cellIndex} from '../../board/cells.js';
import {isPuzzle, mayStep} from '../../games/sea/select.js';
import {agentParts} from '../../shell/players.js';
import {reduceBy, reducePart} from '../../shell/store.js';

/** @import {Appraisal, Kind, Shot} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Basis, Belief, Decision, Move, View} from '../../engine/types.js' */

/** @type {Kind[]} */
export const KINDS = ['answer', 'points', 'early'];
/** Agents that mean to shoot where a ship is likeliest: only of them, and of people, is it surprising that they do not. */
const BY_CHANCES = ['exact', 'exact-lookahead', 'robust', 'tracker'];
/** Agents that count the fleets that still fit. */
export const COUNTING = ['exact', 'exact-lookahead', 'planner', 'robust'];

/** A surprising answer had at most this chance; a sinking without a miss as well. */
export const UNLIKELY = 0.1;
/** A surprising choice lies at least so many percentage points under the likeliest. */
export const FAR_POINTS = 5;
/** How many standard errors an estimate must lie beyond a bound, so that the drawing alone does not surprise. */
const ERRORS = 2;

/**
 * A chance in per cent as it is read: to a tenth, and never 0 or 100 where it is neither.
 * @param {number} chance
 */
export function tenths(chance) {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99.9, Math.max(0.1, Math.round(chance * 1000) / 10));
}

/** @param {Basis} basis the greatest standard error of its chances, 0 where they were counted */
export const errorOf = (basis) => (basis.kind === 'sampled' ? basis.worstError : 0);

/** @param {Move} move @returns {boolean | null} */
function foundBy({answer}) {
  if (!answer || answer.kind === 'unrevealed') return null;
  if (answer.kind === 'content') return answer.content !== 'water';
  return answer.kind === 'hit' || answer.kind === 'sunk';
}

/** @param {Belief} belief @param {number} cols */
function likeliestOf({unhit, likeliest}, cols) {
  if (!unhit) return likeliest[0] ?? null;
  // Where ships move any cell may be shot at again.
  const chance = Math.max(...unhit);
  return {cell: cellAt(unhit.indexOf(chance), cols), chance};
}

/** A count in single precision, or an estimate, proves only what came out as nothing. @param {Basis} basis */
const isExact = (basis) => basis.kind === 'counted' && basis.precision === 'exact';

/**
 * @param {Move} move a shot
 * @param {Belief} belief of its shooter, right before it
 * @param {View['rules']} rules
 * @param {string[] | null} sank
 * @returns {Shot | null} null where there are no chances to hold it against
 */
export function shotOf(move, belief, rules, sank) {
  const {step, player, cell, answer} = move;
  const {basis} = belief;
  const values = belief.unhit ?? belief.chances;
  const likeliest = likeliestOf(belief, rules.cols);
  if (!cell || !likeliest || !['counted', 'weighed', 'sampled'].includes(basis.kind)) return null;
  const chance = values[cellIndex(cell, rules.cols)];
  const best = chance >= likeliest.chance ? {cell, chance} : likeliest;
  // Both as they are read, so that the difference read is the difference of what is read.
  const pointsLost = Math.round(10 * (tenths(best.chance) - tenths(chance))) / 10;
  const counted = basis.kind !== 'sampled';
  const isWater = counted && chance === 0 && best.chance > 0;
  const isShip = isExact(basis) && best.chance === 1 && chance < 1;
  const proved = isWater ? 'water' : isShip ? 'ship' : null;
  const found = foundBy(move);
  return {step, player, cell, chance, best, basis, answer, found, sank, pointsLost, proved};
}

/** @param {View} view right after a shot that sank @returns {string[] | null} the cells of the ship, where they are certain */
export function sunkBy(view) {
  const {last, rules} = view;
  // What moves on does not lie where it was hit.
  if (last?.answer?.kind !== 'sunk' || rules.motion === 'slide') return null;
  const board = view.boards.find(({shooter}) => shooter === last.player);
  const ship = board?.sunk.find(({cells}) => cells.includes(last.cell ?? ''));
  return ship?.certain ? ship.cells : null;
}

/**
 * The chance that the shots after a ship's first hit would all hit, as the shooter saw it before each; null where the ship
 * did not sink by as many shots in a row as it has cells, each in it.
 * @param {Shot} shot
 * @param {Appraisal['shots']} shots
 */
export function sinkingChance({step, player, sank}, shots) {
  if (!sank || sank.length < 2) return null;
  const own = Object.values(shots).filter((one) => one?.player === player && one.step <= step);
  const run = own.slice(-sank.length);
  if (run.length < sank.length || !run.every((one) => one && sank.includes(one.cell))) return null;
  return run.slice(1).reduce((product, one) => product * (one?.chance ?? 1), 1);
}

/**
 * @param {Shot} shot
 * @param {Appraisal['shots']} shots the others of the game, those before it at least
 * @returns {Kind[]} in what it surprises
 */
export function kindsOf(shot, shots) {
  const {chance, found, pointsLost, basis} = shot;
  const margin = ERRORS * errorOf(basis);
  const likelihood = found === null ? 1 : found ? chance : 1 - chance;
  const sinking = sinkingChance(shot, shots);
  /** @type {[Kind, boolean][]} */
  const kinds = [
    ['answer', likelihood + margin <= UNLIKELY],
    ['points', pointsLost >= Math.max(FAR_POINTS, 100 * margin)],
    ['early', sinking !== null && sinking <= UNLIKELY],
  ];
  return kinds.filter(([, holds]) => holds).map(([kind]) => kind);
}

/** @param {State} state what is known of the very game shown */
export const appraisalOf = ({appraisal, game}) =>
  appraisal && appraisal.record === game?.record ? appraisal : null;

/** @param {State} state its shots can be held against what their shooters knew; never while a person still hunts */
export const mayAppraise = (state) =>
  Boolean(state.game) &&
  ['race', 'play', 'watch'].includes(state.mode) &&
  mayStep(state) &&
  !isPuzzle(/** @type {NonNullable<State['game']>} */ (state.game).view.rules);

/** @param {State} state shots are appraised unasked where that takes moments; where ships move it takes minutes */
const comesUnasked = ({game}) => game?.view.rules.motion === 'none';

/** @param {View} view @returns {Move[]} the moves that are shots told */
export const shotsOf = ({moves}) =>
  moves.filter(({action, withheld}) => action.startsWith('F') && !withheld);

/** @param {State} state @returns {Move[]} the shots still to be appraised */
export function unappraised(state) {
  const appraisal = appraisalOf(state);
  if (!state.game || !appraisal) return [];
  return shotsOf(state.game.view).filter(({step}) => appraisal.shots[step] === undefined);
}

/** @param {State} state it shall go on */
export function wantsAppraisal(state) {
  const appraisal = appraisalOf(state);
  if (!appraisal || !mayAppraise(state) || appraisal.stopped) return false;
  return comesUnasked(state) || appraisal.wished;
}

/** @param {State} state nobody knows yet how long the hunt that is watched will be, and it takes moments to find out */
export const isForeseeable = (state) =>
  comesUnasked(state) &&
  state.mode === 'watch' &&
  // Whoever looks for a surprise waits for that alone.
  !appraisalOf(state)?.seeks &&
  state.game?.view.over === false &&
  appraisalOf(state)?.length === null;

/** @param {State} state how far it is; null where nothing is left, or it does not go on */
export function appraisalProgress(state) {
  const left = unappraised(state).length;
  if (left === 0 || !wantsAppraisal(state) || !state.game) return null;
  const of = shotsOf(state.game.view).length;
  return {done: of - left, of};
}

/**
 * Whether a kind of surprise is wanted of a player: what was chosen, else all that its agent does not do as a rule.
 * @param {State} state
 * @param {Kind} kind
 * @param {number} player
 */
export function wantsKind({surprising, game}, kind, player) {
  if (surprising) return surprising.includes(kind);
  const agent = game?.view.players[player - 1]?.agent ?? null;
  return kind !== 'points' || agent === null || BY_CHANCES.includes(agentParts(agent).id);
}

/** @param {State} state the settings' kinds with one the other way @param {Kind} kind @param {number} player whose kinds they have been so far */
export const kindsWithout = (state, kind, player) =>
  KINDS.filter((one) => wantsKind(state, one, player) !== (one === kind));

/** @param {State} state @returns {{shot: Shot, kinds: Kind[]}[]} the steps that surprise in a way that is wanted, in order of play */
export function surprises(state) {
  const appraisal = appraisalOf(state);
  if (!appraisal) return [];
  const {shots} = appraisal;
  return Object.values(shots).flatMap((shot) => {
    const kinds = shot
      ? kindsOf(shot, shots).filter((kind) => wantsKind(state, kind, shot.player))
      : [];
    return shot && kinds.length > 0 ? [{shot, kinds}] : [];
  });
}

/** @param {State} state the surprise of the step shown */
export const surpriseHere = (state) =>
  surprises(state).find(({shot}) => shot.step === state.game?.view.step) ?? null;

/**
 * The nearest surprising step that way. It is known only once all between have been appraised.
 * @param {State} state
 * @param {'on' | 'back'} way
 * @param {number} [here] the step that is left
 * @returns {{shot: Shot, kinds: Kind[]} | 'unknown' | null} null where there is none
 */
export function nextSurprise(state, way, here = state.game?.view.step ?? 0) {
  const isAhead = (/** @type {number} */ step) => (way === 'on' ? step > here : step < here);
  const found = surprises(state).filter(({shot}) => isAhead(shot.step));
  const nearest = way === 'on' ? found[0] : found.at(-1);
  const at = nearest?.shot.step ?? (way === 'on' ? Number.POSITIVE_INFINITY : 0);
  const isNearer = (/** @type {number} */ step) => (way === 'on' ? step < at : step > at);
  const open = unappraised(state).some(({step}) => isAhead(step) && isNearer(step));
  return open ? 'unknown' : (nearest ?? null);
}

/**
 * A player's shots as a review lists them: what was certain and not heeded first, then by points given up, then by step.
 * @param {Appraisal} appraisal
 * @param {number} player
 */
export function reviewRows({shots}, player) {
  const own = Object.values(shots).filter((shot) => shot?.player === player);
  return /** @type {Shot[]} */ (own).sort(
    (a, b) =>
      Number(b.proved !== null) - Number(a.proved !== null) ||
      b.pointsLost - a.pointsLost ||
      a.step - b.step,
  );
}

/** @param {Shot[]} rows the points given up a shot, and the shot that gave up the most; null of no shots */
export function reviewSummary(rows) {
  if (rows.length === 0) return null;
  const mean = rows.reduce((sum, {pointsLost}) => sum + pointsLost, 0) / rows.length;
  const worst = rows.reduce((most, shot) => (shot.pointsLost > most.pointsLost ? shot : most));
  return {shots: rows.length, mean, worst: worst.pointsLost > 0 ? worst : null};
}

/** @type {(appraisal: Appraisal, action: Action) => Appraisal} */
const change = /* #__PURE__ */ reduceBy({
  appraised: (appraisal, {record, step, shot}) =>
    record === appraisal.record
      ? {...appraisal, shots: {...appraisal.shots, [step]: shot}}
      : appraisal,
  foreseen: (appraisal, {record, steps}) =>
    record === appraisal.record ? {...appraisal, length: steps} : appraisal,
  'decided-before': (appraisal, {record, step, decision}) =>
    record === appraisal.record ? {...appraisal, before: {step, decision}} : appraisal,
  appraise: (appraisal) => ({...appraisal, wished: true, stopped: false}),
  'appraise-stop': (appraisal) => ({...appraisal, wished: false, stopped: true, seeks: null}),
  seeks: (appraisal, {way}) =>
    way ? {...appraisal, seeks: way, wished: true, stopped: false} : {...appraisal, seeks: null},
  'change-lit': (appraisal, {lit}) => ({...appraisal, lit}),
});

/** @type {(state: State, action: Action) => State} */
const changed = reducePart('appraisal', change);

/** @param {State} state @param {Action} action @returns {State} what this part of the page makes of an action, after the others */
export function reduceAppraisal(state, action) {
  const {appraisal} = state;
  if (action.type === 'surprising') return {...state, surprising: action.kinds};
  if (action.type === 'appraisal') {
    const {record, shots, length, before, goesOn} = action;
    // A game that goes on is still wished to be appraised, or not.
    const kept = goesOn && appraisal ? appraisal : {wished: false, stopped: false, seeks: null};
    const {wished, stopped, seeks} = kept;
    return {
      ...state,
      appraisal: {record, shots, length, before, wished, stopped, seeks, lit: false},
    };
  }
  return changed(state, action);
}
