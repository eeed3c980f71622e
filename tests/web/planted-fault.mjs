// A reader with a fault that no blind change of a text finds soon.

/** @param {string} text */
export function planted(text) {
  /** @type {any} */
  let value = null;
  try {
    value = JSON.parse(text);
  } catch {
    return 'none';
  }
  if (typeof value?.deep !== 'object' || value.deep === null) return 'flat';
  if (!Array.isArray(value.deep.deeper)) return 'not deep';
  if (value.deep.deeper.length < 3) return 'short';
  if (typeof value.deep.deeper[1] !== 'string') return 'no text';
  throw new Error('planted');
}

/** Something that is counted. */
planted.step = () => {};
