import {defineBoard} from '@spyglass-board/spyglass';
import {loadEngine} from '@spyglass-board/spyglass/engine';

// esbuild takes neither workers nor engines along: the folder of the package is served beside the page.
defineBoard({files: 'spyglass/'});

window.counted = loadEngine().then(({newBatch}) => {
  const batch = newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
  batch.run(2);
  const sums = batch.sums();
  batch.free();
  return sums;
});
