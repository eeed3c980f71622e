// What opens over the page: settings, help, about, share, own rules.

import english from '../../../i18n/en/dialogs.ftl';
import offline from '../../../i18n/en/offline.ftl';
import site from '../../../i18n/en/site.ftl';
import {createOffline} from '../../../offline/flow.js';
import {tellUpdates} from '../../../offline/update-notice.js';
import {offlineWorld} from '../../../offline/world.js';
import {listenDrop} from '../../../shell/share/drop.js';
import {createEmbedding} from '../../../shell/share/embedding-flow.js';
import {handingOn} from '../../../shell/share/index.js';
import {createPacking} from '../../../shell/share/packing.js';
import {createDraftingFlow} from '../own-rules/flow.js';
import {createPasting} from '../share/pasting.js';
import {createNamedRows} from '../storage/named-rows.js';

export {fold} from '../view/fold.js';
export {renderDialog} from './dialog.js';

export const words = [english, site, offline];

/** @param {import('../../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, keep, hands, root, signal} = around;
  createEmbedding(store);
  createDraftingFlow(store, createNamedRows(store, keep), hands, (name) =>
    around.speech().names.ship(name),
  );
  createPasting(around);
  store.hear(handingOn(store.dispatch, hands.download, root));
  store.on({
    download() {
      const name = 'game.spyglass';
      hands.download(name, `${store.get().game?.record ?? ''}\n`);
      store.dispatch({type: 'said', key: 'share-saved', args: {name}});
    },
  });
  listenDrop(
    root,
    {
      isOpen: () => store.get().mode !== 'edit' && !around.readonly?.(),
      take: (file) => store.dispatch({type: 'open-file', file}),
      read: (record) => store.dispatch({type: 'open-record', record}),
    },
    signal,
  );
  // An element of somebody else's page is theirs to keep.
  if (!around.site) return;
  createPacking(store, around.site);
  createOffline(store, offlineWorld());
  void tellUpdates(() => around.speech().words);
}
