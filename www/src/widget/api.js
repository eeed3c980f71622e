// What a page may ask of an element, version 1: each answer is a promise of plain data.

import {createQueue} from '../shell/queue.js';
import {createRefusing, refusal} from '../shell/refusal.js';
import {createSettling, createWorking} from './wait-for-action.js';

/** @import {ElementGame, Following, Shown} from './element-game.d.ts' */

/**
 * What is shown, as plain data.
 * @param {Shown['mode']} mode
 * @param {Partial<Omit<Shown, 'view'>> & {view?: Pick<Shown, 'step' | 'steps' | 'over'>}} game
 * @returns {Shown}
 */
export const plain = (mode, {record = null, position = null, view, ...place}) => ({
  ...{mode, position, record},
  step: place.step ?? view?.step ?? 0,
  steps: place.steps ?? view?.steps ?? 0,
  over: view?.over ?? false,
  view: view ?? null,
});

/**
 * @template {{type: string}} Action
 * @param {Pick<ElementGame<Action>, 'store' | 'state' | 'failureIn' | 'fault' | 'isOpen' | 'isShown' | 'isThere' | 'isBusy' | 'calls'>} game
 * @param {() => void} start loads the engine, also where nobody looks
 * @param {AbortSignal} signal
 * @param {(undoes?: boolean) => void} [keepDone] refuses what would take back what was done, where that stays
 * @param {(work: () => Promise<Shown>) => Promise<Shown>} [whileAsked] what goes on besides as long as the page's wishes are followed
 */
export function createApi(game, start, signal, keepDone = () => {}, whileAsked = (work) => work()) {
  const {hear} = game.store;
  const {isOpen} = game;
  const refuse = createRefusing(game.store.dispatch);
  /** A call is refused that nothing else depends on. */
  let isTelling = false;
  /** @param {Action} action */
  const failureIn = (action) => (isTelling ? null : game.failureIn(action));

  const around = {hear, failureIn, result: game.state, signal};
  const settling = createSettling(around);
  const working = createWorking(around);

  /** Why calls failed, where the game has said it already. @type {WeakSet<object>} */
  const known = new WeakSet();
  /** @template T @param {Promise<T>} work */
  const knownIn = (work) =>
    work.catch((/** @type {Error} */ error) => {
      known.add(error);
      throw error;
    });

  /** @type {Following<Action>['settled']} */
  const settled = (wish, done) =>
    knownIn(
      settling(() => {
        start();
        wish();
      }, done),
    );

  const calls = game.calls({settled, worked: (work) => knownIn(working(work))});

  /** @param {unknown} error is said where the game stands; what is under way goes on */
  function tell(error) {
    isTelling = true;
    refuse(error);
    isTelling = false;
  }

  /** What fails is told, once. @template T @param {() => Promise<T>} call */
  const telling = (call) =>
    call().catch((/** @type {Error} */ error) => {
      if (!known.has(error)) tell(error);
      known.add(error);
      throw error;
    });

  /** Something else is being opened: whatever is asked is asked of that. */
  let isOpening = false;
  /** Why nothing could be opened: nobody shall wait for it. @type {Partial<import('../shell/game.d.ts').Refusal> | null} */
  let missing = null;
  hear((action) => {
    const failed = failureIn(action);
    if (isOpen(action) || failed) isOpening = false;
    if (isOpen(action)) missing = null;
    else if (!game.isThere()) missing = failed ?? missing;
  });

  const there = async () => {
    if (!isOpening && game.isBusy?.()) throw refusal('no-game');
    if (!isOpening && game.isThere()) return;
    // What has failed tells so no second time.
    const fault = game.fault?.() ?? missing;
    if (fault) await knownIn(Promise.reject(refusal(fault.code ?? 'unknown', fault.args)));
    await settled(() => {}, isOpen);
  };

  const queue = createQueue();
  /** @param {() => Promise<Shown>} work */
  const inTurn = (work) => whileAsked(() => queue(() => telling(work)));

  /** @param {string} action */
  async function play(action) {
    const act = calls.playing(action);
    if (!act) throw refusal('bad-action', {action: String(action)});
    await there();
    keepDone();
    return act();
  }

  /** @param {'undo' | 'redo'} method */
  async function take(method) {
    await there();
    if (method === 'undo') keepDone(true);
    return calls.take(method);
  }

  /** What has still to be played on the way is played. @param {number} step */
  async function seek(step) {
    if (!Number.isInteger(step) || step < 0) throw refusal('bad-step', {step: String(step)});
    await there();
    await calls.goTo(step);
    while (calls.mayPlayTo(step)) await calls.playOn();
    return game.state();
  }

  /** What changes nothing. @param {'hint' | 'shotsToGo'} call @returns {(cells?: string | readonly string[]) => Promise<unknown>} */
  const asking = (call) => (cells) =>
    telling(async () => {
      await there();
      return calls[call](cells);
    });

  return {
    tell,
    /** Something else is going to be opened. */
    awaits() {
      missing = null;
      isOpening = true;
    },
    /** @param {() => void} show opens another game */
    async load(show) {
      // What was compared before may come to its round meanwhile.
      let isOther = false;
      await settled(show, (action) => {
        isOther ||= isOpen(action);
        return isOther && game.isShown(action);
      });
      await calls.onward?.();
      return game.state();
    },
    /** @param {string} action in record form */
    play: (action) => inTurn(() => play(action)),
    undo: () => inTurn(() => take('undo')),
    redo: () => inTurn(() => take('redo')),
    /** @param {number} step */
    seek: (step) => inTurn(() => seek(step)),
    /** @returns {Promise<unknown>} as the engine gives it; null where nothing certain is left to tell, or rules have no deductions */
    hint: asking('hint'),
    /** @returns {Promise<unknown>} null of Reversi */
    shotsToGo: asking('shotsToGo'),
    state: game.state,
    /** @param {'record' | 'text' | 'json'} [format] */
    export: (format = 'record') =>
      telling(async () => {
        await there();
        const {record, view, position} = game.state();
        if (format === 'json') return JSON.stringify(view ?? JSON.parse(position ?? 'null'));
        if (format !== 'record' && format !== 'text') throw refusal('bad-format', {format});
        const text = format === 'text' ? await calls.text() : null;
        return text ?? record ?? position;
      }),
  };
}
