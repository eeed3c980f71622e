// The page's sentences: what the status line shows and the live region speaks, from the same words.
import {codedSentence} from '../../shell/coded-sentence.js';
import {isForTwo} from '../../shell/players.js';
import {
  agentDue,
  atEnd,
  latestTurn,
  leadBoard,
  seaOf,
  shipsLeft,
  shownView,
  tellsSinkings,
  whereIn,
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
  return words('status-solve', {who: yours ? names.person : who});
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
    const where = words('status-step', whereIn(view));
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
      const parts = [
        words('caption-shots', {shots: board.shots}),
        tellsSinkings(view.rules) ? words('caption-left', {left: shipsLeft(board)}) : '',
      ].filter(Boolean);
      return `${names.player(view, board.shooter)}: ${parts.join(', ')}.`;
    });
  const left = leadBoard(view).left;
  return [
    ...boards,
    left ? words('status-left', {shots: left.shots, guesses: left.guesses}) : '',
    yourTurn(state) ? words('status-your-turn') : words('status-step', whereIn(view)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a link can bring along: ships' names, ids, the engine's own words about it. */
const FOREIGN = ['ship', 'other', 'id', 'key', 'cause'];

/** Where the engine's own words about a text, or the word it does not know, help to mend it. @type {Record<string, string>} */
const CAUSED = {
  'bad-record': 'cause',
  'bad-json': 'cause',
  'bad-position': 'cause',
  'bad-puzzle': 'cause',
  'unknown-rules': 'rules',
  'unknown-agent': 'agent',
  'bad-action': 'action',
  'bad-step': 'step',
};

/** Foreign text neither floods a sentence, with more than 120 signs, nor turns its direction. @param {string} text */
function isolated(text) {
  const clipped = text.replace(/^(.{119}).{2,}$/su, '$1…');
  return `\u2068${clipped.replace(/[\u2066-\u2069\u202a-\u202e]/g, '')}\u2069`;
}

/** @template {Arg} A @param {Record<string, A>} args @param {Words} words @returns {Record<string, A | string>} */
const tamed = (args, words) =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      FOREIGN.includes(key) &&
      typeof value === 'string' &&
      !words.has(`ship-${value}`) &&
      !/^ship-\d+$/.test(value)
        ? isolated(value)
        : value,
    ]),
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
  const tame = tamed(args ?? {}, words);
  const cause = args?.[CAUSED[code]];
  const all = {...tame, instead: instead ? 'fresh' : 'none'};
  return [
    codedSentence({code, args: all}, 'error', speech),
    cause ? words('notice-cause', {cause: isolated(String(cause))}) : '',
    ...faults.map((fault) =>
      codedSentence({...fault, args: tamed(fault.args, words)}, 'fault', speech),
    ),
    instead ? words('notice-instead') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
