// What happens in an element, told to the page around it.

import {isPuzzle, leadBoard, seaOf, shownView} from '../games/sea/select.js';
import {noticeSentence} from '../games/sea/sentences.js';
import {plain} from './api.js';
import {createEnds} from './ends.js';

/** @typedef {import('../games/sea/types.js').State} State */
/** @typedef {import('../games/sea/types.js').Action} Action */
/** @typedef {import('../games/sea/types.js').Notice} Notice */
/** @typedef {import('../engine/types.js').View} View */

/** @param {View} view the last action made at this step, in record form; null of one that is withheld: a rival's in a race */
const lastAction = ({moves, step}) => moves.find((move) => move.step === step)?.action || null;

/** @param {View} view @param {number} player what counts for that player: points, or shots, of which fewer are better */
function standingOf(view, player) {
  const points = seaOf(view, player).score?.total;
  return points ?? -view.players[player - 1].shots;
}

/** @typedef {'won' | 'lost' | 'drawn' | 'finished' | 'resigned'} Outcome for the person, or where no person plays for the first agent; `finished`: against nobody */

/** @param {View} view that has ended @returns {Outcome} */
function outcomeOf(view) {
  const {final, kind, players} = view;
  const {shooter} = leadBoard(view);
  if (kind === 'duel' && final?.winner === shooter) return 'won';
  if (final?.code === 'resigned') return 'resigned';
  if (kind === 'duel') return 'lost';
  const rivals = players.filter(({player}) => player !== shooter);
  if (rivals.length === 0) return 'finished';
  const lead =
    standingOf(view, shooter) - Math.max(...rivals.map(({player}) => standingOf(view, player)));
  return lead === 0 ? 'drawn' : lead > 0 ? 'won' : 'lost';
}

/** @param {View} view @returns {{outcome: Outcome, score: number | null} | null} at its end: points where the rules give them, else shots, a person's before an agent's; null of a game given up, and of a puzzle */
export function endOf(view) {
  if (!view.final) return null;
  const outcome = outcomeOf(view);
  if (outcome === 'resigned' || isPuzzle(view.rules)) return {outcome, score: null};
  const {score, shooter} = leadBoard(view);
  return {outcome, score: score?.total ?? view.players[shooter - 1].shots};
}

/** @param {Notice} error @param {import('../shell/coded-sentence.js').Speech} speech */
const errorDetail = (error, speech) => ({
  code: error.code,
  args: error.args ?? {},
  sentence: noticeSentence(error, speech),
});

/**
 * @param {import('../games/sea/engine-request.js').Store} store
 * @param {import('./element-game.d.ts').Emit} emit
 * @param {() => import('../shell/coded-sentence.js').Speech} speech
 * @returns {{tellErrors: () => void, unreported: () => Promise<void> | null}} `tellErrors`: to be called when all is drawn; `unreported`: tells at once what is not drawn yet, and where its words are on their way gives when they are there
 */
export function tellEvents(store, emit, speech) {
  /** What is wrong, until its words have come. @type {Notice[]} */
  const unreported = [];

  const isEnd = createEnds();

  /** The code of what failed last. */
  let last = '';

  /** @param {Notice} error */
  function fail(error) {
    last = error.code;
    unreported.push(error);
  }

  /** An engine that does not come is told by itself, and refuses all that waits for it; and what stands in another's place says once more why. @param {Notice} error @param {State['engine']} engine */
  const isKnown = ({code, instead}, engine) =>
    (engine.phase === 'failed' && engine.code === code) || (instead && last === code);

  /** Refusals are said in a part of the words that is asked for with the first of them; the sentence told is the one that is drawn. */
  function tellErrors() {
    if (isComing()) return;
    for (const error of unreported.splice(0)) emit('board-error', errorDetail(error, speech()));
  }

  const isComing = () => store.get().parts.refusals === 'coming';

  function unreportedErrors() {
    tellErrors();
    if (unreported.length === 0) return null;
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const leave = store.hear(() => {
          if (isComing()) return;
          leave();
          resolve();
        });
      })
    );
  }

  /** @param {State} state @param {State} before */
  function tellStep(state, before) {
    const {game} = state;
    if (!game || game === before.game) return;
    const isOther = game.id !== before.game?.id;
    const {view, record} = game;
    if (isOther)
      emit('board-ready', {record, step: view.step, steps: view.steps, mode: state.mode});
    const isMoved =
      isOther || view.step !== before.game?.view.step || record !== before.game?.record;
    if (isMoved)
      emit('board-step', {
        step: view.step,
        steps: view.steps,
        action: lastAction(view),
        reason: view.decision?.reason ?? null,
        record,
      });
    const hasEnded = view.ended && view.step === view.steps;
    const end = isEnd(game.id, record, hasEnded) && endOf(view);
    if (end) emit('board-end', {...end, record});
  }

  store.on({
    refused: ({error}, {engine}) => isKnown(error, engine) || fail(error),
    'edit-fault': ({fault}, {engine}) => !fault || isKnown(fault, engine) || fail(fault),
    engine: ({status}) => status.phase === 'failed' && status.code !== last && fail(status),
    // It is asked for anew.
    retry: () => (last = ''),
    frame: () => (last = ''),
    'edit-judged': ({opens}, {editing}) =>
      emit(opens ? 'board-ready' : 'board-step', {
        ...(opens ? {mode: 'edit'} : {action: null, reason: null}),
        step: 0,
        steps: 0,
        position: editing?.text,
      }),
    'compare-opened': ({record, step}, {comparing}) =>
      emit('board-ready', {mode: 'compare', record, step, steps: comparing?.steps ?? 0}),
  });

  store.hear((_action, state, before) => {
    tellStep(state, before);
    const {comparing} = state;
    if (comparing && before.comparing && comparing.step !== before.comparing.step)
      emit('board-step', {
        step: comparing.step,
        steps: comparing.steps,
        action: null,
        reason: null,
        record: comparing.record,
      });
  });

  return {tellErrors, unreported: unreportedErrors};
}

/** @param {State} state what an element shows, as plain data */
export function stateOf(state) {
  const {mode, editing, comparing} = state;
  if (mode === 'edit') return plain(mode, {position: editing?.text});
  if (mode === 'compare')
    return plain(mode, comparing ? {...comparing, view: comparing.whole} : {});
  const game = state.deploying ? null : state.game;
  return plain(mode, game ? {record: game.record, view: structuredClone(shownView(state))} : {});
}
