// The tree of a search: the root's children in a row, and one open path below them.
import {html, nothing} from 'lit/html.js';
import {createButtons} from '../../shell/view/controls.js';
import {positionOf} from './select.js';
import {cutSentence, nodeSentence, pointsText, stepName} from './sentences.js';
import {MOST_DEPTH, VARIANTS} from './state.js';
import {renderChoice} from './view-bar.js';
import {renderTerms} from './view-reason.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @import {TreeNode} from './types.js' */
/** @typedef {import('../../engine/reversi-types.js').TreeBrief} BriefNode */

/** So many of a node's children stand open; the others fold. */
const MOST_OPEN = 4;

/** Whether the tree was grown otherwise than the form now says. @param {import('./types.js').State} state */
export const isOutdated = ({tree: {wish}, treeWish}) =>
  wish !== null &&
  (wish.depth !== treeWish.depth ||
    wish.variant !== treeWish.variant ||
    wish.alphaBeta !== treeWish.alphaBeta);

/** @param {Shown} shown */
export function renderTree(shown) {
  const {state, words, dispatch} = shown;
  const {tree, game} = state;
  const here = tree.nodes.at(-1);
  const elsewhere = game && tree.of !== null && tree.of !== positionOf(game);
  return html`${renderTreeWish(shown)}
    ${
      tree.growing === null
        ? nothing
        : html`<div class="wait field-row">
            <span>${words('reversi-growing', {nodes: tree.growing})}</span>
            <button class="button" type="button" @click=${() => dispatch({type: 'tree-stop'})}>${words('reversi-stop')}</button>
          </div>`
    }
    ${isOutdated(state) && !elsewhere ? html`<p class="field-hint">${words('reversi-tree-outdated')}</p>` : nothing}
    ${elsewhere ? html`<p class="field-hint">${words('reversi-tree-elsewhere')}</p>` : nothing}
    ${
      here && tree.summary
        ? html`<p>${words('reversi-tree-sum', {
            nodes: tree.summary.lookedAt,
            cut: tree.summary.nodes - tree.summary.lookedAt,
            plain: tree.plain ?? 'unknown',
            saved: (tree.plain ?? 0) - tree.summary.lookedAt,
            step: stepName(tree.summary.choice, shown),
            value: pointsText(tree.summary.value, shown),
          })}</p>
            ${tree.wish?.alphaBeta ? html`<p class="field-hint">${words('reversi-tree-ties')}</p>` : nothing}
            ${renderSteps(shown, here)}
            <p class="tree-here" id="tree-here" tabindex="-1">${nodeSentence(here, shown)}</p>
            <div class="search-tree" @pointerleave=${() => dispatch({type: 'tree-point', node: null})}>
              ${renderRoot(shown, tree.nodes[0])} ${tree.nodes.map((node, depth) => renderLevel(shown, node, depth))}
            </div>
            <p class="field-hint">${words('reversi-tree-legend')}</p>
            ${here.terms && here.values ? renderTerms(shown, here.terms, here.values, state.tree.wish?.variant) : nothing}`
        : tree.growing === null
          ? html`<p class="empty">${words('reversi-no-tree')}</p>`
          : nothing
    }`;
}

/** @param {Shown} shown */
function renderTreeWish(shown) {
  const {state, words, dispatch} = shown;
  const {treeWish, game} = state;
  const change = (/** @type {Partial<typeof treeWish>} */ own) =>
    dispatch({type: 'tree-wish', change: own});
  return html`<form
    class="field-row tree-wish"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'tree-grow'});
    }}
  >
    ${renderChoice(
      'tree-depth',
      words('reversi-depth'),
      Array.from({length: MOST_DEPTH}, (_, depth) => String(depth + 1)),
      String(treeWish.depth),
      (value) => change({depth: Number(value)}),
      (value) => value,
    )}
    ${renderChoice(
      'tree-variant',
      words('parameter-variant'),
      VARIANTS,
      treeWish.variant,
      (value) => change({variant: VARIANTS.find((one) => one === value)}),
      (value) => words(`value-variant-${value}`),
    )}
    <label class="choice"><input
      type="checkbox"
      .checked=${treeWish.alphaBeta}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({alphaBeta: target.checked})}
    /> ${words('reversi-alpha-beta')}</label>
    <button class="button" type="submit" ?disabled=${!game || game.view.over}>${words('reversi-grow')}</button>
    <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'tutorial'})}>${words('reversi-tutorial')}</button>
  </form>`;
}

/** @param {Shown} shown @param {TreeNode} here */
function renderSteps(shown, here) {
  const {state, words} = shown;
  const {summary, decision} = state.tree;
  const last = (summary?.nodes ?? 1) - 1;
  const line = here.bestLine.at(-1);
  const button = createButtons(shown);
  return html`<div class="bar-group" role="group" aria-label=${words('reversi-tree-steps')}>
    ${button('reversi-tree-root', {type: 'tree-walk', node: 0}, {off: here.node === 0})}
    ${button('reversi-tree-back', {type: 'tree-walk', node: here.node - 1}, {off: here.node === 0})}
    ${button('reversi-tree-next', {type: 'tree-walk', node: here.node + 1}, {off: here.node >= last})}
    ${button('reversi-tree-decision', {type: 'tree-next-decision'}, {off: decision + 1 >= (summary?.decisions ?? 0)})}
    ${button('reversi-tree-line', {type: 'tree-walk', node: line ?? 0}, {off: line === undefined})}
  </div>`;
}

/** Black's nodes take the greatest value, White's the least. @param {'black' | 'white'} side */
const triangle = (side) => (side === 'black' ? '▲' : '▽');
/** @param {'black' | 'white'} side */
const other = (side) => (side === 'black' ? 'white' : 'black');

/** @param {Shown} shown @param {TreeNode} root */
const renderRoot = (shown, root) => html`<div class="tree-level" data-depth="0">
  <ul class="tree-row">${renderNode(shown, root, root.side, true, 0)}</ul>
</div>`;

/** @param {Shown} shown @param {TreeNode} node its children, the one on the path open @param {number} depth */
function renderLevel(shown, node, depth) {
  const {state, words, dispatch} = shown;
  const {nodes, unfolded} = state.tree;
  if (node.children.length === 0) return nothing;
  const onPath = nodes[depth + 1]?.node;
  const all = unfolded.includes(node.node) || node.children.length <= MOST_OPEN + 1;
  const first = new Set(
    [onPath, node.best, ...node.children.map(({node: own}) => own)]
      .filter((own) => own !== undefined && own !== null)
      .slice(0, MOST_OPEN + 2),
  );
  const open = all ? node.children : node.children.filter(({node: own}) => first.has(own));
  const folded = node.children.filter((child) => !open.includes(child));
  const side = other(node.side);
  return html`<div class="tree-level" data-depth=${depth + 1}>
    <ul class="tree-row" aria-label=${words('reversi-children', {step: stepName(node.step, shown), way: node.side === 'black' ? 'max' : 'min'})}>
      ${open.map((child) => renderNode(shown, child, side, child.node === onPath, node.best))}
      ${
        folded.length > 0 || (all && node.children.length > MOST_OPEN + 1)
          ? html`<li><button
              class="tree-fold"
              type="button"
              aria-expanded=${all}
              @click=${() => dispatch({type: 'tree-unfold', node: node.node})}
            >${folded.length > 0 ? foldedText(shown, folded, node.side) : words('reversi-fold')}</button></li>`
          : nothing
      }
    </ul>
  </div>`;
}

/** @param {Shown} shown @param {BriefNode[]} folded @param {'black' | 'white'} side */
function foldedText(shown, folded, side) {
  const values = folded.flatMap(({value}) => (value === null ? [] : [value]));
  const more = folded.length;
  if (values.length === 0) return shown.words('reversi-folded-cut', {more});
  const best = side === 'black' ? Math.max(...values) : Math.min(...values);
  return shown.words('reversi-folded', {more, best: pointsText(best, shown)});
}

/**
 * @param {Shown} shown
 * @param {BriefNode} node
 * @param {'black' | 'white'} side who is to move there
 * @param {boolean} open whether it lies on the path
 * @param {number | null} best the best among its siblings
 */
function renderNode(shown, node, side, open, best) {
  const {state, words, dispatch} = shown;
  const here = state.tree.nodes.at(-1)?.node === node.node;
  const bound = {'at-least': '≥ ', 'at-most': '≤ '}[/** @type {'at-least'} */ (node.worth)] ?? '';
  const value =
    node.worth === 'cut'
      ? words('reversi-cut-short')
      : `${bound}${node.value === null ? words('reversi-not-looked') : pointsText(node.value, shown)}`;
  const point = (/** @type {number | null} */ number) => () =>
    dispatch({type: 'tree-point', node: number});
  return html`<li>
    <button
      class="tree-node"
      type="button"
      data-worth=${node.worth}
      data-best=${node.node === best && node.step !== null ? '' : nothing}
      aria-expanded=${node.below > 0 ? String(open) : nothing}
      aria-current=${here ? 'step' : nothing}
      aria-label=${words('reversi-node-name', {
        step: stepName(node.step, shown),
        value,
        way:
          node.worth === 'cut'
            ? 'cut'
            : node.worth === 'weighed' || node.worth === 'ended'
              ? 'leaf'
              : side === 'black'
                ? 'max'
                : 'min',
        best: node.node === best && node.step !== null ? 'yes' : 'no',
        why: cutSentence(node, shown),
      })}
      title=${node.cut ? cutSentence(node, shown) : nothing}
      @click=${() => dispatch({type: 'tree-walk', node: node.node})}
      @pointerenter=${point(node.node)}
      @focus=${point(node.node)}
      @blur=${point(null)}
    ><span class="tree-way" aria-hidden="true">${node.worth === 'cut' ? '✂' : node.below > 0 ? triangle(side) : '·'}</span>
      <span>${stepName(node.step, shown)}</span> <span class="tree-value">${value}</span></button>
  </li>`;
}
