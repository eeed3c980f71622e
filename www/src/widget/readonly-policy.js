// What a person may wish of an element: all, or where it is only to be read no change of the game.

/** @typedef {import('../games/sea/types.js').Action} Action */

/** What changes only the look at a game. */
const LOOKING = new Set([
  ...['touch', 'setting', 'enlarge', 'beliefs', 'reveal', 'chances'],
  ...['go', 'compare-go', 'review', 'lit', 'unlit', 'change-lit'],
  ...[
    'prediction-skip',
    'dialog',
    'noticed',
    'retry',
    'part-retry',
    'copy',
    'said',
    'download',
    'hand-out',
    'embedding',
    'sure',
  ],
  'dismiss',
]);
/** Of what only looks all the actions begin so. */
const LOOKS = /^(appraise|behind|candidates|focus|lost|shots|speak|surprise)\b/;
/** The keys that do no more. */
const LOOKING_KEYS = /^(move|leap|go|reveal|help|dismiss|behind|speak-.*|surprise-.*)$/;
/** What predicts a choice: an answer, and no move. */
const PREDICTING = new Set(['cell', 'typed-cell', 'entry', 'prediction-back', 'prediction-again']);
const PREDICTING_KEYS = /^(enter|entry|undo|redo)$/;
/** What opens over the page; the rest belongs to a page of its own. */
const DIALOGS = [null, 'help', 'share'];

/** @param {Action} action */
const isLook = (action) =>
  action.type === 'key'
    ? LOOKING_KEYS.test(action.does)
    : LOOKING.has(action.type) || LOOKS.test(action.type);

/** @param {Action} action */
const isOfPage = (action) => action.type === 'dialog' && !DIALOGS.includes(action.dialog);

/** @param {Action} action */
const isPrediction = (action) =>
  action.type === 'key' ? PREDICTING_KEYS.test(action.does) : PREDICTING.has(action.type);

/** @param {Action} action @param {boolean} readonly @param {boolean} [predicts] choices are predicted before they are shown */
export const mayWish = (action, readonly, predicts = false) =>
  !isOfPage(action) && (!readonly || isLook(action) || (predicts && isPrediction(action)));
