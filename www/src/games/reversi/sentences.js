// What the page of Reversi says, for eye and ear alike.

import {finalDiscs} from '../../engine/final-discs.js';
import {codedSentence} from '../../shell/coded-sentence.js';
import {
  holderOf,
  isBest,
  judged,
  lineWanted,
  playerOf,
  shownDecision,
  shownValues,
  squareAt,
  surpriseHere,
  unvaried,
  valuerOf,
  varied,
  yourTurn,
} from './select.js';

/** @import {MoveValue, ReversiView, State, TreeNode} from './types.js' */
/** @typedef {import('../../engine/reversi-types.js').Side} Colour */
/** @typedef {import('../../engine/reversi-types.js').ReversiStep} StepView */
/** @typedef {import('../../engine/reversi-types.js').TreeBrief} BriefNode */
/** @typedef {import('../../shell/coded-sentence.js').Speech & {notation: 'square' | 'row-column'}} Said */

/** @param {string} square @param {Said} said as the reader wants squares written */
export function squareName(square, {notation, words}) {
  if (notation === 'square') return square;
  const row = Number(square.slice(1)) - 1;
  return words('reversi-row-column', {row, column: square.charCodeAt(0) - 97});
}

/** Of each colour with discs that the source counts as stable: how many are, and where a move shows that the count errs. @param {ReversiView['stable']} stable @param {Said} said */
export function stableSentences(stable, said) {
  const {words} = said;
  const list = (/** @type {string[]} */ parts) => new Intl.ListFormat(words.locale).format(parts);
  const nameOf = (/** @type {string} */ square) => squareName(square, said);
  return /** @type {const} */ (['black', 'white'])
    .filter((side) => stable[side].discs.length > 0)
    .map((side) => {
      const {discs, kept, turned} = stable[side];
      const where = turned.map(({square, by}) =>
        words('reversi-stable-turned', {square: nameOf(square), by: list(by.map(nameOf))}),
      );
      return words('reversi-stable-count', {
        ...{colour: words(`reversi-${side}`), counted: discs.length, kept: kept.length},
        turned: where.length > 0 ? list(where) : 'none',
      });
    });
}

/** Halves go up, so that two values which differ by whole discs are shown so. @param {number} value @param {Said} said with its sign */
export const signed = (value, {words}) =>
  words.number(Math.round(value), {signDisplay: 'exceptZero'});

/** @param {number} discs @param {Said} said how a game ends */
const endText = (discs, {words}) =>
  words(`reversi-ended-${Math.sign(discs)}`, {discs: Math.abs(discs)});

/** @param {number} value @param {Said} said a value of minimax: its points, or how the game ends */
export function pointsText(value, said) {
  const discs = finalDiscs(value);
  return discs === null ? signed(value, said) : endText(discs, said);
}

/** @param {number} value @param {Said} said what was given up */
export const lossText = (value, {words}) => words.number(Math.round(value));

/** @param {ReversiView} view @param {Colour} side @param {Said} said who plays a colour */
export function seatName(view, side, {words, names}) {
  const player = playerOf(view, side);
  const colour = words(`reversi-${side}`);
  if (player?.agent) {
    // That an engine's moves vary against a person, the set-up says.
    const bare = unvaried(player.agent);
    const agent = names.agent(varied(bare) === player.agent ? bare : player.agent);
    return words('reversi-seat-agent', {colour, agent});
  }
  return words(isForTwo(view) ? 'reversi-seat' : 'reversi-seat-you', {colour});
}

/** @param {ReversiView} view */
const isForTwo = (view) => view.players.every(({kind}) => kind === 'you');

/** @param {ReversiView} view @param {StepView} move @param {Said} said */
export function stepSentence(view, {side, square, flips}, said) {
  const who = seatName(view, side, said);
  return square
    ? said.words('reversi-moved', {who, square: squareName(square, said), flips: flips.length})
    : said.words('reversi-passed', {who});
}

/** @param {ReversiView} view @param {Said} said how it ended */
export function endSentence(view, said) {
  const {result} = view;
  if (!result) return '';
  const {winner, score} = result;
  if (!winner) return said.words('reversi-drawn', {discs: score.black});
  const loser = winner === 'black' ? 'white' : 'black';
  return said.words('reversi-won', {
    who: seatName(view, winner, said),
    more: score[winner],
    fewer: score[loser],
    left: view.board.includes('-') ? 'yes' : 'no',
  });
}

/** @param {State} state @param {Said} said what happened last, and who is to move */
export function statusSentence(state, said) {
  const {game, acting} = state;
  if (!game) return '';
  const {view} = game;
  const last = view.last ? `${stepSentence(view, view.last, said)} ` : '';
  return `${last}${turnSentence(view, acting, said)}`;
}

/** @param {ReversiView} view @param {boolean} acting @param {Said} said */
export function turnSentence(view, acting, said) {
  if (view.over) return endSentence(view, said);
  const who = seatName(view, /** @type {Colour} */ (view.toMove), said);
  if (yourTurn(view))
    return said.words(view.mustPass ? 'reversi-must-pass' : 'reversi-turn', {who});
  return said.words(acting ? 'reversi-thinks' : 'reversi-turn-agent', {who});
}

/** @param {MoveValue} value @param {Said} said short, as on the board */
export const valueText = (value, said) =>
  value.kind === 'outcome'
    ? said.words(`reversi-outcome-${Math.sign(value.value)}`)
    : value.kind === 'ended'
      ? endText(value.value, said)
      : signed(value.value, said);

/** @param {string} text @param {unknown} error @param {Said} said how far such values are off on average, where that is known */
const withError = (text, error, {words}) =>
  error ? `${text} ±\u202f${words.number(Number(error))}` : text;

/** @param {MoveValue} value @param {Said} said how far it is off, and how it was come by, short */
export const basisText = ({depth, error}, said) =>
  depth ? `${withError('', error, said)} ${said.words('reversi-at-depth', {depth})}`.trim() : '✓';

/** @param {MoveValue} value @param {Said} said the same for the ear */
export const valueSpoken = (value, said) =>
  said.words(`reversi-value-${value.kind}`, {
    value: withError(valueText(value, said), value.error, said),
    depth: value.depth,
  });

/** @param {State} state @param {number} place @param {Said} said what a square is called for the ear */
export function squareSentence(state, place, said) {
  const {words} = said;
  const view = /** @type {NonNullable<State['game']>} */ (state.game).view;
  const square = squareAt(place, view.side);
  const move = view.legal.find((one) => one.square === square);
  const values = shownValues(state);
  const value = values?.moves.find((one) => one.square === square);
  return [
    squareName(square, said),
    words(`reversi-holds-${holderOf(view.board[place])}`),
    view.last?.square === square && words('reversi-last'),
    view.last?.flips.includes(square) && words('reversi-flipped'),
    move && words('reversi-legal', {number: move.number, flips: move.flips.length}),
    value && valueSpoken(value, said),
    value && isBest(value, values) && words('reversi-best'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** @param {NonNullable<import('./types.js').Refusal>} refusal @param {Said} said */
export function refusalSentence({code, args = {}}, said) {
  const {cause} = args;
  const why = cause ? said.words(`error-${cause}`, {square: args.found ?? ''}) : '';
  const {notation} = said;
  const squares = Object.fromEntries(
    ['square', 'better']
      .filter((key) => /^[a-h]\d$/.test(String(args[key])))
      .map((key) => [key, squareName(String(args[key]), said)]),
  );
  return codedSentence({code, args: {notation, ...args, ...squares, why}}, 'error', said);
}

/** @param {State} state @param {Said} said why the agent to move chose, or would choose, what it did */
export function reasonSentence(state, said) {
  const {game} = state;
  const decision = shownDecision(state);
  if (!game || !decision) return '';
  const {reason, square, side, nodes} = decision;
  // What the games of a page say shares one list: of a shot it is another sentence.
  const code = reason.code === 'chosen-elsewhere' ? 'elsewhere-move' : reason.code;
  return said.words(`reason-${code}`, {
    ...reason.args,
    who: seatName(game.view, side, said),
    square: square ? squareName(square, said) : '',
    cell: square ? squareName(square, said) : '',
    value: withError(
      pointsText(Number(reason.args?.value ?? reason.args?.discs ?? 0), said),
      reason.args?.error,
      said,
    ),
    ended: finalDiscs(Number(reason.args?.value ?? 0)) === null ? 'no' : 'yes',
    nodes: said.words.number(nodes),
  });
}

/** @param {State} state @param {Said} said */
export function hintSentence({hint}, said) {
  const square = hint?.decision.square;
  if (!hint || !square) return '';
  const {words, names} = said;
  return words('reversi-hint-said', {
    agent: names.agent(hint.agent),
    square: squareName(square, said),
  });
}

/** @param {string | null} step @param {Said} said */
export const stepName = (step, said) =>
  step === null
    ? said.words('reversi-root')
    : step === 'pass'
      ? said.words('reversi-pass-step')
      : squareName(step, said);

/** @param {BriefNode} node @param {Said} said why it was not looked at */
export const cutSentence = ({cut}, said) =>
  cut
    ? said.words('reversi-cut', {
        side: said.words(`reversi-${cut.side}`),
        value: pointsText(cut.value, said),
        step: stepName(cut.step, said),
      })
    : '';

/** @param {TreeNode} node @param {Said} said where the walk in the tree stands */
export function nodeSentence(node, said) {
  const {words} = said;
  const args = {
    step: stepName(node.step, said),
    side: words(`reversi-${node.side}`),
    value: node.value === null ? '' : pointsText(node.value, said),
    depth: node.depth,
    children: node.children.length,
    best: stepName(node.children.find(({node: own}) => own === node.best)?.step ?? null, said),
  };
  if (node.cut) return `${words('reversi-node-cut', args)} ${cutSentence(node, said)}`;
  return words(`reversi-node-${node.worth}`, {...args, way: node.side === 'black' ? 'max' : 'min'});
}

/** @param {State} state @param {Said} said what the analysis of the game has come to */
export function analysisSentence(state, said) {
  const {words} = said;
  const {game, analysis} = state;
  const known = judged(state);
  const done = known.filter(({value}) => value !== null).length;
  if (!game) return '';
  if (analysis.at !== null)
    return words('reversi-analysing', {step: analysis.at, steps: game.view.steps});
  if (done === 0) return words('reversi-not-analysed');
  const lost = (/** @type {Colour} */ side) =>
    known.reduce(
      (sum, {step, loss}) => sum + (game.view.moves[step]?.side === side ? (loss ?? 0) : 0),
      0,
    );
  const given = {black: lossText(lost('black'), said), white: lossText(lost('white'), said)};
  return words('reversi-analysed', given);
}

/** @param {State} state @param {Said} said what surprises in the move that led here, or that none does further on; '' elsewhere */
export function surpriseSentence(state, said) {
  const {game, analysis} = state;
  if (!game) return '';
  const {view} = game;
  if (analysis.none === view.step && analysis.of === lineWanted(state))
    return said.words('reversi-surprise-none');
  const here = surpriseHere(state);
  if (!here?.best || !here.played) return '';
  const {best, played, loss} = here;
  return said.words('reversi-surprise', {
    square: squareName(played.square, said),
    best: squareName(best.square, said),
    value: `${valueText(played, said)} (${basisText(played, said)})`,
    bestValue: `${valueText(best, said)} (${basisText(best, said)})`,
    gives: loss === null ? 'result' : best.kind === 'points' ? 'points' : 'discs',
    loss: loss === null ? '' : lossText(loss, said),
    agent: said.names.agent(valuerOf(state)),
  });
}

/** @param {string} agent @param {State} state @param {Said} said how far it looks; '' of a person, and of one that looks at nothing */
export function strengthSentence(agent, {tables}, {words, names}) {
  const row = tables?.agents.find(({id}) => id === agent.split('(')[0]);
  // How deep the strongest looks is a matter of its time.
  if (!row?.depth || row.id === 'strongest') return '';
  const {depth, exact} = row;
  return words(exact === null ? 'reversi-looks' : 'reversi-looks-exact', {
    agent: names.agent(agent),
    depth,
    exact,
  });
}
