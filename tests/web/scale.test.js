// docs/scale.md: its command, with fewer games, adds up to one run.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {askLab, prepareLab} from '../../scripts/lib/lab.mjs';
import {at} from '../../scripts/lib/paths.mjs';

const GAMES = 500;
const SHARDS = 7;

test('the shards of the command in docs/scale.md add up to one run', async () => {
  const text = readFileSync(at('docs/scale.md'), 'utf8');
  const [command] = /^ {4}seq 100 \| xargs[\s\S]*?shard-\{\}\.json'$/m.exec(text) ?? [];
  const [merge] = /^ {4}target\/release\/lab merge .*$/m.exec(text) ?? [];
  assert.ok(command && merge, 'the page tells the commands');
  const lab = await prepareLab('test');
  const folder = mkdtempSync(join(tmpdir(), 'shards-'));
  try {
    const run = (/** @type {string} */ line) =>
      execFileSync('sh', ['-c', line.replaceAll('target/release/lab', `"${lab}"`)], {cwd: folder});
    run(
      command
        .replaceAll('1000000', String(GAMES))
        .replaceAll('/100', `/${SHARDS}`)
        .replace('seq 100', `seq ${SHARDS}`),
    );
    run(merge);
    const merged = JSON.parse(readFileSync(join(folder, 'million.json'), 'utf8'));
    const agents = ['--agent', 'hunt', '--agent', 'probability-map'];
    const [whole] = askLab(lab, [
      ...['play', '--rules', 'admiral', ...agents],
      ...['--games', String(GAMES), '--seed', '1'],
    ]);
    assert.deepEqual(untimed(merged), untimed(whole));
  } finally {
    rmSync(folder, {recursive: true});
  }
});

/** @param {any} report how long it took is told, never compared */
const untimed = ({agents, ...report}) => ({
  ...report,
  agents: agents.map((/** @type {any} */ {seconds: _, ...sums}) => sums),
});
