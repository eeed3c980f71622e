// What a person may wish that takes back what was done, or does it over: with `no-undo` none of it is followed, in any mode.
import {recordParts} from '../shell/records.js';

/** @typedef {{type: string, method?: string, does?: string, record?: string}} Wished */

const always = () => true;

/** @param {string} record what there is to find in it */
const sea = (record) => {
  const {rules, start} = recordParts(record);
  return `${rules} ${start}`;
};

/** By type, when an action does. @type {Record<string, (action: Wished, record: string) => boolean>} */
const TAKES_BACK = {
  undo: always,
  'puzzle-undo': always,
  'lesson-undo': always,
  'prediction-back': always,
  // From the step shown, whatever was done after it.
  'play-on': always,
  'try-again': always,
  // A person's begins the lesson again.
  'lesson-begin': always,
  take: ({method}) => method === 'undo',
  key: ({does}) => does === 'undo',
  'open-record': (action, record) => sea(action.record ?? '') === sea(record),
};

/** @param {object} action @param {string | null} record of the game shown */
export function takesBack(action, record) {
  const wished = /** @type {Wished} */ (action);
  return Object.hasOwn(TAKES_BACK, wished.type) && TAKES_BACK[wished.type](wished, record ?? '');
}
