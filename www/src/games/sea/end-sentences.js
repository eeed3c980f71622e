// How a game ended, and what one had of help: the words come with the parts that say it.

import {isForTwo} from '../../shell/players.js';
import {leadBoard, rivalOf, seaOf, yourSeat} from './select.js';

/** @import {State} from './types.js' */
/** @import {View} from '../../engine/types.js' */
/** @import {Words} from '../../i18n/words.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {View} view @param {Speech} speech how the game ended, in sentences */
export function endSentence(view, {words, names}) {
  const you = yourSeat(view);
  const rival = rivalOf(view);
  const agent = rival ? names.agent(rival.agent) : '';
  const code = view.result?.code;
  const who = names.person;
  if (isForTwo(view)) {
    const winner = view.result?.winner ?? 1;
    return words('end-two', {
      gave: code === 'resigned' ? 'yes' : 'no',
      winner: names.player(view, winner),
      loser: names.player(view, 3 - winner),
      shots: view.players[winner - 1].shots,
    });
  }
  const board = leadBoard(view);
  const resigned = code === 'resigned';
  const isRace = view.kind !== 'duel' && Boolean(you && rival) && !board.score;
  if (who !== 'you' && (resigned || (view.kind !== 'duel' && !isRace))) {
    const score = board.score?.total;
    const end = resigned ? 'resigned' : score === undefined ? '' : 'scored';
    return words('end-other', {who, end, score, shots: you?.shots ?? 0});
  }
  if (resigned) return words('end-resigned', {shots: you?.shots ?? 0});
  if (code === 'solved' || board.score) {
    const score = board.score?.total ?? 0;
    const theirs = you && rival ? seaOf(view, rival.player).score?.total : undefined;
    if (theirs === undefined) return words('end-solved', {score});
    const lead = score === theirs ? 'even' : score > theirs ? 'you' : 'agent';
    return words('end-solved-race', {score, agent, theirs, lead});
  }
  if (view.kind === 'duel') {
    const winner = view.players[(view.result?.winner ?? 1) - 1];
    if (!you || who !== 'you')
      return words('end-won-agents', {agent: names.agent(winner.agent), shots: winner.shots});
    return words(winner.kind === 'you' ? 'end-won' : 'end-lost', {agent, shots: winner.shots});
  }
  if (!you) return words('end-solo', {agent, shots: rival?.shots ?? 0});
  if (!rival) return words('end-alone', {shots: you.shots});
  const person = names.agent(null);
  const isAhead = you.shots < rival.shots;
  const lead = you.shots === rival.shots ? 'even' : isAhead && who === 'you' ? 'you' : 'agent';
  const best = words('end-race-best', {lead, agent: isAhead ? person : agent});
  return `${words('end-race', {who: person, you: you.shots, agent, theirs: rival.shots})} ${best}`;
}

/** @param {State} state @param {Speech} speech what you had of help, '' where you had none or somebody else played */
export function helpSentence({game}, {words}) {
  const shots = game && yourSeat(game.view)?.shots;
  if (!game || game.friend || typeof shots !== 'number') return '';
  const help = helpParts(game, words);
  if (help.length === 0) return '';
  // After how many shots one gave up is said already.
  const counted = game.view.result?.code === 'resigned' ? [] : [words('caption-shots', {shots})];
  return `${[...counted, ...help].join(', ')}.`;
}

/** @param {import('./types.js').Help} help @param {Words} words each kind of help that there was, with how much */
export const helpParts = ({looks, hints, proofs, takeBacks, taught}, words) =>
  [
    hints > 0 ? words('end-hints', {hints}) : '',
    proofs > 0 ? words('end-proofs', {proofs}) : '',
    looks > 0 ? words('end-looks', {looks}) : '',
    takeBacks > 0 ? words('end-take-backs', {takeBacks}) : '',
    taught > 0 ? words('end-taught', {taught}) : '',
  ].filter(Boolean);
