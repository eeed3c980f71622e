// What opens over the page: settings, help, about, share, own rules.

import english from '../../../i18n/en/dialogs.ftl';
import offline from '../../../i18n/en/offline.ftl';
import {createOffline} from '../../../offline/flow.js';
import {tellUpdates} from '../../../offline/update-notice.js';
import {offlineWorld} from '../../../offline/world.js';
import {listenDrop} from '../../../shell/share/drop.js';
import {createEmbedding} from '../../../shell/share/embedding-flow.js';
import {handingOn} from '../../../shell/share/index.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {createDraftingFlow} from '../own-rules/flow.js';
import {renderOwnRules} from '../own-rules/view.js';
import {createPasting} from '../share/pasting.js';
import {renderShare} from '../share/view.js';
import {renderAbout} from './about.js';
import {renderFigures} from './figures.js';
import {renderHelp} from './help.js';
import {renderSettings} from './settings.js';

/** @import {ViewContext} from '../view/page.js' */

export {fold} from '../view/fold.js';
export {renderStrengths} from '../view/strengths.js';

export const words = {en: `${english}\n${offline}`};

/** @type {Record<string, (shown: ViewContext) => unknown>} */
export const bodies = {
  settings: renderSettings,
  help: renderHelp,
  share: renderShare,
  about: renderAbout,
  own: renderOwnRules,
  figures: renderFigures,
  statistics: (shown) =>
    shown.parts.results?.renderStatistics(shown) ?? renderComing('results', shown),
};

/** @param {import('../../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, keeping, hands, root, signal} = around;
  createEmbedding(store);
  createDraftingFlow(store, keeping, hands, (name) => around.speech().names.ship(name));
  createPasting(around);
  store.hear(handingOn(store.dispatch, hands.download, root));
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
  createOffline(store, offlineWorld());
  void tellUpdates(() => around.speech().words);
}
