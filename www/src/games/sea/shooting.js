// What a person does on a sea, and the agents' turns that follow, one after the other. Holds no rule of any game: the engine says whose turn it is.

import {createQueue} from '../../shell/queue.js';
import {pauseOf} from '../../shell/speed.js';
import {callFor, commandOf} from './cell-command.js';
import {agentDue, mayUndo} from './select.js';

/** @import {Asking, Store} from './engine-request.js' */
/** @import {Counting} from './counting.js' */
/** @import {State, Tool} from './types.js' */

/**
 * @param {Store} store
 * @param {Asking} asking
 * @param {Counting} counting
 * @param {{reducedMotion: () => boolean, mayFire?: (cell: string) => true | Promise<boolean> | undefined}} around `mayFire`: what may keep a shot from being fired
 */
export function createTurns(store, {ask}, counting, {reducedMotion, mayFire}) {
  /** All that is done to a game, in the order it was wished for. */
  const inTurn = createQueue(store.dispatch);
  /** Ends the present pause. */
  let wake = () => {};
  /** No more pauses in the agents' present turn. */
  let hurried = false;
  /** What was shot at before its sea was there, the first of them shown as it waits. @type {{method: import('../../engine/calls.js').CellCall, cell: string}[]} */
  let early = [];
  /** Wishes to undo: the agents' turn ends for them after the present shot. */
  let undoing = 0;

  /** @param {number} ms */
  const pause = (ms) =>
    new Promise((resolve) => {
      const clock = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(clock);
        resolve(null);
      };
    });

  /**
   * What was wished for one game is not done to another.
   * @template T
   * @param {() => Promise<T>} work
   */
  function queue(work) {
    const board = store.get().game?.board;
    return inTurn(async () => (store.get().game?.board === board ? work() : null));
  }

  /** @returns {Promise<boolean>} whether no agent's move was refused */
  async function play() {
    // Who has shot on does not want to watch the answers one by one.
    hurried = store.get().waiting.length > 0;
    while (undoing === 0 && agentDue(store.get())) {
      const {mode, settings, game} = store.get();
      // In a race the rival's moves are not seen, so nobody waits for them.
      const seen = mode === 'play' && game?.view.kind === 'duel';
      if (seen && !hurried && !reducedMotion()) {
        await pause(pauseOf(settings.speed));
        if (undoing > 0 || !agentDue(store.get())) break;
      }
      // What it thinks can be looked at on your own sea.
      if (seen) await counting.settled();
      if (undoing > 0) break;
      if (!(await ask('aiMove'))) return false;
    }
    return true;
  }

  /** The agents move until a person has to, or the game is over. */
  const runAgents = () => queue(play);

  /**
   * @template T
   * @param {() => Promise<T>} work a person's wish, and what the agents do then
   * @returns {Promise<T | null>} what came of it; null where something of it was refused
   */
  async function withReply(work) {
    skip();
    const done = queue(work);
    return (await runAgents()) ? done : null;
  }

  /** The agents' shots come without a wait, until it is their turn again. */
  function skip() {
    hurried = true;
    wake();
  }

  /**
   * Shots may come faster than answers: each waits for its turn.
   * @param {string} cell
   * @param {() => import('../../engine/calls.js').CellCall} method asked for when its turn has come
   */
  function shoot(cell, method) {
    return withReply(async () => {
      try {
        // What was wished for past the end has nothing left to do.
        const {game} = store.get();
        if (game?.view.ended) return;
        const call = method();
        const judged = call === 'shoot' ? mayFire?.(cell) : undefined;
        // Another game may have come while it was judged.
        if (judged && (!(await judged) || store.get().game?.board !== game?.board)) return;
        await ask(call, [cell]);
      } finally {
        const cells = store.get().waiting.filter((one) => one !== cell);
        store.dispatch({type: 'waits', cells});
      }
    });
  }

  /** What came of the last tool that was used. @type {Promise<unknown>} */
  let lastUse = Promise.resolve();

  /** @param {string} cell @param {Tool} tool @param {State} before */
  function use(cell, tool, {game, asked, waiting}) {
    if ((game || asked) && waiting.includes(cell)) return;
    if (game) {
      lastUse = shoot(cell, () => callFor(store.get(), cell, tool));
      return;
    }
    // Before the sea is there, the shots wait for it where the person sees them wait.
    early = [...(asked ? early : []), {method: callFor(store.get(), cell, tool), cell}];
  }

  /** @param {string} cell @param {Tool} tool @returns {Promise<unknown>} once the agents have answered */
  function act(cell, tool) {
    store.dispatch({type: 'act', cell, tool});
    return lastUse;
  }

  /** @param {'undo' | 'redo' | 'solve'} method */
  function take(method) {
    if (method !== 'undo') return withReply(() => ask(method));
    undoing += 1;
    if (agentDue(store.get())) counting.halt();
    return withReply(async () => {
      undoing -= 1;
      const {game} = store.get();
      if (!game || mayUndo(game)) return ask(method);
      store.dispatch({type: 'refused', error: {code: 'nothing-to-undo'}});
      return null;
    });
  }

  store.on({
    cell(chosen, _state, before) {
      if (commandOf(before, chosen) === 'act') use(chosen.cell, before.tool, before);
    },
    act: ({cell, tool}, _state, before) => use(cell, tool, before),
  });
  store.hear((action, state, before) => {
    if (state.game?.board !== before.game?.board) {
      // What was wished for the game before will not be done any more.
      undoing = 0;
      wake();
    }
    if (action.type === 'deploy-close') void runAgents();
    if (action.type !== 'opened') return;
    void runAgents();
    const wishes = before.game || !before.asked ? [] : early;
    early = [];
    if (wishes.length > 0) store.dispatch({type: 'waits', cells: wishes.map(({cell}) => cell)});
    for (const {cell, method} of wishes) void shoot(cell, () => method);
  });

  return {act, take, withReply, runAgents, skip};
}

/** @typedef {ReturnType<typeof createTurns>} Turns */
