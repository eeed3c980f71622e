import {dayName} from '../../speak/days.js';
import {isChallenge} from '../../state/records.js';
import {dayOfSea} from '../../state/results.js';

/** @typedef {import('../page.js').Shown} Shown */

/** @param {Shown} shown whose sea is hunted, that of a day or of a friend; '' where it is another one */
export function renderTitle({state, words}) {
  const {game, mode} = state;
  if (!game || mode === 'play') return '';
  // One who sees a result laid the fleet.
  if (isChallenge(game.record) && game.friend === 0) return words('challenge-title');
  const day = dayOfSea(game.record);
  return day ? words('day-title', {day: dayName(day, words.locale)}) : '';
}
