// The lessons that come with the site.

/** @type {{id: string, load: () => Promise<string>}[]} */
export const OURS = [
  {
    id: 'counting',
    load: async () =>
      textOf(
        await import(/* webpackChunkName: "parts/lessons" */ '../../data/lessons/counting.json'),
      ),
  },
  {
    id: 'likeliest',
    load: async () =>
      textOf(
        await import(/* webpackChunkName: "parts/lessons" */ '../../data/lessons/likeliest.json'),
      ),
  },
  {
    id: 'proof',
    load: async () =>
      textOf(await import(/* webpackChunkName: "parts/lessons" */ '../../data/lessons/proof.json')),
  },
];

/** @param {{default: unknown}} data */
const textOf = (data) => JSON.stringify(data.default);
