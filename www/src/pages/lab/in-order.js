// Takes results in pieces and in any order, and passes them on game by game from the first one on without a gap: so sums do not depend on which worker has played which piece.

/** Results for which room is made at first. */
const FIRST_ROOM = 1024;

/**
 * @param {number} width results a game
 * @param {(row: Int32Array) => void} take the results of the next game
 */
export function createOrdered(width, take) {
  let room = new Int32Array(FIRST_ROOM);
  let games = 0;
  /** @type {Map<number, Int32Array>} pieces that wait for those before them */
  const early = new Map();

  /** @param {Int32Array} results */
  function append(results) {
    const from = games * width;
    if (from + results.length > room.length) {
      const wider = new Int32Array(Math.max(2 * room.length, from + results.length));
      wider.set(room.subarray(0, from));
      room = wider;
    }
    room.set(results, from);
    for (let at = 0; at < results.length; at += width) {
      games += 1;
      take(results.subarray(at, at + width));
    }
  }

  return {
    /** @param {number} first the number of the first game @param {Int32Array} results */
    add(first, results) {
      early.set(first, results);
      for (let next = early.get(games); next; next = early.get(games)) {
        early.delete(games);
        append(next);
      }
    },
    games: () => games,
    /** Of all games so far, game by game. */
    results: () => room.slice(0, games * width),
    /**
     * @param {number} place of the result in a game @param {number} from @param {number} to both included
     * @param {number} [after] the number of a game
     * @returns {number | null} the number of the first game after it that ended so
     */
    gameWithin(place, from, to, after = -1) {
      for (let game = after + 1; game < games; game += 1) {
        const result = room[game * width + place];
        if (from <= result && result <= to) return game;
      }
      return null;
    },
  };
}
