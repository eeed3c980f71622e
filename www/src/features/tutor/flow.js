// Certain reasoning, asked of the engine: hints, proofs, and all that the expert deduces where it is looked at.
import {cellIndex} from '../../board/cells.js';
import {LATE_MS} from '../../games/sea/engine-request.js';
import {refused} from '../../games/sea/refused.js';
import {hasDeductions, leadBoard, mayBeHelped} from '../../games/sea/select.js';
import {createQueue} from '../../shell/queue.js';
import {permittedArgs, STAGES} from './rules.js';
import {hintKey, knowledgeKey, marksKey, showsExpert, wantsExpected, wantsExpert} from './state.js';

/** @import {Store} from '../../games/sea/engine-request.js' */
/** @import {Client} from '../../engine/client-kinds.js' */
/** @import {Action} from '../../games/sea/types.js' */

/**
 * @param {Store} store
 * @param {Client} client
 */
export function createTutoring(store, client) {
  const {dispatch, get} = store;
  /** Keys may come faster than answers: each wish goes on from where the one before leads. */
  const inTurn = createQueue(dispatch);
  /** The position whose deductions are being asked for, and the one with its marks whose score is. @type {{deductions: string | null, expected: string | null}} */
  const asked = {deductions: null, expected: null};

  /**
   * What the engine tells of the position shown; an answer that comes when another one is shown is dropped.
   * @template T
   * @param {(shooter: number, board: string) => Promise<T>} ask
   * @returns {Promise<{result: T} | null>} null where it was refused, too
   */
  async function tell(ask) {
    const {game} = get();
    const key = knowledgeKey(get());
    if (!game || key === null) return null;
    const {shooter} = leadBoard(game.view);
    try {
      const result = await ask(shooter, game.board);
      return knowledgeKey(get()) === key ? {result} : null;
    } catch (error) {
      if (knowledgeKey(get()) === key) dispatch(refused(error));
      return null;
    }
  }

  async function hint() {
    if (!mayBeHelped(get()) || knowledgeKey(get()) === null) return;
    const {game, tutor} = get();
    const before = tutor?.hint;
    const goesOn = before?.hint && before.stage < STAGES;
    const further = () =>
      before && dispatch({type: 'hint-there', hint: before.hint, stage: before.stage + 1});
    if (goesOn && game && before.marks === marksKey(game.view)) return further();
    const answer = await tell((shooter, board) =>
      client.call('hint', [shooter, STAGES, ...permittedArgs(get().permitted)], board),
    );
    if (!answer) return;
    const {result: hint} = answer;
    // What is told further of a hint is of that one, whatever was marked since, unless a mark is wrong: that comes first.
    if (goesOn && !hint?.mistake) return further();
    const isSame = hint && before?.hint && hintKey(before.hint) === hintKey(hint);
    dispatch({type: 'hint-there', hint, stage: isSame ? STAGES : 1});
  }

  /** @param {string} cell */
  async function prove(cell) {
    const {game} = get();
    if (!game || !hasDeductions(game.view.rules)) return;
    const {marks, known} = leadBoard(game.view);
    const mark = marks[cellIndex(cell, game.view.rules.cols)];
    const isRevealed = known.includes(cell) || (mark !== 'unknown' && mark !== 'unrevealed');
    if (isRevealed) return dispatch({type: 'proof-there', cell, steps: [], revealed: true});
    const answer = await tell((shooter, board) =>
      client.call('prove', [shooter, cell, ...permittedArgs(get().permitted)], board),
    );
    if (answer) dispatch({type: 'proof-there', cell, steps: answer.result, revealed: false});
  }

  async function deduce() {
    const key = knowledgeKey(get());
    if (asked.deductions === key) return;
    asked.deductions = key;
    const answer = await tell((shooter, board) =>
      client.call('deductions', [shooter, ...permittedArgs(get().permitted)], board),
    );
    if (asked.deductions === key) asked.deductions = null;
    if (answer && showsExpert(get())) dispatch({type: 'expert-there', expert: answer.result});
  }

  async function expect() {
    const {game} = get();
    if (!game) return;
    const marks = marksKey(game.view);
    const key = `${knowledgeKey(get())} ${marks}`;
    if (asked.expected === key) return;
    asked.expected = key;
    const answer = await tell((shooter, board) => client.call('expected', [shooter], board));
    if (asked.expected === key) asked.expected = null;
    // A mark made meanwhile has asked anew.
    if (wantsExpected(get()) && marks === marksKey(get().game?.view ?? game.view))
      dispatch({type: 'expected-there', marks, score: answer?.result ?? null});
  }

  /** @param {import('../../games/sea/types.js').State} state */
  function ask(state) {
    if (wantsExpert(state)) void deduce();
    if (wantsExpected(state)) void expect();
  }

  /** @param {() => Promise<unknown>} work */
  const queue = (work) =>
    inTurn(async () => {
      const clock = setTimeout(() => dispatch({type: 'tutor-late', late: true}), LATE_MS);
      try {
        await work();
      } finally {
        clearTimeout(clock);
        if (get().tutor?.late) dispatch({type: 'tutor-late', late: false});
      }
    });

  store.on({
    hint: () => void queue(hint),
    prove: ({cell}) => void queue(() => prove(cell)),
  });

  store.hear((_action, state, before) => {
    if (state !== before) ask(state);
  });
  ask(get());
}
