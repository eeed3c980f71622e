// What the plate of a game that is over says: one number, what it counts, and how the other side fared.

import {helpParts} from '../../games/sea/end-sentences.js';
import {
  leadBoard,
  rivalOf,
  seaOf,
  shipCount,
  shipsLeft,
  shotsBy,
  yourSeat,
} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {drawnSeed} from '../../shell/record-origin.js';

/** @import {State} from '../../games/sea/types.js' */
/** @import {View} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */
/** @typedef {{number: number, text: string, rival: string, won: boolean, gaveUp: boolean}} Plate */

/** @param {View} view @param {number} player how many ships that player was to find */
const shipsOf = (view, player) => shipCount(seaOf(view, player).fleet);

/** @param {View} view a game as it ended @param {Speech} speech @returns {Plate} */
export function plateOf(view, {words, names}) {
  const you = yourSeat(view);
  const rival = rivalOf(view);
  const agent = rival ? names.agent(rival.agent) : '';
  const gaveUp = view.result?.code === 'resigned';
  /** @param {number} player @param {string} who */
  const sunk = (player, who) => {
    const {shots} = view.players[player - 1];
    return {
      number: shots,
      text: words('plate-sunk', {shots, who, ships: shipsOf(view, player)}),
      ...{rival: '', won: false, gaveUp: false},
    };
  };
  if (isForTwo(view)) {
    const winner = view.result?.winner ?? 1;
    const [first, second] = [winner, 3 - winner].map((player) => names.player(view, player));
    const {number, text} = sunk(winner, first);
    const {shots} = view.players[2 - winner];
    if (!gaveUp)
      return {number, text, rival: words('plate-two', {winner: first}), won: false, gaveUp};
    const loser = words('plate-gave-up', {shots, who: second});
    return {
      ...{number: shots, text: loser, gaveUp, won: false},
      rival: words('plate-two', {winner: first}),
    };
  }
  if (!you) {
    const winner = view.result?.winner ?? view.players[0].player;
    return sunk(winner, names.player(view, winner));
  }
  const who = names.person;
  const {shots} = you;
  const score = leadBoard(view).score;
  const board = rival ? seaOf(view, rival.player) : null;
  if (gaveUp)
    return {
      ...{number: shots, text: words('plate-gave-up', {shots, who}), won: false, gaveUp},
      rival:
        board?.done && view.kind === 'race' && !score
          ? words('plate-rival', {agent, theirs: board.shots, lead: 'agent'})
          : '',
    };
  if (score || view.result?.code === 'solved') {
    const {total} = score ?? {total: 0};
    const theirs = board?.score?.total;
    return {
      ...{number: total, text: words('plate-points', {score: total, who}), gaveUp},
      rival: theirs === undefined ? '' : words('plate-rival-points', {agent, theirs}),
      won: theirs !== undefined && total > theirs,
    };
  }
  if (view.kind === 'duel') {
    const winner = view.players[(view.result?.winner ?? 1) - 1];
    const won = winner.kind === 'you';
    if (won) return {...sunk(winner.player, who), rival: words('plate-won', {agent}), won};
    const left = shipsLeft(leadBoard(view));
    const ships = shipsOf(view, you.player);
    return {
      ...sunk(winner.player, agent),
      rival: words('plate-lost', {agent, sunk: ships - left, ships}),
    };
  }
  const theirs = rival?.shots ?? 0;
  const lead = shots === theirs ? 'even' : shots < theirs ? 'you' : 'agent';
  return {
    ...sunk(you.player, who),
    rival: rival ? words('plate-rival', {agent, theirs, lead}) : '',
    won: Boolean(rival) && lead === 'you',
  };
}

/**
 * @param {NonNullable<State['game']>} game
 * @param {View} view the game as it ended
 * @param {Speech} speech
 * @returns {string[]} the shots that an agent fired first, and what one had of help; chances that came with the start are no help, and are said all the same
 */
export function ownPart(game, view, {words, names}) {
  const you = yourSeat(view);
  const isGiven = game.given > 0;
  const first = you && isGiven ? shotsBy(view, you.player, game.from) : 0;
  const help = you && !game.friend ? helpParts(game, words).join(', ') : '';
  return [
    first > 0 && words('plate-first-shots', {shots: first, agent: names.agent('exact')}),
    help || (isGiven && words('plate-chances-shown')),
  ].flatMap((part) => part || []);
}

/** @param {State} state @param {View} view the game as it ended @param {Speech} speech what it was played on, and with what help */
export function plateFacts(state, view, speech) {
  const {words, names} = speech;
  const {game} = state;
  if (!game) return '';
  const seed = drawnSeed(game.record);
  const you = yourSeat(view);
  const own = isForTwo(view) ? [] : ownPart(game, view, speech);
  const isAlone = own.length === 0 && you && !game.friend && !isForTwo(view);
  return [
    names.rules(view.rules),
    seed && words('sea-number', {seed}),
    ...own,
    isAlone && words('plate-no-help'),
  ]
    .filter(Boolean)
    .join(' · ');
}
