// The script for pages with frames, as pages without modules want it.

import {uncovered} from '../clobbered-document.js';
import {connect, meetFrames} from './parent.js';

const script = uncovered(document, 'currentScript');
meetFrames(script instanceof HTMLScriptElement ? script.src : '');

export {connect};
