// What a person pastes or takes from a file is opened where it belongs.
import {readPasted, reversiAddress} from '../state/pasted.js';

/** @param {Pick<import('../lazy.js').Around, 'store' | 'opening' | 'hands'>} around */
export function createPasting({store, opening, hands}) {
  const {dispatch} = store;

  /** @param {string} text */
  async function open(text) {
    const away = reversiAddress(text);
    if (away) return hands.leave(away);
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
