// A position being edited: what is told of each cell, step by step, forth and back. Pure.
import {emptyPosition, writePosition} from '../../games/sea/position.js';
import {sameRules} from '../../games/sea/presets.js';
import {isPuzzle} from '../../games/sea/select.js';
import {reduceBy, reducePart} from '../../shell/store.js';

/** @import {Deed, Draft, EditTool, Editing} from './types.js' */
/** @import {Content, PositionView, Ruleset, Verdict} from '../../engine/types.js' */
/** @import {Position, Shot} from '../../games/sea/position.js' */
/** @import {Action, State} from '../../games/sea/types.js' */

/** The most steps that can be taken back. */
const MOST_STEPS = 200;

/** What a cell may be told to hold. */
export const CONTENT_TOOLS = /** @type {const} */ ([
  'water',
  'left',
  'right',
  'top',
  'bottom',
  'middle',
  'sub',
]);

/** @param {Ruleset} whole @returns {EditTool[]} what these rules can tell of a cell */
export function toolsOf({announce, missRevealed}) {
  if (announce === 'content')
    return [
      ...CONTENT_TOOLS,
      ...(missRevealed ? [] : [/** @type {const} */ ('unrevealed')]),
      'flag',
    ];
  return announce === 'hit-or-miss' ? ['miss', 'hit'] : ['miss', 'hit', 'sunk'];
}

/** @param {EditTool} tool @param {Pick<Ruleset, 'announce'>} rules whether the ship's name goes with that answer */
export const namesShip = (tool, {announce}) =>
  tool === 'sunk' || (tool === 'hit' && announce === 'names-ship');

/** @param {Draft} draft @returns {Editing} */
const begun = ({position, whole}) => ({
  position,
  whole,
  text: writePosition(position),
  past: [],
  future: [],
  tool: toolsOf(whole)[0],
  ship: whole.fleet[0]?.name ?? null,
  deed: null,
  fault: null,
  entry: '',
  late: false,
  puzzles: null,
  verdict: null,
  before: null,
  agent: null,
  example: 'none',
});

/** @param {Editing} editing what was judged: this position, or while that is counted the one before it under the same rules */
export const judgedOf = ({verdict, before}) => (verdict?.result ? verdict : before);

/** @param {Editing} editing @param {Draft} draft */
function moved(editing, {position, whole}) {
  const text = writePosition(position);
  const tools = toolsOf(whole);
  const named = whole.fleet.some(({name}) => name === editing.ship);
  return {
    ...editing,
    position,
    whole,
    text,
    tool: tools.includes(editing.tool) || editing.tool === 'clear' ? editing.tool : tools[0],
    ship: named ? editing.ship : (whole.fleet[0]?.name ?? null),
    fault: null,
    // What was refused is not asked for any more.
    entry: editing.fault ? '' : editing.entry,
    late: false,
    // The verdict before belongs to the text before; it is shown again where that comes back.
    verdict: editing.verdict?.text === text ? editing.verdict : null,
    before: sameRules(editing.whole, whole) ? judgedOf(editing) : null,
    example: /** @type {const} */ ('none'),
  };
}

/** @param {Editing} editing @param {Position} position @param {Deed | null} [deed] @param {Ruleset} [whole] @returns {Editing} */
function changed(editing, position, deed = null, whole = editing.whole) {
  const before = {position: editing.position, whole: editing.whole};
  if (writePosition(position) === editing.text) return {...editing, fault: null};
  return {
    ...moved(editing, {position, whole}),
    past: [...editing.past, before].slice(-MOST_STEPS),
    future: [],
    deed,
  };
}

/** @param {Position} position @param {string} cell nothing told of it, flag and all */
const without = ({shots, known, flags, ...rest}, cell) => ({
  ...rest,
  shots: shots.filter(([at]) => at !== cell),
  known: known.filter(([at]) => at !== cell),
  flags: flags.filter((at) => at !== cell),
});

/** @param {Position} position @returns {string[]} the cells of which something is told, in that order */
export const observedCells = ({shots, known, flags}) => [
  ...known.map(([cell]) => cell),
  ...shots.map(([cell]) => cell),
  ...flags,
];

/** @param {Position} position @param {string} cell @returns {{tool: EditTool, ship: string | number | null} | null} what is told of it */
export function observedAt({shots, known, flags}, cell) {
  const given = known.find(([at]) => at === cell);
  if (given) return {tool: /** @type {EditTool} */ (given[1]), ship: null};
  const shot = shots.find(([at]) => at === cell);
  if (!shot) return flags.includes(cell) ? {tool: 'flag', ship: null} : null;
  const [, answer, what] = shot;
  if (answer === 'shot') return {tool: /** @type {EditTool} */ (what), ship: null};
  return {tool: /** @type {EditTool} */ (answer), ship: what ?? null};
}

/**
 * Tells something of a cell; told already, it is taken away.
 * @param {Editing} editing
 * @param {Deed} deed
 * @returns {Editing}
 */
function used(editing, {cell, tool, ship}) {
  const {position, whole} = editing;
  const observed = observedAt(position, cell);
  const rest = without(position, cell);
  const named = namesShip(tool, whole) ? ship : null;
  const again = observed && observed.tool === tool && observed.ship === named;
  if (tool === 'clear' || again) {
    return observed ? changed(editing, rest, {cell, tool: 'clear', ship: null}) : editing;
  }
  const deed = {cell, tool, ship: named};
  if (tool === 'flag') return changed(editing, {...rest, flags: [...rest.flags, cell]}, deed);
  if (CONTENT_TOOLS.some((content) => content === tool)) {
    const content = /** @type {Content} */ (tool);
    // What was shot at stays a shot; all else is given.
    if (position.shots.some(([at]) => at === cell)) {
      const shots = position.shots.map((shot) =>
        shot[0] === cell ? /** @type {Shot} */ ([cell, 'shot', content]) : shot,
      );
      return changed(editing, {...rest, shots}, deed);
    }
    return changed(editing, {...rest, known: [...rest.known, [cell, content]]}, deed);
  }
  /** @type {Shot} */
  const shot = named === null ? [cell, tool] : [cell, tool, named];
  // Observed anew it is the last shot: a ship sinks by the last of its hits.
  return changed(editing, {...rest, shots: [...rest.shots, shot]}, deed);
}

/** @param {Editing} editing @param {'rows' | 'cols'} line @param {number} index @param {number | null} count */
function counted(editing, line, index, count) {
  const {position} = editing;
  const counts = position[line];
  if (!counts) return editing;
  return changed(editing, {
    ...position,
    [line]: counts.map((before, at) => (at === index ? count : before)),
  });
}

/** @param {Editing} editing @param {Draft[]} from @param {'past' | 'future'} to @returns {Editing} */
function stepped(editing, from, to) {
  const next = from.at(-1);
  if (!next) return editing;
  const left = from.slice(0, -1);
  const here = {position: editing.position, whole: editing.whole};
  return {
    ...moved(editing, next),
    deed: null,
    past: to === 'past' ? [...editing.past, here] : left,
    future: to === 'past' ? left : [...editing.future, here],
  };
}

/** @type {(editing: Editing, action: Action) => Editing} */
const change = /* #__PURE__ */ reduceBy({
  'edit-use': (editing, {cell, tool = editing.tool, ship = editing.ship}) =>
    used(editing, {cell, tool, ship}),
  'edit-count': (editing, {line, index, count}) => counted(editing, line, index, count),
  'edit-tool': (editing, {tool}) => ({...editing, tool}),
  'edit-ship': (editing, {ship}) => ({...editing, ship}),
  'edit-late': (editing, {text}) =>
    text === editing.text && !editing.verdict?.result ? {...editing, late: true} : editing,
  'edit-rules': (editing, {rules, whole}) =>
    changed(editing, emptyPosition(rules, whole), null, whole),
  'edit-taken': (editing, {position, whole}) => ({
    ...changed(editing, position, null, whole),
    puzzles: null,
    entry: '',
  }),
  'edit-entry': (editing, {text}) => ({...editing, entry: text}),
  'edit-agent': (editing, {agent}) => ({...editing, agent}),
  'edit-empty': (editing) => ({
    ...changed(editing, emptyPosition(editing.position.rules, editing.whole)),
    entry: '',
  }),
  'edit-undo': (editing) => stepped(editing, editing.past, 'future'),
  'edit-redo': (editing) => stepped(editing, editing.future, 'past'),
  // Refused by the engine, and so not to be done again.
  'edit-back': (editing) => ({...stepped(editing, editing.past, 'future'), future: editing.future}),
  'edit-fault': (editing, {fault, text = editing.entry}) => ({...editing, fault, entry: text}),
  'edit-puzzles': (editing, {puzzles}) => ({...editing, puzzles, fault: null, entry: ''}),
  'edit-example': (editing, {example}) => ({...editing, example}),
  'edit-verdict': (editing, {text, view, result}) => {
    // An older answer is no answer to a newer text.
    if (text !== editing.text) return editing;
    // Of many fleets two tell less than the chances of all; and a puzzle is there to be solved.
    const tells =
      (result?.verdict === 'unique' || result?.fleets === '2') &&
      result.examples.length > 0 &&
      !isPuzzle(editing.whole);
    const shown = tells ? 'first' : 'none';
    const {fault} = editing;
    const isOver = fault?.code === 'nothing-to-play' && result !== null;
    return {
      ...editing,
      verdict: {text, view, result},
      example: shown,
      fault: isOver ? null : fault,
    };
  },
});

/** @type {(state: State, action: Action) => State} */
const changedEditing = reducePart('editing', change);

/** @param {State} state @param {Action} action @returns {State} */
export function reduceEditing(state, action) {
  if (action.type === 'edit-begin') {
    const {rules, whole} = action;
    return {...state, editing: begun({position: emptyPosition(rules, whole), whole})};
  }
  return changedEditing(state, action);
}
