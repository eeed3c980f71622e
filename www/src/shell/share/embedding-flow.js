// How a position would be shown elsewhere, while it is being chosen.
import {reduceEmbedding} from './embedding.js';

/** @param {import('../../games/sea/engine-request.js').Store} store */
export function createEmbedding(store) {
  store.extend((state, action) => {
    if (action.type === 'embedding')
      return {...state, embedding: reduceEmbedding(state.embedding, action)};
    // What is shared next is another position.
    return action.type === 'dialog' && state.embedding ? {...state, embedding: undefined} : state;
  });
}
