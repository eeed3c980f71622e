// The text of a lesson that a link holds. Pure.
import {unpacked} from '../../shell/base64url.js';

/** @param {string} said a link, or its query @returns {string | null} null where it holds none */
export function lessonIn(said) {
  const packed = new URLSearchParams(/\?([^#]*)/.exec(said)?.[1]).get('l');
  return packed === null ? null : unpacked(packed);
}
