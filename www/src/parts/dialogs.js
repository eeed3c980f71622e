// What opens over the page: settings, help, about, share, own rules.
import {createDraftingFlow} from '../flow/drafting.js';
import {createEmbedding} from '../flow/embedding.js';
import {createOffline} from '../flow/offline.js';
import {createPasting} from '../flow/pasting.js';
import english from '../i18n/en/dialogs.ftl';
import offline from '../i18n/en/offline.ftl';
import {listenDrop} from '../input/drop.js';
import {offlineWorld} from '../offline/world.js';
import {renderComing} from '../view/coming.js';
import {renderAbout} from '../view/dialogs/about.js';
import {renderFigures} from '../view/dialogs/figures.js';
import {renderHelp} from '../view/dialogs/help.js';
import {renderOwnRules} from '../view/dialogs/own-rules.js';
import {renderSettings} from '../view/dialogs/settings.js';
import {renderShare} from '../view/dialogs/share.js';
import {tellUpdates} from './kept.js';
import {handingOn} from './out.js';

/** @typedef {import('../view/page.js').Shown} Shown */

export {fold} from '../view/fold.js';
export {renderStrengths} from '../view/strengths.js';

export const words = {en: `${english}\n${offline}`};

/** @type {Record<string, (shown: Shown) => unknown>} */
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

/** @param {import('../lazy.js').Around} around */
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
