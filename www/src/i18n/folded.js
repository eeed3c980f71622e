/**
 * A word as it may be typed: in either case, with its accents or without. Turkish has two letters i, which the case of
 * another language takes for one.
 *
 * @param {string} text
 */
export const folded = (text) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');
