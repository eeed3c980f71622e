// The tools of the bench, without its times: what is sent comes as it was sent, and a bound that is missed fails the command.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import process from 'node:process';
import {test} from 'node:test';
import {isMissed, spread, textOf} from '../../scripts/lib/bounds.mjs';
import {slowNet} from '../../scripts/lib/slow-net.mjs';
import {get} from './get.mjs';

test('through the slow network everything comes, in the order in which it was sent', async () => {
  const sent = Buffer.alloc(24_000_000);
  for (let place = 0; place < sent.length; place += 4) sent.writeUInt32LE(place, place);
  const server = createServer((_, response) => response.end(sent));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  // So fast that several chunks are due within one tick of a timer.
  const net = await slowNet({to: port, bitsPerSecond: 2e9, roundTripMs: 20});
  try {
    const {body} = await get(`http://localhost:${net.port}/`, {connection: 'close'});
    assert.ok(body.equals(sent));
    assert.ok(net.bytes() > sent.length);
  } finally {
    await net.close();
    server.close();
  }
});

const line = (/** @type {any} */ bound) => ({name: 'a click', value: '7', bound});

test('a bound is missed from either side, and by what is no number', () => {
  assert.equal(isMissed(line(undefined)), false);
  assert.equal(isMissed(line({measured: 50, most: 50, unit: 'ms'})), false);
  assert.equal(isMissed(line({measured: 50.1, most: 50, unit: 'ms'})), true);
  assert.equal(isMissed(line({measured: 60, least: 60, unit: '%'})), false);
  assert.equal(isMissed(line({measured: 59, least: 60, unit: '%'})), true);
  assert.equal(isMissed(line({measured: Number.NaN, most: 50, unit: 'ms'})), true);
  assert.equal(textOf(line(undefined)), 'a click: 7');
  assert.equal(
    textOf(line({measured: 51, most: 50, unit: 'ms'})),
    'a click: 7 (wanted: at most 50 ms, missed)',
  );
  assert.deepEqual(spread([30, 10, 20]), {middle: 20, text: '20 ms (10 to 30)'});
});

test('a missed bound is the exit code of whoever asks for it', () => {
  const ended = (/** @type {number} */ measured) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import {judge} from ${JSON.stringify(new URL('../../scripts/lib/bounds.mjs', import.meta.url).href)};
process.exitCode = judge([{name: 'a click', value: '', bound: {measured: ${measured}, most: 50, unit: 'ms'}}]) ? 0 : 1;`,
      ],
      {encoding: 'utf8'},
    );
  assert.equal(ended(50).status, 0);
  assert.equal(ended(51).status, 1);
  assert.match(ended(51).stdout, /missed/);
});
