// The script for pages with frames, as pages without modules want it.

import {uncovered} from '../uncovered.js';
import {connect, meetFrames} from './parent.js';

meetFrames(uncovered(document, 'currentScript')?.src ?? '');

export {connect};
