// Exercises of one's own on this device.
import {deckValue, readDeck} from './deck.js';
import {asideTexts, createKept, DECK} from './shelf.js';

/** @param {string} text @param {boolean} [isRest] @returns {import('./deck.js').Exercise[] | null} */
function deckIn(text, isRest) {
  try {
    return readDeck(text, isRest);
  } catch {
    return null;
  }
}

export function createDeckShelf() {
  const kept = createKept(
    DECK,
    (value) => (value === null ? [] : deckIn(JSON.stringify(value ?? ''))),
    (value) => deckIn(JSON.stringify(value ?? ''), true) ?? [],
  );
  return {
    read: kept.read,
    unreadText: kept.unread,
    /** @returns {string[]} what is there and cannot be read whole, or was put aside for that */
    unread: () => [...new Set([asideTexts(DECK), kept.unread() ?? []].flat())],
    /** @param {import('./deck.js').Exercise[]} deck @returns {boolean} whether it is kept */
    write: (deck) => kept.write(deckValue(deck)),
  };
}
