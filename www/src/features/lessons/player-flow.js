// A lesson as it is played: chapters are opened, answers judged, games played, and whoever wants to know is told.
import {refusalOf} from '../../shell/refusal.js';
import {gameOf as kindOf} from './format.js';
import {judge, judgementOf} from './judge.js';
import {chapterOf, isOver, mayAnswer, playedOf, progressIn, toolOf} from './player-state.js';
import {leadOf} from './reversi-result.js';
import {isOpenIn, scenesOf} from './scenes.js';
import {resultOf} from './sea-scenes.js';

/** @import {Answer, Chapter, LessonProgress} from './types.js' */
/** @import {PlayedGame, PlayerAction, PlayerState, Scene} from './player-types.js' */
/** @typedef {{get: () => PlayerState, dispatch: (action: PlayerAction) => void, on: (table: {[Type in PlayerAction['type']]?: (action: Extract<PlayerAction, {type: Type}>) => unknown}) => unknown}} Store */
/** @typedef {import('./sea-scenes.js').SeaScenes} SeaScenes */
/** @typedef {import('./reversi-scenes.js').ReversiScenes} ReversiScenes */
/** @typedef {{sea: SeaScenes, reversi: () => Promise<ReversiScenes>}} Engines */
/** @typedef {import('./scenes.js').Position} Position */

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
 * @param {(progress: LessonProgress) => void} told after each answer and at the end, all that was answered so far
 */
export function createPlayerFlow(store, engines, told) {
  const {get, dispatch, on} = store;
  /** Of which lesson what comes late is. */
  let lessons = 0;

  /** @param {Chapter} chapter */
  const isPlayed = ({ask}) => ask === 'score' || ask === 'solve';

  /** @param {Scene} scene @param {Chapter} chapter @param {number} at @returns {Promise<PlayedGame | null>} */
  async function gameOf(scene, chapter, at) {
    if (!isPlayed(chapter)) return null;
    const {record, view} = await (await scenesOf(scene.game, engines)).play(
      scene,
      chapter.goal,
      at,
    );
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
      const scene = await (await scenesOf(kindOf(chapter), engines)).open(chapter);
      const game = await gameOf(scene, chapter, at);
      if (mine !== lessons) return;
      dispatch({type: 'lesson-opened', at, scene, game});
      await recall(at, scene, chapter);
    } catch (error) {
      if (mine === lessons) dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  function tell() {
    const progress = progressIn(get());
    if (progress) told(progress);
  }

  /** The answer of a visit before, as it was said. @param {number} at @param {Scene} scene @param {Chapter} chapter */
  async function recall(at, scene, chapter) {
    const outcome = get().outcomes[at];
    if (!outcome) return;
    const {answer} = outcome;
    const mine = lessons;
    const scenes = await scenesOf(scene.game, engines);
    const facts = await scenes.facts(scene, chapter, answer);
    if (mine !== lessons) return;
    dispatch({type: 'lesson-recalled', at, answer, judgement: judgementOf(outcome), facts});
    void continued(scenes, scene, chapter, at, facts);
  }

  /** @param {Answer} answer @param {number} [at] the chapter that it answers */
  async function answered(answer, at = get().at) {
    const state = {...get(), at};
    const chapter = chapterOf(state);
    const {scene} = playedOf(state);
    if (!chapter || !scene || !mayAnswer(state)) return;
    const mine = lessons;
    dispatch({type: 'lesson-busy', at, busy: true});
    try {
      const scenes = await scenesOf(scene.game, engines);
      const facts = await scenes.facts(scene, chapter, answer);
      if (mine !== lessons) return;
      const judgement = judge(chapter.ask, chapter.goal, answer, facts);
      dispatch({type: 'lesson-judged', at, answer, judgement, facts});
      tell();
      void continued(scenes, scene, chapter, at, facts);
    } catch (error) {
      if (mine === lessons) dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  /** What is told besides comes after the judgement, which stands without it. @param {import('./scenes.js').Scenes} scenes @param {Scene} scene @param {Chapter} chapter @param {number} at @param {import('./player-types.js').Told} facts */
  async function continued(scenes, scene, chapter, at, facts) {
    const mine = lessons;
    const isWanted = () => mine === lessons && get().chapters[at].last?.facts === facts;
    if (!isOver({...get(), at})) return;
    const line = await scenes.line?.(scene, chapter, facts, isWanted).catch(() => null);
    if (line && isWanted()) dispatch({type: 'lesson-line', at, line});
  }

  /** By chapter of this lesson the move that is being made. @type {Map<number, Promise<void>>} */
  const underway = new Map();

  /** What is asked for while a move is made is done after it, if the same chapter is still there. @param {() => unknown} work */
  async function inTurn(work) {
    const {at} = get();
    const mine = lessons;
    while (mine === lessons && underway.has(at)) await underway.get(at);
    if (mine === lessons && get().at === at) await work();
  }

  /** @param {(at: number) => Promise<Position>} move on the board of a chapter */
  function playing(move) {
    const {at} = get();
    const done = play(move).finally(() => {
      if (underway.get(at) === done) underway.delete(at);
    });
    underway.set(at, done);
    return done;
  }

  /** What comes of a move is shown. @param {(at: number) => Promise<Position>} move */
  async function play(move) {
    const {at} = get();
    const chapter = chapterOf(get());
    const {game} = playedOf(get());
    if (!chapter || !game || !mayAnswer(get())) return;
    const mine = lessons;
    dispatch({type: 'lesson-busy', at, busy: true});
    try {
      const {record, view} = await move(at);
      if (mine !== lessons) return;
      const moved = /** @type {PlayedGame} */ ({...game, record, view});
      dispatch({type: 'lesson-game', at, game: moved});
      if (view.over) await answered(resultIn(moved, chapter), at);
    } catch (error) {
      if (mine !== lessons) return;
      dispatch({type: 'lesson-busy', at, busy: false});
      if (refusalOf(error).code === 'engine-died')
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
    if (tool === 'shoot') return playing((at) => engines.sea.act('shoot', cell, at));
    const has = {ship: board.flags.includes(cell), water: board.notes.includes(cell)};
    const method = has[tool] ? 'unguess' : tool === 'ship' ? 'guess' : 'note';
    return playing(async (at) => {
      if (!has[tool] && (has.ship || has.water)) await engines.sea.act('unguess', cell, at);
      return engines.sea.act(method, cell, at);
    });
  }

  /** After an answer that was not right, a press on another cell begins the next try. @param {string} cell */
  function beginNextTry(cell) {
    const state = get();
    const chapter = chapterOf(state);
    const {scene, last, busy} = playedOf(state);
    if (!chapter || !scene || !last || busy || isOver(state)) return;
    if (isPlayed(chapter) || chapter.ask === 'chance' || last.answer === cell) return;
    if (isOpenIn(scene, cell)) dispatch({type: 'lesson-again'});
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
        return playing(async (at) => (await engines.reversi()).move(square, at));
      return aim === square ? answered(square) : dispatch({type: 'lesson-aim', cell: square});
    }
    if (chapter.ask === 'chance') return;
    if (game) return actOn(cell);
    if (!isOpenIn(scene, cell)) return;
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
    dispatch({type: 'lesson-busy', at, busy: true});
    try {
      const game = await gameOf(scene, chapter, at);
      if (game && mine === lessons) dispatch({type: 'lesson-game', at, game});
    } catch (error) {
      if (mine === lessons) dispatch({type: 'lesson-unopened', at, error: refusalOf(error)});
    }
  }

  on({
    'lesson-begin': () => {
      lessons += 1;
      underway.clear();
      return open(get().at);
    },
    'lesson-visit': ({at}) => open(at),
    'lesson-press': ({cell}) => inTurn(() => press(cell)),
    'lesson-submit': submit,
    'lesson-again': again,
    'lesson-finish': tell,
    'lesson-undo': () => inTurn(() => playing(engines.sea.undo)),
    'lesson-give-up': () =>
      inTurn(() => {
        const {game} = playedOf(get());
        // Who gives up a game of Reversi has no result.
        return game?.kind === 'sea' ? playing(engines.sea.solve) : answered(null);
      }),
  });
}
