// Which exercises come back when. Pure.

/** @import {Exercise} from './deck.js' */

/** @param {Exercise[]} deck @returns {Exercise[]} the longest due first */
export const byDue = (deck) => deck.toSorted((one, other) => one.due - other.due);

/** @param {Exercise[]} deck @param {number} today @returns {Exercise[]} the longest due first */
export const dueIn = (deck, today) => byDue(deck.filter(({due}) => due <= today));
