// Laying out a fleet.
import {createDeployingFlow} from '../flow/deploying.js';
import {beginLearning} from '../flow/learning.js';
import english from '../i18n/en/deploy.ftl';
import {listenDrag} from '../input/drag.js';
import {coveringSpoken} from '../speak/covering.js';
import {deployingSpoken} from '../speak/deploying.js';

export {renderCover} from '../view/cover.js';
export {renderDeploy} from '../view/deploy.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start(around) {
  const {store, client, opening, keeping, hands, tellers, root, signal} = around;
  // Before the flow, which at once has something to tell of a board that waits for it.
  tellers.push(deployingSpoken);
  // First of all: between two people nothing else is told.
  tellers.unshift(coveringSpoken);
  const {shipAt} = createDeployingFlow(
    store,
    client,
    opening,
    keeping,
    hands,
    beginLearning(around).teach,
  );
  const {dispatch, get} = store;
  const isOpen = () => !around.readonly?.();
  const isPicked = () => Boolean(get().deploying?.picked);
  listenDrag(root, {dispatch, shipAt, isPicked, isOpen}, signal);
}
