// A lesson, the same for every game: nothing of a choice is told before it is predicted, answers are kept and handed in, steps open in layers.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createAppraising} from '../../www/src/features/review/flow.js';
import {door} from './engine.mjs';
import {reversiLesson, seaLesson} from './lessons.mjs';
import {until} from './page.mjs';
import {reversi} from './reversi-engine.mjs';
import {speech} from './speech.mjs';

const key = (does, more = {}) => ({
  ...{type: 'key', does, with: undefined, cell: null, board: 'sea-1'},
  ...more,
});
const skip = (lesson) => lesson.predict(null);
/** @returns {string} the choice predicted */
function choose(lesson, which = 0) {
  const own = lesson.open()[which % lesson.open().length];
  lesson.predict(own);
  return own;
}

const PLAYERS = 'minimax-novice,engine-1';
/** @type {Record<string, any>} */
const GAMES = {
  sea: {
    open: (known, kept, agent = 'hunt') =>
      seaLesson({rules: 'admiral', agent}, {settings: {speed: 0}, ...known}, kept),
    again: (_before, kept) => GAMES.sea.open({}, kept),
    door,
    /** The text says nothing of how chances were come by. */
    written({measure, ...row}) {
      const {basis: _, ...chances} = measure ?? {};
      return {...row, measure: measure && chances};
    },
    holds({did, measure}, move) {
      assert.equal(did.cell, move.cell);
      if (measure) assert.ok(measure.chance <= measure.likeliest.chance);
    },
    otherLine: ({opening}) => opening.openNew({mode: 'watch', rules: 'admiral', seed: '3'}),
    back: key('undo'),
    redo: key('redo'),
    leave: {type: 'dismiss'},
    appraises: createAppraising,
    ways: [
      ...['surprise-next', 'surprise-back', 'prediction-again', 'dismiss'].map((type) => ({type})),
      ...['surprise-next', 'surprise-back', 'redo'].map((does) => key(does)),
      ...['first', 'back', 'forward', 'last', 'toggle'].map((what) => key('go', {what})),
    ],
  },
  reversi: {
    open: (known, kept) => reversiLesson(PLAYERS, {predict: true, ...known}, undefined, kept),
    again: (before, kept) => reversiLesson('you,you', {predict: true}, before.link(), kept),
    door: reversi,
    written: (row) => row,
    holds({own, did, gives, step}, move, record) {
      assert.equal(did, move.square);
      assert.equal(own === null, gives === null);
      if (!gives) return;
      const other = reversi.openGame(record);
      other.seek(step - 1);
      assert.ok(other.glance().legal.some(({square}) => square === gives.best));
      assert.ok(gives.loss === null || gives.loss >= 0);
      if (own === gives.best) assert.equal(gives.loss, 0);
      other.free();
    },
    async otherLine({dispatch, get, until}) {
      const {record} = get().game;
      const change = {rules: 'reversi-6', black: 'engine-1', white: 'engine-1'};
      dispatch({type: 'wish', change});
      dispatch({type: 'start'});
      await until(({game}) => game !== null && game.record !== record);
    },
    back: {type: 'prediction-back'},
    redo: {type: 'prediction-again'},
    leave: {type: 'present'},
    appraises() {},
    ways: ['redo', 'prediction-again'].map((type) => ({type})),
  },
};

/** Every agent on every board where it plays, and pairs of Reversi's. @type {any[]} */
const LINES = [
  ...door
    .tables()
    .rules.filter(({puzzle}) => !puzzle)
    .flatMap(({id, agents}) =>
      agents.map((agent) => [`${agent} on ${id}`, () => seaLesson({rules: id, agent}), skip]),
    ),
  ...[PLAYERS, 'reversi-random,minimax-novice'].map((players) => [
    players,
    () => reversiLesson(players),
    choose,
  ]),
];

for (const [name, open, answer] of LINES)
  test(`${name}: before a choice is predicted all that is shown is the same, whatever comes after it`, async () => {
    const lesson = await open();
    /** @type {string[]} */
    const first = [];
    for (let step = 0; step < 4; step += 1) {
      assert.ok(lesson.asks());
      first.push(lesson.shown());
      lesson.dispatch({type: 'go', where: 'forward'});
      assert.equal(lesson.get().notice?.code, 'not-foretold');
      assert.equal(lesson.seen().game.view.decision, null);
      const own = answer(lesson);
      assert.equal(lesson.answers().at(-1).own, own ?? null);
      await lesson.counted();
      await lesson.go('forward', step + 1);
    }
    await lesson.measured();
    lesson.dispatch({type: 'playing', playing: false});
    for (let step = 3; step >= 0; step -= 1) {
      lesson.dispatch({type: 'prediction-back'});
      await until(() => lesson.step() === step);
      assert.ok(lesson.asks());
      assert.equal(lesson.shown(), first[step], `step ${step}`);
    }
    lesson.end();
  });

for (const [name, game] of Object.entries(GAMES)) {
  test(`${name}: no way along the timeline passes a question; Skip and an answer do`, async () => {
    const lesson = await game.open();
    const {get, dispatch} = lesson;
    for (const where of ['forward', 'toggle']) {
      dispatch({type: 'go', where});
      await lesson.counted();
      assert.equal(lesson.step(), 0);
      assert.equal(get().notice?.code, 'not-foretold');
      assert.equal(get().playing, false);
    }
    dispatch({type: 'prediction-skip'});
    assert.equal(get().notice, null);
    // Playing by itself goes on to the next question, and stops there.
    await lesson.go('toggle', 1);
    await until(() => !get().playing);
    assert.equal(lesson.step(), 1);
    assert.ok(lesson.asks());
    dispatch({type: 'predict', on: false});
    await lesson.go('forward', 2);
    lesson.end();
  });

  test(`${name}: whatever is done while one predicts, nothing beyond the first choice to be predicted is seen`, async () => {
    const lesson = await game.open({predict: false});
    const {get, dispatch, step} = lesson;
    game.appraises(lesson);
    for (let to = 1; to <= 12; to += 1) await lesson.go('forward', to);
    await lesson.go('first', 0);
    dispatch({type: 'predict', on: true});
    for (let open = 0; open < 4; open += 1) {
      assert.ok(lesson.asks());
      const far = ['first', 'back', 'forward', 'last', 'toggle', open, open + 1, 3, 7, 12, 99];
      for (const present of [false, true])
        for (const from of new Set([0, open]))
          for (const way of [...far.map((where) => ({type: 'go', where})), ...game.ways]) {
            dispatch({type: 'present', on: present});
            await lesson.go(from, from);
            dispatch(way);
            await lesson.client.call('tables', []);
            await new Promise((resolve) => setTimeout(resolve, 5));
            await lesson.counted();
            await until(() => !get().playing && !get().asked);
            const told = `${JSON.stringify(way)} from ${from} of ${open}`;
            assert.ok(step() <= open, `${told} to ${step()}`);
            assert.ok(lesson.seen().game.view.moves.length <= open, told);
          }
      dispatch({type: 'present', on: false});
      // As far as the question each way leads; the answer opens one step more.
      await lesson.go('first', 0);
      await lesson.go('last', open);
      skip(lesson);
      await lesson.go('forward', open + 1);
    }
    lesson.end();
  });

  test(`${name}: answers are taken back and given again in turn; a second try says so`, async () => {
    const lesson = await game.open();
    const {get, dispatch} = lesson;
    for (const [at, which] of [5, 9, 20].entries()) {
      choose(lesson, which);
      await lesson.measured();
      await lesson.go('forward', at + 1);
    }
    const all = lesson.answers();
    assert.equal(all.length, 3);
    const offersAgain = () => lesson.drawnPrediction().includes(speech.words('predict-again'));
    assert.ok(!offersAgain());
    for (const left of [2, 1, 0]) {
      dispatch(game.back);
      await lesson.at(left);
      assert.deepEqual(lesson.answers(), all.slice(0, left));
      assert.ok(offersAgain());
    }
    for (const back of [1, 2, 3]) {
      dispatch(game.redo);
      await lesson.at(back - 1);
      assert.deepEqual(lesson.answers(), all.slice(0, back));
    }
    dispatch({type: 'prediction-back'});
    await lesson.at(2);
    choose(lesson, 1);
    await lesson.measured();
    assert.equal(lesson.answers().at(-1)?.tries, 2);
    const {lesson: before} = get();
    dispatch({type: 'prediction-again'});
    assert.equal(get().lesson, before);
    lesson.end();
  });

  test(`${name}: answers are handed in, found again after a reload on their line alone, and any slip is told`, async () => {
    const kept = new Map();
    const lesson = await game.open({}, kept);
    const {dispatch, sheet} = lesson;
    for (let step = 0; step < 5; step += 1) {
      if (step === 2) skip(lesson);
      else choose(lesson, step);
      await lesson.measured();
      if (step === 3) {
        dispatch({type: 'prediction-back'});
        choose(lesson);
        await lesson.measured();
      }
      await lesson.go('forward', step + 1);
    }
    choose(lesson);
    await lesson.measured();
    const rows = lesson.rows();
    assert.deepEqual(
      rows.map(({step, tries}) => [step, tries]),
      [1, 2, 3, 4, 5, 6].map((step) => [step, step === 4 ? 2 : 1]),
    );
    const {record, view} = lesson.get().game;
    for (const row of rows.slice(0, 5)) game.holds(row, view.moves[row.step - 1], record);
    const text = lesson.text();
    const read = sheet.read(text)[0].sheet;
    assert.ok(read?.holds);
    assert.deepEqual(read.answers, rows.map(game.written));
    // The last answer was given before its choice was played.
    assert.equal(game.door.openGame(read.record).view().step, 5);
    for (let place = text.indexOf('step'); place < text.indexOf('check'); place += 1) {
      const slip = `${text.slice(0, place)}${text[place] === '7' ? '8' : '7'}${text.slice(place + 1)}`;
      assert.ok(!sheet.read(slip)[0].sheet?.holds, slip);
    }
    dispatch({type: 'check-answers', text});
    const table = lesson.drawnAnswers();
    for (const {own} of rows) if (own) assert.ok(table.includes(`<td>${own}`), own);
    assert.ok(table.includes(read.code));
    lesson.end();

    const elsewhere = await game.again(lesson, new Map());
    assert.deepEqual(elsewhere.rows(), []);
    elsewhere.end();
    const again = await game.again(lesson, kept);
    assert.deepEqual(again.rows(), rows);
    assert.deepEqual(again.answers(), lesson.answers());
    await game.otherLine(again);
    assert.deepEqual(again.answers(), []);
    assert.ok(again.asks());
    again.end();
  });

  for (const predict of [false, true])
    test(`${name}: a decision ${predict ? 'that is predicted ' : ''}opens in layers, forth and back alike, and says each in a sentence`, async () => {
      const lesson = await game.open({predict}, undefined, 'exact');
      const {get, dispatch} = lesson;
      const place = () => `${lesson.step()} ${lesson.layer()}`;
      dispatch({type: 'present'});
      const way = [place()];
      const sentences = [lesson.sentence()];
      for (let turn = 0; turn < 9; turn += 1) {
        const next = lesson.step() + (lesson.layer() === 'choice' ? 1 : 0);
        const isAsked = lesson.asks() && lesson.layer() === 'knew';
        await lesson.go('forward', next);
        if (isAsked) {
          assert.equal(get().notice?.code, 'not-foretold');
          choose(lesson, turn);
          await lesson.measured();
        }
        way.push(place());
        sentences.push(lesson.sentence());
      }
      assert.deepEqual(way.slice(0, 9), [
        ...['0 knew', '0 map', '0 choice'],
        ...['1 answer', '1 knew', '1 map', '1 choice'],
        ...['2 answer', '2 knew'],
      ]);
      assert.ok(sentences.every((one, at) => one !== '' && one !== sentences[at + 1]));
      for (const before of way.slice(0, -1).reverse()) {
        await lesson.go('back', Number(before[0]));
        assert.equal(place(), before);
      }
      // Before its choice is open, nothing names it.
      assert.equal(lesson.seen().game.view.decision, null);
      dispatch(game.leave);
      assert.equal(get().present, false);
      lesson.end();
    });
}
