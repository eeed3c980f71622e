// What learning from the games with one opponent is worth.

import {aim, nobody, seed} from './figure.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */

const AFTER = [10, 25, 50];

/**
 * After so many games how many shots fewer the next takes.
 *
 * @param {string} agent
 * @param {string} deployer
 * @param {number} series
 * @param {number} games
 * @returns {Figure[]}
 */
function lessons(agent, deployer, series, games) {
  return AFTER.map((after, place) => ({
    name: `learning, ${agent}, ${deployer} seas, after ${after} games`,
    // Of chance there is nothing to learn: no more may be lost than the error.
    expected: deployer === 'uniform' ? [0, 1] : null,
    errors: 1,
    source: deployer === 'uniform' ? aim : nobody,
    args: [
      'learn',
      ...['--agent', agent, '--deploy', deployer, '--after', AFTER.join(',')],
      ...['--series', String(series), '--games', String(games), '--seed', seed, '--json'],
    ],
    measure: ([report]) => ({
      value: report.lessons[place].gain,
      se: report.lessons[place].se,
      games: report.series * report.games,
    }),
  }));
}

export const learningFigures = [
  ...lessons('p-matrix', 'uniform', 1000, 10),
  ...['border', 'close', 'sparse', 'mixed', 'faulty'].flatMap((deployer) =>
    lessons('p-matrix', deployer, 200, 10),
  ),
];
