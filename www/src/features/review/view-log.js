// The timeline of a game on a sea, drawn as the scale bar of its chart: what was hit and sunk, and above it how many fleets still fitted, or in a game of one's own the luck of its shots.
import {html, nothing, svg} from 'lit/html.js';
import {leadBoard} from '../../games/sea/select.js';
import {placeOf, stopsOf, timelineMarks} from '../../games/sea/timeline-marks.js';
import {agentParts} from '../../shell/players.js';
import {lengthOf, renderScrubber, renderSteps, SHAPES} from '../../shell/view/timeline.js';
import {appraisalOf, COUNTING} from './appraisal.js';
import {ownSkill} from './skill.js';
import {surpriseMarks} from './view-appraisal.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Basis} from '../../engine/types.js' */
/** @import {Place} from '../../shell/view/timeline.js' */
/** @typedef {[place: number, value: number][]} Points in order of place */

/** As long as nobody knows how long a hunt will be, its line ends so many steps later than what is known. */
const AHEAD = 10;
/** The height of what is drawn above the scale, in pixels. */
const HIGH = 28;

/** @param {ViewContext} shown the line, and the buttons from step to step @param {string} [looks] of the button that plays, unless an answer leads on */
export function renderTimeline(shown, looks) {
  const {state, view} = shown;
  const watched = state.mode === 'watch';
  const isOff = view.step === view.steps && (!watched || view.over);
  const stops = stopsOf(view);
  const place = {
    step: placeOf(stops, view.step),
    steps: placeOf(stops, view.steps),
    length: watched && !view.over ? (appraisalOf(state)?.length ?? view.steps + AHEAD) : undefined,
  };
  const marks = [...timelineMarks(view, leadBoard(view).shooter), ...surpriseMarks(state)]
    // What is still to come of a hunt that is watched is not given away.
    .filter(({step}) => !watched || step <= view.step)
    .map((mark) => ({...mark, step: placeOf(stops, mark.step)}));
  return html`${renderScrubber(place, shown, {
    marks,
    value: stops ? 'timeline-shot' : 'timeline-value',
    above: renderAbove(place, stops, marks, shown),
    way: (at) => stops?.[at] ?? at,
  })}
    ${renderSteps({...view, playing: state.playing}, shown, {forward: isOff, last: isOff, play: false}, state.predict ? '' : looks)}`;
}

/** What a mark stands for that no sign of the chart resembles. */
const KEYS = /** @type {const} */ (['surprise', 'surprising']);

/** @param {Place} place @param {number[] | null} stops @param {{kind: string}[]} marks @param {ViewContext} shown */
function renderAbove(place, stops, marks, shown) {
  const {state, view, words} = shown;
  if (state.mode === 'watch') return renderFleets(place, stops, shown);
  const own = view.ended ? ownSkill(state, view) : null;
  if (!own) return nothing;
  /** @type {Points} */
  const points = own.curve.map(({step, luck}) => [placeOf(stops, step), luck]);
  const here = points.findLast(([at]) => at <= place.step);
  const tenth = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const most = Math.max(1, ...points.map(([, luck]) => Math.abs(luck)));
  // A line at the edge would be drawn by half.
  const high = (/** @type {number} */ luck) => HIGH / 2 - (HIGH / 2 - 1) * (luck / most);
  const keys = KEYS.filter((key) => marks.some(({kind}) => kind === key));
  return html`<p class="log-keys" aria-hidden="true">
      ${keys.map((kind) => html`<span><svg viewBox="-6 22 12 10">${svg`<path data-kind=${kind} d=${SHAPES[kind]} />`}</svg> ${words(`log-key-${kind}`)}</span>`)}
      <span class="log-own">${words('luck')} <b>${words.number(here?.[1] ?? 0, {...tenth, signDisplay: 'exceptZero'})}</b></span>
    </p>
    ${renderPlot(
      place,
      svg`<path class="log-zero" d="M0 ${HIGH / 2}H${lengthOf(place)}" />
      <path class="log-luck" d="M0 ${HIGH / 2}${points.map(([at, luck]) => `L${at} ${high(luck)}`).join('')}" />`,
    )}`;
}

/** @param {Place} place @param {number[] | null} stops @param {ViewContext} shown */
function renderFleets(place, stops, {state, view, words}) {
  const {id: agent} = agentParts(view.players[leadBoard(view).shooter - 1].agent ?? '');
  // What an agent does not count is no thought of its own; what is asked for is not told beside it.
  if (state.predict || !COUNTING.includes(agent)) return nothing;
  const points = fleetsAlong(state, view, stops).filter(([at]) => at <= place.step);
  const most = Math.max(...points.map(([, fleets]) => fleets));
  const last = points.at(-1);
  if (!last) return nothing;
  const high = (/** @type {number} */ fleets) =>
    HIGH - (most > 1 ? (HIGH - 1) * (Math.log(fleets) / Math.log(most)) : 1);
  const line = points.map(([at, fleets]) => `H${at}V${high(fleets)}`).join('');
  const [[from, first]] = points;
  const path = `M${from} ${high(first)}${line}H${place.step}`;
  const [at, fleets] = last;
  const number = (/** @type {number} */ count) =>
    count > Number.MAX_SAFE_INTEGER
      ? words.rough(BigInt(Math.round(count)).toString())
      : words.number(count);
  return html`${renderPlot(
    place,
    svg`<path class="log-fleets" d="${path}V${HIGH}H${from}Z" /><path class="log-line" d=${path} />`,
  )}
    <p class="log-said" aria-hidden="true" data-late=${isLate(place)}>${
      at === place.step ? html`<b>${number(fleets)}</b> ${words('log-fleets', {fleets})}` : nothing
    }${from === 0 && place.step > 0 && at === place.step ? html`<span class="log-of">${words('log-of', {fleets: number(first)})}</span>` : nothing}</p>`;
}

/**
 * @param {ViewContext['state']} state
 * @param {ViewContext['view']} view
 * @param {number[] | null} stops
 * @returns {Points} how many fleets fitted what the agent knew, where they were counted
 */
export function fleetsAlong(state, view, stops) {
  const {shooter} = leadBoard(view);
  const {decision} = view;
  /** @type {Map<number, number>} */
  const points = new Map();
  for (const shot of Object.values(appraisalOf(state)?.shots ?? {}))
    if (shot?.player === shooter) add(shot.step - 1, shot.basis);
  if (decision?.map && decision.player === shooter) add(view.step, decision.map.basis);
  return [...points].sort(([one], [other]) => one - other);

  /** @param {number} step @param {Basis} basis */
  function add(step, basis) {
    const fleets = basis.kind === 'counted' ? Number(basis.fleets) : 0;
    if (fleets > 0) points.set(placeOf(stops, step), fleets);
  }
}

/** @param {Place} place right of the pointer there is no room for words */
const isLate = ({step, ...line}) => step > lengthOf({step, ...line}) / 2;

/** @param {Place} place @param {unknown} drawn on the scale of the line */
const renderPlot = (place, drawn) => html`<svg
  class="log-plot"
  viewBox="0 0 ${lengthOf(place)} ${HIGH}"
  preserveAspectRatio="none"
  aria-hidden="true"
  focusable="false"
>${drawn}</svg>`;
