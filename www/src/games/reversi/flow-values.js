// What moves are worth, asked for as long as it is shown; and the same of a whole game, from its end backwards.
import {isSurprising, judged, lineWanted, valuesWanted} from './select.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./flow.js').Store} Store */
/** @typedef {import('./flow.js').Client} Client */

/** @param {Store} store @param {Client} client */
export function createValuing({get, dispatch, hear}, client) {
  /** A number for each question: only the answer to the newest is taken. */
  let asked = 0;
  /** Each analysis of a game: a newer one ends those before. */
  let analysis = 0;

  async function ask() {
    const state = get();
    const {game, options} = state;
    const of = valuesWanted(state);
    if (!game || game.view.over || game.view.mustPass || state.valued?.of === of) return;
    asked += 1;
    const own = asked;
    const tell = (/** @type {any} */ result) => {
      if (own === asked && result?.moves.length > 0) dispatch({type: 'valued', of, result});
    };
    dispatch({type: 'valuing', on: true});
    try {
      tell(await client.call('values', [game.record, game.view.step, options.valuer], tell));
    } catch (/** @type {any} */ {code, args}) {
      if (code !== 'stopped') dispatch({type: 'refused', error: {code, args}});
    }
    if (own === asked) dispatch({type: 'valuing', on: false});
  }

  async function analyse() {
    const {game, options} = get();
    if (!game) return;
    const {record, view} = game;
    const of = lineWanted(get());
    analysis += 1;
    const own = analysis;
    try {
      for (let step = view.steps; step >= 0; step -= 1) {
        dispatch({type: 'analysing', of, steps: view.steps, at: step});
        if (get().analysis.steps[step]) continue;
        const result = await client.call('values', [record, step, options.valuer, 'analysis']);
        if (own !== analysis || lineWanted(get()) !== of) break;
        dispatch({type: 'analysed', step, result});
      }
    } catch (/** @type {any} */ {code, args}) {
      if (code !== 'stopped') dispatch({type: 'refused', error: {code, args}});
    }
    if (own === analysis) dispatch({type: 'analysis-ended'});
  }

  /** To the nearest move further on that surprises; what is counted for it is part of the analysis. */
  async function seekSurprise() {
    const {game, predict, options} = get();
    if (!game) return;
    // What surprises in a move to come is part of what is to be predicted.
    if (predict) return dispatch({type: 'refused', error: {code: 'predicting'}});
    const {record, view} = game;
    const of = lineWanted(get());
    const isLate = () => own !== analysis || lineWanted(get()) !== of;
    analysis += 1;
    const own = analysis;
    try {
      for (let step = view.step; step < view.steps; step += 1) {
        dispatch({type: 'analysing', of, steps: view.steps, at: step, seeks: true});
        if (!get().analysis.steps[step]) {
          const result = await client.call('values', [record, step, options.valuer, 'analysis']);
          if (isLate()) break;
          dispatch({type: 'analysed', step, result});
        }
        if (isSurprising(judged(get())[step])) {
          dispatch({type: 'analysis-ended', sought: true});
          return dispatch({type: 'go', where: step + 1});
        }
      }
    } catch (/** @type {any} */ {code, args}) {
      if (own === analysis) dispatch({type: 'analysis-ended', sought: true});
      if (code !== 'stopped') dispatch({type: 'refused', error: {code, args}});
      return;
    }
    if (own !== analysis) return;
    dispatch({type: 'analysis-ended', sought: true});
    if (!isLate()) dispatch({type: 'surprise-none', step: view.step});
  }

  hear((action, state, before) => {
    if (action.type === 'surprise-next') return void seekSurprise();
    // Whoever goes elsewhere seeks no more.
    if (['go', 'opened', 'predict'].includes(action.type) && state.analysis.seeks)
      return dispatch({type: 'analysis-stop'});
    if (action.type === 'analyse') return void analyse();
    if (action.type === 'analysis-stop') {
      analysis += 1;
      client.stop('analysis');
      return dispatch({type: 'analysis-ended', stopped: true});
    }
    if (action.type === 'values-stop') {
      asked += 1;
      client.stop('values');
      return dispatch({type: 'valuing', on: false});
    }
    const wanted = state.values && !state.editor;
    const changed = !before.values || valuesWanted(state) !== valuesWanted(before);
    if (wanted && changed) void ask();
    if (before.values && !state.values && state.valuing) dispatch({type: 'values-stop'});
  });
}
