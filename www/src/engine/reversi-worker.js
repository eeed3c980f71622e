// The worker of Reversi.
import {serveReversi} from './reversi-games.js';
import {serve} from './serving.js';

serve(serveReversi);
