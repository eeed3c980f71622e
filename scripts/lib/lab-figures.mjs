// The published figures as the page's lab plays them again: by run, with what was published of it and what came of it here.

/** @typedef {import('./figure.mjs').Figure} Figure */
/** @typedef {import('../figures.mjs').Row} Row */
/** @typedef {import('../../www/src/pages/lab/figures.js').FigureRun} FigureRun */

/** Who published them: the sources, and what follows exactly from the rules. */
const PUBLISHED = ['Akyüz', 'Racanati', 'exact: '];
/** What nobody published, but was aimed at: a model that the sources lack, and whole hunts planned. */
const AIMED = ['moving, tracker', 'planner less exact'];
/** The known cells of the source of solitaire are not told; this reading comes nearest. */
const READING = {regime: ['none', 'ship'], environment: 'course'};

/** @typedef {{value: number | null, se: number | null, verdict: string, below?: number}} Came */
/** Of a figure added since the run was last played. @type {Came} */
const UNPLAYED = {value: null, se: null, verdict: 'shown'};

/** @param {Figure} figure */
const isForPage = ({name, source, of, place}) =>
  of !== undefined &&
  (PUBLISHED.some((who) => source.startsWith(who)) ||
    AIMED.some((aimed) => name.startsWith(aimed))) &&
  (!place || (READING.regime.includes(place.regime) && place.environment === READING.environment));

/**
 * @param {Figure[]} figures
 * @param {Map<string, Row>} rows what came of them
 * @param {(args: string[]) => number} timeOf milliseconds of one game, of all agents together
 * @returns {FigureRun[]}
 */
export function labFigures(figures, rows, timeOf) {
  /** @type {Map<string, FigureRun>} */
  const runs = new Map();
  for (const figure of figures.filter(isForPage)) {
    /** @type {Came} */
    const row = rows.get(figure.name) ?? UNPLAYED;
    // Of a run that the shell has not played at all, it is not known how long it takes.
    if (!figure.of || (row === UNPLAYED && !runs.has(figure.args.join(' ')))) continue;
    const key = figure.args.join(' ');
    const run = runs.get(key) ?? {
      config: configOf(figure.args),
      ms: timeOf(figure.args),
      figures: [],
    };
    runs.set(key, run);
    const {name, expected, source, of, error, rounding, surely, note} = figure;
    const {value, se, verdict, below} = row;
    run.figures.push({
      ...{name, source, expected: /** @type {[number, number]} */ (expected), ...of},
      ...{value, se, verdict},
      ...(below !== undefined && {below}),
      ...(error && {error}),
      ...(rounding && {rounding}),
      ...(surely && {surely}),
      ...(note && {note}),
    });
  }
  return [...runs.values()];
}

/**
 * @param {string[]} args of `lab play`
 * @returns {FigureRun['config']}
 */
export function configOf([play, ...args]) {
  if (play !== 'play') throw new Error(`'lab ${play}' is no batch`);
  const set = [];
  const agents = [];
  const config = {rules: '', deploy: 'uniform', games: 0, seed: ''};
  for (let at = 0; at < args.length; at += 1) {
    const value = args[at + 1];
    switch (args[at]) {
      case '--course':
        set.push('missRevealed=false');
        continue;
      case '--hints':
        set.push(`known=${value}`);
        break;
      case '--hint-kind':
        set.push(`knownKind=${value}`);
        break;
      case '--book':
        // The same games, sooner.
        break;
      case '--set':
        set.push(value);
        break;
      case '--agent':
        agents.push(value);
        break;
      case '--games':
        config.games = Number(value);
        break;
      case '--rules':
      case '--deploy':
      case '--seed':
        Object.assign(config, {[args[at].slice(2)]: value});
        break;
      default:
        throw new Error(`the page knows no ${args[at]}`);
    }
    at += 1;
  }
  return {...config, set: set.join(' '), agents};
}
