// A lesson as it is played: chapters are opened, answers judged, games played, and whoever wants to know is told.
import {refusalOf} from '../../shell/refusal.js';
import {gameOf as kindOf} from './format.js';
import {judge} from './judge.js';
import {chapterOf, isOver, mayAnswer, playedOf, progressIn, toolOf} from './player-state.js';
import {leadOf} from './reversi-result.js';
import {openCells, resultOf} from './sea-scenes.js';

/** @import {Answer, Chapter, LessonProgress} from './types.js' */
/** @import {PlayedGame, PlayerAction, PlayerState, Scene, Told} from './player-types.js' */
/** @typedef {{get: () => PlayerState, dispatch: (action: PlayerAction) => void, on: (table: {[Type in PlayerAction['type']]?: (action: Extract<PlayerAction, {type: Type}>) => unknown}) => unknown}} Store */
/** @typedef {import('./sea-scenes.js').SeaScenes} SeaScenes */
/** @typedef {import('./reversi-scenes.js').ReversiScenes} ReversiScenes */
/** @typedef {{sea: SeaScenes, reversi: () => Promise<ReversiScenes>}} Engines */
/** @typedef {{record: string, view: PlayedGame['view']}} Position of a game that is played */
/**
 * What either game is asked, of scenes of its own.
 * @typedef {object} Scenes
 * @property {(chapter: Chapter) => Promise<Scene>} open
 * @property {(scene: Scene, chapter: Chapter, answer: Answer) => Promise<Told>} facts
 * @property {(scene: Scene, goal: Chapter['goal']) => Promise<Position>} play
 */

/** @param {string} text as a person writes a chance, in percent @returns {number | null} */
export function percentIn(text) {
  const said = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d*)?$/.test(said)) return null;
  const percent = Number(said);
  return percent <= 100 ? percent : null;
}

/**
 * @param {Store} store
 * @param {Engines} engines
 * @param {(progress: LessonProgress) => void} told after each answer, all that was answered so far
 */
export function createPlayerFlow(store, engines, told) {
  const {get, dispatch, on} = store;
  /** Of which lesson what comes late is. */
  let lessons = 0;

  /** @param {'sea' | 'reversi'} game @returns {Promise<Scenes>} */
  const scenesOf = async (game) =>
    /** @type {Scenes} */ (
      /** @type {unknown} */ (game === 'sea' ? engines.sea : await engines.reversi())
    );

  /** @param {Chapter} chapter */
  const isPlayed = ({ask}) => ask === 'score' || ask === 'solve';

  /** @param {Scene} scene @param {Chapter} chapter @returns {Promise<PlayedGame | null>} */
  async function gameOf(scene, chapter) {
    if (!isPlayed(chapter)) return null;
    const {record, view} = await (await scenesOf(scene.game)).play(scene, chapter.goal);
    return 'boards' in view
      ? {kind: 'sea', record, view, shotsBefore: view.boards[0].shots}
      : {kind: 'reversi', record, view};
  }

  /** @param {number} at */
  async function open(at) {
    const {lesson, chapters} = get();
    const chapter = lesson?.chapters[at];
    if (!chapter || chapters[at].scene) return;
    const mine = lessons;
    try {
      const scene = await (await scenesOf(kindOf(chapter))).open(chapter);
      const game = await gameOf(scene, chapter);
      if (mine === lessons) dispatch({type: 'lesson-opened', at, scene, game});
    } catch (error) {
      if (mine === lessons) dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  /** @param {Answer} answer to the chapter shown */
  async function answered(answer) {
    const {at} = get();
    const chapter = chapterOf(get());
    const {scene} = playedOf(get());
    if (!chapter || !scene || isOver(get())) return;
    const mine = lessons;
    dispatch({type: 'lesson-busy', busy: true});
    try {
      const facts = await (await scenesOf(scene.game)).facts(scene, chapter, answer);
      if (mine !== lessons) return;
      const judgement = judge(chapter.ask, chapter.goal, answer, facts);
      dispatch({type: 'lesson-judged', at, answer, judgement, facts});
      const progress = progressIn(get());
      if (progress) told(progress);
    } catch (error) {
      if (mine === lessons) dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  /** One move after the other; what comes of it is shown. @param {() => Promise<Position>} move */
  async function playing(move) {
    const {at} = get();
    const chapter = chapterOf(get());
    const {game} = playedOf(get());
    if (!chapter || !game || get().busy) return;
    const mine = lessons;
    dispatch({type: 'lesson-busy', busy: true});
    try {
      const {record, view} = await move();
      if (mine !== lessons) return;
      const moved = /** @type {PlayedGame} */ ({...game, record, view});
      dispatch({type: 'lesson-game', at, game: moved});
      if (view.over) await answered(resultIn(moved, chapter));
    } catch (error) {
      dispatch({type: 'lesson-busy', busy: false});
      if (mine === lessons && refusalOf(error).code === 'engine-died')
        dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  /** @param {PlayedGame} game over @param {Chapter} chapter @returns {Answer} */
  function resultIn(game, {ask, goal}) {
    if (game.kind === 'reversi') return leadOf(game.view);
    if (ask === 'solve') return game.view.result?.code === 'solved';
    return resultOf(game.view, game.shotsBefore, goal);
  }

  /** @param {string} cell of a game on a sea */
  function actOn(cell) {
    const {game} = playedOf(get());
    if (game?.kind !== 'sea') return;
    const [board] = game.view.boards;
    const tool = toolOf(get());
    if (tool === 'shoot') return playing(() => engines.sea.act('shoot', cell));
    const has = {ship: board.flags.includes(cell), water: board.notes.includes(cell)};
    const method = has[tool] ? 'unguess' : tool === 'ship' ? 'guess' : 'note';
    return playing(async () => {
      if (!has[tool] && (has.ship || has.water)) await engines.sea.act('unguess', cell);
      return engines.sea.act(method, cell);
    });
  }

  /** After an answer that was not right, a press on another cell begins the next try. @param {string} cell */
  function beginNextTry(cell) {
    const state = get();
    const chapter = chapterOf(state);
    const {scene, last} = playedOf(state);
    if (!chapter || !scene || !last || state.busy || isOver(state)) return;
    if (isPlayed(chapter) || chapter.ask === 'chance' || last.answer === cell) return;
    const isOpen =
      scene.game === 'reversi'
        ? scene.view.legal.some(({square}) => square === cell.toLowerCase())
        : openCells(scene.view).some(([open]) => open === cell);
    if (isOpen) dispatch({type: 'lesson-again'});
  }

  /** @param {string} cell */
  function press(cell) {
    beginNextTry(cell);
    const state = get();
    const chapter = chapterOf(state);
    const {scene, aim, game} = playedOf(state);
    if (!chapter || !scene || !mayAnswer(state)) return;
    if (scene.game === 'reversi') {
      const square = cell.toLowerCase();
      const view = game?.kind === 'reversi' ? game.view : scene.view;
      if (!view.legal.some((move) => move.square === square)) return;
      if (chapter.ask === 'score')
        return playing(async () => (await engines.reversi()).move(square));
      return aim === square ? answered(square) : dispatch({type: 'lesson-aim', cell: square});
    }
    if (chapter.ask === 'chance') return;
    if (game) return actOn(cell);
    if (!openCells(scene.view).some(([open]) => open === cell)) return;
    if (chapter.ask === 'certain') return dispatch({type: 'lesson-mark', cell});
    return aim === cell ? answered(cell) : dispatch({type: 'lesson-aim', cell});
  }

  function submit() {
    const state = get();
    const chapter = chapterOf(state);
    const {aim, entry, marks} = playedOf(state);
    if (!chapter || !mayAnswer(state)) return;
    if (chapter.ask === 'certain') return answered(marks);
    if (chapter.ask === 'chance') {
      const percent = percentIn(entry);
      return percent === null ? dispatch({type: 'lesson-unread'}) : answered(percent);
    }
    return aim === null ? undefined : answered(aim);
  }

  /** The next try at what is played begins where the first one did. */
  async function again() {
    const {at} = get();
    const chapter = chapterOf(get());
    const {scene} = playedOf(get());
    if (!chapter || !scene || !isPlayed(chapter)) return;
    const mine = lessons;
    const game = await gameOf(scene, chapter).catch(() => null);
    if (game && mine === lessons) dispatch({type: 'lesson-game', at, game});
  }

  on({
    'lesson-begin': () => {
      lessons += 1;
      return open(get().at);
    },
    'lesson-visit': ({at}) => open(at),
    'lesson-press': ({cell}) => press(cell),
    'lesson-submit': submit,
    'lesson-again': again,
    'lesson-undo': () => playing(engines.sea.undo),
    'lesson-give-up': () => {
      const {game} = playedOf(get());
      // Who gives up a game of Reversi has no result.
      return game?.kind === 'sea' ? playing(engines.sea.solve) : answered(null);
    },
  });
}
