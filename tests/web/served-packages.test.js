// Pages that are served as they are worked on have what packages are made of once it is asked for.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {servePackages} from '../../scripts/lib/later-packages.mjs';
import {REPORTING} from '../../www/src/packaging/scorm/files.js';

test('a script of packages is built when it is asked for, and again only after a change', async () => {
  /** @type {() => void} */
  let changed = () => {};
  const serve = servePackages(
    /** @type {any} */ ({
      compiler: {
        hooks: {done: {tap: (/** @type {string} */ _, /** @type {any} */ act) => (changed = act)}},
      },
    }),
  );
  /** @param {string} url @returns {Promise<{sent: any, status: number, passed: boolean}>} */
  const asked = async (url) => {
    const got = {sent: /** @type {any} */ (null), status: 200, passed: false};
    const response = {
      status(/** @type {number} */ status) {
        got.status = status;
        return response;
      },
      type: () => response,
      send(/** @type {any} */ sent) {
        got.sent = sent;
      },
    };
    await serve(/** @type {any} */ ({url}), /** @type {any} */ (response), () => {
      got.passed = true;
    });
    return got;
  };
  for (const url of ['/', '/index.js', '/scorm/other.js', '/scorm/toString', '/lesson/?scorm/x'])
    assert.equal((await asked(url)).passed, true, url);
  const first = await asked(`/scorm/${REPORTING}`);
  assert.deepEqual([first.status, first.passed], [200, false]);
  assert.match(String(first.sent), /cmi\.suspend_data/);
  assert.equal((await asked(`/scorm/${REPORTING}?again`)).sent, first.sent);
  changed();
  const next = await asked(`/scorm/${REPORTING}`);
  assert.notEqual(next.sent, first.sent);
  assert.deepEqual(next.sent, first.sent);
});
