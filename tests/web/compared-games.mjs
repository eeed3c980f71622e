// What is played to compare engines: each rule set and agent alone, racing and in duels.

/** Ships with a hole, with a joint by corners and with four turns, on a board that is no square. */
export const odd = {
  rows: 9,
  cols: 12,
  fleet: [
    {
      name: 'ring',
      cells: [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => [row, col])).toSpliced(4, 1),
    },
    {
      name: 'knight',
      count: 2,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    },
    {
      name: 'diagonal',
      count: 2,
      cells: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
};
const straight = [
  {name: 'long', count: 1, length: 6},
  {name: 'short', count: 3, length: 2},
  {name: 'single', count: 2, length: 1},
];

/** Rule sets that the presets do not cover, with the agents that take another way in them. */
const custom = [
  {
    rules: odd,
    agents: ['random', 'hunt', 'parity(k=longest)', 'p-matrix', 'p-matrix(wound-weight=only)'],
  },
  {
    rules: {...odd, contact: 'apart', announce: 'names-ship'},
    agents: ['parity', 'p-matrix(wound-weight=only)'],
  },
  {
    rules: {
      rows: 16,
      cols: 16,
      fleet: straight,
      contact: 'apart',
      announce: 'hit-or-miss',
      shootAgain: true,
    },
    agents: ['hunt', 'directional', 'probability-map', 'p-matrix'],
  },
  {
    rules: {rows: 5, cols: 14, fleet: straight, sunkCellsTold: true},
    agents: [
      'probability-map',
      'p-matrix(wound-weight=7)',
      `p-matrix(learned=${'gA_9-kQ'.repeat(10)})`,
      `exact(learned=${'Zg0pA'.repeat(14)})`,
    ],
  },
  {
    rules: {
      rows: 5,
      cols: 7,
      motion: 'slide',
      fleet: [
        {name: 'cruiser', length: 3},
        {name: 'raft', count: 2, length: 2},
      ],
    },
    agents: ['random-repeat', 'fixed-scan', 'fixed-scan(search=cross)', 'tracker'],
  },
];
/** @type {Record<string, string[]>} */
const options = {
  parity: ['parity(k=longest)'],
  'probability-map': [
    'probability-map(count=1)',
    'probability-map(count=none)',
    'probability-map(bonus=once;ships=longest)',
    'probability-map(bonus=none)',
    'probability-map(ties=first)',
  ],
  'p-matrix': [
    'p-matrix(wound-weight=only)',
    'p-matrix(wound-weight=1)',
    'p-matrix(wound-weight=100)',
    'p-matrix(turns=all)',
  ],
};

/**
 * @param {any} tables what the engine says can be played by whom
 * @returns {{rules: any, agents: string[]}[]} every rule set with every agent text that is tried on it
 */
function plans({rules}) {
  // Games of moving ships are long: theirs are on a small board, and one broken off on the large one.
  const hunted = rules.filter((/** @type {any} */ {id, puzzle}) => !puzzle && id !== 'moving');
  const presets = hunted.map((/** @type {any} */ {id, agents}) => ({
    rules: id,
    agents: agents.flatMap((/** @type {string} */ agent) => [agent, ...(options[agent] ?? [])]),
  }));
  return [...presets, ...custom];
}

/**
 * The configurations of the games: each plan's agents alone once; and racing and in duels with one
 * another, round after round under other seeds and deployers, until there are `count`.
 *
 * @param {any} tables
 * @param {number} count
 */
export function configs(tables, count) {
  const found = [];
  for (let round = 0; found.length < count; round += 1) {
    for (const [number, {rules, agents}] of plans(tables).entries()) {
      const solitaire = rules === 'solitaire';
      const next = (/** @type {number} */ from) => agents[(from + round) % agents.length];
      const players = [
        ...(round === 0 ? agents.map((agent) => `solo:${agent}`) : []),
        `race:${[0, 1, 2].map(next).join(',')}`,
        ...(solitaire ? ['race:random,random'] : [`duel:${next(0)},${next(1)}`]),
      ];
      for (const [place, text] of players.entries()) {
        const seed = String(2n ** 63n + BigInt(1_000_003 * round + 1009 * number + 17 * place));
        const shapes = typeof rules !== 'string' && rules.fleet === odd.fleet;
        const ways = ['uniform', 'close', 'border', 'faulty', 'sparse', 'mixed'];
        if (rules === 'admiral') ways.unshift('against-the-shooter');
        const deploy = shapes ? 'uniform' : ways[(round + place) % ways.length];
        found.push({
          rules,
          players: text,
          seed,
          deploy,
          ...(solitaire && {hints: [4, 0, 7][(round + place) % 3]}),
        });
      }
    }
  }
  return found.slice(0, count);
}
