// What a page around says of an element: it fills a window of its own, whose heading is its own; what is done in it is reported.

const MARK = 'data-alone';

/** @param {Element} board */
export const markAlone = (board) => board.toggleAttribute(MARK, true);

const REPORTED = 'data-reported';

/** @param {Element} board */
export const markReported = (board) => board.toggleAttribute(REPORTED, true);

/** @param {Element} board */
export const isReported = (board) => board.hasAttribute(REPORTED);

/** @param {Element} board */
export const isAlone = (board) => board.hasAttribute(MARK);
