// All at once: by its own choice Vite makes of a worker a single script, and refuses one that imports later.
import * as reversi from '../../../pkg/reversi.js';
import * as games from '../../../pkg/spyglass.js';
import * as later from '../../engine/later-doors.js';

export const gamesDoor = () => Promise.resolve(games);

export const laterDoors = () => Promise.resolve(later);

export const reversiDoor = () => Promise.resolve(reversi);
