// What a person does on a sea, and the agents' turns that follow. Holds no rule of any game: the engine says whose turn it is.

import {shownView} from '../state/reduce.js';
import {agentDue, leadBoard} from '../state/select.js';

/** @typedef {import('./asking.js').Store} Store */
/** @typedef {import('./asking.js').Asking} Asking */

/** The engine's call for each tool; a flag or a note is taken back by using its tool again. */
const CALLS = {shoot: 'shoot', flag: 'guess', note: 'note', clear: 'unguess'};

/**
 * @param {Store} store
 * @param {Asking} asking
 * @param {{reducedMotion: () => boolean, opened: () => Promise<unknown>}} around `opened`: the game a person sees is there
 */
export function createTurns(store, {ask}, {reducedMotion, opened}) {
  /** @type {Promise<void> | null} */
  let running = null;
  /** @type {(() => void) | null} */
  let skip = null;

  /** @param {number} ms */
  const pause = (ms) =>
    new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const clock = setTimeout(resolve, ms);
      skip = () => {
        clearTimeout(clock);
        resolve();
      };
    });

  async function play() {
    while (agentDue(store.get())) {
      const {mode, settings, game} = store.get();
      // In a race the rival's moves are not seen, so nobody waits for them.
      const seen = mode === 'play' && game?.view.kind === 'duel';
      if (seen && !reducedMotion()) await pause(settings.pace);
      skip = null;
      if (!agentDue(store.get())) break;
      if (!(await ask('aiMove'))) break;
    }
  }

  /** The agents move until a person has to, or the game is over. */
  function runAgents() {
    running ??= play().finally(() => {
      running = null;
    });
    return running;
  }

  /**
   * @param {string} cell
   * @param {import('../state/reduce.js').Tool} tool
   */
  async function act(cell, tool) {
    if (skip) return skip();
    const {asked} = store.get();
    if (asked && asked.method !== 'aiMove') return;
    if (!store.get().game) store.dispatch({type: 'asked', method: CALLS[tool], cell});
    await opened();
    await running;
    if (!store.get().game) return;
    await ask(methodFor(cell, tool), [cell]);
    await runAgents();
  }

  /** @param {string} cell @param {import('../state/reduce.js').Tool} tool */
  function methodFor(cell, tool) {
    const {flags, notes} = leadBoard(shownView(store.get()));
    const there =
      (tool === 'flag' && flags.includes(cell)) || (tool === 'note' && notes.includes(cell));
    return there ? 'unguess' : CALLS[tool];
  }

  /** @param {'undo' | 'redo' | 'solve'} method */
  async function take(method) {
    skip?.();
    await running;
    await ask(method);
    await runAgents();
  }

  return {
    act,
    take,
    runAgents,
    /** A key skips the wait for the agent's shots. @returns {boolean} whether there was one */
    skip() {
      skip?.();
      return skip !== null;
    },
  };
}

/** @typedef {ReturnType<typeof createTurns>} Turns */
