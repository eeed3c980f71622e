import '@spyglass-board/spyglass/define';
import {loadEngine} from '@spyglass-board/spyglass/engine';
import {createRoot} from 'react-dom/client';
import {App} from './app';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

Object.assign(window, {
  counted: loadEngine().then(({newBatch}) => {
    const batch = newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
    batch.run(2);
    const sums: unknown = batch.sums();
    batch.free();
    return sums;
  }),
});
