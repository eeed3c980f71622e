// Along the timeline of a game: back and forth through what was played, by itself at the speed wished for, and past the end where the game can be played on.
import {createLatest} from './latest.js';
import {pauseOf} from './speed.js';

/** @typedef {import('./game.d.ts').ShellState} ShellState */
/** @typedef {Pick<import('./lesson/flow.js').LessonFlow, 'opens' | 'stops' | 'asks'>} Guard what holds the ways along the timeline */

/**
 * @template {ShellState} State
 * @param {import('./game.d.ts').Store<State>} store
 * @param {import('./game.d.ts').PlaybackPort} game
 */
export function createPlayback({get, dispatch, hear}, game) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  /** @type {Guard | null} */
  let guard = null;
  /** @type {Promise<unknown> | null} */
  let pending = null;
  /** @type {Promise<void> | null} */
  let seeking = null;
  /** A long way ends where another begins, or another game is opened. */
  const latest = createLatest();
  /** How many games have been opened. */
  let games = 0;
  /** The scrubber may ask faster than the engine answers: only the newest wish counts. @type {number | null} */
  let wished = null;

  hear(({type}) => {
    if (type !== 'opened') return;
    games += 1;
    latest();
    wished = null;
  });

  const view = () => get().game?.view ?? null;
  /** @param {{step: number, steps: number}} shown */
  const atEnd = ({step, steps}) => step === steps;

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
    while (seeking) await seeking;
    if (wished === null) return;
    seeking = follow();
    await seeking;
    seeking = null;
  }

  async function follow() {
    while (wished !== null) {
      const next = wished;
      wished = null;
      const shown = view();
      if (!shown) break;
      const to = Math.max(0, Math.min(next, shown.steps));
      if (to !== shown.step) await take(game.seek(to));
    }
  }

  /** @param {{step: number}} shown @param {1 | -1} way */
  const beside = (shown, way) => game.next?.(way) ?? shown.step + way;

  /** One step on. @returns {Promise<boolean>} false where there is no more */
  async function forward() {
    const shown = view();
    if (!shown) return false;
    if (!atEnd(shown)) return Boolean(await take(game.seek(beside(shown, 1))));
    return !shown.over && Boolean(await take(game.playOn()));
  }

  async function run() {
    clearTimeout(clock);
    await game.awake?.();
    const {playing, settings} = get();
    if (!playing || !view()) return;
    if (guard?.stops()) return stop();
    const began = performance.now();
    const more = await forward();
    // Unless all shall come at once, each decision is seen before the next.
    if (settings.speed > 0) await game.settled?.();
    if (!get().playing) return;
    const shown = view();
    if (!more || (shown?.over && atEnd(shown))) return stop();
    clock = setTimeout(run, Math.max(0, pauseOf(settings.speed) - (performance.now() - began)));
  }

  /** To a step; where it is still to be played, as far as the game can be played on. @param {number} step */
  async function reach(step) {
    const isNewest = latest();
    await seek(step);
    const isShort = () => {
      const shown = view();
      return shown?.over === false && atEnd(shown) && shown.step < step;
    };
    while (isNewest() && game.playsOut() && isShort() && !guard?.asks())
      if (!(await take(game.playOn()))) break;
  }

  function stop() {
    clearTimeout(clock);
    if (get().playing) dispatch({type: 'playing', playing: false});
  }

  return {
    /** @param {import('./game.d.ts').Way} where */
    async go(where) {
      latest();
      // What comes next is asked for or opened first.
      if (guard?.opens(where)) return;
      await game.opened?.();
      const before = games;
      // Keys may come faster than answers: each goes on from where the one before leads.
      while (typeof where === 'string' && pending) await pending;
      const shown = view();
      if (!shown || before !== games) return;
      if (where === 'toggle') {
        const playing = !get().playing;
        // At the end there is nothing left to play but the whole game again.
        if (playing && shown.over && atEnd(shown)) await seek(0);
        dispatch({type: 'playing', playing});
        return run();
      }
      stop();
      if (where === 'first') return seek(0);
      if (where === 'back') return seek(beside(shown, -1));
      if (where === 'forward') return void (await forward());
      return reach(where === 'last' ? Number.POSITIVE_INFINITY : where);
    },
    stop,
    /** @param {Guard} given holds the ways along the timeline from now on */
    guard(given) {
      guard = given;
    },
  };
}

/** @typedef {ReturnType<typeof createPlayback>} Playback */
