// How fast two built checkouts are, the one in parts of the other. Only CPU time counts, the checkouts take turns, and the best round of
// each stands, so that other work on the machine hardly shows.

import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import process from 'node:process';
import {loadEngine} from './engines.mjs';
import {ask, Refusal} from './run.mjs';
import {locked} from './wasm.mjs';

const ROUNDS = 5;
/** The CPU time of a round, at least: shorter ones scatter. */
const ROUND_MS = 400;
const RULES = ['admiral', 'sea-battle', 'solitaire', 'moving'];
/** What is played natively: rules, agent and games of a round. */
const NATIVE = [
  ['admiral', 'hunt', '8000'],
  ['admiral', 'probability-map', '3000'],
  ['admiral', 'exact', '40'],
  ['sea-battle', 'p-matrix', '500'],
  ['sea-battle', 'exact', '5'],
  ['solitaire', 'expert-standard', '1000'],
];
const ENDGAMES = ['ffo-40', 'ffo-41', 'ffo-42', 'ffo-43', 'ffo-44'];

/**
 * The same work for both checkouts.
 *
 * @typedef {object} Trial
 * @property {string} name
 * @property {() => (() => number)[]} begin by checkout what does the work and returns its CPU time in milliseconds
 */

/**
 * Prints the CPU time of the first checkout in parts of that of the second.
 *
 * @param {[string, string]} folders of the checkouts
 * @param {string} wanted only trials whose name has this in it
 */
export async function benchAgainst(folders, wanted) {
  const engines = await Promise.all(folders.map((folder) => loadEngine(folder, 'spyglass')));
  for (const {name, begin} of [...games(engines), ...counts(engines), ...native(folders)]) {
    if (!name.includes(wanted)) continue;
    const works = begin();
    const best = works.map(() => Infinity);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [place, work] of works.entries()) best[place] = Math.min(best[place], work());
    const times = best.map((ms) => `${ms.toFixed(0)} ms`).join(' / ');
    process.stdout.write(`  ${name}: ${(best[0] / best[1]).toFixed(3)} (${times})\n`);
  }
}

/** @param {() => void} work @returns {number} its CPU time in milliseconds */
function timed(work) {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The games of every agent in WebAssembly. @param {any[]} engines @returns {Trial[]} */
const games = (engines) =>
  RULES.flatMap((rules) =>
    engines[0].playersOf(rules).map((/** @type {string} */ agent) => ({
      name: `${agent} on ${rules}`,
      begin() {
        const plays = engines.map((engine) => (/** @type {number} */ games) => {
          const batch = engine.newBatch({rules, seed: '1', agents: [agent]});
          const ms = timed(() => batch.run(games));
          batch.free();
          return ms;
        });
        // As many as fill a round; by then the code has been compiled twice.
        let games = 1;
        while (Math.min(...plays.map((play) => play(games))) < ROUND_MS) games *= 2;
        return plays.map((play) => () => play(games));
      },
    })),
  );

/** The chances before the first shot in WebAssembly. @param {any[]} engines @returns {Trial[]} */
const counts = (engines) =>
  RULES.map((rules) => ({
    name: `chances on ${rules}`,
    begin: () =>
      engines.map((engine) => () => {
        const game = engine.newGame({rules, seed: '1', players: 'solo:you'});
        const ms = timed(() => game.ponder(1, Number.MAX_SAFE_INTEGER));
        game.free();
        return ms;
      }),
  }));

/** Games and endgames of the native programs. @param {string[]} folders @returns {Trial[]} */
const native = (folders) => [
  ...NATIVE.map(([rules, agent, games]) => ({
    name: `native ${agent} on ${rules}`,
    begin: () =>
      programs(folders, ['build', '--release', '--bin', 'lab']).map(
        (lab) => () =>
          timedProgram(lab, ['play', '--rules', rules, '--agent', agent, '--games', games]),
      ),
  })),
  ...ENDGAMES.map((endgame) => ({
    name: `native ${endgame}`,
    begin: () =>
      programs(folders, ['bench', '--bench', 'reversi', '--no-run']).map(
        (bench) => () => timedProgram(bench, [endgame]),
      ),
  })),
];

/** Builds a program of each checkout; returns their paths. @param {string[]} folders @param {string[]} args */
const programs = (folders, args) =>
  folders.map((folder) => {
    const manifest = ['--manifest-path', join(folder, 'Cargo.toml')];
    const lines = ask('cargo', [...args, ...manifest, ...locked, '--message-format=json']) ?? '';
    const made = lines.split('\n').map((line) => JSON.parse(line || '{}').executable);
    const program = made.findLast(Boolean);
    if (program === undefined) throw new Refusal(`'cargo ${args.join(' ')}' failed in ${folder}.`);
    return program;
  });

/**
 * The CPU time of a program, as the shell tells it that waits for it.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {number} milliseconds
 */
function timedProgram(program, args) {
  const line = ['-c', '"$@" >/dev/null && times', 'sh', program, ...args];
  const env = {...process.env, RAYON_NUM_THREADS: '1'};
  const {stdout, status} = spawnSync('sh', line, {encoding: 'utf8', env});
  if (status !== 0) throw new Refusal(`'${[program, ...args].join(' ')}' failed.`);
  // The second line is that of the programs it ran: 0m1.230s in them, 0m0.040s in the system.
  const [, spent] = stdout.split('\n');
  const parts = [...spent.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((ms, [, minutes, seconds]) => ms + 6e4 * +minutes + 1e3 * +seconds, 0);
}
