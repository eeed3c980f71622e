// What a person may wish of an element: all, or where it is only to be read no change of the game.

/** @typedef {import('../games/sea/types.js').Action} Action */

/** What changes only the look at a game: all the actions of such a part begin with its name. */
const LOOKS =
  /^(appraise|behind|beliefs|candidates|chances|(compare-)?go|copy|dialog|dismiss|download|embedding|enlarge|focus|hand-out|(change-|un)?lit|lost|noticed|(part-)?retry|prediction-skip|reveal|review|said|setting|shots|speak|sure|surprise|touch)\b/;
/** The keys that do no more. */
const LOOKING_KEYS = /^(move|leap|go|reveal|help|dismiss|behind|speak-.*|surprise-.*)$/;
/** What predicts a choice: an answer, and no move. */
const PREDICTING = new Set(['cell', 'typed-cell', 'entry', 'prediction-back', 'prediction-again']);
const PREDICTING_KEYS = /^(enter|entry|undo|redo)$/;
/** What opens over the page; the rest belongs to a page of its own. */
const DIALOGS = [null, 'help', 'share'];

/** @param {Action} action */
const isLook = (action) =>
  action.type === 'key' ? LOOKING_KEYS.test(action.does) : LOOKS.test(action.type);

/** @param {Action} action */
const isOfPage = (action) => action.type === 'dialog' && !DIALOGS.includes(action.dialog);

/** @param {Action} action */
const isPrediction = (action) =>
  action.type === 'key' ? PREDICTING_KEYS.test(action.does) : PREDICTING.has(action.type);

/** @param {Action} action @param {boolean} readonly @param {boolean} [predicts] choices are predicted before they are shown */
export const mayWish = (action, readonly, predicts = false) =>
  !isOfPage(action) && (!readonly || isLook(action) || (predicts && isPrediction(action)));
