// A call to Reversi in, an answer out; what takes long goes in slices, between which newer calls are heard.
import {refusal} from '../shell/refusal.js';
import {createAnswering, createCounts, freedAfter} from './counts.js';
import {finalDiscs} from './final-discs.js';

/** @typedef {{view: import('./reversi-types.js').ReversiView, record: string, records: string[]}} ReversiAnswer records: of every line, the main one first */
/**
 * What a move is worth to whoever makes it.
 * @typedef {object} MoveValue
 * @property {string} square
 * @property {number} value
 * @property {'points' | 'ended' | 'estimated' | 'outcome' | 'exact'} kind what it counts, and how it was come by; `ended`: discs at an end that minimax saw
 * @property {number} depth how many moves deep; 0 where the end of the game was reached
 */
/** @typedef {{moves: MoveValue[], best: string | null, nodes: number, speed: number | null, done: boolean}} PositionValues speed: nodes a second, where it took long enough to be told */

const PLAYING = /** @type {const} */ (['move', 'pass', 'undo', 'redo', 'seek', 'chooseLine']);

/** What is told of a count on its way, where there is nothing to tell. */
const progress = () => null;

/** How many of the usual units of work a position takes: of minimax, which weighs eleven terms, and of the engine. */
const COST = 100;
const ENGINE_COST = 5;

/** What took less tells nothing of the speed. */
const TIMED_MS = 100;

/** An agent that is the engine, with its level and its bound of nodes. */
const ENGINE = /\bengine-(\d)(?:\(nodes=(\d+)\))?/;

/**
 * @param {any} door
 * @param {(message: {id: number, result?: any, error?: any, progress?: any}) => void} post
 * @param {() => Promise<Uint8Array>} weights what the engine has learned
 * @param {() => number} [now] milliseconds
 */
export function createReversi(door, post, weights, now = () => performance.now()) {
  const counts = createCounts(post, now);
  /** @type {Promise<void> | null} */
  let learning = null;

  /** The engine plays and values nothing before it knows what it has learned. @param {unknown} named what may name it */
  async function equip(named) {
    if (!ENGINE.test(JSON.stringify(named ?? ''))) return;
    learning ??= weights().then((bytes) => door.loadWeights(bytes));
    await learning.catch((error) => {
      // What could not be fetched may be there the next time.
      learning = null;
      throw refusal('weights-not-loaded', {}, String(error));
    });
  }
  /** The game shown. @type {any} */
  let game = null;
  /**
   * What each kind of count holds; under `tree` also the tree that is walked. Memory that was taken is never given back, so that the old
   * one of a kind makes room before the new one begins.
   * @type {Map<string, any>}
   */
  const held = new Map();

  /** @param {string} kind */
  function drop(kind) {
    counts.stop(kind);
    const handle = held.get(kind);
    held.delete(kind);
    handle?.free();
  }

  /**
   * Takes the place of what was held of its kind; dropped again where the work with it fails.
   * @template T
   * @param {string} kind
   * @param {any} handle
   * @param {(handle: any) => Promise<T>} work
   */
  async function holding(kind, handle, work) {
    drop(kind);
    held.set(kind, handle);
    try {
      return await work(handle);
    } catch (error) {
      // What a newer one has taken the place of is freed already.
      if (held.get(kind) !== handle) throw error;
      held.delete(kind);
      throw freedAfter(error, handle);
    }
  }

  /** @returns {ReversiAnswer} */
  function answer() {
    const view = game.glance();
    const records = view.lines.map((/** @type {unknown} */ _line, /** @type {number} */ number) =>
      game.recordOf(number),
    );
    return {view, record: records[view.line], records};
  }

  /** @param {any} next */
  function take(next) {
    leave();
    game?.free();
    game = next;
    return answer();
  }

  /** What is counted for the position shown alone, when that changes. */
  function leave() {
    counts.stop('think');
    drop('hint');
  }

  /** @param {number} id the agent to move decides */
  const decided = (id) =>
    counts.run(id, {advance: (work) => game.think(work), progress}, 'think', COST);

  /**
   * A game opened, and taken to where it is wanted.
   * @param {string} record
   * @param {(game: any) => void} prepare
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
   * @param {string} record
   * @param {(aside: any) => any} begin
   */
  function begun(record, begin) {
    /** @type {any} */
    let handle;
    const aside = opened(record, (other) => {
      handle = begin(other);
    });
    aside.free();
    return handle;
  }

  /** A node and those on the way to it, the root first. @param {any} node */
  const walked = (node) => [
    ...(node.node === 0 ? [] : [grown().node(0)]),
    ...node.path.slice(0, -1).map((/** @type {number} */ one) => grown().node(one)),
    node,
  ];

  const grown = () => {
    const tree = held.get('tree');
    if (!tree) throw refusal('not-done');
    return tree;
  };

  /** @type {Record<string, (id: number, ...args: any[]) => any>} */
  const methods = {
    tables: () => door.tables(),
    /** Of what was opened and counted nothing is left. */
    close() {
      counts.stop(true);
      for (const kind of [...held.keys()]) drop(kind);
      game?.free();
      game = null;
    },
    async newGame(_id, config) {
      await equip(config);
      return take(door.newGame(config));
    },
    openPosition: (_id, text, config) => take(door.openPosition(text, config)),
    async openGame(_id, /** @type {string} */ record, /** @type {number | null} */ step) {
      await equip(record);
      return take(opened(record, (next) => step !== null && next.seek(step)));
    },
    /** A game with all its lines, at a place in one of them. */
    async restore(_id, /** @type {string[]} */ records, line, step) {
      const [main, ...others] = records;
      await equip(main);
      return take(
        opened(main, (next) => {
          for (const record of others) next.addLine(record);
          next.chooseLine(line);
          next.seek(step);
        }),
      );
    },
    /** The agent to move takes its step: why, and what comes of it. */
    async aiMove(id) {
      await decided(id);
      const {decision} = game.glance();
      leave();
      game.aiMove(null);
      return {answer: answer(), decision};
    },
    /** What it would choose, or did. */
    async think(id) {
      await decided(id);
      return answer();
    },
    /** What an agent would do for whoever is to move. */
    async hint(id, record, step, agent) {
      const asked = recordAt(record, step, agent);
      await equip(asked);
      return holding('hint', door.openGame(asked), async (other) => {
        const advance = (/** @type {number} */ much) => other.think(much);
        await counts.run(id, {advance, progress}, 'hint', COST);
        const {decision} = other.glance();
        drop('hint');
        return decision;
      });
    },
    /** What every legal move is worth by an agent's search, told as far as it is known. `kind`: what stops it. */
    async values(id, record, step, agent, kind = 'values') {
      await equip(agent);
      const [, level, nodes] = ENGINE.exec(agent) ?? [];
      drop(kind);
      const search = begun(recordAt(record, step), (other) => {
        if (other.glance().over) return null;
        return level
          ? other.analyse({level: Number(level), ...(nodes && {nodes: Number(nodes)})})
          : other.tree({agent, alphaBeta: false});
      });
      // At the end of a game there is no move to value.
      if (!search) return {moves: [], best: null, nodes: 0, speed: null, done: true};
      return holding(kind, search, async () => {
        const began = now();
        const timed = (/** @type {Omit<PositionValues, 'speed'>} */ values) => {
          const took = now() - began;
          const speed = took < TIMED_MS ? null : Math.round((1000 * values.nodes) / took);
          return {...values, speed};
        };
        const seen = () => (level ? timed(discsOf(search.result())) : null);
        const advance = (/** @type {number} */ much) => search.advance(much);
        await counts.run(id, {advance, progress: seen}, kind, level ? ENGINE_COST : COST);
        const values = seen() ?? timed(pointsOf(search));
        drop(kind);
        return values;
      });
    },
    /** Grows the tree of a search; what it comes to, and its root. */
    async tree(id, record, step, config) {
      await equip(record);
      const next = begun(recordAt(record, step), (other) => other.tree(config));
      return holding('tree', next, async (tree) => {
        const count = {
          advance: (/** @type {number} */ much) => tree.advance(much),
          progress: () => tree.progress(),
        };
        await counts.run(id, count, 'tree', COST);
        return {summary: tree.result(), nodes: walked(tree.node(0))};
      });
    },
    node: (_id, number) => walked(grown().node(number)),
    peek: (_id, number) => grown().node(number),
    /** The first value backed up once a node has been looked at, after the so-many-th. */
    decision(_id, /** @type {number} */ node, /** @type {number} */ after) {
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
  for (const method of PLAYING) {
    methods[method] = (_id, ...args) => {
      leave();
      game[method](...args);
      return answer();
    };
  }

  return createAnswering(methods, counts, post);
}

/** The root's children as values for whoever moves there. @param {any} search @returns {Omit<PositionValues, 'speed'>} */
function pointsOf(search) {
  const {side, children} = search.node(0);
  const {depth, lookedAt, choice} = search.result();
  const moves = children.filter((/** @type {any} */ child) => child.step !== 'pass');
  return {
    moves: moves.map((/** @type {any} */ {step, value, worth}) => {
      // A drawn game is worth as much as an even position.
      const discs = worth === 'ended' && value === 0 ? 0 : finalDiscs(value);
      const own = side === 'black' ? 1 : -1;
      return {
        square: step,
        value: own * (discs ?? value),
        kind: discs === null ? 'points' : 'ended',
        depth,
      };
    }),
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
    else if (value) known.push({square, kind: 'estimated', value: value.discs, depth: value.depth});
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
