// What is sent of a game that is over: its result, and the shots in order without their places.

import {writeAddress} from '../../games/sea/address-written.js';
import {isPuzzle, leadBoard, rivalOf, seaOf, yourSeat} from '../../games/sea/select.js';
import {hasFound} from '../../games/sea/timeline-marks.js';
import {isForTwo} from '../../shell/players.js';
import {dayOfSea, drawnSeed} from '../../shell/record-origin.js';
import {upTo} from '../../shell/records.js';
import {ownPart, plateFacts, plateOf} from './plate.js';
import {endOf, isShot} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {View} from '../../engine/types.js' */
/** @import {Card} from './card.js' */

/** So many shots stand in a line. */
export const LINE = 10;

/** @param {View} view a game that is over @param {number} player @returns {string} a sign a shot: `~` water, `*` a hit, `#` sunk; `?` not told, `-` nothing new */
export function signsOf({moves}, player) {
  const sign = (/** @type {View['moves'][number]} */ move) => {
    const kind = move.answer?.kind ?? '';
    if (kind === 'sunk') return '#';
    if (kind === 'unrevealed') return '?';
    if (kind === 'spent') return '-';
    return hasFound(move) ? '*' : '~';
  };
  return moves
    .filter((move) => move.player === player && isShot(move))
    .map(sign)
    .join('');
}

/** @param {string} signs @returns {string[]} */
export const linesOf = (signs) => signs.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];

/** @param {View} end @param {ViewContext} shown how it came out, as short as can be */
function outcome(end, {words, names}) {
  const rival = rivalOf(end);
  const agent = rival ? names.agent(rival.agent) : '';
  const shots = yourSeat(end)?.shots ?? 0;
  if (end.result?.code === 'resigned') return words('shared-gave-up', {shots});
  const score = leadBoard(end).score?.total;
  const isDuel = end.kind === 'duel';
  if (isDuel) {
    const won = end.players[(end.result?.winner ?? 1) - 1].kind === 'you';
    return words('shared-duel', {shots, agent, won: won ? 'yes' : 'no'});
  }
  const own =
    score === undefined ? words('shared-shots', {shots}) : words('shared-points', {score});
  if (!rival) return own;
  const theirs = score === undefined ? rival.shots : (seaOf(end, rival.player).score?.total ?? 0);
  return `${own} (${agent} ${words.number(theirs)})`;
}

/** @param {ViewContext} shown @returns {{text: string, link: string, title: string, desc: string, card: Card | null} | null} of one's own game that is over */
export function sharedOf(shown) {
  const {state, view, words, names, link} = shown;
  const {game, mode} = state;
  const end = endOf(state, view);
  const you = end && yourSeat(end);
  if (!game || !end || !you || isForTwo(end) || game.friend > 0 || shown.site === null) return null;
  const start = writeAddress({mode, record: upTo(game.record, 0), step: 0, steps: 0});
  const place = new URL(start, link()).href;
  const seed = drawnSeed(game.record);
  const isOfPuzzle = isPuzzle(end.rules);
  const day = isOfPuzzle ? null : dayOfSea(game.record);
  const puzzle = () => [
    names.rules(end.rules),
    seed && words('shared-number', {seed}),
    state.puzzling?.level && words(`puzzle-level-${state.puzzling.level.level ?? 'beyond'}`),
    words(end.result?.code === 'solved' ? 'shared-solved' : 'shared-unsolved'),
    words('shared-help', {hints: game.hints, checks: game.checks}),
  ];
  const hunt = () => [
    day ? words('shared-day', {day}) : end.rules.id !== 'admiral' && names.rules(end.rules),
    !day && seed && words('sea-number', {seed}),
    outcome(end, shown),
    ...ownPart(game, end, shown),
  ];
  const heading = ['Spyglass', ...(isOfPuzzle ? puzzle() : hunt())].filter(Boolean).join(' · ');
  const lines = isOfPuzzle ? [] : linesOf(signsOf(end, you.player));
  const text = [heading, ...lines, place].join('\n');
  if (isOfPuzzle) return {text, link: place, title: heading, desc: heading, card: null};
  const plate = plateOf(end, shown);
  const facts = plateFacts(state, end, shown);
  const desc = [`${plate.number} ${plate.text}`, plate.rival, facts].filter(Boolean).join(' ');
  const {number, text: said, rival} = plate;
  const card = {number: words.number(number), said, rival, facts, lines, key: words('shared-key')};
  return {text, link: place, title: heading, desc, card};
}
