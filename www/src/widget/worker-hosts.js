// Where the engines of a page's elements run: in workers, and where the page may have none, on the page itself.
import {createInPage, withFallback} from './fallback.js';

/** @typedef {import('../engine/worker-client.js').WorkerLike} WorkerLike */
/** @typedef {import('./fallback.js').Serve} Serve */

const ownGames = () =>
  import(/* webpackChunkName: "in-page" */ '../engine/games.js').then(({serveGames}) => serveGames);

const ownBoards = () =>
  import(/* webpackChunkName: "reversi-in-page" */ '../engine/reversi-games.js').then(
    ({serveReversi}) => serveReversi,
  );

/**
 * Each build names its workers in its own words; all else is the same for each.
 *
 * @param {object} workers how one is started: for the seas, and for boards of Reversi
 * @param {() => WorkerLike} workers.games
 * @param {() => WorkerLike} workers.boards
 * @param {() => Promise<Serve> | null} [workers.gamesInPage] what serves them on the page; null for that of the same build
 * @param {() => Promise<Serve> | null} [workers.boardsInPage]
 */
export const placesOf = ({games, boards, gamesInPage = () => null, boardsInPage = () => null}) => ({
  startGames: () => withFallback(games, () => createInPage(() => gamesInPage() ?? ownGames())),
  startReversi: () => withFallback(boards, () => createInPage(() => boardsInPage() ?? ownBoards())),
});
