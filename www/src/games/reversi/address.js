// The link to what is seen of Reversi, and back.
import {readPlace} from '../../shell/game-address.js';

/** @param {string} search @param {string} [hash] a text in any form, as the page of the seas hands it over */
export function readReversi(search, hash = '') {
  const query = new URLSearchParams(search);
  const wish = {
    rules: query.get('game'),
    black: query.get('black'),
    white: query.get('white') ?? query.get('agent'),
  };
  return {
    ...readPlace(query),
    text: hash.length > 1 ? decoded(hash.slice(1)) : null,
    wish: Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null)),
  };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
