// An element, from where it is put into a page to where it is taken out, whatever game it shows.
import {languageOf, showLook} from '../shell/document.js';
import {refusal} from '../shell/refusal.js';
import {isAlone} from './alone.js';
import {createApi} from './api.js';
import {nameParts} from './naming.js';
import {takesBack} from './takes-back.js';
import {createSight} from './visibility.js';

/** @import {Around, ElementGame, Room} from './element-game.d.ts' */
/** @import {Wish} from './attributes.js' */

/** A promise, and what keeps it. */
function createGate() {
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return {open, opened};
}

/**
 * @template {{type: string}} Action
 * @param {Around} around
 * @param {(room: Room) => ElementGame<Action>} createGame
 */
export function beginLife({element, root, wish: first, emit: tell, ...around}, createGame) {
  const life = new AbortController();
  const {signal} = life;
  const sight = createSight(element, signal);
  let wish = first;
  let started = false;
  const begun = createGate();
  const asked = createGate();
  /** How many of the page's own wishes are being followed. */
  let asking = 0;
  let rouse = createGate();

  /** An element that was taken out emits nothing any more. @type {import('./element-game.d.ts').Emit} */
  const emit = (name, detail) => signal.aborted || tell(name, detail);
  /** @param {Omit<import('./public.js').BoardEvents['board-answer']['detail'], 'step'>} detail */
  const answer = (detail) => emit('board-answer', {...detail, step: game.state().step});

  /** How far the game has come by what was done here, and the step at which something is just being done. */
  let reached = 0;
  /** @type {number | null} */
  let doing = null;

  /** Refuses what would take back what was done here: to undo it, or to do something else at a step before. */
  function keepDone(undoes = false) {
    const {step} = game.state();
    if (wish.noUndo && (undoes || step < reached)) throw refusal('no-undo');
    doing = step;
  }

  const game = createGame({
    ...around,
    ...{root, signal, emit, sight},
    begun: begun.opened,
    asked: asked.opened,
    wish: () => wish,
    whileAsked: () => (asking > 0 ? Promise.resolve() : rouse.opened),
    isAlone: () => isAlone(element),
    mayDo(actions) {
      keepDone();
      return answer({actions, action: actions.at(-1) ?? null});
    },
    undoes(action) {
      const isRefused = wish.noUndo && takesBack(action, game.state().record);
      if (isRefused) dispatch({type: 'refused', error: {code: 'no-undo'}});
      return isRefused;
    },
    mayPredict: (prediction, more = {}) => answer({prediction, ...more, action: null, actions: []}),
    outside(settings, words) {
      if (signal.aborted) return;
      showLook(root, settings);
      root.lang = languageOf(words);
      root.toggleAttribute('data-readonly', wish.readonly);
      nameParts(root);
    },
    seek: (step) => api.seek(step),
  });
  const {dispatch} = game.store;
  game.store.hear((action) => {
    if (game.isOpen(action)) reached = 0;
    if (game.isOpen(action) || game.failureIn(action)) doing = null;
    if (doing === null) return;
    const {step} = game.state();
    if (step <= doing) return;
    reached = step;
    doing = null;
  });

  function start() {
    if (started) return;
    started = true;
    begun.open();
    game.start();
  }
  const startOnceSeen = () => void sight.awake().then(() => !signal.aborted && start());

  const api = createApi(
    game,
    () => {
      asked.open();
      start();
    },
    signal,
    keepDone,
    (work) => {
      asking += 1;
      rouse.open();
      return work().finally(() => {
        asking -= 1;
        if (asking === 0) rouse = createGate();
      });
    },
  );
  if (around.opens) startOnceSeen();

  /** @returns {{record: string | null, position: string | null, mode: Wish['mode'], step: number, from?: number, friend?: number, progress?: string}} what is shown, to be shown again */
  function at() {
    const {record, position, mode, step} = game.state();
    return {record, position, mode, step, ...game.left?.()};
  }

  return {
    api,
    /** @param {Wish} next what the attributes say now @param {Set<string>} changed @param {boolean} opensOther */
    update(next, changed, opensOther) {
      wish = next;
      if (opensOther) api.awaits();
      game.follow(next, changed);
      // Drawn anew, whatever else follows.
      dispatch({type: 'frame'});
      if (opensOther && started) return game.show(next);
      if (opensOther || !started) return startOnceSeen();
      if (changed.has('step') && next.step !== null) api.seek(next.step).catch(() => {});
      if (changed.has('predict')) game.predict(next.predict);
      if (changed.has('play') && game.isPlaying() !== next.play) game.toggle();
    },
    /** @param {import('../shell/game.d.ts').Refusal} fault what is shown stays */
    refuse: (fault) => dispatch({type: 'refused', error: fault}),
    unreported: () => game.unreported?.() ?? null,
    mended: game.mended,
    at,
    /** @returns {ReturnType<typeof at>} how it is shown again */
    end() {
      const left = at();
      life.abort();
      game.stop();
      root.remove();
      return left;
    },
  };
}

/** @typedef {ReturnType<typeof beginLife>} Life */
