// A lesson, as the life of an element asks for it.
import {render} from 'lit/html.js';
import styles from '../../styles/lesson-player.css';
import parts from '../../styles/parts.css';
import boards from '../../styles/reversi-board.css';
import {listenGrids} from '../board/grids.js';
import {createEnd} from '../features/lessons/end.js';
import {createEngines} from '../features/lessons/engines.js';
import {writeLesson} from '../features/lessons/format.js';
import {
  createPlayerFlow,
  FOCUSED,
  noLesson,
  playerEnglish,
  playerSpoken,
  progressIn,
  reducePlayer,
  renderPlayer,
} from '../features/lessons/index.js';
import {listenPresses, showFeedback} from '../features/lessons/pressing.js';
import {lessonRefusal} from '../features/lessons/refusal-sentence.js';
import {lessonText, openLesson} from '../features/lessons/source.js';
import {createWords} from '../i18n/index.js';
import {createLanguage} from '../i18n/language.js';
import {fetchLessons} from '../i18n/lessons-pack.js';
import {wishedLanguage} from '../i18n/locales.js';
import {PACKS} from '../i18n/packs.js';
import {createAnnouncer, createRegion} from '../shell/announce.js';
import {createNames} from '../shell/names.js';
import {refusal, refusalOf} from '../shell/refusal.js';
import {createStore} from '../shell/store.js';
import {sureSaid} from '../shell/view/sure.js';
import {isReported} from './alone.js';
import {plain} from './api.js';
import {uncovered} from './clobbered-document.js';
import {reversiEngines} from './reversi-engines.js';
import {dress} from './styles.js';

/** @import {ElementGame, Room} from './element-game.d.ts' */
/** @import {PlayerAction, PlayerState} from '../features/lessons/player-types.js' */
/** @typedef {import('../shell/game.d.ts').Refusal} Refusal */
/** @typedef {PlayerAction | import('../shell/view/sure.js').Sure | {type: 'frame'} | {type: 'refused', error: Refusal} | {type: 'mended'}} Action */
/** @typedef {{player: PlayerState, refused: Refusal | null, sure: string | null}} State */

/** @param {State} state @param {Action} action @returns {State} */
function reduce(state, action) {
  if (action.type === 'frame') return {...state};
  if (action.type === 'refused') return {...state, refused: action.error};
  if (action.type === 'mended') return {...state, refused: null};
  if (action.type === 'sure') return {...state, sure: action.word};
  const fresh = action.type === 'lesson-begin' ? {refused: null, sure: null} : {};
  return {...state, player: reducePlayer(state.player, action), ...fresh};
}

/** @param {Room} room @returns {ElementGame<Action>} */
export function createLessonGame(room) {
  const {root, signal, emit, sight} = room;
  const shadow = /** @type {ShadowRoot} */ (root.getRootNode());
  const {host} = shadow;
  dress(shadow, [parts, boards, styles]);
  const store = createStore(
    /** @type {State} */ ({player: noLesson, refused: null, sure: null}),
    reduce,
  );
  const {get, dispatch} = store;
  const listeners = {onStatus() {}, onNote() {}};
  const sea = room.engines.join(listeners, {
    awake: sight.awake,
    begun: room.begun,
    asked: room.asked,
  });
  /** @type {ReturnType<typeof reversiEngines.join> | null} */
  let other = null;
  /** What draws and names chapters of Reversi, once there is one. @type {typeof import('../features/lessons/reversi-part.js') | null} */
  let reversi = null;

  async function boardsClient() {
    reversi = await import(
      /* webpackChunkName: "parts/lesson-reversi" */ '../features/lessons/reversi-part.js'
    );
    say(reversi.words);
    other = reversiEngines.join(listeners, {awake: sight.awake});
    return other;
  }
  const engines = createEngines(sea, boardsClient);

  /** What a part says that came later. @param {typeof import('../features/lessons/reversi-part.js').words} more */
  function say(more) {
    english = [...english, ...more.english];
    language.add(more.packs);
    speech = speechNow();
    drawSoon();
  }
  const end = createEnd(say);

  let english = playerEnglish;
  /** @param {string} spoken @param {import('../i18n/words.js').Messages[]} translated */
  function speechIn(spoken, translated) {
    const words = createWords(spoken, english, translated);
    return {words, names: createNames(words, 'locale')};
  }
  const speechNow = () => speechIn(language.spoken() ?? 'en', language.translated());
  let speech = speechIn('en', []);
  const language = createLanguage({
    packs: [...PACKS, fetchLessons],
    changed() {
      speech = speechNow();
      announce('');
      drawSoon();
    },
    failed: () => dispatch({type: 'refused', error: {code: 'no-words', args: {}}}),
  });
  const speak = () => language.speak(wishedLanguage({lang: room.wish().lang, settings: {}}));

  const region = createRegion(root);
  const announce = createAnnouncer(region);
  const grids = listenGrids(root, () => drawSoon(), signal);
  /** @param {Action} action what is only to be read is gone through, and not answered */
  function act(action) {
    if (room.wish().readonly ? action.type === 'lesson-visit' : !room.undoes(action))
      dispatch(action);
  }
  listenPresses(root, act, signal);

  let frame = 0;
  function drawSoon() {
    if (frame === 0 && language.spoken() !== null) frame = requestAnimationFrame(draw);
  }

  function draw() {
    frame = 0;
    if (signal.aborted) return;
    const {player, refused, sure} = get();
    const {readonly, noUndo} = room.wish();
    const parts = {reversi, end: end.part(), reported: isReported(host)};
    const shown = {
      ...speech,
      ...parts,
      state: player,
      dispatch: act,
      grids,
      sure,
      readonly,
      noUndo,
    };
    const had = shadow.activeElement;
    const sentence = refused ? `${lessonRefusal(refused, speech)} (${refused.code})` : null;
    render(renderPlayer({...shown, refused: sentence}), root, {renderBefore: region});
    if (had && !had.isConnected)
      /** @type {HTMLElement | null} */ (root.querySelector(`#${FOCUSED}`))?.focus();
    room.outside({theme: room.wish().theme}, speech.words);
  }

  createPlayerFlow({get: () => get().player, dispatch, on: store.on}, engines, (progress) => {
    emit('board-lesson', progress);
    if (progress.done)
      emit('board-end', {outcome: 'finished', score: progress.score, record: null});
  });
  store.subscribe(drawSoon);
  store.on({'lesson-judged': () => showFeedback(root)});
  store.hear((action, state, before) => {
    void end.see(state.player);
    const sentence =
      action.type === 'refused'
        ? lessonRefusal(action.error, speech)
        : action.type === 'sure'
          ? sureSaid(action, speech.words)
          : playerSpoken(/** @type {PlayerAction} */ (action), state.player, speech);
    if (sentence) announce(sentence);
    const failed = failureIn(action);
    if (failed) {
      const {code, args = {}} = failed;
      emit('board-error', {code, args, sentence});
    }
    const {step, steps} = standing();
    if (action.type === 'lesson-begin') emit('board-ready', {mode: room.wish().mode, step, steps});
    const isMoved = action.type === 'lesson-begin' || state.player.at !== before.player.at;
    if (isMoved && state.player.lesson)
      emit('board-step', {step, steps, action: null, reason: null});
  });

  /** @param {Action} action @returns {Refusal | null} */
  const failureIn = (action) =>
    action.type === 'refused' || action.type === 'lesson-unopened' ? action.error : null;

  const standing = () => {
    const {at, chapters, lesson} = get().player;
    return {step: lesson ? at + 1 : 0, steps: chapters.length};
  };

  function state() {
    const progress = progressIn(get().player);
    const shown = plain(room.wish().mode, standing());
    return {...shown, over: progress?.done ?? false, view: progress};
  }

  let opened = 0;
  /** @param {import('./attributes.js').Wish} wish */
  async function open({lesson, progress}) {
    const mine = ++opened;
    try {
      const text = await lessonText(lesson ?? '', {
        base: uncovered(document, 'baseURI'),
        origin: location.origin,
      });
      const read = await openLesson(text, engines);
      if (mine === opened && !signal.aborted)
        dispatch({type: 'lesson-begin', lesson: read, progress});
    } catch (error) {
      if (mine === opened && !signal.aborted) dispatch({type: 'refused', error: refusalOf(error)});
    }
  }

  const none = async () => {
    throw refusal('no-game');
  };

  speak();
  return {
    ...{store, state, failureIn},
    isOpen: ({type}) => type === 'lesson-begin',
    isShown: ({type}) => type === 'lesson-begin',
    isThere: () => get().player.lesson !== null,
    calls: () => ({
      playing: () => null,
      take: none,
      goTo: async (step) => dispatch({type: 'lesson-visit', at: step - 1}),
      mayPlayTo: () => false,
      playOn: none,
      async hint() {
        dispatch({type: 'lesson-hint'});
        return null;
      },
      shotsToGo: none,
      async text() {
        const {lesson} = get().player;
        return lesson && writeLesson(lesson);
      },
    }),
    start: () => void open(room.wish()),
    show: (wish) => void open(wish),
    follow: speak,
    isPlaying: () => false,
    toggle() {},
    predict() {},
    mended: () => dispatch({type: 'mended'}),
    left() {
      const progress = progressIn(get().player);
      return progress ? {progress: JSON.stringify(progress)} : {};
    },
    stop() {
      sea.stop();
      other?.stop();
    },
  };
}
