// Laying out a fleet.
import {createDeployingFlow} from '../flow/deploying.js';
import english from '../i18n/en-deploy.ftl';
import {listenDrag} from '../input/drag.js';
import {deployingSpoken} from '../speak/deploying.js';

export {renderDeploy} from '../view/deploy.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start({store, client, opening, keeping, hands, tellers, root, signal}) {
  // Before the flow, which at once has something to tell of a board that waits for it.
  tellers.push(deployingSpoken);
  const {shipAt} = createDeployingFlow(store, client, opening, keeping, hands);
  const {dispatch, get} = store;
  listenDrag(root, {dispatch, shipAt, isPicked: () => Boolean(get().deploying?.picked)}, signal);
}
