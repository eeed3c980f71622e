// Where the engine of the single file runs: in a worker made of the file itself, and where none may be made of it, on the page.
import {placesOf} from '../../widget/worker-hosts.js';
import {ownScript, REVERSI} from './own-script.js';

export const {startGames, startReversi} = placesOf({
  games: () => new Worker(ownScript.worker()),
  boards: () => new Worker(ownScript.worker(), {name: REVERSI}),
});
