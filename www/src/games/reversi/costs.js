// What moves cost that were a person's own. Pure.
import {isEngine, isThrown, judged, lineWanted, playerOf, valuerOf} from './select.js';

/** @import {State} from './types.js' */
/** @typedef {Pick<import('./select.js').Judged, 'best' | 'played' | 'loss'>} Step */

/** So many decisions of a game come back. */
const MOST_AGAIN = 3;

/** In discs, what a move gives up; a result is worth more than any discs. What is no more than such values are off on average is nothing, and points of an evaluation are no discs. @param {Step} step */
export function costOf(step) {
  const {best, played, loss} = step;
  if (!best || !played) return 0;
  if (isThrown(step)) return Number.POSITIVE_INFINITY;
  if (loss === null || best.kind === 'points') return 0;
  return loss > Math.max(best.error ?? 0, played.error ?? 0) ? loss : 0;
}

/** @param {State} state @returns {number[]} the steps of the costliest moves that people made, in order; none before all of the game has been judged, nor where another than the engine judged it, which judges exercises too */
export function costliestSteps(state) {
  const {game, analysis} = state;
  const isWhole = analysis.of === lineWanted(state) && !analysis.steps.includes(null);
  if (!game || !isWhole || !isEngine(valuerOf(state))) return [];
  const {view} = game;
  return judged(state)
    .slice(0, -1)
    .filter(({step}) => playerOf(view, view.moves[step].side)?.kind === 'you')
    .map((one) => ({step: one.step + 1, cost: costOf(one)}))
    .filter(({cost}) => cost > 0)
    .sort((one, other) => (one.cost === other.cost ? 0 : other.cost - one.cost))
    .slice(0, MOST_AGAIN)
    .map(({step}) => step)
    .sort((one, other) => one - other);
}

/** The step at which the most was given up. @param {State} state */
export function worstStep(state) {
  const known = judged(state);
  // A result given up outweighs whatever was lost besides.
  const thrown = known.find(isThrown);
  if (thrown) return thrown.step;
  const most = Math.max(0, ...known.map(({loss}) => loss ?? 0));
  return most > 0 ? (known.find(({loss}) => loss === most)?.step ?? null) : null;
}
