// An element that fills a window of its own: the heading of that window is its own.

const MARK = 'data-alone';

/** @param {Element} board */
export const markAlone = (board) => board.toggleAttribute(MARK, true);

/** @param {Element} board */
export const isAlone = (board) => board.hasAttribute(MARK);
