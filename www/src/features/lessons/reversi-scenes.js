// What Reversi makes of a chapter: the position, the values of its moves, and the game that is played from it. Over time.
import {bestLine} from '../../games/reversi/best-line.js';
import {createQueue} from '../../shell/queue.js';
import {joined, recordParts, upTo} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {VALUER} from './format.js';

/** @import {MoveValue, ReversiAnswer} from '../../engine/calls.js' */
/** @import {Side} from '../../engine/reversi-types.js' */
/** @import {Answer, Chapter, Goal} from './types.js' */
/** @typedef {import('../../engine/calls.js').Call<import('../../engine/calls.js').ReversiCalls>} Call */
/** @typedef {{game: 'reversi', record: string, step: number, view: ReversiAnswer['view']}} ReversiScene */

/** Who plays where a chapter names nobody. */
const RIVAL = 'engine-1';
/** So many moves of a line are told, where they come in that time. */
const MOST_LINE = 6;
const LINE_MS = 3000;
/** A game won counts as all discs of the largest board. */
const WON = 64;

/** @param {MoveValue} value in discs or points */
const numberOf = ({kind, value}) => (kind === 'outcome' ? WON * Math.sign(value) : value);

/** @param {Side | null} side who is the person @param {string} agent */
const playersOf = (side, agent) => `duel:${side === 'white' ? `${agent},you` : `you,${agent}`}`;

/** @param {string} record @param {string} players */
const withPlayers = (record, players) => joined({...recordParts(record), players});

/** What tells the next move: a record has it, or its agent is to move. @param {ReversiAnswer['view']} view */
function nextIn({moves, step, players, toMove}) {
  const agent = players.find(({side}) => side === toMove)?.agent;
  return {square: moves[step]?.square ?? null, agent};
}

/** @param {Call} call @param {string} [name] */
export function createReversiScenes(call, name = 'lesson') {
  /** Where a chapter is played. @param {number} at */
  const boardOf = (at) => `${name} play ${at}`;
  const inTurn = createQueue();

  /** @param {ReversiScene} scene @param {string} agent */
  async function valuesBy({record, step}, agent) {
    const {moves, best} = await call('values', [record, step, agent], name);
    return {best, values: new Map(moves.map((move) => [move.square, numberOf(move)])), moves};
  }

  /** How far such values are off. @param {{best: string | null, moves: MoveValue[]}} values @param {Answer} answer */
  const errorOf = ({best, moves}, answer) =>
    Math.max(
      ...moves
        .filter(({square}) => square === best || square === answer)
        .map(({error = 0}) => error),
    );

  /** How the game goes on after the best move. @param {ReversiScene} scene @param {Chapter} chapter @param {{best?: string | null}} facts @param {() => boolean} isWanted @returns {Promise<string[] | null>} */
  async function line({record, step}, {ask, goal}, {best}, isWanted) {
    if (ask === 'predict' || goal.by !== 'error' || !best) return null;
    const agent = goal.agent ?? VALUER;
    const parts = recordParts(upTo(record, step));
    const first = joined({...parts, actions: [...parts.actions, `M${best}`]});
    const hint = (/** @type {string} */ asked, /** @type {number} */ at) =>
      call('hint', [asked, at, agent], name);
    const late = performance.now() + LINE_MS;
    let found = [`M${best}`];
    for await (const next of bestLine(hint, first, step + 1, MOST_LINE - 1)) {
      found = [`M${best}`, ...next];
      if (performance.now() > late || !isWanted()) break;
    }
    return found;
  }

  /** @param {ReversiScene} scene @param {Chapter} chapter @param {Answer} answer */
  async function facts(scene, {ask, goal}, answer) {
    const next = ask === 'predict' ? nextIn(scene.view) : null;
    const thinker = next && (goal.agent ?? next.agent);
    const agent = thinker ?? (next ? VALUER : (goal.agent ?? VALUER));
    const {values, best, moves} = await valuesBy(scene, agent);
    if (!next && goal.by === 'error')
      return {moves, best, values, error: errorOf({best, moves}, answer)};
    if (!next) return {moves, best, values};
    // What the record has counts, whatever its agent would choose; of a person no more is known.
    if (!goal.agent && next.square !== null)
      return {moves, best, choice: {cell: next.square, scores: thinker ? values : new Map()}};
    // Agents that throw dice do not always choose what they value most.
    const decision = await call('hint', [scene.record, scene.step, agent], name);
    return {moves, best, choice: {cell: decision?.square ?? best, scores: values}};
  }

  /** The agent moves, and who has no move passes, until the person is to choose or the game is over. @param {ReversiAnswer} answer @param {string} board */
  async function onward(answer, board) {
    let now = answer;
    while (!now.view.over) {
      const {toMove, players, mustPass} = now.view;
      const isYours = players.find(({side}) => side === toMove)?.kind === 'you';
      if (isYours && !mustPass) break;
      now = isYours ? await call('pass', [], board) : (await call('aiMove', [], board)).answer;
    }
    return now;
  }

  return {
    /** @param {Chapter} chapter @returns {Promise<ReversiScene>} */
    open: ({board, record = '', step = 0, ask, goal}) =>
      inTurn(async () => {
        const opened =
          board === undefined
            ? await call('openGame', [record, step], name)
            : await call('openPosition', [board, {players: 'duel:you,you'}], name);
        const {view} = opened;
        if (view.over || view.mustPass) throw refusal('bad-lesson', {cause: 'board'});
        const {square, agent} = nextIn(view);
        if (ask === 'predict' && !goal.agent && square === null && !agent)
          throw refusal('bad-lesson', {cause: 'goal.agent'});
        // Who is not known here is refused with it.
        if (goal.agent)
          await call(
            'openGame',
            [
              withPlayers(upTo(opened.record, view.step), playersOf(view.toMove, goal.agent)),
              view.step,
            ],
            `${name} agent`,
          );
        return {game: 'reversi', record: opened.record, step: view.step, view};
      }),
    /** @param {ReversiScene} scene @param {Chapter} chapter */
    check: async ({view}, {goal: {cells}}) => {
      if (cells && !view.legal.some(({square}) => cells.includes(square)))
        throw refusal('bad-lesson', {cause: 'goal.cells'});
    },
    /** @param {ReversiScene} scene @param {Chapter} chapter @param {Answer} answer */
    facts: (scene, chapter, answer) => inTurn(() => facts(scene, chapter, answer)),
    // Not in turn: the next chapter opens meanwhile.
    line,
    /** @param {ReversiScene} scene @param {Goal} goal @param {number} at the chapter, whose board it is */
    play: ({record, step, view}, {agent = RIVAL}, at) =>
      inTurn(async () => {
        const own = withPlayers(upTo(record, step), playersOf(view.toMove, agent));
        return onward(await call('openGame', [own, step], boardOf(at)), boardOf(at));
      }),
    /** @param {string} square @param {number} at */
    move: (square, at) =>
      inTurn(async () => onward(await call('move', [square], boardOf(at)), boardOf(at))),
  };
}

/** @typedef {ReturnType<typeof createReversiScenes>} ReversiScenes */
