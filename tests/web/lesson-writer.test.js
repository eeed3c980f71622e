// A lesson being written: what is offered and taken fits the position.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createEngines} from '../../scripts/lib/lesson-engines.mjs';
import {asking, emptyDraft} from '../../www/src/features/lessons/draft.js';
import {KINDS} from '../../www/src/features/lessons/format.js';
import {kindsFor} from '../../www/src/features/lessons/scenes.js';
import {openCells} from '../../www/src/features/lessons/sea-scenes.js';
import {openLesson} from '../../www/src/features/lessons/source.js';
import {renderChapterForm} from '../../www/src/features/lessons/view-chapter.js';
import {reduceWriter} from '../../www/src/features/lessons/writer-state.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

const engines = createEngines();

test('of each position those kinds are offered that fit it: asked as usual they open, and no other does', async () => {
  const fleet = [{name: 'ship-3', length: 3}];
  const starts = [
    ...['admiral', 'admiral-apart', 'sea-battle'].map((rules) => ({position: {rules, shots: []}})),
    {position: {rules: {rows: 4, cols: 4, fleet}, shots: [['B2', 'miss']]}},
    {position: 'puzzle-6-easy-7;3:1,2:2,1:3;3,1,1,2,3,0;2,0,4,1,2,1;c@1,5'},
    ...['solitaire', 'moving'].map((rules) => ({record: `spyglass2 ${rules} s.1 solo:you -`})),
    ...['admiral s.1 solo:hunt FE5', 'moving s.1 solo:tracker FE5'].map((record) => ({
      ...{record: `spyglass2 ${record}`, step: 1},
    })),
  ];
  for (const start of starts) {
    const chapter = {...start, prompt: 'x', ask: /** @type {const} */ ('cell'), goal: {}};
    const scene = await engines.sea.open(chapter);
    const agents = door.playersOf(scene.view.rules);
    const fit = kindsFor(scene, 'sea', agents.length > 0);
    for (const ask of KINDS.sea) {
      const {goal} = asking(ask, 'sea', scene.view.rules);
      if (ask === 'predict' && !/solo:(hunt|tracker)/.test(JSON.stringify(start)))
        goal.agent = agents[0];
      if (ask === 'chance') [[goal.cell]] = openCells(scene.view);
      const text = JSON.stringify({
        ...{'spyglass-lesson': 1, title: 'x'},
        chapters: [{...chapter, ask, goal}],
      });
      const about = `${ask} of ${JSON.stringify(start)}`;
      if (fit.includes(ask)) await assert.doesNotReject(openLesson(text, engines), about);
      else await assert.rejects(openLesson(text, engines), about);
    }
  }
});

test('a press names cells that can be chosen, and takes away what is named', async () => {
  const chapter = {
    ...{position: {rules: 'admiral', shots: [['B2', 'miss']]}, prompt: 'x'},
    ...{ask: /** @type {const} */ ('cell'), goal: {}},
  };
  const scene = await engines.sea.open(chapter);
  const press = (/** @type {any} */ writer, /** @type {string} */ cell) =>
    reduceWriter(writer, {type: 'lesson-press', cell});
  const goalOf = (/** @type {any} */ writer) => writer.draft.chapters[0].goal;
  for (const ask of /** @type {const} */ (['cell', 'chance'])) {
    const draft = {...emptyDraft('x', 'en'), chapters: [{...chapter, ask}]};
    let writer = reduceWriter(null, {type: 'write-begin', id: 'a', draft});
    writer = reduceWriter(writer, {type: 'write-scene', scene, fault: null});
    writer = press(writer, 'B2');
    assert.deepEqual(goalOf(writer), {});
    writer = press(writer, 'C3');
    assert.deepEqual(goalOf(writer), ask === 'cell' ? {cells: ['C3']} : {cell: 'C3'});
    if (ask === 'cell') assert.deepEqual(goalOf(press(writer, 'C3')), {});
  }
  // Of a position that was another before.
  const old = {...emptyDraft('x', 'en'), chapters: [{...chapter, goal: {cells: ['B2', 'C3']}}]};
  let writer = reduceWriter(null, {type: 'write-begin', id: 'a', draft: old});
  writer = reduceWriter(writer, {type: 'write-scene', scene, fault: null});
  assert.deepEqual(goalOf(press(writer, 'B2')), {cells: ['C3']});
});

test('each label of what is written leads to a field of its own, whatever is asked', () => {
  const feedback = {cells: {A1: 'x', C3: 'y'}};
  const chapters = Object.entries(KINDS).flatMap(([game, kinds]) =>
    kinds.flatMap((ask) => {
      const start = game === 'sea' ? {position: {rules: 'admiral'}} : {board: 'x'};
      const {goal} = asking(ask, /** @type {'sea' | 'reversi'} */ (game), null);
      const record = {record: game === 'sea' ? 'spyglass2 admiral' : 'spyglass2 reversi', step: 1};
      const goals = ask === 'score' && game === 'sea' ? [goal, {points: 3}] : [goal];
      return goals.flatMap((goal) =>
        [start, record].map((from) => ({...from, prompt: 'x', ask, goal, feedback})),
      );
    }),
  );
  for (const chapter of chapters) {
    const draft = /** @type {any} */ ({...emptyDraft('x', 'en'), chapters: [chapter]});
    const writer = reduceWriter(null, {type: 'write-begin', id: 'a', draft});
    const page = drawn(
      renderChapterForm(
        /** @type {any} */ ({
          ...{...speech, writer, adding: null, sure: null, grids: {}, reversi: null},
          ...{agents: {sea: ['exact'], reversi: ['engine-1']}, dispatch() {}},
        }),
      ),
    );
    const all = (/** @type {RegExp} */ pattern) =>
      [...page.matchAll(pattern)].map(([, id]) => id.replaceAll('"', ''));
    const fields = all(/<(?:input|textarea|select)\b[^>]*?\sid=("[^"]*"|[^\s>]+)/g);
    const labels = all(/<label\b[^>]*?\sfor=("[^"]*"|[^\s>]+)/g);
    const about = JSON.stringify(chapter);
    assert.ok(labels.length > 8, about);
    assert.deepEqual(labels.toSorted(), [...new Set(fields)].toSorted(), about);
    const ids = all(/\sid=("[^"]*"|[^\s>]+)/g);
    assert.equal(new Set(ids).size, ids.length, about);
  }
});
