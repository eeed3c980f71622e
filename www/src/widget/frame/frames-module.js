// The script for pages with frames, as a module.
import {connect, meetFrames} from './parent.js';

meetFrames(__webpack_public_path__);

export {connect};
