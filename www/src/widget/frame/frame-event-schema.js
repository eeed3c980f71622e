// What the page around takes from a frame: a message is anybody's, and checked. Pure.

/** No game is as high; a page as high as that is of no use. */
const HIGHEST = 30_000;

/** @typedef {(value: any) => boolean} Fits */

/** @type {Fits} */
const isText = (value) => typeof value === 'string';
/** @type {Fits} */
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** @type {Fits} */
const isObject = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** @param {Fits} fits @returns {Fits} */
const maybe = (fits) => (value) => value === undefined || value === null || fits(value);
/** @type {Fits} */
const areTexts = (value) => Array.isArray(value) && value.every(isText);

const PLACE = {step: isCount, steps: isCount, record: maybe(isText), position: maybe(isText)};
/** What has to be in each; what is not named here may be added. @type {Record<string, Record<string, Fits>>} */
const FIELDS = {
  hello: {heard: (value) => typeof value === 'boolean'},
  height: {height: (value) => isCount(value) && value > 0 && value <= HIGHEST},
  reply: {id: isCount},
  refused: {id: isCount, code: isText, args: maybe(isObject)},
  ready: {...PLACE, mode: isText},
  step: {...PLACE, action: maybe(isText), reason: maybe(isObject)},
  answer: {
    actions: areTexts,
    action: maybe(isText),
    step: isCount,
    prediction: maybe(isText),
    measure: maybe(isObject),
    statement: isObject,
  },
  end: {
    outcome: maybe(isText),
    score: maybe((value) => Number.isFinite(value) || isObject(value)),
    record: isText,
  },
  error: {code: isText, args: maybe(isObject), sentence: isText},
};

/** @param {any} data that means to be of a frame of ours @returns {boolean} whether it can be followed */
export const isTold = (data) =>
  isObject(data) &&
  isText(data.type) &&
  Object.hasOwn(FIELDS, data.type) &&
  Object.entries(FIELDS[data.type]).every(([name, fits]) => fits(data[name]));
