import '@spyglass-board/spyglass/define';
import {loadEngine} from '@spyglass-board/spyglass/engine';
import {createApp} from 'vue';
import App from './app.vue';

createApp(App).mount('#root');

Object.assign(window, {
  counted: loadEngine().then(({newBatch}) => {
    const batch = newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
    batch.run(2);
    const sums: unknown = batch.sums();
    batch.free();
    return sums;
  }),
});
