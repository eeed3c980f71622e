// docs/scale.md: its commands, with fewer games, come to what one run comes to.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {prepareLab} from '../../scripts/lib/lab.mjs';
import {at} from '../../scripts/lib/paths.mjs';

const GAMES = 500;
const SHARDS = 7;

/** The commands of the page for the shell, a block each. */
const commands = readFileSync(at('docs/scale.md'), 'utf8')
  .split('\n\n')
  .filter((block) => block.startsWith('    '));

/** @param {string} part @returns {string} the one block that has it */
function commandWith(part) {
  const [command, ...more] = commands.filter((block) => block.includes(part));
  assert.ok(command && more.length === 0, `the page tells ${part} once`);
  return command;
}

/**
 * Runs in a folder of its own.
 *
 * @param {(run: (script: string) => string, read: (file: string) => Buffer) => void} body
 */
async function inFolder(body) {
  const lab = await prepareLab('test');
  const folder = mkdtempSync(join(tmpdir(), 'shards-'));
  const run = (/** @type {string} */ script) =>
    execFileSync('sh', ['-ec', script.replaceAll('target/release/lab', `"${lab}"`)], {
      cwd: folder,
      encoding: 'utf8',
    });
  try {
    body(run, (file) => readFileSync(join(folder, file)));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** With fewer games and shards. @param {string} command @param {string} games */
const smaller = (command, games) =>
  command
    .replaceAll(games, String(GAMES))
    .replaceAll('/100', `/${SHARDS}`)
    .replace('seq 100', `seq ${SHARDS}`);

/** @param {any} report how long it took is told, never compared */
const untimed = ({agents, ...report}) => ({
  ...report,
  agents: agents.map((/** @type {any} */ {seconds: _, ...sums}) => sums),
});

test('the shards of a batch add up to one run', async () => {
  await inFolder((run, read) => {
    const [merge] =
      /^ {4}target\/release\/lab merge shard.*$/m.exec(commandWith('parallel --progress')) ?? [];
    assert.ok(merge);
    run(
      smaller(commandWith('| xargs -P "$(nproc)" -I{} sh -c \'target/release/lab play'), '1000000'),
    );
    run(merge);
    const merged = JSON.parse(String(read('million.json')));
    const agents = '--agent hunt --agent probability-map';
    const whole = run(
      `target/release/lab play --rules admiral ${agents} --games ${GAMES} --seed 1 --json`,
    );
    assert.deepEqual(untimed(merged), untimed(JSON.parse(whole)));
  });
});

test('the shards of a match add up to one run, byte by byte', async () => {
  await inFolder((run, read) => {
    const command = commandWith('--shard {}/100 > match-{}.json')
      .replaceAll('engine-3', 'minimax-novice')
      .replaceAll('engine-2', 'reversi-random');
    run(smaller(command, '20000'));
    const whole = run(
      `target/release/lab reversi match --black minimax-novice --white reversi-random --games ${GAMES} --seed 1`,
    );
    assert.equal(String(read('match.json')), whole);
  });
});

test('the shards of a training learn what one run learns, bit by bit', async () => {
  await inFolder((run, read) => {
    const fewer = commandWith('for round in $(seq 1400)')
      .replaceAll('1400', '3')
      .replace('--fleets 2048', '--fleets 32');
    run(fewer);
    const recipe = '--rules admiral --rounds 3 --fleets 32 --seed 3';
    run(`target/release/lab train-planner ${recipe} --out whole.weights`);
    assert.ok(read('admiral.weights').equals(read('whole.weights')));
  });
});
