// The tree of a search: grown, walked, stepped through in the order of the search.
import {halt} from '../../engine/worker-client.js';
import {createLatest} from '../../shell/latest.js';
import {createRefusing} from '../../shell/refusal.js';
import {positionOf, treeOf} from './select.js';

/** @import {State, Store} from './types.js' */
/** @typedef {import('./flow.js').Client} Client */

/** The agents whose search is so many moves deep. @type {Record<number, string>} */
const SEARCHING = {2: 'minimax-novice', 3: 'minimax-medium', 4: 'minimax-expert'};

/** @param {Store} store @param {Client} client */
export function createTreeFlow({get, dispatch, on}, client) {
  const latest = createLatest();
  /** The step that a tree shall grow from, on the way there. @type {number | null} */
  let awaited = null;

  const refuse = createRefusing(dispatch);

  async function grow() {
    const {game, treeWish} = get();
    if (!game) return;
    const of = positionOf(game);
    const isNewest = latest();
    halt(client, 'plain');
    dispatch({type: 'tree-growing', nodes: 0});
    const progress = (/** @type {number} */ nodes) => {
      if (isNewest()) dispatch({type: 'tree-growing', nodes});
    };
    try {
      const {record, view} = game;
      const result = await client.call('tree', [record, view.step, treeWish], undefined, progress);
      if (!isNewest()) return;
      dispatch({type: 'tree-grown', of, wish: treeWish, result});
      if (treeWish.alphaBeta) await countPlain(game, treeWish, result.summary);
    } catch (error) {
      refuse(error);
      if (isNewest()) dispatch({type: 'tree-growing', nodes: null});
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
    if (nodes !== undefined && get().tree.summary === summary)
      dispatch({type: 'tree-plain', nodes});
  }

  /** A step in the tree: what was pointed at before it is not looked at any more. */
  function step() {
    latest('point');
    return latest();
  }

  /** @param {number} node */
  async function walk(node) {
    const isNewest = step();
    await client
      .call('node', [node])
      .then((nodes) => isNewest() && dispatch({type: 'tree-walked', nodes}), refuse);
  }

  async function nextDecision() {
    const {nodes, decision} = get().tree;
    const isNewest = step();
    const here = nodes.at(-1)?.node ?? 0;
    await client
      .call('decision', [here, decision])
      .then(
        ({nodes, place}) => isNewest() && dispatch({type: 'tree-walked', nodes, decision: place}),
        refuse,
      );
  }

  /** @param {number | null} node what is pointed at; null where nothing is */
  async function peek(node) {
    const isNewest = latest('point');
    if (node === null) return get().tree.peeked && dispatch({type: 'tree-peeked', node: null});
    await client.call('peek', [node]).then(
      (found) => isNewest() && dispatch({type: 'tree-peeked', node: found}),
      () => {},
    );
  }

  on({
    'tree-grow': grow,
    'tree-stop': () => halt(client, 'tree'),
    'tree-of'({agent, step}, state) {
      dispatch({type: 'tree-wish', change: treeOf(agent, state)});
      dispatch({type: 'tab', tab: 'tree'});
      if (state.game?.view.step === step) return grow();
      awaited = step;
      dispatch({type: 'go', where: step});
    },
    answered(_action, {game}) {
      if (game?.view.step === awaited) void grow();
      awaited = null;
    },
    'tree-walk': ({node}) => walk(node),
    'tree-next-decision': nextDecision,
    'tree-point': ({node}) => peek(node),
  });
}
