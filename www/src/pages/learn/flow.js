// What happens over time on Learn: asking the solver, and keeping the address true.
import {halt} from '../../engine/worker-client.js';
import {createLatest} from '../../shell/latest.js';
import {rulesOf} from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../engine/client-kinds.js').ExplorerClient} ExplorerClient */
/** @typedef {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} Store */

/**
 * @param {Store} store
 * @param {ExplorerClient} client
 */
export function createLearning({get, dispatch, hear}, client) {
  const latest = createLatest();

  /**
   * @template Result
   * @param {string} kind
   * @param {() => Promise<Result>} ask
   * @param {(result: Result) => Action} toAction
   * @param {(error: import('./state.js').Refusal) => Action} refuse
   */
  async function take(kind, ask, toAction, refuse) {
    const isLatest = latest(kind);
    const action = await ask().then(toAction, ({code, args, faults}) =>
      refuse({code, args, faults}),
    );
    if (isLatest()) dispatch(action);
  }

  const progress =
    (/** @type {'solve-progress' | 'mix-progress'} */ type) => (/** @type {number} */ count) => {
      const state = get();
      if (type === 'solve-progress' ? state.solving !== null : state.mixing !== null)
        dispatch({type, progress: count});
    };

  function solve() {
    const rules = rulesOf(get().board);
    void take(
      'solve',
      () => client.call('solve', [rules], undefined, progress('solve-progress')),
      (result) => ({type: 'solved', result}),
      (error) => ({type: 'solve-refused', error}),
    );
  }

  /** @param {number[]} path */
  function walk(path) {
    const {policy} = get();
    void take(
      'walk',
      () => client.call('walk', [policy, path]),
      (nodes) => ({type: 'walked', nodes, path}),
      (error) => (path.length > 0 ? {type: 'astray'} : {type: 'solve-refused', error}),
    );
  }

  function mix() {
    const rules = rulesOf(get().board);
    void take(
      'mix',
      () => client.call('mix', [rules], undefined, progress('mix-progress')),
      (result) => ({type: 'mixed', result}),
      (error) => ({type: 'mix-refused', error}),
    );
  }

  /** @param {boolean} [first] as the page opens */
  function line(first = false) {
    const {before, behind, length} = get().line;
    void take(
      'line',
      () => client.call('line', [before, behind, length]),
      (ways) => ({type: 'line-counted', ways, first}),
      () => ({type: 'line-counted', ways: null}),
    );
  }

  hear((action) => {
    const {type} = action;
    if (type === 'solve') solve();
    if (type === 'go') walk(action.path);
    // A link may lead out of the tree: then from its start.
    if (type === 'astray') dispatch({type: 'go', path: []});
    if (type === 'solved' || type === 'policy') walk(get().path);
    if (type === 'mix') mix();
    if (type === 'line') line();
    if (type === 'stop') halt(client);
  });

  return {
    /** What the address asks for. */
    start() {
      dispatch({type: 'solve', path: get().path});
      line(true);
    },
  };
}
