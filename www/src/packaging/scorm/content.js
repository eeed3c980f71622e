// What the page of a package holds of its content: where it stands, and its version. Pure.
import {isNumber, isObject, isText} from '../../shell/checks.js';

/** Names the tag, and the version in it. */
export const CONTENT = 'spyglass-scorm';
export const VERSION = 1;

/** The code of a page that holds none, or one of another version. */
export const UNREAD = 'package-unread';

/** @typedef {{identifier: string, attributes: Record<string, string>, mastery: number | null}} Packed */

/** What no element can be told, or what says nothing of a work, is none: without one a board of its own would be shown, and handed in. @param {unknown} value @returns {value is Record<string, string>} */
const areAttributes = (value) =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([name, text]) => /^[a-z][a-z-]*$/.test(name) && isText(text) && (name !== 'lesson' || text),
  );

/** @param {string} text @returns {Packed | null} null where it is none, or of another version */
export function readContent(text) {
  try {
    const value = JSON.parse(text);
    const {[CONTENT]: version, identifier, attributes, mastery = null} = value;
    const isOne = version === VERSION && isText(identifier) && areAttributes(attributes);
    return isOne && (mastery === null || (isNumber(mastery) && mastery >= 0 && mastery <= 100))
      ? {identifier, attributes, mastery}
      : null;
  } catch {
    return null;
  }
}
