// What a first visit must load before a shot can be fired, gzipped, against its budget.

import {readdirSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {at} from './lib/paths.mjs';

const kilobyte = 1024;
const budget = {
  engine: 276.6 * kilobyte,
  scripts: 59.5 * kilobyte,
  'first page': 5 * kilobyte,
  'first style': 17 * kilobyte,
  tutor: 226.2 * kilobyte,
  planner: 106 * kilobyte,
  solver: 92 * kilobyte,
  learn: 43.5 * kilobyte,
  'reversi engine': 123 * kilobyte,
  reversi: 60.7 * kilobyte,
  lab: 77 * kilobyte,
  course: 40 * kilobyte,
  lesson: 55.5 * kilobyte,
  words: 32 * kilobyte,
  book: 200 * kilobyte,
  weights: 400 * kilobyte,
  widget: 100 * kilobyte,
  'widget engine': 276.6 * kilobyte,
  'frame script': 2 * kilobyte,
  // The single file in a package has its bound in its own test.
  'package maker': 11 * kilobyte,
  'package script': 9.5 * kilobyte,
};

/** What only those load who keep the site for use without a network. */
const KEEPING = /^(service-worker|offline)\b/;

/** What the page of Reversi fetches when somebody first hands a position out. */
const HANDING = /^reversi-(out|embed)\b/;

/** Prints the sizes of the built pages; false where one is over its budget. */
export function withinBudget() {
  const page = readFileSync(at('dist/index.html'), 'utf8');
  const built = readdirSync(at('dist'), {recursive: true, encoding: 'utf8'});
  // The element is fetched by other pages; its styles are in its scripts, and whoever watches needs the review at once.
  // What a frame adds to it, and what the page around a frame loads, are counted apart.
  const files = built.filter((name) => !/^(widget|demo|scorm)\b/.test(name));
  const ofWidget = built.filter((name) => name.startsWith('widget'));
  const element = ofWidget.filter(
    (name) =>
      name.endsWith('.js') &&
      (!name.includes('parts/') || name.includes('parts/review')) &&
      !/in-page|words|later-doors|tutor|planner|reversi|embed|frame|offline|database/.test(name),
  );
  // Every visit starts the worker and its bindings, though no tag names them; only the parts come later, unless a tag
  // asks for one.
  const all = files.filter(
    (name) => name.endsWith('.js') && !name.startsWith('words') && !KEEPING.test(name),
  );
  // These are pages of their own, two of them with engines that no other loads.
  const [learn, reversi, lab, course, lesson] = ['learn', 'reversi', 'lab', 'course', 'lesson'].map(
    (page) => all.filter((name) => name.startsWith(page) && !HANDING.test(name)),
  );
  const own = [...learn, ...reversi, ...lab, ...course, ...lesson];
  const scripts = all.filter((name) => !own.includes(name));
  const engines = files.filter((name) => name.endsWith('.wasm'));
  const [tutor, planner, solver, reversiEngine] = ['tutor', 'planner', 'explorer', 'reversi'].map(
    (engine) => engines.filter((name) => name.includes(engine)),
  );
  const others = [...tutor, ...planner, ...solver, ...reversiEngine];
  const engine = engines.filter((name) => !others.includes(name));
  // The worker fetches the tutor's bindings with the tutor, and the page what stores games with the first move that is
  // saved. A first visit has no address to follow before its first shot.
  const isLater = (/** @type {string} */ name) =>
    /^(parts|later-doors|database|address-bar)/.test(name) || HANDING.test(name);
  const first = scripts.filter((name) => !isLater(name) || page.includes(name));
  const sizes = {
    engine: engine.map(sizeOf),
    scripts: first.map(sizeOf),
    'first page': [sizeOf('index.html')],
    // The look of the parts that come later is linked below the chart.
    'first style': files.filter((name) => /^index\.\w+\.css$/.test(name)).map(sizeOf),
    tutor: tutor.map(sizeOf),
    planner: planner.map(sizeOf),
    solver: solver.map(sizeOf),
    learn: learn.map(sizeOf),
    'reversi engine': reversiEngine.map(sizeOf),
    reversi: reversi.map(sizeOf),
    lab: lab.map(sizeOf),
    course: course.map(sizeOf),
    lesson: lesson.map(sizeOf),
    words: largestLanguage(files),
    book: files.filter((name) => name.endsWith('.book')).map(sizeOf),
    weights: files.filter((name) => name.endsWith('.weights')).map(sizeOf),
    widget: element.map(sizeOf),
    'frame script': ofWidget.filter((name) => name.endsWith('spyglass-frame.js')).map(sizeOf),
    'package maker': files.filter((name) => /^parts\/scorm\b.*\.js$/.test(name)).map(sizeOf),
    'package script': [sizeOf('scorm/scorm.js')],
    'widget engine': ofWidget.filter((name) => /spyglass\S*\.wasm$/.test(name)).map(sizeOf),
  };
  const results = /** @type {(keyof typeof budget)[]} */ (Object.keys(budget)).map((part) => {
    const size = sizes[part].reduce((sum, next) => sum + next, 0);
    const line = `${part}: ${inKilobytes(size)} of ${inKilobytes(budget[part])} KB gzipped`;
    const over = size > budget[part] ? `, ${Math.ceil(size - budget[part])} bytes too many` : '';
    process.stdout.write(`  ${line}${over}\n`);
    return sizes[part].length > 0 && size <= budget[part];
  });
  const later = scripts.filter((name) => !first.includes(name)).map(sizeOf);
  const sum = later.reduce((total, next) => total + next, 0);
  process.stdout.write(`  parts that come later: ${inKilobytes(sum)} KB gzipped\n`);
  return results.every(Boolean);
}

/** What the page of the seas fetches of the longest language for a hunt. @param {string[]} files @returns {number[]} */
function largestLanguage(files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const name of files) {
    const [, language] = /^words.(\w+)-(?:core|common)-ftl\b.*\.js$/.exec(name) ?? [];
    if (language) sums.set(language, (sums.get(language) ?? 0) + sizeOf(name));
  }
  return sums.size > 0 ? [Math.max(...sums.values())] : [];
}

/** @param {string} name */
const sizeOf = (name) => gzipSync(readFileSync(at(`dist/${name}`)), {level: 9}).length;

/** @param {number} size */
const inKilobytes = (size) => (size / kilobyte).toFixed(1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = withinBudget() ? 0 : 1;
}
