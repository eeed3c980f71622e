import '@spyglass-board/spyglass/define';
import {loadEngine} from '@spyglass-board/spyglass/engine';

// Both ways to the engine in one project.
window.counted = loadEngine().then(({newBatch}) => {
  const batch = newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
  batch.run(2);
  const sums = batch.sums();
  batch.free();
  return sums;
});
