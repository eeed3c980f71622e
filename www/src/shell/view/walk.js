/**
 * Along a row of controls by its keys, from the last on to the first.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} row
 * @param {Record<string, number>} ways by key
 * @returns {HTMLElement | null} what comes next that way; null of another key, which is left to others
 */
export function nextIn(event, row, ways) {
  const way = ways[event.key];
  if (!way) return null;
  event.preventDefault();
  event.stopPropagation();
  const at = row.indexOf(/** @type {HTMLElement} */ (event.target));
  return row[(at + way + row.length) % row.length];
}

/** @param {Event} event @returns {HTMLElement[]} the buttons of the group that hears it */
export const buttonsOf = ({currentTarget}) => [
  .../** @type {Element} */ (currentTarget).querySelectorAll('button'),
];
