// Lessons: what is read is what was written, whatever is hostile is refused whole, and every kind is judged as a naive count judges it.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {createEngines} from '../../scripts/lib/lesson-engines.mjs';
import {againSteps} from '../../www/src/features/ending/view-costliest.js';
import {joinedDecks, readDeck, writeDeck} from '../../www/src/features/lessons/deck.js';
import {readDraft, writeDraft} from '../../www/src/features/lessons/draft.js';
import {dueIn} from '../../www/src/features/lessons/due.js';
import {KINDS, readLesson, tidied, writeLesson} from '../../www/src/features/lessons/format.js';
import {judge, marksCounted} from '../../www/src/features/lessons/judge.js';
import {createPlayerFlow, percentIn} from '../../www/src/features/lessons/player-flow.js';
import {noLesson, reducePlayer} from '../../www/src/features/lessons/player-state.js';
import {afterTry, isSettled, progressOf, resumed} from '../../www/src/features/lessons/progress.js';
import {
  chapterFor,
  exercisesOf,
  GAPS,
  repeated,
} from '../../www/src/features/lessons/repetition.js';
import {resultOf} from '../../www/src/features/lessons/sea-scenes.js';
import {lessonText, openLesson} from '../../www/src/features/lessons/source.js';
import {joined, recordParts} from '../../www/src/shell/records.js';
import {createStore} from '../../www/src/shell/store.js';
import {createDice, drawnLesson} from './drawn-lessons.mjs';
import {until} from './page.mjs';

const engines = createEngines();
const suite = process.env.SPYGLASS_SUITE === 'quick' ? 1 : 4;

const formats = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
const section = formats.split('\n## Lesson\n')[1]?.split('\n## ')[0] ?? '';
/** The codes that the document has. */
const CODES = new Set(
  [...(section.split('| code |')[1] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)].map(
    ([, code]) => code,
  ),
);

const OURS = ['counting', 'likeliest', 'proof'].map((name) =>
  readFileSync(new URL(`../../www/src/data/lessons/${name}.json`, import.meta.url), 'utf8'),
);

/** @param {() => unknown} act @returns {any} what it was refused with; null where it was not */
function refusedBy(act) {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

test('what is written is read as the same, also with its keys in another order', () => {
  for (let seed = 0; seed < 400 * suite; seed += 1) {
    const lesson = drawnLesson(createDice(seed));
    const read = readLesson(JSON.stringify(lesson));
    assert.deepEqual(read, lesson);
    assert.equal(writeLesson(readLesson(writeLesson(read))), writeLesson(read));
    const turned = Object.fromEntries(Object.entries(lesson).reverse());
    assert.equal(writeLesson(readLesson(JSON.stringify(turned))), writeLesson(read));
  }
});

test('each code has a lesson that is refused with it', async () => {
  const [, chapter] = JSON.parse(OURS[0]).chapters;
  const of = (/** @type {any} */ change, whole = {}) =>
    JSON.stringify({
      'spyglass-lesson': 1,
      title: 'x',
      chapters: [{...chapter, ...change}],
      ...whole,
    });
  const cases = {
    'no-lesson': ['{', 'null', '[]', '{}', '"x"', JSON.stringify({lesson: 1}), '['.repeat(100_000)],
    'lesson-too-large': [' '.repeat(262_145)],
    'unknown-lesson-version': [of({}, {'spyglass-lesson': 3}), of({}, {'spyglass-lesson': '1'})],
    'unknown-lesson-kind': [of({ask: 'sing'}), of({ask: 7}), of({ask: '__proto__'})],
    'lesson-kind-not-for-game': [
      of({position: undefined, board: `${'-'.repeat(64)} X`, ask: 'solve'}),
    ],
    'bad-lesson': [
      ...[
        of({extra: 1}),
        of({prompt: ''}),
        of({prompt: 7}),
        of({goal: {cell: 'Z9'}}),
        of({tries: 0}),
      ],
      ...[of({hints: ['a', 'b', 'c', 'd']}), of({}, {title: '\u202e'}), of({}, {chapters: []})],
      ...[of({record: 'x'}), of({step: 3}), of({feedback: {cells: {__proto__: 'x', Q1: 'x'}}})],
      // Nobody says what comes next.
      of({ask: 'predict', goal: {}}),
      of({
        position: undefined,
        record: 'spyglass2 admiral s.1 race:you,parity FE5',
        step: 1,
        ask: 'predict',
        goal: {},
      }),
      of({}, {language: '"><script>'}),
      // A number that would be written as `null`, and what is deeper than can be written.
      ...['1e999', `${'['.repeat(100_000)}${']'.repeat(100_000)}`].map((value) =>
        of({position: {flags: 0}}).replace('{"flags":0}', `{"flags":${value}}`),
      ),
    ],
    'lesson-encoding': [of({prompt: '\ufffd'})],
    'lesson-is-package': ['PK\u0003\u0004\u0014'],
    'lesson-position': [
      of({ask: 'predict', goal: {agent: 'nobody'}}),
      of({
        position: undefined,
        board: `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)} X`,
        ask: 'predict',
        goal: {agent: 'engine-9'},
      }),
      of({position: {rules: 'admiral', shots: [['A1', 'sunk', 'raft']]}}),
      of({position: 'x;y'}),
    ],
  };
  assert.deepEqual(
    [...CODES]
      .filter((code) => !['lesson-elsewhere', 'lesson-not-loaded', 'no-such-lesson'].includes(code))
      .sort(),
    Object.keys(cases).sort(),
  );
  for (const [code, texts] of Object.entries(cases))
    for (const text of texts)
      await assert.rejects(openLesson(text, engines), {code}, `${code}: ${text.slice(0, 200)}`);
});

/** @param {(url: URL, how: RequestInit) => Response} answer @param {() => Promise<unknown>} act */
async function whileFetching(answer, act) {
  const {fetch} = globalThis;
  const asked = /** @type {[string, RequestInit][]} */ ([]);
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {URL} */ url, /** @type {RequestInit} */ how) => {
      asked.push([String(url), how]);
      return answer(url, how);
    }
  );
  try {
    await act();
  } finally {
    globalThis.fetch = fetch;
  }
  return asked;
}

test('a lesson is only loaded from the origin of the page itself, wherever its addresses are read from', async () => {
  const origin = 'https://here.example';
  const home = `${origin}/a/b.html`;
  for (const [said, base] of [
    ['x.json', 'https://elsewhere.example/'],
    ['https://elsewhere.example/x.json', home],
    ['//elsewhere.example/x.json', home],
    ['http://here.example/x.json', home],
    ['https://here.example:444/x.json', home],
    ['data:application/json,{}', home],
  ]) {
    const asked = await whileFetching(
      () => new Response('{}'),
      () => assert.rejects(lessonText(said, {base, origin}), {code: 'lesson-elsewhere'}, said),
    );
    assert.deepEqual(asked, []);
  }
  const [[url, how]] = await whileFetching(
    () => new Response(OURS[0]),
    async () => assert.equal(await lessonText('x.json', {base: home, origin}), OURS[0]),
  );
  assert.equal(url, `${origin}/a/x.json`);
  // A redirection could lead elsewhere.
  assert.equal(how.redirect, 'error');
});

test('a file is read no further than a lesson may reach, whatever its head says', async () => {
  let [pulls, cancelled] = [0, false];
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
      cancel() {
        cancelled = true;
      },
    });
  const place = {base: 'https://here.example/', origin: 'https://here.example'};
  await whileFetching(
    () => new Response(endless(), {headers: {'content-length': '10'}}),
    () => assert.rejects(lessonText('x', place), {code: 'lesson-too-large'}),
  );
  assert.ok(cancelled && pulls < 20, String(pulls));
});

test('typed and pasted text becomes one that a lesson may hold', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const dice = createDice(seed);
    const text = Array.from({length: 40}, () =>
      dice.oneOf(['a', '\t', '\r\n', '\r', '\u0007', '\u202e', '\ud83d', '\ude00', '😀', '\u0085']),
    ).join('');
    const title = `x${tidied(text, 60)}`;
    assert.equal(readLesson(JSON.stringify({...JSON.parse(OURS[0]), title})).title, title);
  }
});

/** Every way a ship of a length can lie on a board, as sets of cells. @param {number} side @param {number} length */
function waysOf(side, length) {
  const name = (/** @type {number} */ row, /** @type {number} */ col) =>
    `${'ABCDEFGH'[col]}${row + 1}`;
  const lines = Array.from({length: side}, (_, line) => line);
  return lines.flatMap((line) =>
    Array.from({length: side - length + 1}, (_, from) => from).flatMap((from) => {
      const run = Array.from({length}, (_, at) => from + at);
      return [run.map((at) => name(line, at)), run.map((at) => name(at, line))];
    }),
  );
}

/** The chances on a board of two ships that may touch, by listing every pair. @param {number} side @param {number[]} lengths @param {[string, string][]} shots */
function naiveChances(side, [one, two], shots) {
  const fleets = waysOf(side, one).flatMap((first) =>
    waysOf(side, two)
      .filter((second) => !second.some((cell) => first.includes(cell)))
      .map((second) => [...first, ...second]),
  );
  const fits = fleets.filter((fleet) =>
    shots.every(([cell, answer]) => fleet.includes(cell) === (answer === 'hit')),
  );
  const cells = new Set(waysOf(side, 1).flat());
  return new Map(
    [...cells]
      .filter((cell) => !shots.some(([shot]) => shot === cell))
      .map((cell) => [cell, fits.filter((fleet) => fleet.includes(cell)).length / fits.length]),
  );
}

test('cells, chances and what is certain are judged as a list of all fleets judges them', async () => {
  const lengths = [3, 2];
  const rules = {
    ...{rows: 4, cols: 4, announce: 'hit-or-miss'},
    fleet: lengths.map((length) => ({name: `ship-${length}`, length})),
  };
  const answers = /** @type {[string, string][][]} */ ([
    [],
    [['B2', 'miss']],
    [
      ['B2', 'hit'],
      ['B3', 'miss'],
      ['A2', 'miss'],
    ],
    [
      ['B2', 'miss'],
      ['C3', 'miss'],
      ['A1', 'miss'],
      ['D4', 'hit'],
    ],
    [
      ['A1', 'miss'],
      ['A2', 'miss'],
      ['A3', 'hit'],
      ['B3', 'miss'],
      ['D1', 'miss'],
      ['C2', 'miss'],
      ['C4', 'miss'],
    ],
  ]);
  for (const shots of answers) {
    const naive = naiveChances(4, lengths, shots);
    const most = Math.max(...naive.values());
    const chapter = (/** @type {any} */ more) => ({position: {rules, shots}, prompt: 'x', ...more});
    const scene = await engines.sea.open(chapter({ask: 'cell', goal: {}}));
    for (const within of [0, 5]) {
      const asked = chapter({ask: 'cell', goal: {within, near: 20}});
      const facts = await engines.sea.facts(scene, asked, null);
      for (const [cell, chance] of naive) {
        const off = 100 * (most - chance);
        const expected = off <= within + 1e-7 ? 'right' : off <= 20 + 1e-7 ? 'near' : 'wrong';
        assert.equal(judge('cell', asked.goal, cell, facts), expected, `${cell} after ${shots}`);
      }
      assert.equal(judge('cell', asked.goal, shots[0]?.[0] ?? 'Z1', facts), 'wrong');
    }
    const asked = chapter({ask: 'chance', goal: {cell: naive.keys().next().value}});
    const facts = await engines.sea.facts(scene, asked, null);
    for (let percent = 0; percent <= 100; percent += 1) {
      const off = Math.abs(percent - 100 * Number(naive.get(asked.goal.cell)));
      const expected = off <= 2 + 1e-7 ? 'right' : off <= 6 + 1e-7 ? 'near' : 'wrong';
      assert.equal(judge('chance', asked.goal, percent, facts), expected);
    }
    const sure = chapter({ask: 'certain', goal: {}});
    const known = await engines.sea.facts(scene, sure, null);
    const having = (/** @type {number} */ chance) =>
      [...naive].filter(([, one]) => one === chance).map(([cell]) => cell);
    const all = {ship: having(1), water: having(0)};
    assert.equal(judge('certain', {}, all, known), 'right');
    const turned = {ship: all.water, water: all.ship};
    const isEmpty = all.ship.length + all.water.length === 0;
    assert.equal(judge('certain', {}, turned, known), isEmpty ? 'right' : 'wrong');
    const some = [...all.ship, ...all.water];
    for (const left of some) {
      const without = {
        ship: all.ship.filter((cell) => cell !== left),
        water: all.water.filter((cell) => cell !== left),
      };
      const half = 2 * (some.length - 1) >= some.length;
      assert.equal(judge('certain', {}, without, known), half ? 'near' : 'wrong');
    }
    const open = [...naive.keys()].find((cell) => !some.includes(cell));
    if (open)
      assert.equal(judge('certain', {}, {...all, ship: [...all.ship, open]}, known), 'wrong');
    // Exact shoots at the likeliest cell, and who names another as likely is right too.
    const foretold = chapter({ask: 'predict', goal: {agent: 'exact'}});
    const choice = await engines.sea.facts(scene, foretold, null);
    for (const [cell, chance] of naive)
      assert.equal(
        judge('predict', foretold.goal, cell, choice) === 'right',
        most - chance < 1e-7,
        `${cell} of ${shots}`,
      );
  }
});

test('marks are counted side by side, those that are asked for alone', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const dice = createDice(seed);
    const cells = ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2'];
    const drawn = () => {
      const as = cells.map(() => dice.oneOf(/** @type {const} */ (['ship', 'water', null])));
      const of = (/** @type {string} */ side) => cells.filter((_, at) => as[at] === side);
      return {ship: of('ship'), water: of('water')};
    };
    const [answer, certain] = [drawn(), drawn()];
    for (const of of /** @type {const} */ ([undefined, 'both', 'ship', 'water'])) {
      const counts = {right: 0, wrong: 0, missing: 0};
      for (const cell of cells)
        for (const side of /** @type {const} */ (['ship', 'water'])) {
          if (of === 'ship' && side === 'water') continue;
          if (of === 'water' && side === 'ship') continue;
          const [isMarked, isTrue] = [answer, certain].map((marks) => marks[side].includes(cell));
          if (isMarked && isTrue) counts.right += 1;
          if (isMarked && !isTrue) counts.wrong += 1;
          if (!isMarked && isTrue) counts.missing += 1;
        }
      assert.deepEqual(marksCounted(answer, {of}, certain), counts);
      const half = counts.right >= counts.missing;
      const expected =
        counts.wrong > 0 ? 'wrong' : counts.missing === 0 ? 'right' : half ? 'near' : 'wrong';
      assert.equal(judge('certain', {of}, answer, {certain}), expected);
    }
  }
});

test('results are judged by their distance from the goal', () => {
  for (let shots = 1; shots < 40; shots += 1) {
    const expected = shots <= 20 ? 'right' : shots <= 23 ? 'near' : 'wrong';
    assert.equal(judge('score', {shots: 20}, shots, {}), expected);
    const least = shots >= 20 ? 'right' : shots >= 15 ? 'near' : 'wrong';
    assert.equal(judge('score', {points: 20, near: 5}, shots, {}), least);
    assert.equal(judge('score', {lead: 20, near: 5}, shots, {}), least);
  }
  for (const given of [null, 'x', {}, Number.NaN])
    assert.equal(judge('score', {shots: 9}, /** @type {any} */ (given), {}), 'wrong');
  assert.equal(judge('solve', {}, true, {}), 'right');
  assert.equal(judge('solve', {}, false, {}), 'wrong');
});

test('Reversi’s moves are judged by what they give up against the best', async () => {
  const {reversi} = engines;
  const scenes = await reversi();
  const chapter = /** @type {any} */ ({
    ...{record: 'spyglass2 reversi s.7 duel:you,you Mf5.Md6.Mc3.Md3.Mc4', step: 5},
    ...{prompt: 'x', ask: 'cell', goal: {within: 1, near: 3}},
  });
  const scene = await scenes.open(chapter);
  const facts = await scenes.facts(scene, chapter, null);
  const most = Math.max(...facts.values.values());
  assert.ok(facts.values.size > 3);
  for (const [square, value] of facts.values) {
    const expected = most - value <= 1 ? 'right' : most - value <= 3 ? 'near' : 'wrong';
    assert.equal(judge('cell', chapter.goal, square, facts), expected);
  }
  const played = await scenes.play(scene, {agent: 'engine-1'}, 0);
  assert.match(played.record, / duel:engine-1,you /);
  assert.equal(played.view.toMove, 'white');
});

test('what is less than the error of the values is no loss, and the best move has its line', async () => {
  const scenes = await engines.reversi();
  // Long before the end, and where the end is counted.
  const games = [
    'spyglass2 reversi s.7 duel:you,you Mf5.Md6.Mc3.Md3.Mc4',
    'spyglass2 reversi-4 s.1 duel:you,you -',
  ];
  for (const [at, record] of games.entries())
    for (const near of [undefined, 0, 2]) {
      const goal = /** @type {const} */ ({by: 'error', agent: 'engine-2', near});
      const chapter = chapterFor(
        {record, step: recordParts(record).actions.length, due: 1, streak: 0, by: 'engine-2'},
        'x',
      );
      const scene = await scenes.open(chapter);
      for (const {square} of scene.view.legal) {
        /** @type {any} */
        const facts = await scenes.facts(scene, {...chapter, goal}, square);
        const most = Math.max(...facts.values.values());
        const off = most - Number(facts.values.get(square));
        const error = Math.max(
          ...facts.moves
            .filter((/** @type {any} */ one) => [facts.best, square].includes(one.square))
            .map((/** @type {any} */ one) => one.error ?? 0),
        );
        assert.equal(facts.error, error);
        assert.equal(error === 0, at === 1);
        const expected = off <= error ? 'right' : off <= error + (near ?? 4) ? 'near' : 'wrong';
        assert.equal(judge('cell', goal, square, facts), expected);
        // The line begins with the best move and can be played.
        const line = await scenes.line(scene, {...chapter, goal}, facts, () => true);
        assert.ok(line);
        assert.equal(line[0], `M${facts.best}`);
        assert.ok(line.length > 1 && line.length <= 6);
        const parts = recordParts(record);
        const whole = joined({...parts, actions: [...parts.actions, ...line]});
        await scenes.open({record: whole, step: 0, prompt: 'x', ask: 'cell', goal: {}});
      }
    }
});

test('a lesson has the lowest version that holds its chapters, and both are read alike', () => {
  const board = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`;
  /** @param {object[]} goals @param {number} version */
  const textOf = (goals, version) =>
    JSON.stringify({
      'spyglass-lesson': version,
      title: 'x',
      chapters: goals.map((goal) => ({board, prompt: 'x', ask: 'cell', goal})),
    });
  for (const [goals, lowest] of /** @type {[object[], number][]} */ ([
    [[{}, {by: 'discs', within: 1}], 1],
    [[{by: 'discs'}, {by: 'error'}], 2],
    [[{by: 'error', agent: 'engine-2'}], 2],
  ]))
    for (const version of [1, 2]) {
      const lesson = readLesson(textOf(goals, version));
      assert.equal(writeLesson(lesson), textOf(goals, lowest));
      const draft = readDraft(JSON.parse(textOf(goals, version)));
      assert.equal(JSON.parse(writeDraft(/** @type {any} */ (draft)))['spyglass-lesson'], lowest);
    }
});

test('who measures a move is the engine', () => {
  const chapter = {
    ...{board: `${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`, prompt: 'x', ask: 'cell'},
  };
  /** @param {object} goal */
  const codeOf = (goal) =>
    refusedBy(() =>
      readLesson(
        JSON.stringify({'spyglass-lesson': 1, title: 'x', chapters: [{...chapter, goal}]}),
      ),
    )?.args?.cause;
  assert.equal(codeOf({by: 'error', agent: 'engine-6', within: 1, near: 3}), undefined);
  assert.equal(codeOf({by: 'error'}), undefined);
  assert.equal(codeOf({by: 'error', agent: 'minimax-novice'}), 'goal.agent');
  assert.equal(codeOf({by: 'error', agent: 'other(by=engine-4)'}), 'goal.agent');
  assert.equal(codeOf({by: 'discs', agent: 'engine-6'}), 'goal.agent');
  assert.equal(codeOf({by: 'chance'}), 'goal.by');
});

test('a draft whose record is empty has no step, and is read as it is kept', () => {
  const draft = readDraft({'spyglass-lesson': 1, chapters: [{record: '', step: 1}]});
  assert.equal(draft?.chapters[0].step, undefined);
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
});

test('our lessons use every kind, open, and can be answered right', async () => {
  const lessons = await Promise.all(OURS.map((text) => openLesson(text, engines)));
  const kinds = lessons.flatMap(({chapters}) => chapters.map(({ask}) => ask));
  assert.deepEqual([...new Set(kinds)].sort(), [...KINDS.sea].sort());
  for (const {title, chapters} of lessons)
    for (const chapter of chapters) {
      if (chapter.ask === 'score' || chapter.ask === 'solve') continue;
      const scenes = /** @type {any} */ (
        / reversi/.test(chapter.record ?? '') ? await engines.reversi() : engines.sea
      );
      const scene = await scenes.open(chapter);
      const facts = await scenes.facts(scene, chapter, 'H7');
      const answers =
        chapter.ask === 'certain'
          ? [facts.certain]
          : chapter.ask === 'chance'
            ? [100 * facts.chances.get(chapter.goal.cell)]
            : [
                ...(
                  chapter.goal.cells ??
                  facts.choice?.scores ??
                  facts.values ??
                  facts.chances
                ).keys(),
              ].concat(chapter.goal.cells ?? []);
      assert.ok(
        answers.some((answer) => judge(chapter.ask, chapter.goal, answer, facts) === 'right'),
        `${title}: ${chapter.title}`,
      );
    }
});

test('a puzzle is solved by its one solution, and a hunt ends with the shots that were fired', async () => {
  const puzzle = /** @type {any} */ (
    JSON.parse(OURS[2]).chapters.find((/** @type {any} */ one) => one.ask === 'solve')
  );
  const scene = await engines.sea.open(puzzle);
  const {certain} = /** @type {any} */ (
    await engines.sea.facts(scene, {...puzzle, ask: 'certain'}, null)
  );
  let {view} = await engines.sea.play(scene, {}, 0);
  for (const cell of certain.ship) ({view} = await engines.sea.act('guess', cell, 0));
  assert.equal(view.result?.code, 'solved');
});

test('the best try counts, and what was kept of a lesson goes on', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const dice = createDice(seed);
    const lesson = readLesson(JSON.stringify(drawnLesson(dice)));
    const outcomes = lesson.chapters.map((chapter, at) => {
      if (dice.below(4) === 0) return null;
      /** @type {any} */
      let outcome = null;
      const tries = 1 + dice.below(chapter.tries ?? 3);
      const judgements = Array.from({length: tries}, () => dice.oneOf(['right', 'near', 'wrong']));
      const answers = {
        cell: 'A1',
        predict: 'a1',
        chance: 5,
        certain: {ship: [], water: ['A1']},
        score: null,
        solve: true,
      };
      for (const judgement of judgements)
        outcome = afterTry(outcome, chapter, {
          ...{
            number: at + 1,
            answer: answers[chapter.ask],
            judgement: /** @type {any} */ (judgement),
          },
          hints: dice.below((chapter.hints?.length ?? 0) + 1),
        });
      const shares = judgements.map(
        (judgement) => ({right: 1, near: 0.5, wrong: 0})[judgement] ?? 0,
      );
      assert.equal(outcome.earned, (chapter.points ?? 1) * Math.max(...shares));
      assert.equal(outcome.tries, tries);
      return outcome;
    });
    const finished = dice.below(2) === 0;
    const progress = progressOf(lesson, outcomes, dice.below(lesson.chapters.length), finished);
    const settled = outcomes.map((one, at) => isSettled(one, lesson.chapters[at]));
    const done = (finished && outcomes.every(Boolean)) || settled.every(Boolean);
    assert.equal(progress.done, done);
    const earned = outcomes.reduce((sum, one) => sum + (one?.earned ?? 0), 0);
    const possible = lesson.chapters.reduce((sum, {points = 1}) => sum + points, 0);
    assert.equal(progress.score, (100 * earned) / possible);
    for (const kept of [progress, JSON.stringify(progress)])
      assert.deepEqual(resumed(kept, lesson), {outcomes, at: progress.at - 1, finished: done});
  }
});

test('a chance is read with point or comma, from 0 to 100', () => {
  for (const [text, percent] of /** @type {[string, number | null][]} */ ([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 7 % ', 7],
    ['100', 100],
    ['0', 0],
    ['101', null],
    ['-1', null],
    ['', null],
    ['1e2', null],
    ['x', null],
    ['1.2.3', null],
  ]))
    assert.equal(percentIn(text), percent, text);
});

test('an exercise comes back after longer and longer times, and a wrong answer begins anew', () => {
  const record = 'spyglass2 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8.FA1';
  const deck = exercisesOf(record, [1, 3, 5], 100);
  assert.deepEqual(
    deck.map(({step, due}) => [step, due]),
    [
      [0, 101],
      [2, 101],
      [4, 101],
    ],
  );
  assert.deepEqual(joinedDecks(deck, exercisesOf(record, [3, 5], 900)).deck, deck);
  for (let seed = 0; seed < 200; seed += 1) {
    const dice = createDice(seed);
    let [exercise] = deck;
    let day = exercise.due;
    let inARow = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const judgement = dice.oneOf(/** @type {const} */ (['right', 'near', 'wrong']));
      const before = exercise.due - day;
      exercise = repeated(exercise, judgement, day);
      inARow = judgement === 'right' ? inARow + 1 : judgement === 'wrong' ? 0 : inARow;
      assert.equal(exercise.streak, inARow);
      // What is practised before its day stays as it stands.
      for (const early of [day, exercise.due - 1])
        assert.equal(repeated(exercise, judgement, early), exercise);
      const gap = exercise.due - day;
      assert.equal(gap, GAPS[Math.min(inARow, GAPS.length - 1)]);
      assert.ok(before >= -200);
      assert.equal(dueIn([exercise], day).length, 0);
      assert.equal(dueIn([exercise], exercise.due).length, 1);
      day = exercise.due + dice.below(5);
    }
  }
  assert.ok(GAPS.every((gap, at) => at === 0 || gap > GAPS[at - 1]));
});

test('a file of exercises is read as it was written, or refused whole', async () => {
  const record = 'spyglass2 admiral s.42 solo:you FE5.FE6.FA1';
  const deck = exercisesOf(record, [1, 2, 3], 20_000);
  assert.deepEqual(readDeck(writeDeck(deck)), deck);
  for (const text of ['', '{', 'null', '[]', '{}', OURS[0]])
    assert.equal(refusedBy(() => readDeck(text))?.code, 'no-deck');
  assert.deepEqual(refusedBy(() => readDeck('{"spyglass-deck":2}'))?.args, {
    ...{row: 0, cause: 'absent', most: 500},
  });
  assert.equal(refusedBy(() => readDeck(' '.repeat(5e6)))?.code, 'deck-too-large');
  assert.equal(
    refusedBy(() => readDeck('{"spyglass-deck":"2","exercises":[]}'))?.args?.version,
    '“2”',
  );
  for (const version of ['3', '0', '"2"', 'null'])
    assert.equal(
      refusedBy(() => readDeck(`{"spyglass-deck":${version},"exercises":[]}`))?.code,
      'unknown-deck-version',
    );
  const many = Array.from({length: 600}, (_, at) => ({
    ...deck[0],
    record: `spyglass2 admiral s.${at} solo:you -`,
  }));
  assert.deepEqual(joinedDecks([], many), {deck: many.slice(0, 500), added: 500, left: 100});
  // What is one's own is never pushed out.
  const own = exercisesOf(record.replace('s.42', 's.999'), [1, 2, 3], 20_000);
  assert.deepEqual(joinedDecks(own, [own[1], ...many]), {
    deck: [...own, ...many.slice(0, 497)],
    added: 497,
    left: 103,
  });
  assert.equal(refusedBy(() => readDeck(writeDeck(many)))?.args?.cause, 'too-many');
});

test('an exercise with a mistake is named with what is wrong, and hides no other', () => {
  const deck = exercisesOf('spyglass2 admiral s.42 solo:you FE5.FE6.FA1', [1, 2, 3], 20_000);
  const [, , last] = deck;
  for (const [cause, change] of Object.entries({
    record: {record: 7},
    // After a game was given up nothing is to be decided.
    'record ': {record: 'spyglass2 admiral s.42 solo:you FE5.S', step: 2},
    'record  ': {record: 'spyglass2 admiral s.42 race:you,parity FE5.2S.FE6', step: 3},
    step: {step: 3},
    due: {due: -1},
    streak: {streak: '1'},
    by: {by: 'engine-4'},
    other: {other: 1},
  })) {
    const text = JSON.stringify({
      'spyglass-deck': 2,
      exercises: [deck[0], {...last, ...change}, deck[1]],
    });
    assert.deepEqual(refusedBy(() => readDeck(text))?.args, {
      ...{row: 2, cause: cause.trim(), most: 500},
    });
    assert.deepEqual(readDeck(text, true), [deck[0], deck[1]]);
  }
});

test('a file has the lowest version that holds its exercises, and a move of Reversi names its judge', () => {
  const shots = exercisesOf('spyglass2 admiral s.42 solo:you FE5.FE6', [1, 2], 20_000);
  const moves = exercisesOf(
    'spyglass2 reversi s.1 duel:you,engine-3 Mf5.Md6',
    [1],
    20_000,
    'engine-4',
  );
  for (const [deck, version] of /** @type {const} */ ([
    [[], 1],
    [shots, 1],
    [moves, 2],
    [[...shots, ...moves], 2],
  ])) {
    const text = writeDeck([...deck]);
    assert.equal(JSON.parse(text)['spyglass-deck'], version);
    assert.deepEqual(readDeck(text), deck);
  }
  /** @param {object} change @param {number} version */
  const codeOf = (change, version, [one] = moves) =>
    refusedBy(() =>
      readDeck(JSON.stringify({'spyglass-deck': version, exercises: [{...one, ...change}]})),
    )?.code;
  // The first version was written for the seas; the second has their exercises too.
  assert.equal(codeOf({}, 1), 'bad-deck');
  assert.equal(codeOf({}, 2, shots), undefined);
  for (const by of [
    ...[undefined, 'minimax-novice', 'other(by=engine-4)', '', 7, null],
    'engine-4'.padEnd(500, 'x'),
  ])
    assert.equal(codeOf({by}, 2), 'bad-deck', String(by));
  assert.equal(codeOf({by: 'engine-4'}, 2, shots), 'bad-deck');
});

test('a decision is right again by chance, or where it costs no shot that can be measured', () => {
  const goal = /** @type {const} */ ({by: 'either'});
  for (const chance of [0.4, 0.385, 0.35, 0.31, 0.29, 0.1])
    for (const more of [null, -0.3, 0, 0.1, 0.15, 0.3, 1, 1.2, 5]) {
      const chances = new Map([
        ['A1', 0.4],
        ['B1', chance],
      ]);
      const lost = more === null ? undefined : {more, error: 0.2};
      const off = 100 * (0.4 - chance);
      const byChance = off <= 2 ? 2 : off <= 10 ? 1 : 0;
      const isNear = more !== null && more - 0.2 <= 0.5 && off <= 25;
      const byShots = more === null ? 0 : more <= 0.2 ? 2 : isNear ? 1 : 0;
      const expected = ['wrong', 'near', 'right'][Math.max(byChance, byShots)];
      assert.equal(
        judge('cell', goal, 'B1', {chances, ...(lost && {lost})}),
        expected,
        `${chance} ${more}`,
      );
    }
});

test('water is not nearly right where a ship is certain', () => {
  const chances = new Map([
    ['A1', 1],
    ['B1', 0],
  ]);
  for (const more of [0, 0.3, 0.9, 1])
    assert.equal(
      judge('cell', {by: 'either'}, 'B1', {chances, lost: {more, error: 0.2}}),
      'wrong',
      `${more}`,
    );
});

test('the costliest decisions are each another one', () => {
  const dice = createDice(4);
  for (let round = 0; round < 300; round += 1) {
    const shots = Array.from({length: 3 + dice.below(20)}, (_, at) => ({
      ...{step: at + 1, player: 1, cell: 'A1', chance: 0, sank: null, proved: null},
      ...{best: {cell: dice.oneOf(['B1', 'C1', 'D1']), chance: 1}, basis: {kind: 'exact'}},
      ...{answer: 'miss', found: dice.oneOf([false, false, false, true, null])},
      pointsLost: dice.below(6),
    }));
    const steps = againSteps(/** @type {any} */ (shots));
    // Told by the state of knowledge: what was found so far, and the likeliest cell.
    const asked = shots.map(
      ({best}, at) =>
        `${shots.slice(0, at).filter(({found}) => found !== false).length} ${best.cell}`,
    );
    const costs = new Map();
    for (const [at, {pointsLost}] of shots.entries())
      if (pointsLost > 0) costs.set(asked[at], Math.max(pointsLost, costs.get(asked[at]) ?? 0));
    const most = [...costs.values()].sort((one, other) => other - one).slice(0, 3);
    const lost = steps.map((step) => shots[step - 1].pointsLost);
    assert.deepEqual(
      [...steps].sort((one, other) => one - other),
      steps,
    );
    assert.equal(new Set(steps.map((step) => asked[step - 1])).size, steps.length);
    assert.deepEqual(
      lost.sort((one, other) => other - one),
      most,
    );
  }
});

test('after a wrong answer a press on another open cell begins the next try', async () => {
  const lesson = readLesson(
    JSON.stringify({
      ...{'spyglass-lesson': 1, title: 'x'},
      chapters: [
        {
          position: {rules: 'admiral', shots: [['J10', 'miss']]},
          ...{prompt: 'x', ask: 'cell', goal: {cells: ['E5']}},
        },
      ],
    }),
  );
  const store = createStore(noLesson, reducePlayer);
  /** @type {number[]} */
  const tries = [];
  createPlayerFlow(/** @type {any} */ (store), engines, ({outcomes}) =>
    tries.push(outcomes[0]?.tries ?? 0),
  );
  store.dispatch({type: 'lesson-begin', lesson});
  const played = () => store.get().chapters[0];
  const press = (/** @type {string} */ cell) => store.dispatch({type: 'lesson-press', cell});
  await until(() => played().scene !== null);
  press('A1');
  press('A1');
  await until(() => tries.length === 1);
  for (const cell of ['A1', 'J10', 'A1']) press(cell);
  assert.equal(played().last?.judgement, 'wrong');
  press('E5');
  assert.equal(played().last, null);
  assert.equal(played().aim, 'E5');
  press('E5');
  await until(() => tries.length === 2);
  assert.equal(played().last?.judgement, 'right');
  press('A1');
  assert.equal(played().last?.judgement, 'right');
});

test('chapters of moving ships and of solitaire are opened, judged and played', async () => {
  const moving = /** @type {any} */ ({
    position: {
      rules: 'moving',
      shots: [
        ['E5', 'miss'],
        ['F6', 'hit'],
      ],
    },
    prompt: 'x',
    ask: 'cell',
    goal: {},
  });
  const scene = await engines.sea.open(moving);
  const {chances} = await engines.sea.facts(scene, moving, null);
  // What was shot at may have something new.
  assert.equal(chances?.size, 100);
  const record = 'spyglass2 solitaire s.7 solo:you FJ10';
  const solitaire = /** @type {any} */ ({
    record,
    step: 1,
    prompt: 'x',
    ask: 'score',
    goal: {points: 0},
  });
  const begun = await engines.sea.open(solitaire);
  const {view} = await engines.sea.play(begun, solitaire.goal, 0);
  assert.equal(view.boards[0].shots, 1);
  const {view: over} = await engines.sea.solve(0);
  assert.equal(typeof resultOf(over, 1, solitaire.goal), 'number');
  const hunt = /** @type {any} */ ({
    record: 'spyglass2 admiral s.7 solo:hunt FA1.FB2.FC3',
    step: 2,
    prompt: 'x',
    ask: 'predict',
    goal: {},
  });
  const seen = await engines.sea.open(hunt);
  const {choice} = await engines.sea.facts(seen, hunt, 'C3');
  assert.equal(choice?.cell, 'C3');
  assert.equal(seen.view.boards[0].shots, 2);
});

test('of Reversi what an agent would choose is right, and what it values as much', async () => {
  const scenes = await engines.reversi();
  for (const agent of ['engine-2', 'minimax-novice']) {
    const chapter = /** @type {any} */ ({
      ...{record: 'spyglass2 reversi s.7 duel:you,you Mf5.Md6.Mc3.Md3.Mc4', step: 5},
      ...{prompt: 'x', ask: 'predict', goal: {agent, near: 0}},
    });
    const scene = await scenes.open(chapter);
    const {choice} = await scenes.facts(scene, chapter, null);
    assert.ok(scene.view.legal.some(({square}) => square === choice?.cell));
    const most = choice?.scores.get(choice.cell ?? '');
    for (const [square, value] of choice?.scores ?? [])
      assert.equal(
        judge('predict', chapter.goal, square, {choice}),
        square === choice?.cell || value === most ? 'right' : 'wrong',
        `${agent} ${square}`,
      );
  }
});
