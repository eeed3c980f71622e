// A lesson as it is played: each chapter is played on a board of its own and judged once, however slow the engine is and wherever the pupil goes meanwhile.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createEngines} from '../../scripts/lib/lesson-engines.mjs';
import {startedFrom} from '../../www/src/features/lessons/draft.js';
import {judge} from '../../www/src/features/lessons/judge.js';
import {createPlayerFlow} from '../../www/src/features/lessons/player-flow.js';
import {askSentence, toldSentence} from '../../www/src/features/lessons/player-sentences.js';
import {
  heldUntil,
  mayFinish,
  noLesson,
  playedOf,
  progressIn,
  reducePlayer,
} from '../../www/src/features/lessons/player-state.js';
import {progressOf, resumed} from '../../www/src/features/lessons/progress.js';
import {resultText} from '../../www/src/features/lessons/result.js';
import {resultOf} from '../../www/src/features/lessons/sea-scenes.js';
import {openLesson} from '../../www/src/features/lessons/source.js';
import {renderPlayer} from '../../www/src/features/lessons/view-player.js';
import {chapterIn, reduceWriter} from '../../www/src/features/lessons/writer-state.js';
import {createStore} from '../../www/src/shell/store.js';
import {drawn} from './drawn.mjs';
import {until} from './page.mjs';
import {speech} from './speech.mjs';

const engines = createEngines();
const words = (/** @type {string} */ key) => speech.words(key);

/** @param {any[]} chapters @returns {any} */
const lessonOf = (...chapters) => ({
  ...{'spyglass-lesson': 1, title: 'x', language: 'en'},
  chapters: chapters.map((chapter) => ({prompt: 'x', goal: {}, ...chapter})),
});

/** A pupil at a lesson. @param {any} lesson @param {any} [asked] the engines */
async function pupil(lesson, asked = engines) {
  const store = /** @type {any} */ (createStore(noLesson, /** @type {any} */ (reducePlayer)));
  /** @type {any[]} */
  const told = [];
  createPlayerFlow(store, asked, (progress) => told.push(progress));
  const {get, dispatch} = store;
  const idle = () => until(() => !playedOf(get()).busy);
  const opened = async () => {
    await until(() => playedOf(get()).scene || playedOf(get()).fault);
    await idle();
  };
  const visit = async (/** @type {number} */ at) => {
    dispatch({type: 'lesson-visit', at});
    await opened();
  };
  const press = (/** @type {string} */ cell) => dispatch({type: 'lesson-press', cell});
  dispatch({type: 'lesson-begin', lesson});
  await opened();
  return {
    get,
    dispatch,
    told,
    idle,
    visit,
    press,
    played: () => /** @type {any} */ (playedOf(get())),
  };
}

const small = (/** @type {string} */ seed) => ({
  position: {rules: {rows: 4, cols: 4, fleet: [{name: 'ship', length: 2}], contact: 'free'}},
  ask: 'score',
  goal: {shots: 5, seed},
});

test('each chapter that is played has a board of its own, also after a visit elsewhere', async () => {
  const {visit, press, idle, played} = await pupil(lessonOf(small('1'), small('2')));
  for (const [at, cell] of /** @type {[number, string][]} */ ([
    [0, 'A1'],
    [1, 'D4'],
    [0, 'A2'],
    [1, 'D3'],
  ])) {
    await visit(at);
    press(cell);
    await idle();
  }
  const shotsAt = () => played().game.record.split(' ').pop();
  assert.equal(shotsAt(), 'FD4.FD3');
  await visit(0);
  assert.equal(shotsAt(), 'FA1.FA2');
});

test('presses faster than the engine each count, on the board of their chapter', async () => {
  const {visit, press, played} = await pupil(lessonOf(small('1'), small('2')));
  const shotsAt = () => played().game.record.split(' ').pop();
  for (const shot of ['A1', 'D4']) press(shot);
  await until(() => shotsAt() === 'FA1.FD4');
  // What still waits when another chapter is visited is dropped, and is no shot there.
  for (const shot of ['B1', 'B2']) press(shot);
  await visit(1);
  press('C4');
  await until(() => shotsAt() === 'FC4');
  await visit(0);
  await until(() => shotsAt() === 'FA1.FD4.FB1');
});

test('in Reversi neither another game nor an agent that is asked changes the board that is played', async () => {
  const begun = 'spyglass2 reversi s.7 duel:you,you Mf5.Md6.Mc3.Md3';
  const {visit, press, idle, played} = await pupil(
    lessonOf(
      {record: begun, step: 4, ask: 'score', goal: {lead: 1, agent: 'engine-1'}},
      {record: begun, step: 2, ask: 'predict', goal: {agent: 'engine-2'}},
      {record: begun, step: 0, ask: 'score', goal: {lead: 1, agent: 'engine-1'}},
    ),
  );
  const {record} = played().game;
  await visit(1);
  await visit(2);
  await visit(0);
  press(played().game.view.legal[0].square.toUpperCase());
  await idle();
  assert.ok(played().game.record.startsWith(record), played().game.record);
  assert.equal(played().game.view.step, 6);
});

/** A position of Reversi whose moves are valued by the test, two of them best. @param {(wanted: () => boolean) => Promise<string[] | null>} line @param {object} [goal] */
async function valued(line, goal = {}) {
  const scenes = await engines.reversi();
  const facts = {
    best: 'f6',
    error: 3,
    moves: [],
    values: new Map([
      ['f4', 2],
      ['f6', 2],
      ['d6', -4],
    ]),
  };
  const asked = {
    ...engines,
    reversi: async () => ({
      ...scenes,
      facts: async () => facts,
      line: (/** @type {any[]} */ ...args) => line(args[3]),
    }),
  };
  const one = await pupil(
    lessonOf({
      ...{record: 'spyglass2 reversi s.7 duel:you,you Mf5', step: 1, ask: 'cell'},
      goal: {by: 'error', ...goal},
    }),
    asked,
  );
  one.press('F4');
  one.press('F4');
  return one;
}

test('the verdict on a move waits for no line, and stands where that fails', async () => {
  /** @type {(line: string[]) => void} */
  let found = () => {};
  const slowly = await valued(() => new Promise((resolve) => (found = resolve)));
  await until(() => slowly.played().last);
  const {judgement} = slowly.played().last;
  assert.equal(slowly.played().busy, false);
  assert.doesNotMatch(toldSentence(slowly.get(), speech), /best line/);
  found(['Mf6', 'P', 'Mf4']);
  await until(() => slowly.played().last.facts.line);
  assert.match(toldSentence(slowly.get(), speech), /The best line: f6 pass f4\./i);
  assert.equal(slowly.played().last.judgement, judgement);
  const failing = await valued(() => Promise.reject(new Error('refused')));
  await until(() => failing.played().last);
  await new Promise((settled) => setTimeout(settled, 10));
  assert.deepEqual([failing.played().last.judgement, failing.played().fault], [judgement, null]);
  // Nobody waits for the line of a lesson that has been left.
  /** @type {() => boolean} */
  let isWanted = () => true;
  const left = await valued(async (wanted) => {
    isWanted = wanted;
    return null;
  });
  await until(() => left.played().last);
  assert.equal(isWanted(), true);
  left.dispatch({type: 'lesson-begin', lesson: left.get().lesson});
  assert.equal(isWanted(), false);
});

test('of equal moves the one that the line begins with is called the best, and all that counts as right is told', async () => {
  for (const [goal, told] of /** @type {const} */ ([
    [{}, 'Moves up to 3 discs below the best count as right, too: these values are off'],
    [{within: 2}, 'Moves up to 5 discs below the best count as right, too.'],
  ])) {
    const one = await valued(async () => ['Mf6'], goal);
    await until(() => one.played().last?.facts.line);
    const said = toldSentence(one.get(), speech);
    assert.match(said, /the best move, f6,/);
    assert.ok(said.includes(told), said);
    assert.equal('within' in goal, !said.includes('off by'));
  }
});

/** The engines, whose answers wait until they are let go. */
function slow() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const held = () => new Promise((resolve) => waiting.push(() => resolve(null)));
  const sea = {
    ...engines.sea,
    facts: async (/** @type {any[]} */ ...args) => {
      await held();
      return engines.sea.facts(.../** @type {[any, any, any]} */ (args));
    },
    act: async (/** @type {any[]} */ ...args) => {
      await held();
      return engines.sea.act(.../** @type {[any, any, any]} */ (args));
    },
  };
  return {
    engines: {...engines, sea},
    waiting,
    release() {
      for (const go of waiting.splice(0)) go();
    },
  };
}

const cell = {position: {rules: 'admiral', shots: [['H8', 'hit']]}, ask: 'cell', tries: 1};

test('who leaves a chapter and returns while an answer is judged answers once', async () => {
  const {engines: asked, waiting, release} = slow();
  const lesson = lessonOf({...cell, tries: 3}, cell);
  const {get, dispatch, press, told, played} = await pupil(lesson, asked);
  const answer = (/** @type {string} */ named) => {
    press(named);
    press(named);
  };
  answer('A1');
  await until(() => waiting.length === 1);
  dispatch({type: 'lesson-visit', at: 1});
  await until(() => played().scene);
  dispatch({type: 'lesson-visit', at: 0});
  answer('H7');
  await new Promise((later) => setTimeout(later, 20));
  assert.equal(waiting.length, 1);
  release();
  await until(() => told.length > 0);
  assert.equal(get().outcomes[0].tries, 1);
  assert.equal(get().outcomes[0].answer, 'A1');
  assert.equal(told.length, 1);
});

test('the answer of a game that ends while another chapter is shown is that of its own chapter', async () => {
  const one = {
    position: {
      rules: {rows: 3, cols: 3, fleet: [{name: 'ship', length: 2}]},
      shots: [
        ['B2', 'hit'],
        ['A2', 'miss'],
        ['B1', 'miss'],
        ['C2', 'miss'],
      ],
    },
    ask: 'score',
    goal: {shots: 1},
  };
  const {engines: asked, waiting, release} = slow();
  const {get, dispatch, press, told, played} = await pupil(lessonOf(one, one), asked);
  press('B3');
  await until(() => waiting.length === 1);
  dispatch({type: 'lesson-visit', at: 1});
  await until(() => played().scene);
  release();
  await until(() => waiting.length === 1);
  release();
  await until(() => told.length === 1);
  assert.deepEqual(
    get().outcomes.map((/** @type {any} */ outcome) => outcome?.answer ?? null),
    [1, null],
  );
});

test('a chapter that is settled takes no answer; a judgement, or a move, takes away what failed before', () => {
  const begin = reducePlayer(noLesson, {type: 'lesson-begin', lesson: lessonOf(cell, cell)});
  const facts = {};
  const judged = /** @type {const} */ ({
    type: 'lesson-judged',
    at: 0,
    answer: 'A1',
    judgement: 'wrong',
    facts,
  });
  const failed = reducePlayer(begin, {
    type: 'lesson-unopened',
    at: 0,
    error: {code: 'not-counted'},
  });
  assert.equal(failed.chapters[0].fault?.code, 'not-counted');
  const once = reducePlayer(failed, judged);
  assert.equal(once.chapters[0].fault, null);
  assert.equal(once.outcomes[0]?.tries, 1);
  assert.equal(reducePlayer(once, {...judged, answer: 'H7', judgement: 'right'}), once);
  const game = /** @type {any} */ ({kind: 'sea'});
  assert.equal(reducePlayer(failed, {type: 'lesson-game', at: 0, game}).chapters[0].fault, null);
});

test('what comes late of a lesson that is no more shown changes nothing of the next', async () => {
  const {engines: asked, waiting} = slow();
  const {get, dispatch, press, played} = await pupil(lessonOf(small('1')), {
    ...asked,
    sea: {
      ...asked.sea,
      act: async () => {
        await new Promise((resolve) => waiting.push(() => resolve(null)));
        throw new Error('late');
      },
    },
  });
  press('A1');
  await until(() => waiting.length === 1);
  dispatch({type: 'lesson-begin', lesson: lessonOf(small('2'))});
  await until(() => played().scene);
  press('B2');
  await until(() => waiting.length === 2);
  waiting[0]();
  await new Promise((later) => setTimeout(later, 20));
  assert.equal(get().chapters[0].busy, true);
  waiting[1]();
  await until(() => !played().busy);
});

test('the goal of a result fits what its game counts, and only a fleet that is sunk has a number of shots', async () => {
  const solitaire = {record: 'spyglass2 solitaire s.7 solo:you FJ10', step: 1, ask: 'score'};
  const admiral = {...cell, ask: 'score'};
  const refused = /** @type {[any, string][]} */ ([
    [{...solitaire, goal: {shots: 30}}, 'goal.points'],
    [{...admiral, goal: {points: 3}}, 'goal.shots'],
  ]);
  for (const [chapter, cause] of refused)
    await assert.rejects(openLesson(JSON.stringify(lessonOf({...cell}, chapter)), engines), {
      code: 'bad-lesson',
      args: {cause, chapter: 2},
    });
  const {dispatch, idle, get} = await pupil(lessonOf({...admiral, goal: {shots: 100}}));
  dispatch({type: 'lesson-give-up'});
  await idle();
  await until(() => get().outcomes[0]);
  assert.equal(get().outcomes[0].answer, null);
  assert.equal(get().outcomes[0].earned, 0);
  // Shots that are spent sink nothing.
  const rules = {
    ...{rows: 4, cols: 4, fleet: [{name: 'ship', length: 2}]},
    budgets: {shots: 2, guesses: 0, actions: 2},
  };
  const spent = await pupil(lessonOf({position: {rules}, ask: 'score', goal: {shots: 10}}));
  for (const shot of ['A1', 'D4']) {
    spent.press(shot);
    await spent.idle();
  }
  const {view} = spent.played().game;
  assert.equal(view.over, true);
  assert.equal(resultOf(view, 0, {shots: 10}), view.boards[0].hits === 2 ? 2 : null);
});

test('who ends a solitaire solves it, and elsewhere gives up', async () => {
  for (const [chapter, said, other] of /** @type {[any, string, string][]} */ ([
    [
      {record: 'spyglass2 solitaire s.7 solo:you FJ10', step: 1, ask: 'score', goal: {points: 0}},
      words('solve'),
      words('lessons-give-up'),
    ],
    [small('1'), words('lessons-give-up'), words('solve')],
  ])) {
    const {get, dispatch} = await pupil(lessonOf(chapter));
    const page = drawn(
      renderPlayer(
        /** @type {any} */ ({...speech, state: get(), dispatch, grids: {}, reversi: null}),
      ),
    );
    assert.ok(page.includes(said), said);
    assert.ok(!page.includes(other), other);
  }
});

test('a result to be reached can be written for every game', async () => {
  const starts = /** @type {any[]} */ ([
    {record: 'spyglass2 reversi s.7 duel:you,you Mf5', step: 1},
    {record: 'spyglass2 solitaire s.7 solo:you FJ10', step: 1},
    {record: 'spyglass2 admiral s.7 solo:you FJ10', step: 1},
  ]);
  for (const start of starts) {
    const draft = lessonOf({ask: 'cell'});
    let writer = reduceWriter(null, {type: 'write-begin', id: '1', draft});
    writer = reduceWriter(writer, {type: 'write-start', start});
    const scenes = /** @type {any} */ (
      / reversi/.test(start.record) ? await engines.reversi() : engines.sea
    );
    const scene = await scenes.open({
      ...startedFrom(draft.chapters[0], start),
      ask: 'cell',
      goal: {},
    });
    writer = reduceWriter(writer, {type: 'write-scene', scene, fault: null});
    writer = reduceWriter(writer, {type: 'write-ask', ask: 'score'});
    assert.ok(writer);
    await openLesson(JSON.stringify(lessonOf(chapterIn(writer))), engines);
  }
});

test('of a person’s own record the next shot, or move, is what is right', async () => {
  const shot = {record: 'spyglass2 admiral s.7 solo:you FA1.FB2.FC3', step: 1, ask: 'predict'};
  const moves = ['f5', 'd6', 'c3', 'd3'];
  const record = `spyglass2 reversi s.7 duel:you,you ${moves.map((move) => `M${move}`).join('.')}`;
  const chapters = [shot, ...[1, 2, 3].map((step) => ({record, step, ask: 'predict'}))];
  const right = ['B2', ...moves.slice(1)];
  const lesson = await openLesson(JSON.stringify(lessonOf(...chapters)), engines);
  const {get, visit, press, idle} = await pupil(lesson);
  for (const [at, named] of right.entries()) {
    await visit(at);
    const isMove = at > 0;
    assert.equal(
      askSentence(get(), speech),
      words(isMove ? 'lessons-ask-predict-record-move' : 'lessons-ask-predict-record'),
    );
    for (const _ of [1, 2]) press(named.toUpperCase());
    await idle();
    await until(() => get().outcomes[at]);
    assert.equal(get().outcomes[at].earned, 1);
    assert.match(toldSentence(get(), speech), new RegExp(named));
  }
  // Any other is wrong: a person's scores of cells are not known.
  const scenes = await engines.reversi();
  const scene = await scenes.open(lesson.chapters[2]);
  const {choice} = await scenes.facts(scene, lesson.chapters[2], null);
  for (const {square} of scene.view.legal)
    assert.equal(judge('predict', {}, square, {choice}), square === moves[2] ? 'right' : 'wrong');
});

test('in Reversi it is predicted what the record has, or its agent chooses; else it is refused', async () => {
  const scenes = await engines.reversi();
  const of = (/** @type {any} */ start) => lessonOf({...start, ask: 'predict'});
  const agent = {record: 'spyglass2 reversi s.7 duel:you,engine-2 Mf5', step: 1};
  const [chapter] = of(agent).chapters;
  const named = {...chapter, goal: {agent: 'engine-2'}};
  const [own, asked] = await Promise.all(
    [chapter, named].map(async (one) => scenes.facts(await scenes.open(one), one, null)),
  );
  assert.deepEqual(own.choice, asked.choice);
  for (const start of [
    {record: 'spyglass2 reversi s.7 duel:you,you Mf5', step: 1},
    {board: `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)} X`},
  ])
    await assert.rejects(openLesson(JSON.stringify(of(start)), engines), {
      code: 'bad-lesson',
      args: {cause: 'goal.agent', chapter: 1},
    });
});

test('scores at and below nothing are as near as their distance, by the size of the best', () => {
  for (const most of [-50, -10, -1, 0, 1, 10, 50])
    for (const near of [0, 10, 50, 100])
      for (let less = 1; less <= 60; less += 1) {
        const scores = new Map([
          ['A1', most],
          ['B1', most - less],
        ]);
        const expected = 100 * less <= near * Math.abs(most) ? 'near' : 'wrong';
        const choice = {cell: 'A1', scores};
        assert.equal(judge('predict', {near}, 'B1', {choice}), expected, `${most} ${near} ${less}`);
      }
});

test('progress of another lesson is none of this one', () => {
  const lesson = lessonOf({...cell, points: 2}, cell);
  const outcome = {chapter: 2, earned: 1, possible: 1, answer: 'A1', tries: 1, hints: 0};
  const progress = progressOf(lesson, [null, outcome], 1);
  assert.deepEqual(resumed(progress, lesson), {outcomes: [null, outcome], at: 1, finished: false});
  const nothing = {outcomes: [null, null], at: 0, finished: false};
  for (const other of [
    {...lesson, title: 'y'},
    {...lesson, chapters: [lesson.chapters[0], {...cell, points: 3}]},
  ])
    assert.deepEqual(resumed(progress, other), nothing);
  const longer = {...lesson, chapters: [...lesson.chapters, lesson.chapters[1]]};
  assert.deepEqual(resumed(progress, longer).outcomes, [null, null, null]);
});

test('a chapter whose answers cannot be judged is refused with its lesson', async () => {
  const named = {...cell, goal: {cells: ['H8']}};
  const square = {
    record: 'spyglass2 reversi s.7 duel:you,you -',
    step: 0,
    ask: 'cell',
    goal: {cells: ['a1']},
  };
  for (const chapter of [named, square])
    await assert.rejects(openLesson(JSON.stringify(lessonOf(cell, chapter)), engines), {
      code: 'bad-lesson',
      args: {cause: 'goal.cells', chapter: 2},
    });
  await openLesson(JSON.stringify(lessonOf({...cell, goal: {cells: ['H8', 'A1']}})), engines);
  // Where ships move nothing is certain for long, no sea is drawn, and hunts are not played out.
  const moving = {position: {rules: 'moving', shots: [['E5', 'miss']]}};
  for (const [asked, cause, agent] of /** @type {[any, string, string?][]} */ ([
    [{ask: 'certain'}, 'not-counted'],
    [{ask: 'score', goal: {shots: 40}}, 'not-counted'],
    [{ask: 'predict', goal: {agent: 'tracker'}}, 'not-counted'],
    [{ask: 'cell', goal: {by: 'shots'}}, 'agent-not-for-rules', 'planner'],
  ]))
    await assert.rejects(
      openLesson(JSON.stringify(lessonOf(cell, {...moving, ...asked})), engines),
      {
        code: 'lesson-position',
        args: {...(agent && {agent}), cause, chapter: 2},
      },
    );
  await openLesson(JSON.stringify(lessonOf({...moving, ask: 'cell'})), engines);
});

/** @param {any} state @param {number} at @param {string} judgement @param {any} [answer] */
const judged = (state, at, judgement, answer = 'A1') =>
  reducePlayer(
    state,
    /** @type {any} */ ({type: 'lesson-judged', at, answer, judgement, facts: {}}),
  );
const begun = (/** @type {any} */ lesson) => reducePlayer(noLesson, {type: 'lesson-begin', lesson});

test('a lesson is finished once each chapter has an answer, and takes none after that', () => {
  const lesson = lessonOf({...cell, tries: 3}, {...cell, tries: 3});
  let state = begun(lesson);
  for (const at of [0, 1]) {
    assert.equal(mayFinish(state), false);
    assert.equal(reducePlayer(state, {type: 'lesson-finish'}), state);
    state = judged(state, at, 'near');
  }
  assert.equal(mayFinish(state), true);
  assert.equal(progressIn(state)?.done, false);
  const finished = reducePlayer(state, {type: 'lesson-finish'});
  const progress = progressIn(finished);
  assert.deepEqual(progress, {...progressIn(state), done: true});
  assert.equal(judged(finished, 0, 'right'), finished);
  // It stays so, and begins anew with the lesson.
  const again = reducePlayer(noLesson, {type: 'lesson-begin', lesson, progress});
  assert.deepEqual(progressIn(again), progress);
  assert.equal(judged(again, 0, 'right'), again);
  assert.equal(progressIn(begun(lesson))?.done, false);
});

test('what the engine makes of a position waits for the last chapter about it', () => {
  const other = {position: {rules: 'admiral', shots: [['A1', 'miss']]}, ask: 'cell', tries: 2};
  const lesson = lessonOf({...cell, tries: 2}, other, {...cell, tries: 2}, {...other, tries: 1});
  const held = (/** @type {any} */ state) =>
    lesson.chapters.map((/** @type {any} */ _, /** @type {number} */ at) =>
      heldUntil({...state, at}),
    );
  let state = begun(lesson);
  assert.deepEqual(held(state), [3, 4, null, null]);
  state = judged(state, 0, 'right');
  state = judged(state, 2, 'wrong');
  assert.deepEqual(held(state), [3, 4, null, null], 'another try may follow');
  const shown = {...state, at: 0};
  const facts = {...{chances: new Map([['A1', 0.5]])}};
  const last = /** @type {any} */ ({answer: 'A1', judgement: 'right', facts});
  const told = (/** @type {any} */ from) =>
    toldSentence(
      {...from, at: 0, chapters: from.chapters.map((/** @type {any} */ one) => ({...one, last}))},
      speech,
    );
  assert.equal(told(shown), speech.words('lessons-told-later', {chapter: 3}));
  state = judged(state, 2, 'right');
  assert.deepEqual(held(state), [null, 4, null, null]);
  assert.match(told(state), /A1: 50%/);
  state = judged(state, 3, 'wrong');
  assert.deepEqual(held(state), [null, null, null, null]);
});

test('the text that is handed in says what the progress says', () => {
  const chapters = [
    {...cell, title: 'The corner', points: 2, tries: 2},
    {...cell, ask: 'chance', goal: {cell: 'A1'}},
    {...cell, ask: 'certain', hints: ['x', 'y']},
    small('1'),
  ];
  const answers = /** @type {any[]} */ (['B3', 12.5, {ship: ['C4'], water: ['D5', 'E6']}, null]);
  const lesson = {...lessonOf(...chapters), title: 'Four <questions>'};
  let state = begun(lesson);
  state = reducePlayer({...state, at: 2}, {type: 'lesson-hint'});
  state = judged(state, 0, 'wrong', 'A1');
  const date = new Date(2026, 1, 3);
  assert.match(resultText(state, date, speech), /2: not answered\n/);
  for (const [at, answer] of answers.entries())
    state = judged(state, at, at === 0 ? 'near' : 'wrong', answer);
  state = reducePlayer(state, {type: 'lesson-result', result: {name: ' Ada '}});
  const progress = progressIn(state);
  const lines = resultText(state, date, speech).split('\n');
  assert.deepEqual(lines.slice(0, 6), [
    ...['Four <questions>', 'Ada', '3 February 2026'],
    `${progress?.earned} of ${progress?.possible} points so far`,
    ...['1 hint used.', ''],
  ]);
  const said = ['B3', '12.5%', 'Ship: C4; Water: D5 E6', 'given up'];
  for (const [at, outcome] of (progress?.outcomes ?? []).entries()) {
    const {earned, possible, tries, hints} = outcome;
    const line = lines[6 + at];
    assert.ok(line.startsWith(at === 0 ? '1. The corner: ' : `${at + 1}: `), line);
    assert.ok(line.includes(`: ${said[at]} (`), line);
    assert.ok(line.includes(`${earned} of ${possible} points, ${tries} tr`), line);
    assert.ok(line.endsWith(hints === 0 ? 'no hint)' : `${hints} hint)`), line);
  }
});
