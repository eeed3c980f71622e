// Lessons of every kind, as dice have them.
import {KINDS, versionFor} from '../../www/src/features/lessons/format.js';
import {dice as drawing} from './dice.mjs';

/** @param {number} seed */
export function createDice(seed) {
  const draw = drawing(seed);
  const below = (/** @type {number} */ most) => Math.floor(draw() * most);
  /** @template T @param {readonly T[]} list */
  const oneOf = (list) => list[below(list.length)];
  return {below, oneOf};
}

/** A lesson of every kind, as dice have it. @param {ReturnType<typeof createDice>} dice */
export function drawnLesson(dice) {
  const text = () =>
    `${Array.from({length: 1 + dice.below(12)}, () =>
      dice.oneOf([
        'a',
        ' ',
        '<b>',
        '"',
        '\\',
        '😀',
        'ß',
        '\n',
        '</script>',
        '{ $x }',
        '\u2028',
        '\u0301',
      ]),
    ).join('')}x`;
  const cell = () => `${dice.oneOf([...'ABCDEFGHIJ'])}${1 + dice.below(10)}`;
  const square = () => `${dice.oneOf([...'abcdefgh'])}${1 + dice.below(8)}`;
  const maybe = (/** @type {string} */ name, /** @type {() => unknown} */ make) =>
    dice.below(2) ? {[name]: make()} : {};
  const distinct = (/** @type {() => string} */ make) => [
    ...new Set(Array.from({length: 1 + dice.below(4)}, make)),
  ];
  const chapter = () => {
    const isSea = dice.below(3) > 0;
    const at = isSea ? cell : square;
    const ask = dice.oneOf(isSea ? [...KINDS.sea] : [...KINDS.reversi]);
    const near = () => dice.below(100) / 4;
    const goals = {
      cell: () =>
        dice.below(2)
          ? {cells: distinct(at), ...maybe('nearCells', () => distinct(at))}
          : {
              ...maybe('within', near),
              ...maybe('near', near),
              ...(isSea
                ? maybe('by', () => dice.oneOf(['chance', 'shots', 'either']))
                : dice.oneOf([{}, {by: 'discs'}, {by: 'error'}, {by: 'error', agent: 'engine-2'}])),
            },
      chance: () => ({cell: cell(), ...maybe('within', near)}),
      certain: () => maybe('of', () => dice.oneOf(['ship', 'water', 'both'])),
      predict: () => ({...maybe('agent', () => 'parity(k=longest)'), ...maybe('near', near)}),
      score: () =>
        isSea
          ? {
              ...(dice.below(2) ? {shots: 1 + dice.below(200)} : {points: dice.below(90) - 40}),
              ...maybe('seed', () => String(dice.below(1e9))),
            }
          : {lead: dice.below(128) - 64, ...maybe('agent', () => 'engine-2')},
      solve: () => ({}),
    };
    const start = isSea
      ? dice.oneOf([
          {position: {rules: 'admiral', shots: [[cell(), 'miss']]}},
          {position: 'p;1:1;1,0;1,0;'},
          {record: 'spyglass2 admiral s.1 solo:hunt FA1', step: dice.below(2)},
        ])
      : dice.oneOf([
          {board: `${'-'.repeat(64)} X`},
          {record: 'spyglass2 reversi s.1 duel:you,you Mf5', step: 0},
        ]);
    return {
      ...maybe('title', text),
      ...start,
      prompt: text(),
      ask,
      goal: goals[ask](),
      ...maybe('hints', () => Array.from({length: dice.below(4)}, text)),
      ...maybe('feedback', () => ({
        ...maybe('right', text),
        ...maybe('wrong', text),
        ...maybe('cells', () => Object.fromEntries(distinct(at).map((one) => [one, text()]))),
      })),
      ...maybe('tries', () => 1 + dice.below(9)),
      ...maybe('points', () => 1 + dice.below(100)),
    };
  };
  const chapters = Array.from({length: 1 + dice.below(6)}, chapter);
  return {
    'spyglass-lesson': versionFor(chapters),
    title: text(),
    ...maybe('language', () => dice.oneOf(['en', 'pt-BR'])),
    chapters,
  };
}
