// All at once: by its own choice Vite makes of a worker a single script, and refuses one that imports later.
import * as reversi from '../../../pkg/reversi.js';
import * as games from '../../../pkg/spyglass.js';
import * as planner from '../../engine/planner-door.js';
import * as tutor from '../../engine/tutor-door.js';

export const gamesDoor = () => Promise.resolve(games);

export const tutorDoor = () => Promise.resolve(tutor);

export const plannerDoor = () => Promise.resolve(planner);

export const reversiDoor = () => Promise.resolve(reversi);
