// What the page around takes from a frame: a message is anybody's, and checked. Pure.
import {areAll, isCount, isNumber, isPlain, isText} from '../../shell/checks.js';

/** No game is as high; a page as high as that is of no use. */
const HIGHEST = 30_000;

/** @typedef {(value: unknown) => boolean} Fits */
/** @typedef {{type: 'hello', heard: boolean} | {type: 'height', height: number} | {type: 'reply', id: number, result?: unknown}
 *   | {type: 'refused', id: number, code: string, args?: Record<string, unknown> | null}
 *   | {type: 'ready' | 'step' | 'answer' | 'lesson' | 'end' | 'error', [detail: string]: unknown}} FrameEvent
 */

/** @param {Fits} fits @returns {Fits} */
const maybe = (fits) => (value) => value === undefined || value === null || fits(value);
/** @type {Fits} */
const areTexts = (value) => areAll(value, isText);

/** @type {Fits} */
const isTruth = (value) => typeof value === 'boolean';
/** @param {unknown} value @returns {value is object} */
const isOutcome = (value) =>
  isPlain(value) &&
  ['chapter', 'tries', 'hints'].every((name) => isCount(value[name])) &&
  isNumber(value.earned) &&
  isNumber(value.possible) &&
  Object.hasOwn(value, 'answer');

const PLACE = {step: isCount, steps: isCount, record: maybe(isText), position: maybe(isText)};
/** What has to be in each; what is not named here may be added. @type {Record<string, Record<string, Fits>>} */
const FIELDS = {
  hello: {heard: isTruth},
  height: {height: (value) => isCount(value) && value > 0 && value <= HIGHEST},
  reply: {id: isCount},
  refused: {id: isCount, code: isText, args: maybe(isPlain)},
  ready: {...PLACE, mode: isText},
  step: {...PLACE, action: maybe(isText), reason: maybe(isPlain)},
  answer: {
    actions: areTexts,
    action: maybe(isText),
    step: isCount,
    prediction: maybe(isText),
    measure: maybe(isPlain),
    statement: isPlain,
  },
  lesson: {
    title: isText,
    chapters: isCount,
    at: isCount,
    outcomes: (value) => areAll(value, isOutcome),
    earned: isNumber,
    possible: isNumber,
    score: isNumber,
    done: isTruth,
    statement: maybe(isPlain),
  },
  end: {
    outcome: maybe(isText),
    score: maybe((value) => isNumber(value) || isPlain(value)),
    record: maybe(isText),
    statement: maybe(isPlain),
  },
  error: {code: isText, args: maybe(isPlain), sentence: isText},
};

/** @param {unknown} data that means to be of a frame of ours @returns {data is FrameEvent} whether it can be followed */
export const isFrameEvent = (data) =>
  isPlain(data) &&
  isText(data.type) &&
  Object.hasOwn(FIELDS, data.type) &&
  Object.entries(FIELDS[data.type]).every(([name, fits]) => fits(data[name]));
