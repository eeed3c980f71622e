// What a template says, without a document: its markup with the values in their places.

/** @param {any} value @returns {string} */
export function drawn(value) {
  if (value === null || value === undefined || typeof value === 'symbol') return '';
  if (Array.isArray(value)) return value.map(drawn).join('');
  // A directive: `repeat` gives its items and how each is drawn, the others the value itself.
  if (value._$litDirective$) {
    const [first, ...rest] = value.values;
    return Array.isArray(first)
      ? first.map((item, index) => drawn(rest.at(-1)(item, index))).join('')
      : drawn(first);
  }
  if (value.strings)
    return value.strings
      .map(
        (/** @type {string} */ text, /** @type {number} */ index) =>
          text + drawn(value.values[index]),
      )
      .join('')
      .replace(/\s+/g, ' ');
  return typeof value === 'function' || typeof value === 'object' ? '' : String(value);
}
