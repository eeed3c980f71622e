// The worker of the seas.
import {serveGames} from './games.js';
import {serve} from './serving.js';

serve(serveGames);
