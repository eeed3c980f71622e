// The controls under the board of a game that is over.
import {renderComing} from '../../shell/view/loading-placeholder.js';

/** @param {import('../../games/sea/view/page.js').ViewContext} shown */
export function renderEndedBar(shown) {
  return shown.parts.review?.renderTimeline(shown) ?? renderComing('review', shown);
}
