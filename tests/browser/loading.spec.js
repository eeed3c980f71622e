import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {browserTests} from './harness.mjs';

const {visitor, address} = browserTests({base: '/some/sub/path/'});

quickTest('the page loads below any path, within its policy and without an error', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await page.locator('[data-board="sea-1"] [data-cell="J10"]').waitFor();
  await visit.leave();
});

quickTest('every answer carries the policy', async () => {
  const visit = await visitor();
  const page = await visit.context.newPage();
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address());
  await page.locator('[data-board="sea-1"] [data-cell="J10"]').waitFor();
  while (!asked.some((url) => url.endsWith('.wasm'))) await page.waitForTimeout(50);
  const [script, engine] = ['.js', '.wasm'].map((ending) =>
    asked.find((url) => url.endsWith(ending)),
  );
  for (const url of [address(), script, engine, address('no-such-file')]) {
    const answer = await fetch(url ?? '');
    assert.equal(answer.status, url?.includes('no-such') ? 404 : 200, url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!'wasm-unsafe-eval')/);
  }
  await visit.leave();
});

test('where touching service workers throws, as in a sandbox, the page goes on without an error', async () => {
  const visit = await visitor();
  await visit.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
  });
  const page = await visit.open();
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.getByRole('dialog').getByLabel('One tap fires').waitFor();
  await visit.leave();
});
