// Where the game of a record comes from: the number that drew its sea, the game it goes on from, who laid it out.

import {joined, recordParts} from './records.js';
import {isDay} from './utc-days.js';

/** @param {string} record */
export const seedOf = (record) => recordParts(record).start.split('.')[1];

/** @param {string} record @returns {string | undefined} the number of a sea that was drawn by it; none of one that somebody laid out */
export const drawnSeed = (record) => (/ s\./.test(record) ? seedOf(record) : undefined);

/** @param {string} record @param {string} earlier whether the one game goes on from where the other stands */
export function goesOn(record, earlier) {
  const [one, other] = [recordParts(record), recordParts(earlier)];
  const same = joined({...one, actions: []}) === joined({...other, actions: []});
  return same && other.actions.every((action, at) => action === one.actions[at]);
}

/** @param {{record: string, own: number}} game a hunt on a sea that somebody else laid out: they are sent as challenges */
export function isChallenge({record, own}) {
  const {start, players} = recordParts(record);
  return !own && start.startsWith('d.') && players.startsWith('race:you,');
}

/** @param {string} record @returns {string | null} the day whose sea it is */
export const dayOfSea = (record) => dayOfStart(recordParts(record).start);

/** @param {string} start of a record @returns {string | null} */
export function dayOfStart(start) {
  const [, year, month, day] = /^s\.(\d{4})(\d{2})(\d{2})$/.exec(start) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : null;
}
