// What moves are worth, asked for as long as it is shown; and the same of a whole game, from its end backwards.
import {halt} from '../../engine/worker-client.js';
import {createLatest} from '../../shell/latest.js';
import {createRefusing} from '../../shell/refusal.js';
import {adviserOf, isSurprising, judged, lineWanted, valuesWanted} from './select.js';

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
      const args = /** @type {const} */ ([game.record, game.view.step, adviserOf(state)]);
      tell(await client.call('values', [...args], undefined, tell));
    } catch (error) {
      refuse(error);
    }
    if (isNewest()) dispatch({type: 'valuing', on: false});
  }

  /** An analysis of the line, which another one ends. @param {NonNullable<State['game']>} game @param {boolean} [seeks] until something surprises */
  function createAnalysis({record, view}, seeks) {
    const [of, agent] = [lineWanted(get()), adviserOf(get())];
    const isNewest = latest('analysis');
    const isLate = () => !isNewest() || lineWanted(get()) !== of;
    /** @param {number} step @returns {Promise<boolean>} whether its values are known, and still wanted */
    async function knows(step) {
      dispatch({type: 'analysing', of, steps: view.steps, at: step, seeks});
      if (get().analysis.steps[step]) return true;
      const result = await client.call('values', [record, step, agent, 'analysis']);
      if (isLate()) return false;
      dispatch({type: 'analysed', step, result});
      return true;
    }
    return {knows, isNewest, isLate};
  }

  async function analyse() {
    const {game} = get();
    if (!game) return;
    const {knows, isNewest} = createAnalysis(game);
    try {
      for (let step = game.view.steps; step >= 0 && (await knows(step)); step -= 1);
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
    const {view} = game;
    const {knows, isNewest, isLate} = createAnalysis(game, true);
    const end = () => isNewest() && dispatch({type: 'analysis-ended', sought: true});
    try {
      let {step} = view;
      while (step < view.steps && (await knows(step)) && !isSurprising(judged(get())[step]))
        step += 1;
      end();
      if (isLate()) return;
      if (step < view.steps) dispatch({type: 'go', where: step + 1});
      else dispatch({type: 'surprise-none', step: view.step});
    } catch (error) {
      end();
      refuse(error);
    }
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
