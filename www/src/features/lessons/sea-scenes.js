// What the engine makes of a chapter on a sea: the position, what an answer is judged by, and the game that is played from it. Over time.
import {cellAt} from '../../board/cells.js';
import {gamePosition, writePosition} from '../../games/sea/position.js';
import {isPuzzle, isScored, leadBoard, maySurprise} from '../../games/sea/select.js';
import {agentParts} from '../../shell/players.js';
import {createQueue} from '../../shell/queue.js';
import {joined, recordParts, upTo} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {judge} from './judge.js';

/** @import {Board, Decision, Ruleset, Verdict, View} from '../../engine/types.js' */
/** @import {Answer, Chapter, Goal} from './types.js' */
/** @typedef {import('./judge.js').Facts} Facts */
/** @typedef {import('../../engine/calls.js').Call<import('../../engine/calls.js').SeaCalls>} Call */
/**
 * @typedef {object} SeaScene
 * @property {'sea'} game
 * @property {string} text the position, as the engine has read it
 * @property {View} view
 * @property {{record: string, step: number} | null} from
 */

/** How many hunts after each cell tell one from another. */
const HUNTS = 4000;
/** The sea on which agents are asked, where a chapter names none. */
const USUAL_SEED = '1';

/** A board by itself, as the views of games have it. @param {Ruleset} rules @param {Board} board @returns {View} */
export const viewOf = (rules, board) => ({
  ...{version: 1, rules, seed: '', kind: 'solo', step: 0, steps: 0, over: false, toMove: 1},
  players: [
    {
      ...{player: 1, kind: 'you', agent: null, done: false},
      ...{shots: board.shots, hits: board.hits, sunk: board.sunk.length},
    },
  ],
  boards: [{...board, shooter: 1, owner: null}],
  ...{last: null, moves: [], decision: null, thinking: false, result: null, ended: false},
  final: null,
});

/** The cells that may be shot at, with their places. @param {View} view @returns {[cell: string, place: number][]} */
export function openCells(view) {
  const board = leadBoard(view);
  const known = new Set(board.known);
  return board.marks.flatMap((mark, place) => {
    const cell = cellAt(place, view.rules.cols);
    const isOpen = maySurprise(mark, view.rules) && !known.has(cell);
    return isOpen ? [/** @type {[string, number]} */ ([cell, place])] : [];
  });
}

/** Whether it is known what comes next: what was played, or what an agent would choose; a rival's choice in a race is secret. @param {View} view */
function tellsNext({moves, step, players, toMove, kind}) {
  if (moves[step]) return moves[step].cell !== null;
  const isSecret = kind === 'race' && players.some((player) => player.kind === 'you');
  return toMove !== null && players[toMove - 1].kind === 'agent' && !isSecret;
}

/** The same sea for one person alone, as it stood at a step; null where the record is of no such game. @param {string} record @param {number} step */
function alone(record, step) {
  const parts = recordParts(upTo(record, step));
  if (parts.players.startsWith('duel:')) return null;
  const own = parts.actions.filter((action) => !/^\d/.test(action));
  return joined({...parts, players: 'solo:you', actions: own});
}

/** @param {Call} call @param {string} [name] of its boards */
export function createSeaScenes(call, name = 'lesson') {
  /** Where a chapter is played. @param {number} at */
  const boardOf = (at) => `${name} play ${at}`;
  /** What is being asked of one board waits for what was asked before it. */
  const inTurn = createQueue();

  /** @param {Chapter} chapter @returns {Promise<{text: string, from: SeaScene['from']}>} */
  async function textOf({position, record, step = 0, ask, goal}) {
    if (record === undefined) {
      const text = typeof position === 'string' ? position : JSON.stringify(position);
      return {text, from: null};
    }
    await call('openGame', [record], name);
    const {view} = await call('seek', [step], name);
    if (ask === 'predict' && !goal.agent && !tellsNext(view))
      throw refusal('bad-lesson', {cause: 'goal.agent', lacks: 1});
    return {text: writePosition(gamePosition(view)), from: {record, step}};
  }

  /** @param {string} text @returns {Promise<Verdict>} */
  async function verdictOn(text) {
    await call('openPosition', [text], name);
    const {result} = await call('verdict', [], name);
    if (result.verdict === 'contradictory') throw refusal('contradiction');
    return result;
  }

  /** @param {string} agent @param {Ruleset} rules */
  async function checkAgent(agent, rules) {
    const able = await call('playersOf', [rules]);
    if (!able.includes(agentParts(agent).id)) throw refusal('agent-not-for-rules', {agent});
  }

  /** @param {SeaScene} scene */
  async function beliefOn({text}) {
    const {belief} = await verdictOn(text);
    if (!belief || belief.basis.kind === 'heuristic') throw refusal('not-counted');
    return belief;
  }

  /** @param {SeaScene} scene */
  async function chances(scene) {
    const belief = await beliefOn(scene);
    const of = belief.unhit ?? belief.chances;
    return {belief, chances: new Map(openCells(scene.view).map(([cell, at]) => [cell, of[at]]))};
  }

  /** @param {SeaScene} scene */
  async function certain(scene) {
    const {belief, chances: of} = await chances(scene);
    const {basis} = belief;
    // What was drawn, or rounded, proves nothing.
    if (basis.kind !== 'counted' || basis.precision !== 'exact') throw refusal('not-counted');
    const having = (/** @type {number} */ chance) =>
      [...of].filter(([, one]) => one === chance).map(([cell]) => cell);
    return {belief, certain: {ship: having(1), water: having(0)}};
  }

  /** @param {SeaScene} scene @param {string} players @param {string} seed @returns {Promise<string>} the record of a game from there */
  async function played({text, from}, players, seed) {
    const own = from && alone(from.record, from.step);
    if (own && players === 'solo:you') return own;
    const {examples} = await verdictOn(text);
    if (examples.length === 0) throw refusal('not-counted');
    return call('play', [players, seed], name);
  }

  /** What comes next, and what was thought of it. @param {SeaScene} scene @param {Goal} goal @returns {Promise<{cell: string | null, decision: Decision | null}>} */
  async function decision(scene, {agent, seed = USUAL_SEED}) {
    const {from} = scene;
    const record = agent ? await played(scene, `solo:${agent}`, seed) : from?.record;
    if (!record) throw refusal('bad-lesson', {cause: 'goal.agent'});
    const {view} = await call('openGame', [record], name);
    await call('seek', [agent ? view.steps : (from?.step ?? 0)], name);
    const {view: seen} = await call('think', [], name);
    // What the record has counts, whatever its agent would choose; of a person no more is known.
    const stored = agent ? null : seen.moves[seen.step]?.cell;
    const decision = stored && seen.decision ? {...seen.decision, cell: stored} : seen.decision;
    if (!stored && !decision) throw refusal('bad-lesson', {cause: 'goal.agent'});
    return {cell: stored ?? decision?.cell ?? null, decision};
  }

  /** @param {SeaScene} scene @param {string} cell */
  async function lost(scene, cell, hunts = HUNTS) {
    const {belief, chances: of} = await chances(scene);
    const most = Math.max(...of.values());
    const likeliest = [...of].find(([, chance]) => chance === most)?.[0] ?? cell;
    if (likeliest === cell) return {belief, chances: of, lost: {more: 0, error: 0}};
    const {cells} = await call(
      'shotsToGoPosition',
      [`${likeliest} ${cell}`, scene.text, hunts],
      name,
    );
    return {belief, chances: of, lost: {more: cells[1].more, error: cells[1].more_error}};
  }

  /** By shots only what is not right by chance, and where hunts can be played out. @param {SeaScene} scene @param {Goal} goal @param {string} cell */
  async function either(scene, goal, cell) {
    const known = await chances(scene);
    if (!known.chances.has(cell) || judge('cell', goal, cell, known) === 'right') return known;
    return lost(scene, cell).catch(() => known);
  }

  /** @param {SeaScene} scene @param {Chapter} chapter @param {Answer} answer */
  async function facts(scene, {ask, goal}, answer) {
    if (ask === 'certain') return certain(scene);
    if (ask === 'predict') {
      const {cell, decision: made} = await decision(scene, goal);
      const scores = new Map(
        made?.map
          ? openCells(scene.view).map(([open, at]) => [open, made.map?.values[at] ?? 0])
          : (made?.candidates ?? []).map(({cell: one, score}) => [one, score]),
      );
      return {...(made && {decision: made}), choice: {cell, scores}};
    }
    if (ask === 'cell' && goal.by === 'shots' && !goal.cells) return lost(scene, String(answer));
    if (ask === 'cell' && goal.by === 'either') return either(scene, goal, String(answer));
    if (ask === 'cell' || ask === 'chance')
      return chances(scene).catch((error) => {
        // Named cells are judged by their names.
        if (goal.cells) return {};
        throw error;
      });
    return {};
  }

  /** @param {Goal} goal @param {Ruleset} rules */
  function checkMeasure(goal, rules) {
    if (isPuzzle(rules)) throw refusal('lesson-kind-not-for-game', {kind: 'score'});
    const measure = isScored(rules) ? 'points' : 'shots';
    if (goal[measure] === undefined) throw refusal('bad-lesson', {cause: `goal.${measure}`});
  }

  /** Refused where an answer could not be judged. @param {SeaScene} scene @param {Chapter} chapter */
  async function checkJudged(scene, {ask, goal}) {
    const cells = openCells(scene.view).map(([cell]) => cell);
    if (goal.cells) {
      if (!goal.cells.some((cell) => cells.includes(cell)))
        throw refusal('bad-lesson', {cause: 'goal.cells'});
    } else if (ask === 'certain') await certain(scene);
    else if (ask === 'cell' && goal.by === 'shots') {
      // One hunt after another cell than the likeliest tells whether hunts can be played out.
      const {chances: of} = await chances(scene);
      const least = [...of].reduce((one, other) => (other[1] < one[1] ? other : one));
      await lost(scene, least[0], 1);
    } else if (ask === 'cell' || ask === 'chance') await chances(scene);
    else if (goal.agent || ask !== 'predict')
      await played(scene, goal.agent ? `solo:${goal.agent}` : 'solo:you', goal.seed ?? USUAL_SEED);
  }

  return {
    /** @param {Chapter} chapter @returns {Promise<SeaScene>} */
    open: (chapter) =>
      inTurn(async () => {
        const {text, from} = await textOf(chapter);
        const {view} = await call('openPosition', [text], name);
        if (chapter.goal.agent) await checkAgent(chapter.goal.agent, view.rules);
        else if (chapter.ask === 'predict' && !from)
          throw refusal('bad-lesson', {cause: 'goal.agent', lacks: 1});
        const whole = viewOf(view.rules, view.board);
        if (chapter.ask === 'solve' && !isPuzzle(view.rules)) throw refusal('not-a-puzzle');
        if (chapter.ask === 'score') checkMeasure(chapter.goal, view.rules);
        const {cell} = chapter.goal;
        if (cell !== undefined && !openCells(whole).some(([open]) => open === cell))
          throw refusal('bad-lesson', {cause: 'goal.cell'});
        return {game: 'sea', text, view: whole, from};
      }),
    /** @param {SeaScene} scene @param {Chapter} chapter */
    check: (scene, chapter) => inTurn(() => checkJudged(scene, chapter)),
    /** What an answer is judged by, and what is shown once it is given. @param {SeaScene} scene @param {Chapter} chapter @param {Answer} answer @returns {Promise<Facts & {belief?: NonNullable<Verdict['belief']>, decision?: Decision}>} */
    facts: (scene, chapter, answer) => inTurn(() => facts(scene, chapter, answer)),
    /** A game from here. @param {SeaScene} scene @param {Goal} goal @param {number} at the chapter, whose board it is */
    play: (scene, goal, at) =>
      inTurn(async () => {
        const record = await played(scene, 'solo:you', goal.seed ?? USUAL_SEED);
        const {view} = await call('openGame', [record], boardOf(at));
        return call('seek', [view.steps], boardOf(at));
      }),
    /** @param {'shoot' | 'guess' | 'note' | 'unguess'} method @param {string} cell @param {number} at */
    act: (method, cell, at) => inTurn(() => call(method, [cell], boardOf(at))),
    /** @param {number} at */
    undo: (at) => inTurn(() => call('undo', [], boardOf(at))),
    /** @param {number} at */
    solve: (at) => inTurn(() => call('solve', [], boardOf(at))),
  };
}

/** @typedef {ReturnType<typeof createSeaScenes>} SeaScenes */

/** Whether the last ship is sunk: shots may also have been given up, or spent. @param {View} view over */
function isSunk({rules: {budgets, fleet}, result, boards: [board]}) {
  if (result?.code !== 'ended') return false;
  const most = budgets ? Math.min(budgets.shots, budgets.actions) : Number.POSITIVE_INFINITY;
  const cells = fleet.reduce(
    (sum, {count, length, cells: shape}) => sum + count * (length ?? shape?.length ?? 0),
    0,
  );
  return board.shots < most || board.hits >= cells;
}

/** What a game has come to, by the measure of its goal; null where it has no result. @param {View} view over @param {number} shotsBefore @param {Goal} goal */
export function resultOf(view, shotsBefore, goal) {
  const board = leadBoard(view);
  if (goal.points !== undefined) return board.score?.total ?? null;
  return isSunk(view) ? board.shots - shotsBefore : null;
}
