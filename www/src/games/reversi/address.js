// The link to what is seen of Reversi, and back.
import {readPlace, writePlace} from '../../shell/game-address.js';
import {recordParts} from '../../shell/records.js';
import {ENGINE} from '../../shell/reversi-rules.js';

/** The version of the engine: as long as it is the same, agents of the same name play the same. Links from before have none. */
export const ENGINE_VERSION = '2';

/** @param {string | null} record @returns {boolean} whether a game is only named in it that an engine has yet to play */
function awaitsEngine(record) {
  const {players, actions} = recordParts(record ?? '');
  return actions.length === 0 && ENGINE.test(players);
}

/** @param {string} search @param {string} [hash] a text in any form, as the page of the seas hands it over */
export function readReversi(search, hash = '') {
  const query = new URLSearchParams(search);
  const wish = {
    rules: query.get('game'),
    black: query.get('black'),
    white: query.get('white') ?? query.get('agent'),
  };
  const place = readPlace(query);
  return {
    ...place,
    /** Whether another engine plays now than when the link was made. */
    newer: awaitsEngine(place.record) && query.get('engine') !== ENGINE_VERSION,
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

/** @param {Parameters<typeof writePlace>[0]} state */
export function writeReversi(state) {
  const place = writePlace(state);
  return place && awaitsEngine(state.game?.record ?? null)
    ? `${place}&engine=${ENGINE_VERSION}`
    : place;
}
