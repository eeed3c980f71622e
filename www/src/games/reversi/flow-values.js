// What moves are worth, asked for as long as it is shown; and the same of a whole game, from its end backwards.
import {halt} from '../../engine/worker-client.js';
import {createLatest} from '../../shell/latest.js';
import {createRefusing} from '../../shell/refusal.js';
import {advising, isSurprising, judged, lineWanted, valuerOf, valuesWanted} from './select.js';

/** @import {PositionValues} from '../../engine/calls.js' */
/** @import {State, Store} from './types.js' */
/** @typedef {import('./flow.js').Client} Client */

/** @param {Store} store @param {Client} client */
export function createValuing({get, dispatch, hear}, client) {
  /** Of the values shown, and of the analysis of a game. */
  const latest = createLatest();

  const refuse = createRefusing(dispatch);

  async function ask() {
    const state = get();
    const {game} = state;
    const of = valuesWanted(state);
    if (!game || game.view.over || game.view.mustPass || state.valued?.of === of) return;
    const isNewest = latest();
    const tell = (/** @type {PositionValues | null} */ result) => {
      if (isNewest() && result && result.moves.length > 0) dispatch({type: 'valued', of, result});
    };
    dispatch({type: 'valuing', on: true});
    try {
      const args = /** @type {const} */ ([game.record, game.view.step, advising(valuerOf(state))]);
      tell(await client.call('values', [...args], undefined, tell));
    } catch (error) {
      refuse(error);
    }
    if (isNewest()) dispatch({type: 'valuing', on: false});
  }

  async function analyse() {
    const {game} = get();
    if (!game) return;
    const {record, view} = game;
    const [of, valuer] = [lineWanted(get()), valuerOf(get())];
    const isNewest = latest('analysis');
    try {
      for (let step = view.steps; step >= 0; step -= 1) {
        dispatch({type: 'analysing', of, steps: view.steps, at: step});
        if (get().analysis.steps[step]) continue;
        const result = await client.call('values', [record, step, advising(valuer), 'analysis']);
        if (!isNewest() || lineWanted(get()) !== of) break;
        dispatch({type: 'analysed', step, result});
      }
    } catch (error) {
      refuse(error);
    }
    if (isNewest()) dispatch({type: 'analysis-ended'});
  }

  /** To the nearest move further on that surprises; what is counted for it is part of the analysis. */
  async function seekSurprise() {
    const {game, predict} = get();
    if (!game) return;
    // What surprises in a move to come is part of what is to be predicted.
    if (predict) return dispatch({type: 'refused', error: {code: 'predicting'}});
    const {record, view} = game;
    const [of, valuer] = [lineWanted(get()), valuerOf(get())];
    const isNewest = latest('analysis');
    const isLate = () => !isNewest() || lineWanted(get()) !== of;
    try {
      for (let step = view.step; step < view.steps; step += 1) {
        dispatch({type: 'analysing', of, steps: view.steps, at: step, seeks: true});
        if (!get().analysis.steps[step]) {
          const result = await client.call('values', [record, step, advising(valuer), 'analysis']);
          if (isLate()) break;
          dispatch({type: 'analysed', step, result});
        }
        if (isSurprising(judged(get())[step])) {
          dispatch({type: 'analysis-ended', sought: true});
          return dispatch({type: 'go', where: step + 1});
        }
      }
    } catch (error) {
      if (isNewest()) dispatch({type: 'analysis-ended', sought: true});
      return refuse(error);
    }
    if (!isNewest()) return;
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
      latest('analysis');
      halt(client, 'analysis');
      return dispatch({type: 'analysis-ended', stopped: true});
    }
    if (action.type === 'values-stop') {
      latest();
      halt(client, 'values');
      return dispatch({type: 'valuing', on: false});
    }
    const wanted = state.values && !state.editor;
    const changed = !before.values || valuesWanted(state) !== valuesWanted(before);
    if (wanted && changed) void ask();
    if (before.values && !state.values && state.valuing) dispatch({type: 'values-stop'});
  });
}
