// On a phone the choice of a game lies below the board that it opens.

/** @param {Pick<import('./page.js').ViewContext, 'state' | 'dispatch'>} shown @param {Event} event of what stands in the choice */
export function fold({state, dispatch}, {currentTarget}) {
  if (!state.choosing) return;
  dispatch({type: 'choosing'});
  /** @type {Element} */ (currentTarget).closest('.frame')?.scrollIntoView();
}
