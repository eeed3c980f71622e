// What is certain, and why: hints, proofs, deductions step by step, and the expert's knowledge.

import english from '../../i18n/en/tutor.ftl';
import {holdControl} from '../../shell/keep-under-finger.js';
import {createTutoring} from './flow.js';
import {strangeRule} from './rules.js';
import {tutorSpoken} from './sentences.js';
import {reduceTutor} from './state.js';
import {renderKnowledge} from './view-knowledge.js';
import {renderProofs} from './view-proofs.js';

export {tutorSentence} from './sentences.js';
export {renderTutored} from './view.js';
export {foundLines} from './view-found.js';
export {litOf} from './view-light.js';
export {renderPermitted, renderRefutation} from './view-steps.js';

/** The tabs of the panel that are this part's. */
export const renderTab = {proofs: renderProofs, knowledge: renderKnowledge};

export const words = english;

/** @param {import('../../games/sea/types.js').State} state what is told beside or below the board */
const shownBy = ({tutor, reasoning}) => [tutor?.hint, tutor?.proof, reasoning];

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, client, tellers, root}) {
  tellers.push(tutorSpoken);
  store.extend(reduceTutor);
  const strange = strangeRule(store.get().permitted ?? []);
  if (strange !== undefined) {
    // A link that names what is no rule permits nothing that could be meant.
    store.dispatch({type: 'permit', names: []});
    store.dispatch({type: 'refused', error: {code: 'unknown-deduction', args: {name: strange}}});
  }
  createTutoring(store, client);
  store.hear(({type}, state, before) => {
    const now = shownBy(state);
    const isGone = shownBy(before).some((one, at) => one && !now[at]);
    // Drawn without it, the page would leave the keys nowhere.
    const {activeElement} = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    if (isGone && activeElement?.closest('.tutored')) store.dispatch({type: 'focus-board'});
    if (type === 'hint-there') return holdControl(root);
    if (type !== 'proof-there') return;
    // Once it is drawn. On a small screen a proof stands below the fold, and the board stays in sight.
    requestAnimationFrame(() =>
      root.querySelector('section.tutored')?.scrollIntoView({block: 'nearest'}),
    );
  });
}
