// A short code over a text. It tells slips and edits; it proves nothing against whoever can compute it.

/** Of 30 bits, six letters of five: any change within 30 neighbouring bits gives another code. */
const POLYNOMIAL = 0x2030b9c7;
const ALL = 0x3fffffff;
/** Without the letters that are read as numbers, or as each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param {string} text */
export function checkCode(text) {
  let rest = ALL;
  for (const byte of new TextEncoder().encode(text))
    for (let bit = 7; bit >= 0; bit -= 1) {
      const carry = ((rest >>> 29) ^ (byte >>> bit)) & 1;
      rest = ((rest << 1) & ALL) ^ (carry ? POLYNOMIAL : 0);
    }
  return [25, 20, 15, 10, 5, 0].map((shift) => LETTERS[(rest >>> shift) & 31]).join('');
}

/** @param {string[]} lines @returns {string} the same with the code below */
export const withCode = (lines) => [...lines, `check ${checkCode(lines.join('\n'))}`].join('\n');
