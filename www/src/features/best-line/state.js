// Of which position it is shown what an agent weighs, and what is found so far. Pure.
import {
  advising,
  isEngine,
  playerOf,
  positionOf,
  SEATS,
  shownDecision,
  valuerOf,
} from '../../games/reversi/select.js';

/** @import {Action, State, Weighed} from '../../games/reversi/types.js' */

/** @param {State} state @returns {Weighed | null} nothing is known of it yet */
export function wanted(state) {
  const {game, tab, editor, playing, predict, present, lineOf} = state;
  if (!game || tab !== 'reason' || editor || playing || predict || present) return null;
  const {view} = game;
  const decision = shownDecision(state);
  const chose = (decision && playerOf(view, decision.side)?.agent) ?? null;
  const asked = lineOf === positionOf(game);
  // The line holds the reply that a person is to find.
  if (!asked && !(isEngine(chose) && !SEATS.hasYou(view))) return null;
  const agent = asked ? valuerOf(state) : String(chose);
  const by = asked ? advising(agent) : agent;
  const step = asked || decision === view.decision ? view.step : view.step - 1;
  const of = `${positionOf({...game, view: {...view, step}})} ${agent}`;
  return {of, agent, by, step, values: null, line: [], done: false};
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceWeighed(state, action) {
  if (action.type === 'best-line')
    return {...state, lineOf: state.game ? positionOf(state.game) : ''};
  if (action.type === 'weighing') return {...state, weighed: action.weighed};
  const {weighed} = state;
  return action.type === 'weighed' && weighed?.of === action.of
    ? {...state, weighed: {...weighed, ...action.change}}
    : state;
}
