// Stepping: along what has been played, and in watch mode past it, where the agent then makes its next move.
import {createLatest} from '../../shell/latest.js';
import {atEnd} from './select.js';

/** @import {Asking, Store} from './engine-request.js' */
/** @import {Counting} from './counting.js' */
/** @typedef {Pick<import('../../shell/lesson/flow.js').LessonFlow, 'opens' | 'stops' | 'asks'>} Guard */

/**
 * @param {Store} store
 * @param {Asking} asking
 * @param {Counting} counting
 * @param {{opened: () => Promise<unknown>, awake?: () => Promise<unknown>}} around `opened`: the game a person sees is there; `awake`: somebody can see it
 */
export function createWatching(store, {ask}, counting, {opened, awake}) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  /** @type {Guard[]} */
  const guards = [];
  /** @type {Promise<unknown> | null} */
  let pending = null;
  let seeking = false;
  /** A long way ends where another begins. */
  const latest = createLatest();
  /** The scrubber may ask faster than the engine answers: only the newest wish counts. @type {number | null} */
  let wished = null;

  store.hear((_action, {game}, before) => {
    if (game?.board === before.game?.board) return;
    latest();
    wished = null;
  });

  const view = () => store.get().game?.view ?? null;
  const mayCompute = () => store.get().mode === 'watch';

  /** @param {Promise<unknown>} asked */
  function take(asked) {
    const answer = asked.finally(() => {
      if (pending === answer) pending = null;
    });
    pending = answer;
    return answer;
  }

  async function seek(/** @type {number} */ step) {
    wished = step;
    if (seeking) return;
    seeking = true;
    while (wished !== null) {
      const next = wished;
      wished = null;
      const shown = view();
      if (!shown) break;
      const to = Math.max(0, Math.min(next, shown.steps));
      if (to !== shown.step) await take(ask('seek', [to]));
    }
    seeking = false;
  }

  /** One step on. @returns {Promise<boolean>} false where there is no more */
  async function forward() {
    const shown = view();
    if (!shown) return false;
    if (!atEnd(shown)) return Boolean(await take(ask('seek', [shown.step + 1])));
    if (shown.over || !mayCompute()) return false;
    return Boolean(await take(ask('aiMove')));
  }

  async function run() {
    clearTimeout(clock);
    await awake?.();
    const {playing, settings, game} = store.get();
    if (!playing || !game) return;
    if (guards.some((guard) => guard.stops())) return stop();
    const began = performance.now();
    const more = await forward();
    // Unless all shall come at once, each decision is seen before the next.
    if (settings.speed > 0) await counting.settled();
    if (!store.get().playing) return;
    const shown = view();
    if (!more || (shown?.over && atEnd(shown)))
      return store.dispatch({type: 'playing', playing: false});
    const wait = settings.speed > 0 ? 1000 / settings.speed : 0;
    clock = setTimeout(run, Math.max(0, wait - (performance.now() - began)));
  }

  /** To the end of the game at once. */
  async function last() {
    const isNewest = latest();
    const shown = view();
    if (!shown) return;
    if (!atEnd(shown)) await seek(shown.steps);
    while (isNewest() && mayCompute() && view()?.over === false) {
      if (guards.some((guard) => guard.asks())) break;
      if (!(await take(ask('aiMove')))) break;
    }
  }

  const stop = () => {
    clearTimeout(clock);
    if (store.get().playing) store.dispatch({type: 'playing', playing: false});
  };

  return {
    /** @param {'first' | 'back' | 'forward' | 'last' | 'toggle' | number} where */
    async go(where) {
      const {game} = store.get();
      latest();
      // What comes next is asked for or opened first, by a part of the page.
      if (guards.some((guard) => guard.opens(where))) return;
      await opened();
      // Keys may come faster than answers: each goes on from where the one before leads.
      while (typeof where === 'string' && pending) await pending;
      const shown = view();
      if (!shown || (game && game.board !== store.get().game?.board)) return;
      if (where === 'toggle') {
        const playing = !store.get().playing;
        // At the end there is nothing left to play but the whole game again.
        if (playing && shown.over && atEnd(shown)) await seek(0);
        store.dispatch({type: 'playing', playing});
        return run();
      }
      stop();
      if (where === 'first') return seek(0);
      if (where === 'back') return seek(shown.step - 1);
      if (where === 'forward') return void (await forward());
      if (where === 'last') return last();
      return seek(where);
    },
    stop,
    /** @param {Guard} guard what holds the ways along the timeline from now on */
    guard: (guard) => void guards.push(guard),
  };
}

/** @typedef {ReturnType<typeof createWatching>} Watching */
