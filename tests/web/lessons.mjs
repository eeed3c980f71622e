// A lesson of either game on an engine in this process, asked by the same names.
import {halt} from '../../www/src/engine/worker-client.js';
import * as seaAnswers from '../../www/src/features/predict/answers.js';
import {createPredictions} from '../../www/src/features/predict/flow.js';
import {reduceLesson, lesson as seaPort} from '../../www/src/features/predict/lesson.js';
import {lessonSay as seaSay} from '../../www/src/features/predict/sentences.js';
import * as seaView from '../../www/src/features/predict/view.js';
import * as reversiAnswers from '../../www/src/games/reversi/answers.js';
import {lesson as reversiPort} from '../../www/src/games/reversi/lesson.js';
import {lessonSay as reversiSay} from '../../www/src/games/reversi/lesson-sentences.js';
import {renderAnswers} from '../../www/src/games/reversi/view-answers.js';
import {renderPrediction} from '../../www/src/games/reversi/view-lesson.js';
import {leadBoard, maySurprise} from '../../www/src/games/sea/select.js';
import {writePlace} from '../../www/src/shell/game-address.js';
import {answersText, createAnswersFlow} from '../../www/src/shell/lesson/answers-flow.js';
import {drawn} from './drawn.mjs';
import {storageIn} from './kept-rows.mjs';
import {cellsOf, createPage, until} from './page.mjs';
import {link, page as reversiPage} from './reversi-page.mjs';
import {speech} from './speech.mjs';

/**
 * @param {any} store
 * @param {{lesson: any, sheet: any, say: any, view: any}} game
 * @param {() => Promise<unknown>} [counted] what a step shows is there
 */
function asked({get, dispatch}, {lesson, sheet, say, view}, counted = async () => {}) {
  const {asks, layerOf, answersOf, redacted} = lesson;
  const step = () => get().game.view.step;
  const answers = () => answersOf(get()).map(({answer}) => answer);
  const draw = (render, state) => drawn(render({...speech, state, dispatch, notation: 'square'}));
  const at = async (wanted) => {
    await until(() => step() === wanted);
    await counted();
  };
  return {
    ...{get, dispatch, sheet, step, answers, at, counted},
    asks: () => asks(get()),
    layer: () => layerOf(get()),
    seen: () => redacted(get()),
    rows: () => sheet.rowsOf(get()),
    text: () => answersText(lesson, sheet)(get()),
    sentence: () => say.stage(redacted(get()), speech),
    drawnPrediction: () => draw(view.renderPrediction, redacted(get())),
    drawnAnswers: () => draw(view.renderAnswers, get()),
    measured: () => until(() => answers().every(({measure}) => measure !== undefined)),
    async go(where, to) {
      dispatch({type: 'go', where});
      await at(to);
    },
  };
}

const {renderAnswers: seaAnswered, renderPredictionBeside} = seaView;
const SEA = {
  ...{lesson: seaPort, sheet: seaAnswers.sheet, say: seaSay},
  view: {renderAnswers: seaAnswered, renderPrediction: renderPredictionBeside},
};
const REVERSI = {
  ...{lesson: reversiPort, sheet: reversiAnswers.sheet, say: reversiSay},
  view: {renderAnswers, renderPrediction},
};

/**
 * An agent of the seas watched.
 * @param {any} config
 * @param {any} [known]
 * @param {Map<string, string>} [kept] how long answers last
 */
export async function seaLesson(
  {agent, ...config},
  known = {},
  kept = new Map(),
  mayPredict = (_cell) => true,
) {
  const settings = {watched: agent, ...known.settings};
  const page = createPage({predict: true, ...known, settings});
  const {store, client, counting, hands, watching} = page;
  store.extend(reduceLesson);
  createPredictions(
    {store, client, hands, guard: watching.guard, mayPredict},
    seaAnswers.createPredictionStorage(storageIn(kept)),
  );
  await page.start({mode: 'watch', seed: '2', ...config});
  return {
    ...page,
    ...asked(store, SEA, counting.settled),

    open() {
      const {view} = store.get().game;
      return cellsOf(view).filter((_, at) => maySurprise(leadBoard(view).marks[at], view.rules));
    },
    predict: (/** @type {string | null} */ own) => store.dispatch({type: 'predicted', own}),
    /** All that pictures, sentences and links are made of, whatever the line holds later. */
    shown() {
      const {game, appraisal: _, ...state} = /** @type {any} */ (seaPort.redacted(store.get()));
      const {steps: __, ended: ___, boards, ...view} = game.view;
      return JSON.stringify({
        ...state,
        record: game.record,
        thought: game.thought,
        view: {
          ...view,
          boards: boards.map(({ships, damaged, ...board}) => board),
        },
        lesson: undefined,
        settings: undefined,
      });
    },
    end: () => client.stop(),
  };
}

/**
 * @param {string} players
 * @param {{predict?: boolean, present?: boolean}} [how]
 * @param {Map<string, string>} [kept] how long answers last
 */
export async function reversiLesson(
  players,
  how = {predict: true},
  search = `?game=reversi-6&black=${players.split(',')[0]}&white=${players.split(',')[1]}`,
  kept = new Map(),
) {
  const page = await reversiPage(search, '', how);
  const {get, dispatch, client} = page;
  createAnswersFlow(
    reversiPort,
    reversiAnswers.sheet,
    page,
    reversiAnswers.createReversiStorage(storageIn(kept)),
  );
  const game = () => /** @type {NonNullable<ReturnType<typeof get>['game']>} */ (get().game);
  return {
    ...page,
    ...asked(page, REVERSI, () => until(() => !get().acting && !game().view.thinking)),
    game,
    open: () => game().view.legal.map(({square}) => square),
    predict: (/** @type {string | null} */ own) =>
      dispatch(own ? {type: 'put', cell: own.toUpperCase()} : {type: 'prediction-skip'}),
    shown() {
      const state = reversiPort.redacted(get());
      // How long the lines are the timeline tells; what is in them it does not.
      const {steps: _, lines: __, ...view} = /** @type {any} */ (state.game).view;
      return JSON.stringify({view, link: writePlace(state)?.replace(/&step=\d+/, '')});
    },
    link: () => link(game().record, 5),
    end: () => halt(client, 'predicted'),
  };
}
