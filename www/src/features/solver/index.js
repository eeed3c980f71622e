// Editing a position.

import english from '../../i18n/en/edit.ftl';
import {listenDrop} from '../../shell/share/drop.js';
import {createEditingFlow} from './flow.js';
import {editingSpoken} from './sentences.js';

export {handedSentence} from './sentences.js';
export {renderEdit} from './view.js';

export const words = english;

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, client, opening, hands, tellers, root, signal, readonly}) {
  // First of all, since S asks here for the position; and before the flow, which at once has something to tell.
  tellers.unshift(editingSpoken);
  createEditingFlow(store, client, opening, hands);
  const {dispatch, get} = store;
  listenDrop(
    root,
    {
      isOpen: () => get().mode === 'edit' && !readonly?.(),
      take: (file) => dispatch({type: 'edit-file', file}),
      read: (text) => dispatch({type: 'edit-take', text}),
    },
    signal,
  );
}
