// A hunt in two drawings: the ship cells found after each shot, and its length among the hunts of an agent. The drawings are stretched, their letters are not.

import {html, nothing, svg} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {rivalOf} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {cellsToFind, foundBy, measuredFor, standing} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {View} from '../../engine/types.js' */

/** Numbers stand along the foot at every tenth shot. */
const STEP = 10;

/** @param {number} from @param {number} to */
function renderFoot(from, to) {
  const first = Math.ceil(from / STEP) * STEP;
  const count = Math.max(0, Math.floor((to - first) / STEP) + 1);
  return html`<span class="plot-foot" aria-hidden="true">${Array.from({length: count}, (_, at) => {
    const number = first + at * STEP;
    return html`<span ${vars({'--at': (number - from) / (to - from)})}>${number}</span>`;
  })}</span>`;
}

/** @param {View} end the game as it ended @param {ViewContext} shown */
export function renderCurves(end, {words, names}) {
  const lines = end.players.flatMap(({player, kind, shots}) => {
    const found = foundBy(end, player);
    return found && found.length > 0
      ? [{player, found, shots, own: kind === 'you', who: names.player(end, player)}]
      : [];
  });
  if (lines.length === 0 || end.rules.motion === 'slide') return nothing;
  // Of two people neither is the reader.
  const [lead] = lines;
  const isOwn = (/** @type {typeof lead} */ line) => (isForTwo(end) ? line === lead : line.own);
  const longest = Math.max(...lines.map(({found}) => found.length));
  const cells = Math.max(...lines.map(({player}) => cellsToFind(end, player)));
  const path = (/** @type {number[]} */ found) =>
    `M0 ${cells}${found.map((count, shot) => `H${shot + 1}V${cells - count}`).join('')}`;
  const said = lines.map(({who, found}) =>
    words('plot-found-line', {who, shots: found.length, found: found.at(-1) ?? 0}),
  );
  return html`<figure class="plot">
    <figcaption class="plot-title">${words('plot-found')}
      <span class="plot-keys" aria-hidden="true">${lines.map(
        (line) =>
          html`<span class="plot-key" ?data-own=${isOwn(line)}>${line.who} ${line.found.length}</span>`,
      )}</span></figcaption>
    <div class="plot-body" role="img" aria-label=${`${words('plot-found')}: ${said.join(' ')}`}>
      <svg class="plot-drawing" viewBox="0 0 ${longest} ${cells}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path class="plot-goal" d="M0 0H${longest}" />
        ${lines.map((line) => svg`<path class="plot-line" ?data-own=${isOwn(line)} d=${path(line.found)} />`).reverse()}
      </svg>
      <span class="plot-note" aria-hidden="true">${words('plot-cells', {cells})}</span>
    </div>
    ${renderFoot(0, longest)}
  </figure>`;
}

/** @param {View} end the game as it ended @param {ViewContext} shown */
export function renderHunts(end, shown) {
  const {state, words, names} = shown;
  const measured = measuredFor(state, end);
  if (!measured) return nothing;
  const {agents, chosen, shots, games: all} = measured;
  const {from, games} = agents[chosen];
  const first = Math.min(from, shots);
  const last = Math.max(from + games.length - 1, shots);
  const most = Math.max(...games);
  const {more} = standing(agents[chosen], shots);
  const share = words.number(more / all, {style: 'percent', maximumFractionDigits: 0});
  const agent = names.agent(chosen);
  // One's own hunt has a bar also where no other took as long.
  const own = Math.max(games[shots - from] ?? 0, most / 20);
  const bar = (
    /** @type {number} */ at,
    /** @type {number} */ count,
    /** @type {string} */ side,
  ) =>
    count > 0
      ? svg`<rect class="plot-bar" data-side=${side} x=${at - first} y=${most - count} width="1" height=${count} />`
      : nothing;
  return html`<figure class="plot">
    <figcaption class="plot-title">${words('plot-hunts', {games: all, agent})}</figcaption>
    <div class="plot-body" role="img" aria-label=${words('plot-hunts-picture', {agent, shots, share})}>
      <svg class="plot-drawing plot-low" viewBox="0 0 ${last + 1 - first} ${most}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        ${games.map((count, index) => {
          const at = from + index;
          return at === shots ? nothing : bar(at, count, at < shots ? 'fewer' : 'more');
        })}
        ${bar(shots, own, 'own')}
        <path class="plot-axis" d="M0 ${most}H${last + 1 - first}" />
      </svg>
      <span class="plot-own" aria-hidden="true" ${vars({'--at': (shots + 0.5 - first) / (last + 1 - first)})}>${words('plot-own', {shots})}</span>
      <span class="plot-longer" aria-hidden="true">${words('plot-longer', {more, share, games: all})}</span>
    </div>
    ${renderFoot(first, last + 1)}
    ${renderUnlucky(end, measured, shown)}
  </figure>`;
}

/** @param {View} end @param {NonNullable<ReturnType<typeof measuredFor>>} measured @param {ViewContext} shown that the agent of the first visit's hunt, who is beaten easily, plays better elsewhere */
function renderUnlucky(end, {agents, games}, {state, words, names}) {
  const rival = rivalOf(end);
  const hunts = state.game?.given && rival?.agent ? agents[rival.agent] : null;
  if (!hunts || !rival) return nothing;
  const {more, all} = standing(hunts, rival.shots);
  if (all < 5 * more) return nothing;
  const share = words.number(more / all, {style: 'percent', maximumFractionDigits: 0});
  const args = {agent: names.agent(rival.agent), games, share, shots: rival.shots};
  return html`<p class="plot-unlucky">${words('plot-unlucky', args)}</p>`;
}
