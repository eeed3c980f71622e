import assert from 'node:assert/strict';
import {test} from 'node:test';
import {browserTests} from './harness.mjs';

const {visitor, address} = browserTests({base: '/some/sub/path/'});

test('the page loads below any path, within its policy and without an error', async () => {
  const visit = await visitor();
  const page = await visit.open();
  assert.match(await page.title(), /Spyglass$/);
  await visit.leave();
});

test('every answer carries the policy', async () => {
  const answer = await fetch(address());
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!'wasm-unsafe-eval')/);
});
