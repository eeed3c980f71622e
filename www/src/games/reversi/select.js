// What follows from the state of Reversi. Pure.
import {cellAt, cellIndex} from '../../board/cells.js';
import {agentParts, agentText} from '../../shell/players.js';
import {ENGINE} from '../../shell/reversi-rules.js';

/** @import {MoveValue, PositionValues, ReversiView, State} from './types.js' */
/** @typedef {import('../../engine/reversi-types.js').Side} Colour */

/** Squares are cells in lower case. @param {string} cell */
export const squareOf = (cell) => cell.toLowerCase();
/** @param {string} square */
export const cellOfSquare = (square) => square.toUpperCase();
/** @param {number} place @param {number} side */
export const squareAt = (place, side) => squareOf(cellAt(place, side));
/** @param {string} square @param {number} side */
export const placeOf = (square, side) => cellIndex(cellOfSquare(square), side);

/** What a letter of a board stands for. @param {string} letter */
export const holderOf = (letter) => HOLDERS[letter] ?? 'empty';
const HOLDERS = /** @type {Record<string, 'black' | 'white' | 'empty'>} */ ({
  X: 'black',
  O: 'white',
});

/** @param {ReversiView} view @param {Colour | null} side */
export const playerOf = (view, side) => view.players.find((player) => player.side === side) ?? null;

/** @param {ReversiView} view */
export const yourTurn = (view) => !view.over && playerOf(view, view.toMove)?.kind === 'you';

/** @param {ReversiView} view */
const hasYou = (view) => view.players.some(({kind}) => kind === 'you');

/** @type {import('../../shell/game.js').Seats<ReversiView>} */
export const SEATS = {isYours: yourTurn, hasYou};

/** The choice of the agent to move, or else the one that led here. @param {State} state */
export const shownDecision = ({game, decided}) =>
  game?.view.decision ?? (game && decided?.of === positionOf(game) ? decided.decision : null);

/** Which position is shown, and between whom: others choose otherwise in it. @param {{record: string, view: ReversiView}} game */
export const positionOf = ({record, view}) =>
  `${record.split(' ')[2]} ${view.moves
    .slice(0, view.step)
    .map(({action}) => action)
    .join('.')} ${view.rules} ${view.players.map(({agent}) => agent ?? 'you').join()}`;

/** The place of an agent in the list, which goes by strength within each kind: minimax stands before the engine, whatever a game between them would show; -1 of a person. @param {State} state @param {string | null} agent */
const rankOf = ({tables}, agent) =>
  tables?.agents.findIndex(({id}) => id === agent?.split('(')[0]) ?? -1;

/** The parameters of the engine's agents with their defaults. */
const PARAMETERS = [
  {name: 'evaluation', default: 'learned'},
  {name: 'nodes', default: ''},
  {name: 'dice', default: '0'},
  {name: 'book', default: 'none'},
];

/** An engine with other options; any other agent as it is. @param {string} agent @param {(id: string, own: Record<string, string>) => Record<string, string>} change */
function changed(agent, change) {
  if (!/^(engine-|strongest)/.test(agent)) return agent;
  const {id, options} = agentParts(agent);
  return agentText(id, change(id, options), PARAMETERS);
}

/** @param {string} agent as it is named: without what `varied` adds */
export const unvaried = (agent) =>
  changed(agent, (_id, {book = 'none', ...own}) => ({
    ...{...own, dice: '0'},
    book: book === 'own' ? 'none' : book,
  }));

/** @param {string} agent as it advises: by the best moves of the book, so that a person is told no less than an opponent knows */
export const advising = (agent) =>
  changed(agent, (_id, own) => ({...own, dice: '0', book: 'best'}));

/** Who plays against a person: an engine draws openings from its book, and a level then among the moves that it holds for nearly equal, so that a game differs from the last. What the text names stays. @param {string} agent */
export const varied = (agent) =>
  changed(agent, (id, own) => ({...(id === 'strongest' ? {} : {dice: '1'}), book: 'own', ...own}));

/** Whose search hints and values are by: the chosen agent's, or a person's opponent's where that stands higher, or is the same agent with its own parameters. @param {State} state @returns {string} */
export const valuerOf = (state) =>
  (state.game && hasYou(state.game.view) ? state.game.view.players : []).reduce(
    (best, {agent}) =>
      agent && rankOf(state, agent) >= rankOf(state, best) ? unvaried(agent) : best,
    state.options.valuer,
  );

/** The same as it is asked. @param {State} state */
export const adviserOf = (state) => advising(valuerOf(state));

/** @param {State} state which values are wanted: of what, by whom */
export const valuesWanted = (state) =>
  state.game ? `${positionOf(state.game)} ${valuerOf(state)}` : '';

/** The values of the position shown, where they are known. @param {State} state @returns {PositionValues | null} */
export function shownValues(state) {
  const {values, valued} = state;
  return values && valued && valued.of === valuesWanted(state) ? valued.result : null;
}

/** The node of the tree whose position is on the board: while the tree is walked; the root's is the game's own. @param {State} state */
export function nodeShown({game, editor, tab, tree: {peeked, nodes, of}}) {
  const node = peeked ?? nodes.at(-1);
  const walked = game && !editor && tab === 'tree' && node && node.node !== 0;
  return walked && of === positionOf(game) ? node : null;
}

/** The best of the values known; whoever found them tells which that is. @param {PositionValues | null} values @returns {MoveValue | null} */
export const bestOf = (values) => values?.moves.find(({square}) => square === values.best) ?? null;

/** Whether a move is as good as the best. @param {MoveValue} move @param {PositionValues | null} values */
export function isBest(move, values) {
  const best = bestOf(values);
  return best !== null && best.kind === move.kind && best.value === move.value;
}

/** Whether a value tells who wins: that is no number on the scale of the others. @param {MoveValue} value */
export const isResult = ({kind}) => kind === 'ended' || kind === 'outcome';
/** @param {MoveValue} value */
const winnerOf = (value) =>
  isResult(value) || value.kind === 'exact' ? Math.sign(value.value) : null;

/** The line a whole analysis is made of, and by whom. @param {State} state */
export const lineWanted = (state) => (state.game ? `${state.game.record} ${valuerOf(state)}` : '');

/**
 * What every step of the line came to by the analysis: the value of the position for Black, and what the move given up.
 * @param {State} state
 * `value` is the best move's, `result` whether it tells who wins, `loss` is null where the two are not on one scale.
 * @returns {{step: number, value: number | null, result: boolean, best: MoveValue | null, played: MoveValue | null, loss: number | null}[]} step 0 is the start
 */
export function judged(state) {
  const {game, analysis} = state;
  if (!game) return [];
  const {moves, steps} = game.view;
  const known = analysis.of === lineWanted(state) ? analysis.steps : [];
  return Array.from({length: steps + 1}, (_, step) => {
    const next = moves[step];
    const values = known[step] ?? null;
    const best = bestOf(values);
    const played = values?.moves.find(({square}) => square === next?.square) ?? null;
    const black = sideAt(game.view, step) === 'black';
    return {
      step,
      value: best ? (black ? best.value : -best.value) : null,
      result: best !== null && isResult(best),
      best,
      played,
      loss: best && played ? lossOf(best, played) : null,
    };
  });
}

/** What a move gives up on its own scale; null where one of the two tells who wins, and the other something else. @param {MoveValue} best @param {MoveValue} played */
export function lossOf(best, played) {
  if (isResult(best) || isResult(played)) return isEqual(best, played) ? 0 : null;
  return best.value - played.value;
}

/** @param {MoveValue} one @param {MoveValue} other */
const isEqual = (one, other) => one.kind === other.kind && one.value === other.value;

/** Who is to move at a step: a pass is a step too, so that the sides take turns. @param {ReversiView} view @param {number} step @returns {Colour} */
const sideAt = ({start}, step) => (start.endsWith('X') === (step % 2 === 0) ? 'black' : 'white');

/** @typedef {ReturnType<typeof judged>[number]} Judged */

/** Whether a result was given up: known, or exact before and after. @param {Pick<Judged, 'best' | 'played' | 'loss'>} step */
export const isThrown = ({best, played, loss}) =>
  best !== null &&
  played !== null &&
  (loss === null || (best.kind === 'exact' && played.kind === 'exact')) &&
  winnerOf(best) !== winnerOf(played);

/** From so much given up on a move surprises, on its scale. */
export const SURPRISING = {points: 10, discs: 4};

/** Whether a move surprises: it gives up a result, or much. @param {Judged} step */
export const isSurprising = (step) =>
  isThrown(step) ||
  Number(step.loss) >= SURPRISING[step.best?.kind === 'points' ? 'points' : 'discs'];

/** What the move that led here gave up, where that surprises. @param {State} state */
export function surpriseHere(state) {
  const step = judged(state)[Number(state.game?.view.step) - 1];
  return step && isSurprising(step) ? step : null;
}

/** Whether it is the engine, at any of its strengths. @param {string | null} agent @returns {agent is string} */
export const isEngine = (agent) => agent !== null && ENGINE.test(agent);

/** Whether it is an agent of the source, whose trees can be grown. @param {string | null} agent @returns {agent is string} */
export const isMinimax = (agent) => agent?.startsWith('minimax-') ?? false;

/** @param {string} agent @param {State} state @returns {import('./types.js').TreeWish} the tree an agent's search makes */
export const treeOf = (agent, {tables, treeWish}) => {
  const {depth, parameters} = tables?.agents.find(({id}) => id === agent.split('(')[0]) ?? {};
  const variants = parameters?.find(({name}) => name === 'variant')?.words ?? [];
  const named = variants.find((variant) => agent.includes(`variant=${variant}`)) ?? 'as-described';
  return {
    depth: depth ?? treeWish.depth,
    variant: /** @type {import('./types.js').Variant} */ (named),
    alphaBeta: false,
  };
};
