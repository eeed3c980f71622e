// The script for pages with frames, as pages without modules want it.
import {connect, meetFrames} from './parent.js';
import {uncovered} from './uncovered.js';

meetFrames(uncovered(document, 'currentScript')?.src ?? '');

export {connect};
