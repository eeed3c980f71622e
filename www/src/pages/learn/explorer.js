// The worker of small boards, as Learn starts it.
export const startExplorer = () =>
  new Worker(
    /* webpackChunkName: "learn-worker" */ new URL(
      '../../engine/explorer-worker.js',
      import.meta.url,
    ),
    {type: 'module'},
  );
