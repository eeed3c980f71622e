// The client of each kind of worker, with what makes the state of a new worker what it was.
import {createWorkerClient} from './worker-client.js';

/** @import {ExplorerCalls, GameAnswer, ReversiAnswer, ReversiCalls, SeaCalls} from './calls.js' */
/** @import {Asked, Replay, WorkerClient} from './worker-client.js' */
/** @typedef {Omit<Parameters<typeof createWorkerClient>[0], 'replay'>} Options */
/** @typedef {WorkerClient<SeaCalls>} Client */
/** @typedef {WorkerClient<ReversiCalls>} ReversiClient */
/** @typedef {WorkerClient<ExplorerCalls>} ExplorerClient */

/** A game, or a position. @param {Asked} asked @param {unknown} answer @returns {Replay | null} */
function replaySea(asked, answer) {
  if (asked.method === 'openPosition') return {part: 'game', calls: [asked]};
  // A record without a view is that of another game than the board's.
  const {record, view} = /** @type {Partial<GameAnswer>} */ (answer ?? {});
  if (!record || !view) return null;
  // In one call: a game that waits for its planner would be left for what is asked next.
  return {part: 'game', calls: [{method: 'openGame', args: [record, view.step]}]};
}

/** A game with all its lines, and the tree that can be walked. @param {Asked} asked @param {unknown} answer @returns {Replay | null} */
function replayReversi(asked, answer) {
  if (asked.method === 'tree') return {part: 'tree', calls: [asked]};
  const given = /** @type {Partial<ReversiAnswer> & {answer?: ReversiAnswer}} */ (answer ?? {});
  const {records, view} = given.answer ?? given;
  if (!records || !view) return null;
  return {part: 'game', calls: [{method: 'restore', args: [records, view.line, view.step]}]};
}

/** The board whose trees can be walked. @param {Asked} asked @returns {Replay | null} */
const replayExplorer = (asked) =>
  asked.method === 'solve' ? {part: 'solved', calls: [asked]} : null;

/** @param {Options} options @returns {Client} */
export const createSeaClient = (options) => createWorkerClient({...options, replay: replaySea});

/** @param {Options} options @returns {ReversiClient} */
export const createReversiClient = (options) =>
  createWorkerClient({...options, replay: replayReversi});

/** @param {Options} options @returns {ExplorerClient} */
export const createExplorerClient = (options) =>
  createWorkerClient({...options, replay: replayExplorer});
