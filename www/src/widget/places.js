// Where the engines of a page's elements run: in workers, and where the page may have none, on the page itself.
import {createInPage, withFallback} from './fallback.js';
import {createSharing} from './sharing.js';

/** @typedef {import('../engine/client.js').WorkerLike} WorkerLike */

const gamesInPage = () =>
  import(/* webpackChunkName: "in-page" */ '../engine/games.js').then(({serveGames}) => serveGames);

const boardsInPage = () =>
  import(/* webpackChunkName: "reversi-in-page" */ '../engine/reversi-games.js').then(
    ({serveBoards}) => serveBoards,
  );

/**
 * Each build names its workers in its own words; all else is the same for each.
 *
 * @param {{games: () => WorkerLike, boards: () => WorkerLike}} workers how one is started: for the seas, and for boards of Reversi
 * @param {Parameters<typeof createSharing>[1]} [around]
 */
export const placesOf = ({games, boards}, around) => ({
  startGames: () => withFallback(games, () => createInPage(gamesInPage)),
  /** A board's own, as far as it can tell: all boards share few. */
  startReversi: createSharing(() => withFallback(boards, () => createInPage(boardsInPage)), around)
    .start,
});
