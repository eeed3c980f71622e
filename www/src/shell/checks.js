// What messages, storage and files hold is anybody's: these say what a value from outside is. Pure.

/** @param {unknown} value @returns {value is string} */
export const isText = (value) => typeof value === 'string';

/** @param {unknown} value @returns {value is number} a whole number, 0 or more */
export const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} value @returns {value is number} */
export const isNumber = (value) => Number.isFinite(value);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is Record<string, unknown>} an object without a class, as JSON has */
export const isPlain = (value) =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** @template T @param {readonly T[]} list @param {unknown} value @returns {value is T} */
export const isOneOf = (list, value) => list.some((one) => one === value);

/** @template T @param {unknown} list @param {(value: unknown) => value is T} fits @returns {list is T[]} */
export const areAll = (list, fits) => Array.isArray(list) && list.every(fits);
