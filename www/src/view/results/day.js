import {dayName} from '../../speak/days.js';
import {dayOfSea} from '../../state/results.js';

/** @typedef {import('../page.js').Shown} Shown */

/** @param {Shown} shown which day's sea is hunted, '' where it is another one */
export function renderDay({state, words}) {
  const {game, mode} = state;
  const day = game && mode !== 'play' ? dayOfSea(game.record) : null;
  return day ? words('day-title', {day: dayName(day, words.locale)}) : '';
}
