// Of several questions of a kind only the newest counts.

/** @template {string} [Kind=string] */
export function createLatest() {
  /** @type {Partial<Record<Kind | '', number>>} */
  const newest = {};
  /**
   * Begins a question, or ends those before.
   * @param {Kind | ''} [kind]
   * @returns {() => boolean} whether it is the newest of its kind still
   */
  return (kind = '') => {
    const own = (newest[kind] ?? 0) + 1;
    newest[kind] = own;
    return () => own === newest[kind];
  };
}
