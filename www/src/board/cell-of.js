// Which cell of which board an event happened on.

/** @param {EventTarget | null} target @returns {{cell: string, board: string, element: HTMLElement} | null} */
export function cellOf(target) {
  const element =
    target instanceof Element
      ? /** @type {HTMLElement | null} */ (target.closest('[data-cell]'))
      : null;
  const board = element?.closest('[data-board]')?.getAttribute('data-board');
  return element && board ? {cell: element.dataset.cell ?? '', board, element} : null;
}
