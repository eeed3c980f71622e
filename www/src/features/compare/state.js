// Agents compared on one sea: all hunt it, each for itself, and are looked at in rounds. A round is one move of each that still hunts. Pure.

import {followAddress, MOST_COMPARED} from '../../games/sea/address.js';
import {gameIds, presetRules, sameRules} from '../../games/sea/presets.js';
import {seaOf} from '../../games/sea/select.js';
import {firstDifference, timelineMarks} from '../../games/sea/timeline-marks.js';
import {recordParts} from '../../shell/records.js';
import {queryOf} from '../../shell/share/extract-link.js';
import {reduceBy, reducePart} from '../../shell/store.js';

/** @import {Args} from '../../i18n/words.js' */
/** @import {Chosen, Comparing, Wish} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Ruleset, View} from '../../engine/types.js' */

/** How few are compared. */
export const FEWEST = 2;

/** Two that think differently, where both can play. */
const USUAL = ['hunt', 'probability-map'];

/** @param {string[]} able @returns {string[]} the agents compared where none are named */
export function usualAgents(able) {
  const usual = USUAL.filter((id) => able.includes(id));
  if (usual.length === FEWEST) return usual;
  return able.length > 1 ? able.slice(-FEWEST) : [...able, ...able];
}

/** @param {string} record @returns {{kind: string, names: string[]}} */
export function playersIn(record) {
  const [kind, names = ''] = recordParts(record).players.split(':');
  return {kind, names: names.split(',').filter(Boolean)};
}

/** @param {string[]} names */
export const racing = (names) => `race:${names.join(',')}`;

/** @param {string[]} agents @returns {{code: string, args: Record<string, number>} | null} why these cannot be compared */
export const agentsFault = (agents) =>
  agents.length < FEWEST || agents.length > MOST_COMPARED
    ? {code: 'compare-count', args: {agents: agents.length}}
    : null;

/** @param {string} record of a link @returns {{code: string, args?: Record<string, number>} | null} why it is no comparison; what else may be wrong with it the engine says */
export function recordFault(record) {
  const {kind, names} = playersIn(record);
  if (names.length === 0) return null;
  if (names.includes('you')) return {code: 'compare-person'};
  return kind === 'duel' ? {code: 'compare-duel'} : agentsFault(names);
}

/**
 * What a link or a game asks to be compared.
 * @param {string | null} text a link's query, or the record of a game on whose sea agents shall be compared
 * @returns {{wish: Wish, fault: {code: string, args?: Args} | null}}
 */
export function readWish(text) {
  if (text === null) return {wish: {}, fault: null};
  const query = queryOf(text.trim());
  if (query === null) return {wish: wishOfGame(text), fault: null};
  const {address, fault} = followAddress(query);
  const {record, step, fresh} = address;
  if (record !== null) {
    const why = recordFault(record.trim());
    return why ? {wish: {}, fault: why} : {wish: {record: record.trim(), step}, fault};
  }
  if (!fresh) return {wish: {}, fault};
  const agents = fresh.agent?.split(',');
  const {version, rules, seed} = fresh;
  const wish = {version, rules, seed: seed ?? undefined, step: step ?? 0};
  const why = agents ? agentsFault(agents) : null;
  return {wish: why ? wish : {...wish, agents}, fault: why ?? fault};
}

/** @param {string} record @returns {Wish} agents that have played it are compared as they did; of any other game the sea is hunted anew, first of all by its own agents */
function wishOfGame(record) {
  if (!recordFault(record)) return {record, step: 0};
  const agents = playersIn(record).names.filter((name) => name !== 'you');
  return {record, agents: agents.slice(0, MOST_COMPARED), step: 0};
}

/** @param {string[]} agents @param {string[]} able @returns {string[]} enough of them that can play: others stand in for those that cannot */
export function ableAgents(agents, able) {
  const usual = usualAgents(able);
  const idOf = (/** @type {string} */ agent) => agent.split('(')[0];
  const chosen = agents.filter((agent) => able.includes(idOf(agent)));
  for (const other of [...usual, ...able, ...usual]) {
    if (chosen.length >= Math.max(FEWEST, agents.length)) break;
    if (!chosen.some((agent) => idOf(agent) === other) || able.length < agents.length)
      chosen.push(other);
  }
  return chosen;
}

/** @param {View} whole @param {number} player */
const movesOf = (whole, player) => whole.moves.filter((move) => move.player === player);

/** @param {View} whole the end of a line @returns {number} how many rounds of it are whole */
export function roundsIn(whole) {
  const made = whole.players.map(({player, done}) => ({
    done,
    count: movesOf(whole, player).length,
  }));
  const hunting = made.filter(({done}) => !done);
  const counts = (whole.over || hunting.length === 0 ? made : hunting).map(({count}) => count);
  return Math.max(0, whole.over ? Math.max(...counts) : Math.min(...counts));
}

/**
 * The step at which an agent stands after a round: before its next move, or after its last.
 * @param {View} whole the end of the line
 * @param {number} player
 * @param {number} round
 */
export function stepAfter(whole, player, round) {
  const own = movesOf(whole, player);
  const next = own[round];
  if (next) return next.step - 1;
  // At the end of the line only the one to move can be asked.
  return whole.toMove === player ? whole.steps : (own.at(-1)?.step ?? 0);
}

/** @param {View} view @param {number} player @returns {import('../../engine/types.js').Decision | null} its choice, where it is to move there */
export const choiceOf = ({decision}, player) => (decision?.player === player ? decision : null);

/** @param {View} view @param {number} player its choice is still being counted, or waits for the others' moves */
export const isPending = (view, player) =>
  !choiceOf(view, player) && !seaOf(view, player).done && !view.over;

/** @param {View} whole @param {number} round @returns {import('../../engine/types.js').Move[]} the moves made in it, counted from 1 */
export const movesIn = (whole, round) =>
  whole.players.flatMap(({player}) => movesOf(whole, player)[round - 1] ?? []);

/** @param {View} whole @param {number} rounds the moves of so many */
const within = (whole, rounds) => ({
  ...whole,
  moves: whole.players.flatMap(({player}) => movesOf(whole, player).slice(0, rounds)),
});

/**
 * Where the hunts first part: the round after which the choices differ, and what each then chose.
 * @param {Pick<Comparing, 'whole' | 'steps'>} comparing
 * @returns {{step: number, cells: (string | null | undefined)[]} | null}
 */
export function partingOf({whole, steps}) {
  const found = firstDifference(within(whole, steps));
  return found && {step: found.shot - 1, cells: found.cells};
}

/** @param {Pick<Comparing, 'whole' | 'step' | 'steps'>} comparing @returns {ReturnType<typeof timelineMarks>} the scrubber's marks, one a round, and where the hunts part */
export function roundMarks({whole, step, steps}) {
  const moves = whole.players.flatMap(({player}) =>
    movesOf(whole, player)
      .slice(0, steps)
      .map((move, at) => ({...move, step: at + 1})),
  );
  /** @type {Map<number, ReturnType<typeof timelineMarks>[number]>} */
  const marks = new Map();
  for (const mark of timelineMarks({...whole, kind: 'solo', step, steps, moves}))
    if (mark.kind === 'sunk' || !marks.has(mark.step)) marks.set(mark.step, mark);
  const parting = partingOf({whole, steps});
  // What is still to come is not given away; where the agents first part, the page names and leads to.
  return [
    ...(parting ? [{step: parting.step, kind: /** @type {const} */ ('surprise')}] : []),
    ...[...marks.values()].filter((mark) => mark.step <= step),
  ];
}

/** @param {Ruleset} rules @param {Partial<Ruleset>} changed @returns {string | Partial<Ruleset>} the rules so changed; their name where they are again those of one */
export function changedRules(rules, changed) {
  const {id: _, ...own} = {...rules, ...changed};
  return gameIds.find((id) => sameRules(presetRules(id), {...own, id})) ?? own;
}

/** @param {Pick<Comparing, 'whole' | 'chosen'>} comparing @returns {Chosen} what is chosen: what is opened, or still to be */
export const chosenOf = ({whole, chosen}) =>
  chosen ?? {agents: whole.players.map(({agent}) => agent ?? ''), rules: whole.rules, seed: null};

/** @param {Comparing} comparing @param {Action<'compare-choose'>} action another choice of agents, rules or sea @returns {Comparing} */
function choose(comparing, {agents, rules, changed, seed}) {
  if (agents && agentsFault(agents)) return comparing;
  const before = chosenOf(comparing);
  const wanted = rules ?? (changed ? changedRules(before.rules, changed) : null);
  const isOther = wanted !== null || seed !== undefined;
  const chosen = {
    agents: agents ?? before.agents,
    rules: wanted ? presetRules(wanted) : before.rules,
    seed: isOther ? (seed ?? before.seed ?? comparing.whole.seed) : before.seed,
  };
  return {...comparing, chosen};
}

/** @type {(comparing: Comparing, action: Action) => Comparing} */
const change = /* #__PURE__ */ reduceBy({
  'compare-choose': choose,
  // What was chosen meanwhile is still to be opened.
  'compare-tried': (comparing, {chosen}) =>
    comparing.chosen === chosen ? {...comparing, chosen: null} : comparing,
  'compare-line': (comparing, {record, view}) => ({
    ...comparing,
    record,
    whole: view,
    steps: roundsIn(view),
  }),
  'compare-round': (comparing, {step, views}) => ({...comparing, step, views}),
  'compare-thought': (comparing, {player, view}) => ({
    ...comparing,
    views: comparing.views.map((one, at) =>
      at + 1 === player && one.step === view.step ? view : one,
    ),
  }),
});

/** @type {(state: State, action: Action) => State} */
const changed = reducePart('comparing', change);

/** @param {State} state @param {Action} action @returns {State} */
export function reduceComparing(state, action) {
  if (action.type === 'compare-opened') {
    const {record, view, step, views, able} = action;
    const {chosen = null} = state.comparing ?? {};
    const comparing = {record, whole: view, step, steps: roundsIn(view), views, able, chosen};
    return {...state, comparing, notice: null, reveal: false, focuses: {}};
  }
  return changed(state, action);
}
