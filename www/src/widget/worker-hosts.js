// Where the engines of a page's elements run: in workers, and where the page may have none, on the page itself.
import {createInPage, withFallback} from './fallback.js';
import {createSharing} from './sharing.js';

/** @typedef {import('../engine/client.js').WorkerLike} WorkerLike */

const ownGames = () =>
  import(/* webpackChunkName: "in-page" */ '../engine/games.js').then(({serveGames}) => serveGames);

const ownBoards = () =>
  import(/* webpackChunkName: "reversi-in-page" */ '../engine/reversi-games.js').then(
    ({serveBoards}) => serveBoards,
  );

/**
 * Each build names its workers in its own words; all else is the same for each.
 *
 * @param {object} workers how one is started: for the seas, and for boards of Reversi
 * @param {() => WorkerLike} workers.games
 * @param {() => WorkerLike} workers.boards
 * @param {() => Promise<any> | null} [workers.gamesInPage] what serves them on the page; null for that of the same build
 * @param {() => Promise<any> | null} [workers.boardsInPage]
 * @param {Parameters<typeof createSharing>[1]} [around]
 */
export const placesOf = (
  {games, boards, gamesInPage = () => null, boardsInPage = () => null},
  around,
) => ({
  startGames: () => withFallback(games, () => createInPage(() => gamesInPage() ?? ownGames())),
  /** A board's own, as far as it can tell: all boards share few. */
  startReversi: createSharing(
    () => withFallback(boards, () => createInPage(() => boardsInPage() ?? ownBoards())),
    around,
  ).start,
});
