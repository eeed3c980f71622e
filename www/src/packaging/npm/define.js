// The element, defined by the import alone.
import {defineBoard} from './board.js';

defineBoard();
