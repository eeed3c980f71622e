// A call to Reversi in, an answer out; what takes long goes in slices, between which newer calls are heard.

import {refusal} from '../shell/refusal.js';
import {ENGINE} from '../shell/reversi-rules.js';
import {createAnswering, createBoards, invoke, methodsNamed} from './answering.js';
import {createCounts, freedAfter} from './counts.js';
import {finalDiscs} from './final-discs.js';
import {createSlices} from './slices.js';
import {createEquipping} from './weights.js';

/** @import {MoveValue, PositionValues, ReversiAnswer, ReversiCalls} from './calls.js' */
/** @import {ReversiDoor} from './types.js' */
/** @import {TreeNode} from './reversi-types.js' */
/** @typedef {ReturnType<ReversiDoor['openGame']>} Game */
/** @typedef {ReturnType<Game['tree']>} Tree */

/** What is told of a count on its way, where there is nothing to tell. */
const progress = () => null;

/** How many of the usual units of work a position takes: of minimax, which weighs eleven terms, and of the engine. */
const COST = 100;
const ENGINE_COST = 5;

/** What took less tells nothing of the speed. */
const TIMED_MS = 100;

/**
 * @param {ReversiDoor} door
 * @param {(message: import('./answering.js').Message) => void} post
 * @param {Parameters<typeof createEquipping>[1]} weights what the engine has learned
 * @param {() => number} [now] milliseconds
 */
export function createReversi(door, post, weights, now = () => performance.now()) {
  const answering = createAnswering(post);
  const equip = createEquipping(door, weights, answering.loadedOnce);
  return createBoards(answering.answer, () =>
    createBoard(door, equip, createCounts(post, answering.settle, {now}), now),
  );
}

/**
 * @param {ReversiDoor} door
 * @param {ReturnType<typeof createEquipping>} equip
 * @param {import('./counts.js').Counts} counts
 * @param {() => number} now
 * @returns {import('./answering.js').Methods<ReversiCalls>}
 */
function createBoard(door, equip, {counting, stop, stopAll}, now) {
  /** The game shown. @type {Game | null} */
  let shown = null;
  /**
   * What each kind of count holds; under `tree` also the tree that is walked. Memory that was taken is never given back, so that the old
   * one of a kind makes room before the new one begins.
   * @type {Map<string, {free: () => void} | null>}
   */
  const held = new Map();

  /** @param {string} kind */
  function release(kind) {
    const handle = held.get(kind);
    held.delete(kind);
    handle?.free();
  }

  /**
   * A count with a handle of its own, which takes the place of the one held of its kind; it is freed where the work with it fails.
   * @template {{free: () => void} | null} Handle
   * @template T
   * @param {number} id
   * @param {string} kind
   * @param {string} named what may name the engine
   * @param {() => Handle} make
   * @param {(handle: Handle, count: import('./counts.js').Count) => Promise<T>} work
   */
  const holding = (id, kind, named, make, work) =>
    counting(id, kind, async (count) => {
      await equip(id, named);
      count.check();
      release(kind);
      const handle = make();
      held.set(kind, handle);
      try {
        return await work(handle, count);
      } catch (error) {
        // What a newer one has taken the place of is freed already.
        if (held.get(kind) !== handle) throw error;
        held.delete(kind);
        throw handle ? freedAfter(error, handle) : error;
      }
    });

  function gameHere() {
    if (!shown) throw refusal('no-game');
    return shown;
  }

  /** @returns {ReversiAnswer} */
  function answer() {
    const game = gameHere();
    const view = game.glance();
    const records = view.lines.map((_line, number) => game.recordOf(number));
    return {view, record: records[view.line], records};
  }

  /** @param {Game} next */
  function take(next) {
    leave();
    shown?.free();
    shown = next;
    return answer();
  }

  /** What is counted for the position shown alone, when that changes. */
  function leave() {
    stop('think');
    stop('hint');
    release('hint');
  }

  /** @param {number} id the agent to move decides */
  function decided(id) {
    const game = gameHere();
    const advance = (/** @type {number} */ work) => game.think(work);
    return counting(id, 'think', ({run}) => run({advance, progress}, createSlices(now, COST)));
  }

  /**
   * A game opened, and taken to where it is wanted.
   * @param {string} record
   * @param {(game: Game) => void} prepare
   */
  function opened(record, prepare) {
    const next = door.openGame(record);
    try {
      prepare(next);
    } catch (error) {
      throw freedAfter(error, next);
    }
    return next;
  }

  /**
   * What is begun on the last position of a record, beside the game shown.
   * @template Handle
   * @param {string} record
   * @param {(aside: Game) => Handle} begin
   */
  function begun(record, begin) {
    const aside = door.openGame(record);
    let handle;
    try {
      handle = begin(aside);
    } catch (error) {
      throw freedAfter(error, aside);
    }
    aside.free();
    return handle;
  }

  /** A node and those on the way to it, the root first. @param {TreeNode} node */
  const walked = (node) => [
    ...(node.node === 0 ? [] : [grown().node(0)]),
    ...node.path.slice(0, -1).map((one) => grown().node(one)),
    node,
  ];

  const grown = () => {
    const tree = held.get('tree');
    if (!tree) throw refusal('not-done');
    // The kind says what is held under it.
    return /** @type {Tree} */ (tree);
  };

  return {
    ...methodsNamed(
      ['move', 'pass', 'undo', 'redo', 'seek', 'chooseLine'],
      (method) =>
        (_id, ...args) => {
          const game = gameHere();
          leave();
          invoke(game, method, args);
          return answer();
        },
    ),
    tables: () => door.tables(),
    halt(_id, kind) {
      if (kind === undefined) stopAll();
      else stop(kind);
    },
    close() {
      stopAll();
      for (const kind of [...held.keys()]) release(kind);
      shown?.free();
      shown = null;
    },
    async newGame(id, config) {
      await equip(id, config);
      return take(door.newGame(config));
    },
    async openPosition(id, text, config, steps) {
      await equip(id, config);
      return take(door.openPosition(text, config, steps));
    },
    async openGame(id, record, step) {
      await equip(id, record);
      return take(opened(record, (next) => step !== null && next.seek(step)));
    },
    async restore(id, [main, ...others], line, step) {
      await equip(id, main);
      return take(
        opened(main, (next) => {
          for (const record of others) next.addLine(record);
          const numbers = next.glance().lines.keys();
          next.chooseLine(
            typeof line === 'number'
              ? line
              : [...numbers].findIndex((number) => next.recordOf(number).startsWith(line)),
          );
          next.seek(step);
        }),
      );
    },
    async aiMove(id) {
      await decided(id);
      const game = gameHere();
      const {decision} = game.glance();
      leave();
      game.aiMove(null);
      return {answer: answer(), decision};
    },
    async think(id) {
      await decided(id);
      return answer();
    },
    hint(id, record, step, agent, kind = 'hint') {
      const asked = recordAt(record, step, agent);
      return holding(
        id,
        kind,
        asked,
        () => door.openGame(asked),
        async (other, {run}) => {
          const advance = (/** @type {number} */ much) => other.think(much);
          await run({advance, progress}, createSlices(now, COST));
          const {decision} = other.glance();
          release(kind);
          return decision;
        },
      );
    },
    values(id, record, step, agent, kind = 'values') {
      const isEngine = ENGINE.test(agent);
      const begin = (/** @type {Game} */ other) => {
        if (other.glance().over) return null;
        return isEngine ? other.analyse({agent}) : other.tree({agent, alphaBeta: false});
      };
      const make = () => begun(recordAt(record, step), begin);
      return holding(id, kind, agent, make, async (search, {run}) => {
        // At the end of a game there is no move to value.
        if (!search) return {moves: [], best: null, nodes: 0, speed: null, done: true};
        const began = now();
        const timed = (/** @type {Omit<PositionValues, 'speed'>} */ values) => {
          const took = now() - began;
          const speed = took < TIMED_MS ? null : Math.round((1000 * values.nodes) / took);
          return {...values, speed};
        };
        // The engine's analysis has no nodes.
        const seen = () => ('node' in search ? null : timed(discsOf(search.result())));
        const advance = (/** @type {number} */ much) => search.advance(much);
        await run({advance, progress: seen}, createSlices(now, isEngine ? ENGINE_COST : COST));
        const values = 'node' in search ? timed(pointsOf(search)) : timed(discsOf(search.result()));
        release(kind);
        return values;
      });
    },
    tree: (id, record, step, config) =>
      holding(
        id,
        'tree',
        record,
        () => begun(recordAt(record, step), (other) => other.tree(config)),
        async (tree, {run}) => {
          await run(tree, createSlices(now, COST));
          return {summary: tree.result(), nodes: walked(tree.node(0))};
        },
      ),
    node: (_id, number) => walked(grown().node(number)),
    peek: (_id, number) => grown().node(number),
    decision(_id, node, after) {
      const tree = grown();
      const {decisions} = tree.result();
      let [low, high] = [0, decisions - 1];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const at = tree.decision(middle);
        if (at.node + at.below < node) low = middle + 1;
        else high = middle;
      }
      const place = Math.min(Math.max(low, after + 1), decisions - 1);
      return {place, nodes: walked(tree.decision(place))};
    },
  };
}

/** The root's children as values for whoever moves there. @param {Tree} search @returns {Omit<PositionValues, 'speed'>} */
function pointsOf(search) {
  const {side, children} = search.node(0);
  const {depth, lookedAt, choice} = search.result();
  const moves = children.flatMap(({step, value, worth}) => {
    if (step === null || step === 'pass' || value === null) return [];
    // A drawn game is worth as much as an even position.
    const discs = worth === 'ended' && value === 0 ? 0 : finalDiscs(value);
    const own = side === 'black' ? 1 : -1;
    /** @type {MoveValue['kind']} */
    const kind = discs === null ? 'points' : 'ended';
    return [{square: step, value: own * (discs ?? value), kind, depth}];
  });
  return {
    moves,
    best: choice,
    nodes: lookedAt,
    done: true,
  };
}

/** @param {import('./reversi-types.js').AnalysisResult} result @returns {Omit<PositionValues, 'speed'>} those moves whose value is known */
function discsOf({moves, best, nodes, done}) {
  /** @type {MoveValue[]} */
  const known = [];
  for (const {square, value} of moves) {
    if (value?.basis === 'outcome')
      known.push({square, kind: 'outcome', value: value.outcome, depth: 0});
    else if (value?.basis === 'exact')
      known.push({square, kind: 'exact', value: value.discs, depth: 0});
    else if (value) {
      const {discs, depth, error} = value;
      // What is kept and read again has no keys without a value.
      const off = error === undefined ? {} : {error};
      known.push({square, kind: 'estimated', value: discs, depth, ...off});
    }
  }
  return {moves: known, best, nodes, done};
}

/**
 * A record as far as a step: what was done after it tells nothing of what would be chosen there.
 * @param {string} record
 * @param {number} step
 * @param {string} [agent] who plays both sides
 */
function recordAt(record, step, agent) {
  const [version, rules, start, seats, actions] = record.split(' ');
  const done = actions === '-' ? [] : actions.split('.').slice(0, step);
  const players = agent ? `duel:${agent},${agent}` : seats;
  return [version, rules, start, players, done.join('.') || '-'].join(' ');
}
