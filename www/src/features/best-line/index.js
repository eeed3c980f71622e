// What an agent weighs in a position of Reversi: the values of the moves, and the line it takes for the best.
export {startBestLine} from './flow.js';
export {renderWeighed} from './view.js';
