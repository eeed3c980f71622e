/** A short name of a text: FNV-1a over its code units, twice. @param {string} text */
export function shortName(text) {
  const hash = (/** @type {number} */ start) => {
    let value = start;
    for (let at = 0; at < text.length; at += 1)
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return value.toString(36);
  };
  return `${hash(0x811c9dc5)}-${hash(0x9dc5811c)}-${text.length}`;
}
