// Where the engine of the single file runs: in a worker made of the file itself, and where none may be made of it, on the page.
import {createInPage, withFallback} from '../widget/fallback.js';
import {ownScript, REVERSI} from './own.js';

export const startGames = () =>
  withFallback(
    () => new Worker(ownScript.worker()),
    () => createInPage(() => import('../engine/games.js').then(({serveGames}) => serveGames)),
  );

export const startReversi = () => new Worker(ownScript.worker(), {name: REVERSI});
