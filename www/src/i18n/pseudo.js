/**
 * A made-up language that finds faults of layout and forgotten words: every letter carries an accent, every text is
 * half as long again. It works on the text between the placeables, so names and numbers pass through untouched.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index]]));

/** Letters written twice: about two in five of an English text. */
const DOUBLED = new Set('aeiouyAEIOUY');

/**
 * @param {string} text
 * @returns {string}
 */
export function pseudo(text) {
  const longer = [...text].flatMap((letter) => (DOUBLED.has(letter) ? [letter, letter] : [letter]));
  const wanted = Math.ceil([...text].length * 1.4);
  const letters = /[a-z]/i.test(text);
  while (letters && longer.length < wanted) longer.splice(padAt(longer), 0, '~');
  return longer.map((letter) => ACCENTS.get(letter) ?? letter).join('');
}

/**
 * Padding goes behind the last letter, so that a text's closing stop or space keeps its place.
 *
 * @param {string[]} letters
 */
function padAt(letters) {
  let at = letters.length;
  while (at > 0 && !/[a-z~]/i.test(letters[at - 1])) at -= 1;
  return at;
}
