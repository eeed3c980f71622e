// The page's sentences: what the status line shows and the live region speaks, from the same words.
import {codedSentence} from '../../shell/coded-sentence.js';
import {isForTwo} from '../../shell/players.js';
import {
  agentDue,
  atEnd,
  latestTurn,
  leadBoard,
  rivalOf,
  seaOf,
  shipsLeft,
  shownView,
  tellsSinkings,
  yourSeat,
  yourTurn,
} from './select.js';

/** @import {State} from './types.js' */
/** @import {Coded, Move, View} from '../../engine/types.js' */
/** @import {Arg, Words} from '../../i18n/words.js' */
/** @import {Names} from '../../shell/names.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {Move} move @param {View} view @param {Speech} speech */
export function moveSentence({player, action, cell, answer}, view, {words, names}) {
  const at = names.cell(cell);
  const who = names.player(view, player);
  const yours = yourSeat(view)?.player === player;
  if (action.startsWith('F')) {
    return words(yours ? 'status-shot' : 'status-agent-shot', {
      agent: who,
      cell: at,
      answer: names.answer(answer),
    });
  }
  if (action.startsWith('G')) {
    const left = seaOf(view, player).left?.guesses;
    return words(
      yours ? (left === undefined ? 'status-marked' : 'status-flag') : 'status-agent-flag',
      {agent: who, cell: at, left},
    );
  }
  if (action.startsWith('W')) return words('status-note', {cell: at});
  if (action.startsWith('U')) return words('status-clear', {cell: at});
  if (yours && view.rules.announce !== 'content') return words('status-resigned');
  return words('status-solve', {who: yours ? 'you' : who});
}

/** @param {View} view @param {Speech} speech how the game ended, in sentences @param {number} [friend] 1 where a friend played it */
export function endSentence(view, {words, names}, friend = 0) {
  const you = yourSeat(view);
  const rival = rivalOf(view);
  if (friend > 0) {
    const score = leadBoard(view).score?.total;
    const end = view.result?.code === 'resigned' ? 'resigned' : score === undefined ? '' : 'scored';
    return words('end-friend', {end, score, shots: you?.shots ?? 0});
  }
  const agent = rival ? names.agent(rival.agent) : '';
  const code = view.result?.code;
  if (isForTwo(view)) {
    const winner = view.result?.winner ?? 1;
    return words('end-two', {
      gave: code === 'resigned' ? 'yes' : 'no',
      winner: names.player(view, winner),
      loser: names.player(view, 3 - winner),
      shots: view.players[winner - 1].shots,
    });
  }
  if (code === 'resigned') return words('end-resigned', {shots: you?.shots ?? 0});
  const board = leadBoard(view);
  if (code === 'solved' || board.score) {
    const score = board.score?.total ?? 0;
    const theirs = you && rival ? seaOf(view, rival.player).score?.total : undefined;
    if (theirs === undefined) return words('end-solved', {score});
    const lead = score === theirs ? 'even' : score > theirs ? 'you' : 'agent';
    return words('end-solved-race', {score, agent, theirs, lead});
  }
  if (view.kind === 'duel') {
    const winner = view.players[(view.result?.winner ?? 1) - 1];
    if (!you)
      return words('end-won-agents', {agent: names.agent(winner.agent), shots: winner.shots});
    return words(winner.kind === 'you' ? 'end-won' : 'end-lost', {agent, shots: winner.shots});
  }
  if (!you) return words('end-solo', {agent, shots: rival?.shots ?? 0});
  if (!rival) return words('end-alone', {shots: you.shots});
  const lead = you.shots === rival.shots ? 'even' : you.shots < rival.shots ? 'you' : 'agent';
  return `${words('end-race', {you: you.shots, agent, theirs: rival.shots})} ${words('end-race-best', {lead, agent})}`;
}

/** @param {State} state @param {Speech} speech what you had of help, '' where you had none */
export function helpSentence({game}, {words}) {
  const shots = game && yourSeat(game.view)?.shots;
  if (!game || typeof shots !== 'number') return '';
  const {looks, hints, proofs, takeBacks, view} = game;
  if (looks + hints + proofs + takeBacks === 0) return '';
  const parts = [
    // After how many shots one gave up is said already.
    view.result?.code === 'resigned' ? '' : words('caption-shots', {shots}),
    hints > 0 ? words('end-hints', {hints}) : '',
    proofs > 0 ? words('end-proofs', {proofs}) : '',
    looks > 0 ? words('end-looks', {looks}) : '',
    takeBacks > 0 ? words('end-take-backs', {takeBacks}) : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** @param {View} view at its end @param {Speech} speech the last moves: in a race one's own, as the rival may have hunted on */
function lastSaid(view, speech) {
  const moves = latestTurn(view);
  const last = view.kind === 'race' ? moves.slice(0, 1) : isForTwo(view) ? moves.slice(-1) : moves;
  return last.map((move) => moveSentence(move, view, speech)).join(' ');
}

/** @param {State} state @param {Speech} speech what the line under the boards says */
export function statusSentence(state, speech) {
  const {words, names} = speech;
  const view = shownView(state);
  if (state.proving) return words('status-proving');
  if (state.aim) return words('status-aim', {cell: names.cell(state.aim)});
  if (state.asked?.late && state.engine.phase !== 'ready') return words('status-waits');
  const said = latestTurn(view).map((move) => moveSentence(move, view, speech));
  // How it ended the result says; an agent that hunts on has the last shot, yet that is not it.
  if (view.over && atEnd(view) && view.result?.code === 'resigned') return '';
  if (view.over && atEnd(view)) return lastSaid(view, speech) || words('error-game-over');
  if (state.game?.view.ended || state.mode === 'watch') {
    const where = words('status-step', {step: view.step, steps: view.steps});
    return view.step === 0 ? words('status-start') : [...said.slice(-1), where].join(' ');
  }
  if (yourTurn(state)) return [...said, words('status-your-turn')].join(' ');
  const mover = view.players[(view.toMove ?? 1) - 1];
  return agentDue(state)
    ? [...said, words('status-agent-turn', {agent: names.agent(mover.agent)})].join(' ')
    : said.join(' ');
}

/** @param {State} state @param {Speech} speech what S speaks: where the game stands */
export function standSentence(state, {words, names}) {
  const view = shownView(state);
  const boards = view.boards
    .filter(({withheld}) => !withheld)
    .map((board) => {
      const told = [
        words('caption-shots', {shots: board.shots}),
        tellsSinkings(view.rules) ? words('caption-left', {left: shipsLeft(board)}) : '',
      ].filter(Boolean);
      return `${names.player(view, board.shooter)}: ${told.join(', ')}.`;
    });
  const left = leadBoard(view).left;
  return [
    ...boards,
    left ? words('status-left', {shots: left.shots, guesses: left.guesses}) : '',
    yourTurn(state)
      ? words('status-your-turn')
      : words('status-step', {step: view.step, steps: view.steps}),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a link can bring along: ships' names, ids, the engine's own words about it. */
const FOREIGN = ['ship', 'other', 'id', 'key', 'cause', 'rules'];
const FOREIGN_MAX = 120;

/** Where the engine's own words about a text, or the word it does not know, help to mend it. @type {Record<string, string>} */
const CAUSED = {
  'bad-record': 'cause',
  'bad-json': 'cause',
  'bad-position': 'cause',
  'bad-puzzle': 'cause',
  'unknown-rules': 'rules',
};

/** Foreign text neither floods a sentence nor turns its direction. @param {string} text */
function isolated(text) {
  const signs = [...text];
  const clipped =
    signs.length > FOREIGN_MAX ? `${signs.slice(0, FOREIGN_MAX - 1).join('')}…` : text;
  return `\u2068${clipped.replace(/[\u2066-\u2069\u202a-\u202e]/g, '')}\u2069`;
}

/** @template {Arg} A @param {Record<string, A>} args @param {Words} words @returns {Record<string, A | string>} */
const tamed = (args, words) =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      const foreign = FOREIGN.includes(key) && typeof value === 'string';
      const isOwn = !foreign || words.has(`ship-${value}`) || /^ship-\d+$/.test(value);
      return [key, isOwn ? value : isolated(String(value))];
    }),
  );

/** @param {State} state @param {Speech} speech what was refused, '' as long as the words for it are on their way */
export function noticeSaid({notice, parts}, speech) {
  if (!notice) return '';
  const isHere = ['there', 'failed'].includes(parts.refusals);
  return isHere || speech.words.has(`error-${notice.code}`) ? noticeSentence(notice, speech) : '';
}

/** @param {import('./types.js').Notice} notice @param {Speech} speech */
export function noticeSentence({code, args, faults = [], instead}, speech) {
  const {words} = speech;
  const told = tamed(args ?? {}, words);
  const all = {...told, instead: instead ? 'fresh' : 'none'};
  return [
    codedSentence({code, args: all}, 'error', speech),
    told[CAUSED[code]] ? words('notice-cause', {cause: told[CAUSED[code]]}) : '',
    ...faults.map((fault) =>
      codedSentence({...fault, args: tamed(fault.args, words)}, 'fault', speech),
    ),
    instead ? words('notice-instead') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
