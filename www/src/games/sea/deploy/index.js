// Laying out a fleet.

import {listenDrag} from '../../../board/drag.js';
import english from '../../../i18n/en/deploy.ftl';
import {beginLearning} from '../habits/flow.js';
import {createNamedRows} from '../storage/named-rows.js';
import {coveringSpoken} from '../two-people/sentences.js';
import {createDeployingFlow} from './flow.js';
import {deployingSpoken} from './sentences.js';

export {renderCover} from '../two-people/view.js';
export {renderDeploy} from './view.js';

export const words = english;

/** @param {import('../../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, client, opening, keep, hands, tellers, root, signal} = around;
  // Before the flow, which at once has something to tell of a board that waits for it.
  tellers.push(deployingSpoken);
  // First of all: between two people nothing else is told.
  tellers.unshift(coveringSpoken);
  const {shipAt} = createDeployingFlow(
    store,
    client,
    opening,
    createNamedRows(store, keep),
    hands,
    beginLearning(around).teach,
  );
  const {dispatch, get} = store;
  const isOpen = () => !around.readonly?.();
  const isPicked = () => Boolean(get().deploying?.picked);
  listenDrag(root, {dispatch, shipAt, isPicked, isOpen}, signal);
}
