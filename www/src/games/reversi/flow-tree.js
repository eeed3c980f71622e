// The tree of a search: grown, walked, stepped through in the order of the search.
import {positionOf, treeOf} from './select.js';

/** @typedef {import('./flow.js').Store} Store */
/** @typedef {import('./flow.js').Client} Client */
/** @typedef {import('./state.js').State} State */

/** The agents whose search is so many moves deep. @type {Record<number, string>} */
const SEARCHING = {2: 'minimax-novice', 3: 'minimax-medium', 4: 'minimax-expert'};

/** @param {Store} store @param {Client} client */
export function createTreeFlow({get, dispatch, hear}, client) {
  /** A number for each question of a kind: only the answer to the newest is taken. */
  let asked = 0;
  let pointed = 0;
  /** The step that a tree shall grow from, on the way there. @type {number | null} */
  let awaited = null;

  /** @param {any} error */
  const refuse = ({code, args}) => {
    if (code !== 'stopped') dispatch({type: 'refused', error: {code, args}});
  };

  async function grow() {
    const {game, treeWish} = get();
    if (!game) return;
    const of = positionOf(game);
    asked += 1;
    const own = asked;
    client.stop('plain');
    dispatch({type: 'tree-growing', nodes: 0});
    const progress = (/** @type {number} */ nodes) => {
      if (own === asked) dispatch({type: 'tree-growing', nodes});
    };
    try {
      const {record, view} = game;
      const result = await client.call('tree', [record, view.step, treeWish], progress);
      if (own !== asked) return;
      dispatch({type: 'tree-grown', of, wish: treeWish, result});
      if (treeWish.alphaBeta) await countPlain(game, treeWish, result.summary);
    } catch (error) {
      refuse(error);
      if (own === asked) dispatch({type: 'tree-growing', nodes: null});
    }
  }

  /**
   * What alpha-beta saves: the nodes that the plain search of the same tree looks at.
   * @param {NonNullable<State['game']>} game
   * @param {State['treeWish']} wish
   * @param {State['tree']['summary']} summary of the tree that is asked about
   */
  async function countPlain({record, view}, {depth, variant}, summary) {
    const agent = SEARCHING[depth];
    // One move deep no branch is cut, and no agent looks so short a way.
    const nodes = agent
      ? (await client.call('values', [record, view.step, `${agent}(variant=${variant})`, 'plain']))
          .nodes
      : summary?.lookedAt;
    if (get().tree.summary === summary) dispatch({type: 'tree-plain', nodes});
  }

  /** @param {number} node */
  async function walk(node) {
    asked += 1;
    // What was pointed at before the step is not looked at any more.
    pointed += 1;
    const own = asked;
    await client
      .call('node', [node])
      .then((nodes) => own === asked && dispatch({type: 'tree-walked', nodes}), refuse);
  }

  async function nextDecision() {
    const {nodes, decision} = get().tree;
    asked += 1;
    pointed += 1;
    const own = asked;
    const here = nodes.at(-1)?.node ?? 0;
    await client
      .call('decision', [here, decision])
      .then(
        ({nodes, place}) =>
          own === asked && dispatch({type: 'tree-walked', nodes, decision: place}),
        refuse,
      );
  }

  /** @param {number | null} node what is pointed at; null where nothing is */
  async function peek(node) {
    pointed += 1;
    const own = pointed;
    if (node === null) return get().tree.peeked && dispatch({type: 'tree-peeked', node: null});
    await client.call('peek', [node]).then(
      (found) => own === pointed && dispatch({type: 'tree-peeked', node: found}),
      () => {},
    );
  }

  hear((action, state) => {
    switch (action.type) {
      case 'tree-grow':
        return void grow();
      case 'tree-stop':
        return client.stop('tree');
      case 'tree-of':
        dispatch({type: 'tree-wish', change: treeOf(action.agent, state)});
        dispatch({type: 'tab', tab: 'tree'});
        if (state.game?.view.step === action.step) return void grow();
        awaited = action.step;
        return dispatch({type: 'go', where: action.step});
      case 'answered':
        if (state.game?.view.step === awaited) void grow();
        awaited = null;
        return;
      case 'tree-walk':
        return void walk(action.node);
      case 'tree-next-decision':
        return void nextDecision();
      case 'tree-point':
        return void peek(action.node);
    }
  });
}
