// Where an element's engine runs, written so that every bundler sees the workers. A script that comes from another origin starts none: there the engine runs on the page itself.
import {placesOf} from '../widget/places.js';

export const {startGames, startReversi} = placesOf({
  games: () => new Worker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
  boards: () =>
    new Worker(new URL('../engine/reversi-boards-worker.js', import.meta.url), {type: 'module'}),
});
