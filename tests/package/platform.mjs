// A learning platform, as far as a package sees one: a page around it with the SCORM 1.2 run time of scorm-again, which keeps an attempt from visit to visit.

import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {at} from '../../scripts/lib/paths.mjs';

/** What the platform is, by the query of its pages. */
const runtimeOf = (/** @type {string} */ mastery) => `
  const asked = new URLSearchParams(location.search);
  const how = asked.get('how');
  const kept = () => JSON.parse(localStorage.getItem('attempt') ?? 'null');
  window.calls = [];
  function begin() {
    const before = kept();
    const api = new Scorm12API({autocommit: false, logLevel: 5, mastery_override: asked.has('overrides')});
    if (before) api.loadFromJSON(before);
    api.cmi.core.student_id = 'pupil-7';
    api.cmi.core.entry = before === null ? 'ab-initio' : before.core.exit === 'suspend' ? 'resume' : '';
    if (/^(browse|review)$/.test(how)) api.cmi.core.lesson_mode = how;
    const mastery = asked.get('mastery') ?? '${mastery}';
    if (mastery) api.cmi.student_data.mastery_score = mastery;
    const keep = () => localStorage.setItem('attempt', JSON.stringify(api.renderCMIToJSONObject().cmi));
    api.on('LMSCommit', keep);
    api.on('LMSFinish', keep);
    return api;
  }
  function watched(api) {
    const names = ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Finish', 'GetLastError'];
    return Object.fromEntries(names.map((name) => ['LMS' + name, (...args) => {
      if (how === 'throws') throw new Error('the platform');
      const answer = how === 'refuses' ? 'false' : api['LMS' + name](...args);
      calls.push([name, ...args, String(answer)]);
      return answer;
    }]));
  }
  window.attempt = kept;
  if (how !== 'missing') window.API = watched(begin());
`;

/** @param {string} body */
const page = (body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A platform</title>
<style>body { margin: 0 } iframe { display: block; width: 100%; height: 600px; border: 0 }</style></head><body>${body}</body></html>
`;

const UNIT = '<iframe name="unit" title="The unit" src="unit/index.html"></iframe>';
const RUNS = '<script src="scorm12.js"></script><script src="runtime.js"></script>';

const PAGES = {
  'index.html': page(`${RUNS}${UNIT}`),
  // Two frames deep.
  'deep.html': page(`${RUNS}<iframe name="between" title="Between" src="between.html"></iframe>`),
  'between.html': page(UNIT),
  // In a window of its own, within a frame there.
  'opens.html': page(`${RUNS}<button onclick="window.open('between.html')">Open the unit</button>`),
};

/** @param {string} folder @param {Uint8Array} zip the package */
export function writePlatform(folder, zip) {
  const files = unzipSync(zip);
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'unit', name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  const [, mastery = ''] = /masteryscore>([\d.]+)</.exec(strFromU8(files['imsmanifest.xml'])) ?? [];
  for (const [name, text] of Object.entries(PAGES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'runtime.js'), runtimeOf(mastery));
  copyFileSync(at('node_modules/scorm-again/dist/scorm12.min.js'), join(folder, 'scorm12.js'));
}

/** @param {string} folder with the built scripts */
export const scriptsIn = (folder) => ({
  single: new Uint8Array(readFileSync(join(folder, 'spyglass-board.single.js'))),
  reporting: new Uint8Array(readFileSync(join(folder, 'scorm.js'))),
});
