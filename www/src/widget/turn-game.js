// A game of the shell, as the life of an element asks for it: its language, what is told of it, and what may be asked of it.
import parts from '../../styles/parts.css';
import {createWords} from '../i18n/index.js';
import {createLanguage} from '../i18n/language.js';
import {wishedLanguage} from '../i18n/locales.js';
import {PACKS} from '../i18n/packs.js';
import {turnEnglish} from '../i18n/turn-english.js';
import {defaultSettings} from '../shell/default-settings.js';
import {createNames} from '../shell/names.js';
import {refusal} from '../shell/refusal.js';
import {plain} from './api.js';
import {createEnds} from './ends.js';
import {dress} from './styles.js';

/** @import {ShellAction, ShellState} from '../shell/game.d.ts' */
/** @import {ElementGame, Room} from './element-game.d.ts' */
/** @import {BoardEvents} from './public.js' */
/** @typedef {import('../shell/coded-sentence.js').Speech} Speech */
/** @typedef {ShellAction | {type: 'undo' | 'redo' | 'frame' | 'other-language' | 'notice-read'} | {type: 'setting', name: 'theme', value: 'system' | 'light' | 'dark'}} TurnAction */
/**
 * @template State, Action
 * @typedef {object} TurnStore
 * @property {() => State} get
 * @property {(action: TurnAction | NoInfer<Action>) => void} dispatch
 * @property {(hear: (action: Action, state: State, before: State) => void) => () => void} hear
 */
/**
 * What the element asks of such a game besides.
 * @template {ShellState & {acting: boolean}} State
 * @template {{type: string}} Action
 * @typedef {object} TurnPort
 * @property {import('../i18n/words.js').Messages} english all that it says by itself
 * @property {string} styles those of its own
 * @property {import('../i18n/language.js').Pack[]} [packs] its words in other languages, besides those of every page
 * @property {(host: Begun) => {store: TurnStore<State, Action>, drawSoon: () => void}} begin puts it together
 * @property {(wish: import('./attributes.js').Wish) => void} open
 * @property {(action: Action) => import('../shell/game.d.ts').Refusal | null} failureIn
 * @property {(error: import('../shell/game.d.ts').Refusal, speech: Speech) => string} sentence
 * @property {(state: State) => Pick<BoardEvents['board-step']['detail'], 'action' | 'reason'>} detail of the step shown
 * @property {(state: State) => Pick<BoardEvents['board-end']['detail'], 'outcome' | 'score'>} end of a game that is over
 * @property {(action: string) => (() => Promise<boolean>) | null} play plays an action in record form, and says whether it was done; null where it is none
 * @property {(view: NonNullable<State['game']>['view']) => boolean} isYours a person is to move
 * @property {() => Promise<unknown>} [hint]
 * @property {() => string} [text]
 * @property {() => void} [stop]
 */
/** @typedef {Pick<Room, 'root' | 'signal' | 'mayPredict'> & {speech(): Speech, speaks(): boolean, awake(): Promise<void>, outside(shown: {state: {settings: object}} & Speech): void, known: {settings: typeof defaultSettings, predict: boolean, present: false}}} Begun what the game is given of its element */

/**
 * @template {ShellState & {acting: boolean}} State
 * @template {{type: string}} Action
 * @param {Room} room
 * @param {TurnPort<State, Action>} port
 * @returns {ElementGame<Action>}
 */
export function createTurnGame({root, signal, emit, ...room}, port) {
  dress(/** @type {ShadowRoot} */ (root.getRootNode()), [parts, port.styles]);
  let speech = speechIn('en', []);

  /** @param {string} language @param {import('../i18n/words.js').Messages[]} translated */
  function speechIn(language, translated) {
    const words = createWords(language, [port.english, ...turnEnglish], translated);
    return {words, names: createNames(words, 'locale')};
  }

  const language = createLanguage({
    packs: [...PACKS, ...(port.packs ?? [])],
    changed(isOther) {
      speech = speechIn(language.spoken() ?? 'en', language.translated());
      if (isOther) dispatch({type: 'other-language'});
      app.drawSoon();
    },
    failed: () => dispatch({type: 'refused', error: {code: 'no-words', args: {}}}),
  });
  const speak = () => language.speak(wishedLanguage({lang: room.wish().lang, settings: {}}));

  const {theme, predict} = room.wish();
  const app = port.begin({
    ...{root, signal, awake: room.sight.awake, mayPredict: room.mayPredict},
    ...{speech: () => speech, speaks: () => language.spoken() !== null},
    known: {settings: {...defaultSettings, theme}, predict, present: false},
    outside: ({state, words}) => room.outside(state.settings, words),
  });
  const {store} = app;
  const {dispatch, get, hear} = store;

  /** @param {Action} action */
  const isOpen = ({type}) => type === 'opened';
  /** @param {Action} action */
  const isAnswered = ({type}) => type === 'answered';

  function state() {
    const {game} = get();
    const {record, view} = game ?? {};
    return plain(room.wish().mode, {record, view: structuredClone(view)});
  }
  /** How many have been opened. */
  let games = 0;
  /** The one opened last is on its way to the step wished for. */
  let isOnTheWay = false;
  /** When it is there. */
  let onward = Promise.resolve();
  const isEnd = createEnds();

  hear((action, {game}, before) => {
    const failed = port.failureIn(action);
    if (failed) {
      const {code = 'unknown', args = {}} = failed;
      emit('board-error', {code, args, sentence: port.sentence({code, args}, speech)});
    }
    if (isOpen(action)) {
      games += 1;
      onward = playOn();
    }
    if (!game || isOnTheWay) return;
    const isSame = game.record === before.game?.record && game.view.step === before.game?.view.step;
    if (!isSame) tellStep();
  });

  function tellStep() {
    const shown = get();
    if (!shown.game) return;
    const {view, record} = shown.game;
    const {step, steps} = view;
    emit('board-step', {step, steps, ...port.detail(shown), record});
    if (isEnd(games, record, view.over)) emit('board-end', {...port.end(shown), record});
  }

  const toggle = () => dispatch({type: 'go', where: 'toggle'});

  /** To the step wished for, which is the first that is told, and on from there. */
  async function playOn() {
    const mine = games;
    const {step} = room.wish();
    let isThere = true;
    // Also where a game before this one was still on its way.
    isOnTheWay = Boolean(step);
    if (step) {
      // Where the way to it ends is told.
      isThere = await room.seek(step).then(
        () => true,
        () => false,
      );
      if (mine !== games || signal.aborted) return;
      isOnTheWay = false;
    }
    const {mode, record, ...at} = state();
    emit('board-ready', {mode, record: record ?? undefined, step: at.step, steps: at.steps});
    tellStep();
    if (isThere && room.wish().play && !get().playing) toggle();
  }

  /** @type {ElementGame<Action>['calls']} */
  function calls({settled, worked}) {
    const view = () => /** @type {NonNullable<State['game']>} */ (get().game).view;
    /** @param {TurnAction | Action} action */
    const done = (action) => settled(() => dispatch(action), isAnswered);
    return {
      playing(action) {
        const play = port.play(action);
        return (
          play &&
          (async () => {
            await worked(play);
            // An agent that is to answer does so before this is settled.
            const isDone = () => !get().acting;
            if (!isDone()) await settled(() => {}, isDone);
            return state();
          })
        );
      },
      take: (method) => done({type: method}),
      async goTo(step) {
        const {playing} = get();
        const to = Math.min(step, view().steps);
        if (to !== view().step) await done({type: 'go', where: to});
        if (playing && !get().playing) toggle();
      },
      mayPlayTo: (step) => view().step < step && !view().over && !port.isYours(view()),
      playOn: () => done({type: 'go', where: 'forward'}),
      async hint() {
        if (!get().game) throw refusal('no-game');
        if (!port.hint) throw refusal('no-deductions');
        return port.hint();
      },
      shotsToGo: async () => null,
      text: async () => port.text?.() ?? null,
      onward: () => onward,
    };
  }

  speak();
  return {
    ...{store, state, isOpen, calls, toggle},
    failureIn: port.failureIn,
    isShown: isOpen,
    isThere: () => get().game !== null,
    start: () => port.open(room.wish()),
    show: port.open,
    follow({theme}) {
      speak();
      const {settings} = /** @type {{settings: {theme?: string}}} */ (get());
      if (settings.theme !== theme) dispatch({type: 'setting', name: 'theme', value: theme});
    },
    isPlaying: () => get().playing,
    predict: (on) => dispatch({type: 'predict', on}),
    mended: () => dispatch({type: 'notice-read'}),
    stop: () => port.stop?.(),
  };
}
