// An element of Reversi, from where it is put into a page to where it is taken out.
import styles from '../../styles/reversi.css';
import {writeReversi} from '../games/reversi/address.js';
import {createReversi} from '../games/reversi/app.js';
import {asks} from '../games/reversi/lesson.js';
import {yourTurn} from '../games/reversi/select.js';
import {refusalSentence} from '../games/reversi/sentences.js';
import {firstOptions, firstWish} from '../games/reversi/state.js';
import {freshSeed} from '../games/sea/opening.js';
import {defaultSettings} from '../games/sea/reduce.js';
import common from '../i18n/en/common.ftl';
import dialogs from '../i18n/en/dialogs.ftl';
import lessonWords from '../i18n/en/lesson.ftl';
import refusals from '../i18n/en/refusals.ftl';
import english from '../i18n/en/reversi.ftl';
import {createWords} from '../i18n/index.js';
import {createLanguage} from '../i18n/language.js';
import {wishedLanguage} from '../i18n/locales.js';
import {fetchPack} from '../i18n/packs.js';
import {fetchReversi} from '../i18n/reversi-pack.js';
import {download, languageOf, showLook} from '../shell/document.js';
import {createNames} from '../shell/names.js';
import {createQueue} from '../shell/queue.js';
import {VERSION} from '../shell/records.js';
import {refusal} from '../shell/refusal.js';
import {isAlone} from './alone.js';
import {createEnds} from './ends.js';
import {groupParts} from './groups.js';
import {nameParts} from './naming.js';
import {mayWish} from './reversi-readonly-policy.js';
import {renderReversiElement} from './reversi-view.js';
import {dress} from './styles.js';
import {createSight} from './visibility.js';
import {createSettling} from './wait-for-action.js';
import {startReversi} from './workers.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('../games/reversi/state.js').State} State */

const FAILING = new Set(['refused', 'misread', 'engine-failed']);

/** What only whoever looks at the element would see: while nobody does it waits. */
const IDLE = new Set(['think', 'values', 'tree', 'node', 'peek', 'decision']);

/** @param {State} state @param {Wish['mode']} mode */
const stateOf = ({game}, mode) => ({
  mode,
  position: null,
  record: game?.record ?? null,
  step: game?.view.step ?? 0,
  steps: game?.view.steps ?? 0,
  over: game?.view.over ?? false,
  view: game ? structuredClone(game.view) : null,
});

/** @param {import('../games/reversi/state.js').ReversiView} view that is over @returns {'won' | 'lost' | 'drawn'} for the person, else for Black */
function outcomeOf({players, result}) {
  const {side} = players.find(({kind}) => kind === 'you') ?? players[0];
  if (!result?.winner) return 'drawn';
  return result.winner === side ? 'won' : 'lost';
}

/** @param {Wish} wish who sits where */
function playersOf({mode, agents}) {
  const agent = agents[0] ?? firstWish.white;
  return mode === 'watch' || mode === 'compare' ? [agent, agents[1] ?? agent] : ['you', agent];
}

/** @param {Wish} wish what is opened: a text in any form, or a record */
function startOf(wish) {
  const {record, position, rules, seed, step} = wish;
  const fresh = `spyglass${VERSION} ${rules ?? 'reversi'} s.${seed ?? freshSeed()} duel:${playersOf(wish).join()} -`;
  return {
    record: position === null ? (record ?? fresh) : null,
    text: position,
    step,
    wish: {},
    predict: wish.predict,
    present: false,
  };
}

/** @param {import('./life.js').Around} around */
export function beginReversi({element, root, wish: first, opens, emit: tell, site}) {
  dress(/** @type {ShadowRoot} */ (root.getRootNode()), [styles]);
  const life = new AbortController();
  const {signal} = life;
  const sight = createSight(element, signal);
  /** @param {string} name @param {any} detail of an element taken out nothing is told any more */
  const emit = (name, detail) => signal.aborted || tell(name, detail);
  let wish = first;
  let started = false;
  /** @type {Set<string>} */
  const own = new Set();
  /** How many of the page's own wishes are being followed: by them an agent acts also where nobody looks. */
  let asking = 0;
  let rouse = () => {};
  /** @type {Promise<void>} */
  let roused = new Promise((resolve) => {
    rouse = resolve;
  });
  /** @type {import('../engine/client.js').WorkerLike | null} */
  let worker = null;
  let speech = speechIn('en', '');

  /** @param {string} language @param {string} translated */
  function speechIn(language, translated) {
    const words = createWords(
      language,
      [{en: english}, {en: lessonWords}, {en: refusals}, {en: common}, {en: dialogs}],
      translated,
    );
    return {words, names: createNames(words, 'locale')};
  }

  const language = createLanguage({
    packs: [
      (asked) => fetchPack(asked, 'first'),
      (asked) => fetchPack(asked, 'parts'),
      fetchReversi,
    ],
    changed(isOther) {
      speech = speechIn(language.spoken() ?? 'en', language.translated());
      if (isOther) app.store.dispatch({type: 'other-language'});
      app.drawSoon();
    },
    failed: () => app.store.dispatch({type: 'refused', error: {code: 'no-words', args: {}}}),
  });

  const settings = {...defaultSettings, theme: wish.theme};
  const app = createReversi({
    root,
    signal,
    known: {settings, predict: wish.predict, options: firstOptions},
    startWorker() {
      worker = startReversi();
      return worker;
    },
    speech: () => speech,
    speaks: () => language.spoken() !== null,
    draw: (from) =>
      renderReversiElement(
        /** @type {any} */ ({
          ...from,
          site,
          link() {
            const query = writeReversi(from.state) ?? '';
            return site === null ? query : new URL(`reversi/${query}`, site).href;
          },
        }),
        {...wish, alone: isAlone(element)},
      ),
    outside({state, words}) {
      if (signal.aborted) return;
      showLook(root, state.settings);
      root.lang = languageOf(words);
      root.toggleAttribute('data-readonly', wish.readonly);
      groupParts(root);
      nameParts(root);
    },
    asking: (client, get) => ({
      ...client,
      async call(method, ...given) {
        if (IDLE.has(method)) await sight.awake();
        if (method === 'aiMove' && asking === 0) await Promise.race([sight.awake(), roused]);
        if (signal.aborted) throw refusal('stale');
        const action = method === 'move' ? `M${given[0]?.[0]}` : method === 'pass' ? 'P' : null;
        const isTold = action === null || own.has(action);
        const step = get().game?.view.step ?? 0;
        if (!isTold && !emit('board-answer', {action, actions: [action], step})) {
          queueMicrotask(() => app.store.dispatch({type: 'answer-kept'}));
          throw refusal('stopped');
        }
        return client.call(method, ...given);
      },
    }),
    mayPredict: (square) =>
      emit('board-answer', {
        prediction: square,
        action: null,
        actions: [],
        step: get().game?.view.step ?? 0,
      }),
    awake: sight.awake,
    hurries: () => seeking > 0,
    wishes: (store) => (action) => {
      if (mayWish(action, wish.readonly, asks(store.get()))) store.dispatch(action);
    },
  });
  const {store} = app;
  const {dispatch, get, hear} = store;
  store.extend((state, {type}) => {
    if (type === 'answer-kept') return {...state, sent: null};
    return type === 'frame' ? {...state} : state;
  });

  /** Fetched when somebody first hands something on. @type {Promise<(action: any) => void> | undefined} */
  let handing;
  const handed = () =>
    (handing ??= import(/* webpackChunkName: "reversi-out" */ '../shell/share/index.js').then(
      ({handingOn}) => handingOn(dispatch, download, root),
    ));

  /** @param {import('../games/reversi/state.js').Action} action */
  const handOn = (action) =>
    handed().then(
      (hear) => hear(action),
      () => {
        handing = undefined;
        dispatch({type: 'refused', error: {code: 'no-picture'}});
      },
    );

  /** Why there is no game: nobody shall wait for it. @type {{code?: string, args?: any} | null} */
  let failure = null;
  /** How many have been opened. */
  let games = 0;
  /** The one opened last is on its way to the step wished for. */
  let isOnTheWay = false;
  /** When it is there. */
  let onward = Promise.resolve();
  /** How many steps are being sought: nobody watches those before. */
  let seeking = 0;
  const isEnd = createEnds();

  hear((action, state, before) => {
    const {game} = state;
    if (action.type === 'hand-out') void handOn(action);
    if (FAILING.has(action.type) && !game) failure = action.error;
    if (FAILING.has(action.type)) {
      const {code = 'unknown', args = {}} = action.error;
      emit('board-error', {
        code,
        args,
        sentence: refusalSentence({code, args}, {...speech, notation: 'square'}),
      });
    }
    if (action.type === 'opened') {
      games += 1;
      onward = playOn();
    }
    if (!game || isOnTheWay) return;
    const isSame = game.record === before.game?.record && game.view.step === before.game?.view.step;
    if (!isSame) tellStep(state);
  });

  /** @param {State} state */
  function tellStep({game, decided}) {
    if (!game) return;
    const {view, record} = game;
    const last = view.moves.find(({step}) => step === view.step);
    emit('board-step', {
      step: view.step,
      steps: view.steps,
      action: last?.action ?? null,
      reason: decided?.decision.reason ?? null,
      record,
    });
    if (isEnd(games, record, view.over))
      emit('board-end', {outcome: outcomeOf(view), score: view.discs, record});
  }

  function start() {
    if (started) return;
    started = true;
    void app.start(startOf(wish), false);
  }
  if (opens) void sight.awake().then(() => !signal.aborted && start());

  /** To the step wished for, which is the first that is told, and on from there. */
  async function playOn() {
    const mine = games;
    let isThere = true;
    // Also where a game before this one was still on its way.
    isOnTheWay = Boolean(wish.step);
    if (wish.step) {
      // Where the way to it ends is told.
      isThere = await api.seek(wish.step).then(
        () => true,
        () => false,
      );
      if (mine !== games || signal.aborted) return;
      isOnTheWay = false;
    }
    emit('board-ready', {...stateOf(get(), wish.mode), view: undefined, position: undefined});
    tellStep(get());
    if (wish.play && isThere) dispatch({type: 'playing', on: true});
  }

  const settling = createSettling({
    hear,
    failureIn: ({type, error}) => (FAILING.has(type) ? (error ?? {}) : null),
    told: () => stateOf(get(), wish.mode),
    signal,
  });

  /** @param {() => void} act @param {string[]} types that settle it */
  const settled = (act, types) => settling(act, ({type}) => types.includes(type));

  async function there() {
    if (get().game) return;
    // What has failed tells so no second time.
    if (failure) throw refusal(failure.code ?? 'unknown', failure.args);
    await settled(start, ['opened']);
  }

  /** @param {import('../games/reversi/state.js').Action} action */
  async function done(action) {
    await there();
    return settled(() => dispatch(action), ['answered']);
  }

  const queue = createQueue();

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  function inTurn(work) {
    asking += 1;
    rouse();
    return queue(work).finally(() => {
      asking -= 1;
      if (asking === 0)
        roused = new Promise((resolve) => {
          rouse = resolve;
        });
    });
  }

  /** @param {string} action */
  async function play(action) {
    await there();
    const [, square] = /^M([a-h][1-8])$/.exec(String(action)) ?? [];
    if (!square && action !== 'P') throw refusal('bad-action', {action: String(action)});
    const view = get().game?.view;
    if (!square && view && !(view.mustPass && yourTurn(view)))
      throw refusal(view.over ? 'game-over' : yourTurn(view) ? 'may-not-pass' : 'not-your-turn');
    own.add(action);
    try {
      await done(square ? {type: 'put', cell: square} : {type: 'pass'});
      // An agent that is to answer does so before this is settled.
      while (get().game && !get().game?.view.over && get().acting)
        await settled(() => {}, ['answered']);
      return stateOf(get(), wish.mode);
    } finally {
      own.delete(action);
    }
  }

  /** @param {number} step */
  async function seek(step) {
    if (!Number.isInteger(step) || step < 0) throw refusal('bad-step', {step: String(step)});
    await there();
    const view = () => /** @type {NonNullable<State['game']>} */ (get().game).view;
    const to = Math.min(step, view().steps);
    if (to !== view().step) await done({type: 'go', where: to});
    seeking += 1;
    try {
      while (view().step < step && !view().over && !yourTurn(view()))
        await done({type: 'go', where: 'forward'});
    } finally {
      seeking -= 1;
    }
    return stateOf(get(), wish.mode);
  }

  const api = {
    /** @param {() => void} show */
    async load(show) {
      await settled(() => {
        started = true;
        show();
      }, ['opened']);
      await onward;
      return stateOf(get(), wish.mode);
    },
    undo: () => inTurn(() => done({type: 'undo'})),
    redo: () => inTurn(() => done({type: 'redo'})),
    async hint() {
      await there();
      const {game, options} = get();
      if (!game) throw refusal('no-game');
      return app.client.call('hint', [game.record, game.view.step, options.valuer]);
    },
    /** @param {number} step */
    seek: (step) => inTurn(() => seek(step)),
    /** @param {string} action */
    play: (action) => inTurn(() => play(action)),
    state: () => stateOf(get(), wish.mode),
    /** @param {string} [format] */
    async export(format = 'record') {
      await there();
      const {record, view} = stateOf(get(), wish.mode);
      if (format === 'record') return record;
      if (format === 'text') return view?.transcript;
      if (format === 'json') return JSON.stringify(view);
      throw refusal('bad-format', {format});
    },
  };

  const speak = () => language.speak(wishedLanguage({lang: wish.lang, settings: {}}));
  speak();

  /** What is shown, to be shown again. */
  function at() {
    const {record, position, mode, step} = stateOf(get(), wish.mode);
    return {record, position, mode, step};
  }

  return {
    api,
    /** @param {Wish} next @param {Set<string>} changed @param {boolean} opensOther */
    update(next, changed, opensOther) {
      wish = next;
      if (opensOther) failure = null;
      speak();
      if (get().settings.theme !== next.theme)
        dispatch({type: 'setting', name: 'theme', value: next.theme});
      dispatch({type: 'frame'});
      if (opensOther && started) return void app.start(startOf(next), false);
      if (opensOther || !started) return void sight.awake().then(() => !signal.aborted && start());
      if (changed.has('step') && next.step !== null) api.seek(next.step).catch(() => {});
      if (changed.has('predict')) dispatch({type: 'predict', on: next.predict});
      if (changed.has('play')) dispatch({type: 'playing', on: next.play});
    },
    /** @param {{code: string, args?: any}} fault */
    refuse: (fault) => dispatch({type: 'refused', error: fault}),
    mended: () => dispatch({type: 'notice-read'}),
    at,
    end() {
      const left = at();
      life.abort();
      worker?.terminate();
      root.remove();
      return left;
    },
  };
}
