// An element of the seas, from where it is put into a page to where it is taken out.
import {createApp} from '../app/app.js';
import {PARTS} from '../app/parts.js';
import {writeAddress, writePositionAddress} from '../games/sea/address.js';
import {defaultSettings} from '../games/sea/reduce.js';
import {languageOf, showLook} from '../shell/document.js';
import {reduceBy} from '../shell/store.js';
import {isAlone} from './alone.js';
import {createAnswering} from './answering.js';
import {createApi} from './api.js';
import {stateOf, tellEvents} from './events.js';
import {groupParts} from './groups.js';
import {createMemory} from './memory.js';
import {nameParts} from './naming.js';
import {mayWish} from './readonly-policy.js';
import {createShowing, firstMode, wishedText} from './showing.js';
import {renderElement, renderUnread} from './view.js';
import {createSight} from './visibility.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('../games/sea/types.js').State} State */
/**
 * @typedef {object} Around
 * @property {Element} element
 * @property {HTMLElement} root
 * @property {Wish} wish
 * @property {boolean} opens what is wished for; not where nobody can read it
 * @property {import('./engines.js').Engines} engines
 * @property {(name: string, detail: any) => boolean} emit false where the page has prevented what would follow
 * @property {string | null} site where the whole page stands, for links; null where nobody knows
 */

/** A part that is never shown here. @returns {Promise<never>} */
const unwanted = () => Promise.reject(new Error('not shown here'));

/** Of an element nothing outlives the visit: there are no results to tell. */
const ELEMENT_PARTS = {
  ...PARTS,
  results: unwanted,
};

/** @param {State} state */
function addressOf({mode, lang, game, editing, comparing, permitted}) {
  if (mode === 'edit') return writePositionAddress({text: editing?.text ?? null, lang});
  if (mode === 'compare' && comparing) return writeAddress({mode, lang, ...comparing});
  if (!game) return '';
  const {record, view, from, friend} = game;
  const {step, steps} = view;
  return writeAddress({mode, record, step, steps, from, friend, lang, permitted});
}

/** @param {Around} around */
export function beginLife({element, root, wish: first, opens, engines, emit: tell, site}) {
  const life = new AbortController();
  const {signal} = life;
  /** @param {string} name @param {any} detail of an element taken out nothing is told any more */
  const emit = (name, detail) => signal.aborted || tell(name, detail);
  const {keep, world} = createMemory();
  const sight = createSight(element, signal);
  let wish = first;
  let begin = () => {};
  /** @type {Promise<void>} */
  const begun = new Promise((resolve) => {
    begin = resolve;
  });
  let ask = () => {};
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    ask = resolve;
  });
  let started = false;
  /** @type {import('../engine/client.js').Client | null} */
  let own = null;
  /** @type {import('../shell/coded-sentence.js').Speech} */
  let speech;
  /** @type {ReturnType<typeof tellEvents> | undefined} */
  let events;
  /** @type {ReturnType<typeof createShowing>} */
  let showing;

  const app = createApp({
    root,
    signal,
    keep,
    world,
    load: {...ELEMENT_PARTS, teach: () => (wish.predict ? PARTS.teach() : unwanted())},
    known: knownOf(wish),
    engine(told) {
      own = engines.join(told, {awake: sight.awake, begun, asked});
      return createAnswering(
        own,
        (actions) =>
          actions.every(api.isOwn) ||
          emit('board-answer', {
            actions,
            action: actions.at(-1),
            step: app.store.get().game?.view.step ?? 0,
          }),
        () => app.store.dispatch({type: 'answer-kept'}),
      );
    },
    linked(store) {
      return {
        start: () => showing.show(wish, true),
        link() {
          const address = addressOf(store.get());
          return site === null ? address : new URL(address, site).href;
        },
      };
    },
    wishes: (store) => (action) => {
      const {mode, predict} = store.get();
      const predicts = mode === 'watch' && Boolean(predict);
      if (mayWish(action, wish.readonly, predicts)) store.dispatch(action);
      // Looking at a cell is no move.
      else if (action.type === 'cell')
        store.dispatch({type: 'focus', board: action.board, cell: action.cell});
    },
    mayPredict: (cell, measure) =>
      emit('board-answer', {
        prediction: cell,
        measure: measure ?? null,
        action: null,
        actions: [],
        step: app.store.get().game?.view.step ?? 0,
      }),
    readonly: () => wish.readonly,
    draw: (from) => {
      speech = from;
      const shown = {...from, site};
      return opens ? renderElement(shown, {...wish, alone: isAlone(element)}) : renderUnread(shown);
    },
    outside(state, {words}) {
      showLook(root, state.settings);
      root.lang = languageOf(words);
      root.toggleAttribute('data-readonly', wish.readonly);
      nameParts(root);
      groupParts(root);
      events?.tellErrors();
    },
    leave(address) {
      if (site === null) refuse({code: 'bad-record'});
      else window.open(new URL(address, site), '_blank', 'noopener');
    },
    awake: sight.awake,
  });
  const {store} = app;
  const client = /** @type {import('../engine/client.js').Client} */ (/** @type {unknown} */ (own));
  showing = createShowing(store, app.opening, wish);
  store.extend(
    reduceBy({
      // Whose part is still to come it waits for with the board redacted.
      predict: (state, {on}) => (on === undefined ? state : {...state, predict: on}),
      permit: (state, {names}) => ({...state, permitted: names}),
      'answer-kept': (state) => ({...state, asked: null}),
      frame: (state) => ({...state}),
    }),
  );
  events = tellEvents(store, emit, () => speech);
  store.hear(({type}) => {
    if (['opened', 'compare-opened'].includes(type) && wish.play) setPlaying(true);
  });

  function start() {
    if (started) return;
    started = true;
    begin();
    app.start();
  }
  const api = createApi(
    {store, client},
    () => {
      ask();
      start();
    },
    signal,
  );
  if (opens) void sight.awake().then(() => !signal.aborted && start());

  /** @param {{code: string, args?: any}} fault what is shown stays */
  function refuse(fault) {
    store.dispatch({type: 'refused', error: fault});
  }

  /** @param {boolean} playing */
  function setPlaying(playing) {
    const {mode, playing: now} = store.get();
    if (now !== playing)
      store.dispatch({type: mode === 'compare' ? 'compare-go' : 'go', where: 'toggle'});
  }

  /** @param {boolean} on what it needs comes with the first wish for it */
  function predict(on) {
    if (on && store.get().parts.teach !== 'there')
      store.dispatch({type: 'part-retry', name: 'teach'});
    store.dispatch({type: 'predict', on});
  }

  /** @param {import('../games/sea/types.js').Setting} setting */
  function set(setting) {
    if (store.get().settings[setting.name] !== setting.value)
      store.dispatch({type: 'setting', ...setting});
  }

  /** @returns {{record: string | null, position: string | null, mode: import('../games/sea/address.js').Mode, step: number, from?: number, friend?: number}} what is shown, to be shown again */
  function at() {
    const {record, position, mode, step} = stateOf(store.get());
    const {from, friend} = store.get().game ?? {};
    return {record, position, mode, step, from, friend};
  }

  return {
    api,
    /** @param {Wish} next what the attributes say now @param {Set<string>} changed @param {boolean} opensOther */
    update(next, changed, opensOther) {
      wish = next;
      if (opensOther) api.awaits();
      if (next.lang !== store.get().lang) store.dispatch({type: 'language', lang: next.lang});
      set({name: 'theme', value: next.theme});
      if (changed.has('show')) set({name: 'tab', value: tabOf(next)});
      if (changed.has('deductions')) store.dispatch({type: 'permit', names: next.deductions});
      // Drawn anew, whatever else follows.
      store.dispatch({type: 'frame'});
      if (opensOther && started) return void showing.show(next);
      if (opensOther || !started) return void sight.awake().then(() => !signal.aborted && start());
      if (changed.has('step') && next.step !== null) api.seek(next.step).catch(() => {});
      if (changed.has('predict')) predict(next.predict);
      if (changed.has('play')) setPlaying(next.play);
    },
    refuse,
    /** What was said to be wrong with the attributes is no longer. */
    mended: () => store.dispatch({type: 'noticed', notice: null}),
    at,
    /** @returns {ReturnType<typeof at>} how it is shown again */
    end() {
      const left = at();
      life.abort();
      client.stop();
      root.remove();
      return left;
    },
  };
}

/** @typedef {ReturnType<typeof beginLife>} Life */

/** @param {Wish} wish @returns {import('../games/sea/types.js').Settings['tab']} */
const tabOf = ({show}) => show.find((one) => one !== 'overlay') ?? 'reason';

/** @param {Wish} wish */
const knownOf = (wish) => ({
  mode: firstMode(wish),
  lang: wish.lang,
  touch: matchMedia('(pointer: coarse)').matches,
  awaited: wish.rules,
  awaitedAgent: wish.agents[0] ?? null,
  wished: wishedText(wish),
  predict: wish.predict,
  permitted: wish.deductions,
  settings: {
    ...defaultSettings,
    theme: wish.theme,
    tab: tabOf(wish),
    // What is told once to whoever comes back is nobody's here.
    hintsSeen: ['fire', 'chances', 'step'],
  },
});
