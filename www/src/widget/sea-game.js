// The seas, as the life of an element asks for them.
import {createApp} from '../app/app.js';
import {PARTS} from '../app/parts.js';
import {writeAddress, writePositionAddress} from '../games/sea/address-written.js';
import {defaultSettings} from '../shell/default-settings.js';
import {reduceBy} from '../shell/store.js';
import {actionsOf} from './actions.js';
import {createAnswering} from './answering.js';
import {tellEvents} from './events.js';
import {createMemory} from './memory.js';
import {mayWish} from './readonly-policy.js';
import {createSeaCalls, failureIn, isOpen, isShown, seaStanding} from './sea-calls.js';
import {createShowing, firstMode, wishedText} from './showing.js';
import {dressParts} from './styles.js';
import {renderElement, renderUnread} from './view.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('../games/sea/types.js').State} State */

/** A part that is never shown here. @returns {Promise<never>} */
const unwanted = () => Promise.reject(new Error('not shown here'));

/** Of an element nothing outlives the visit: there are no results to tell. */
const ELEMENT_PARTS = {
  ...PARTS,
  results: unwanted,
};

/**
 * What a part looks like comes with it, but for the review, which looks as the panel does.
 * @param {ShadowRoot} root
 * @param {typeof ELEMENT_PARTS} parts
 */
const dressed = (root, {review, ...parts}) => ({
  review,
  ...Object.fromEntries(
    Object.entries(parts).map(([name, load]) => [
      name,
      async () => (await Promise.all([load(), dressParts(root)]))[0],
    ]),
  ),
});

/** @param {State} state */
function addressOf({mode, lang, game, editing, comparing, permitted}) {
  if (mode === 'edit') return writePositionAddress({text: editing?.text ?? null, lang});
  if (mode === 'compare' && comparing) return writeAddress({mode, lang, ...comparing});
  if (!game) return '';
  const {record, view, from, friend} = game;
  const {step, steps} = view;
  return writeAddress({mode, record, step, steps, from, friend, lang, permitted});
}

/** @param {import('./element-game.d.ts').Room} room @returns {import('./element-game.d.ts').ElementGame<import('../games/sea/types.js').Action>} */
export function createSeaGame({root, signal, site, engines, sight, emit, ...room}) {
  const {keep, world} = createMemory();
  /** @type {import('../engine/client-kinds.js').Client | null} */
  let own = null;
  /** @type {ReturnType<typeof tellEvents> | undefined} */
  let events;
  /** @type {ReturnType<typeof createShowing>} */
  let showing;

  const app = createApp({
    ...{root, signal, keep, world},
    load: dressed(/** @type {ShadowRoot} */ (root.getRootNode()), {
      ...ELEMENT_PARTS,
      teach: () => (room.wish().predict ? PARTS.teach() : unwanted()),
    }),
    known: knownOf(room.wish()),
    engine(listeners) {
      own = engines.join(listeners, {awake: sight.awake, ...room});
      return createAnswering(own, actionsOf, room.mayDo, () =>
        app.store.dispatch({type: 'answer-kept'}),
      );
    },
    linked(store) {
      return {
        start: () => showing.show(room.wish(), true),
        link() {
          const address = addressOf(store.get());
          return site === null ? address : new URL(address, site).href;
        },
      };
    },
    wishes: (store) => (action) => {
      const {mode, predict} = store.get();
      const predicts = mode === 'watch' && Boolean(predict);
      // In the Solver nothing is done that could be taken back.
      if (mode !== 'edit' && room.undoes(action)) return;
      if (mayWish(action, room.wish().readonly, predicts)) store.dispatch(action);
      // Looking at a cell is no move.
      else if (action.type === 'cell')
        store.dispatch({type: 'focus', board: action.board, cell: action.cell});
    },
    mayPredict: (cell, measure) => room.mayPredict(cell, {measure: measure ?? null}),
    readonly: () => room.wish().readonly,
    draw: (from) => {
      const shown = {...from, site};
      return room.opens
        ? renderElement(shown, {...room.wish(), alone: room.isAlone()})
        : renderUnread(shown);
    },
    outside(state, {words}) {
      room.outside(state.settings, words);
      events?.tellErrors();
    },
    leave(address) {
      if (site === null) dispatch({type: 'refused', error: {code: 'bad-record'}});
      else window.open(new URL(address, site), '_blank', 'noopener');
    },
    awake: sight.awake,
  });
  const {store} = app;
  const {dispatch, get} = store;
  const client = /** @type {import('../engine/client-kinds.js').Client} */ (
    /** @type {unknown} */ (own)
  );
  showing = createShowing(store, app.opening, room.wish());
  store.extend(
    reduceBy({
      // Whose part is still to come it waits for with the board redacted.
      predict: (state, {on}) => (on === undefined ? state : {...state, predict: on}),
      permit: (state, {names}) => ({...state, permitted: names}),
      'answer-kept': (state) => ({...state, asked: null}),
      frame: (state) => ({...state}),
    }),
  );
  events = tellEvents(store, emit, app.speech);
  const toggle = () =>
    dispatch({type: get().mode === 'compare' ? 'compare-go' : 'go', where: 'toggle'});
  store.hear(({type}) => {
    const isOpened = ['opened', 'compare-opened'].includes(type);
    if (isOpened && room.wish().play && !get().playing) toggle();
  });

  /** @param {import('../games/sea/types.js').Setting} setting */
  function set(setting) {
    if (get().settings[setting.name] !== setting.value) dispatch({type: 'setting', ...setting});
  }

  return {
    ...{store, failureIn, isOpen, isShown, toggle},
    ...seaStanding(store),
    calls: (following) => createSeaCalls({store, client, turns: app.turns}, following),
    start: app.start,
    show: (wish) => void showing.show(wish),
    follow(wish, changed) {
      if (wish.lang !== get().lang) dispatch({type: 'language', lang: wish.lang});
      set({name: 'theme', value: wish.theme});
      if (changed.has('show')) set({name: 'tab', value: tabOf(wish)});
      if (changed.has('deductions')) dispatch({type: 'permit', names: wish.deductions});
    },
    isPlaying: () => get().playing,
    /** What it needs comes with the first wish for it. */
    predict(on) {
      if (on && get().parts.teach !== 'there') dispatch({type: 'part-retry', name: 'teach'});
      dispatch({type: 'predict', on});
    },
    mended: () => dispatch({type: 'noticed', notice: null}),
    left() {
      const {from, friend} = get().game ?? {};
      return {from, friend};
    },
    unreported: () => events?.unreported() ?? null,
    stop: () => client.stop(),
  };
}

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
  },
});
