import {dayName} from '../../shell/days.js';
import {dayOfSea, isChallenge} from '../../shell/record-origin.js';
import {recordParts} from '../../shell/records.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown whose sea is hunted, that of a day or of a friend; '' where it is another one */
export function renderTitle({state, words, names, view}) {
  const {game, mode} = state;
  if (!game || mode === 'play') return '';
  // One who sees a result laid the fleet.
  if (isChallenge(game) && game.friend === 0) return words('challenge-title');
  const day = dayOfSea(game.record);
  if (!day) return '';
  const title = words('day-title', {day: dayName(day, words.locale)});
  // One sea is that of the day; those of other fleets have the fleet's name.
  const isOfAll = recordParts(game.record).rules === 'admiral';
  return isOfAll ? title : `${title}: ${names.rules(view.rules)}`;
}
