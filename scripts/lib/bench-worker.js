// A worker that plays one batch and tells how fast.

import init, {newBatch} from '../../www/pkg/spyglass.js';

const ready = init();

addEventListener('message', async ({data: {rules, agent, games}}) => {
  await ready;
  const batch = newBatch({rules, seed: '1', agents: [agent]});
  const began = performance.now();
  batch.run(games);
  const seconds = (performance.now() - began) / 1000;
  const {mean} = batch.sums().agents[0];
  batch.free();
  postMessage({rate: games / seconds, mean});
});
