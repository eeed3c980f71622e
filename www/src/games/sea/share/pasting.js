// What a person pastes or takes from a file is opened where it belongs.
import {carriedIn} from '../../../shell/share/extract-link.js';
import {isLesson, isPosition, isPuzzles, readPasted, reversiAddress} from './pasted.js';

/** @param {Pick<import('../../../app/parts.js').AppContext, 'store' | 'opening' | 'hands'>} around */
export function createPasting({store, opening, hands}) {
  const {dispatch} = store;

  /** @param {string} given */
  async function open(given) {
    if (isLesson(given)) return dispatch({type: 'refused', error: {code: 'is-lesson', args: {}}});
    const text = carriedIn(given);
    const away = reversiAddress(text);
    if (away) return hands.leave(away);
    if (isPosition(text) || isPuzzles(text)) {
      dispatch({type: 'dialog', dialog: null});
      return dispatch({type: 'edit', text});
    }
    const pasted = readPasted(text);
    if ('code' in pasted) return dispatch({type: 'refused', error: {code: pasted.code, args: {}}});
    const {record, mode, ...how} = pasted;
    // Agents compared are counted in rounds, and what cannot be compared their part of the page says.
    if (mode === 'compare') dispatch({type: 'compare', text});
    else if (!(await opening.openRecord(record, how))) return;
    dispatch({type: 'dialog', dialog: null});
  }

  store.hear((action) => {
    if (action.type === 'open-record') void open(action.record);
  });
}
