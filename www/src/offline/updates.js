// Says that a site which is kept has a new version, on every page of it; fetched only where it is kept.
import {render} from 'lit/html.js';
import english from '../i18n/en/offline.ftl';
import {wordsFrom} from '../i18n/words.js';
import {createUpdating} from './updating.js';
import {renderUpdate} from './view.js';
import {offlineWorld} from './world.js';

/** @import {Words} from '../i18n/words.js' */

const ownWords = wordsFrom({locale: 'en', messages: english});

/** @param {Words} words of a page that may know these sentences or not @returns {Words} */
const withOwn = (words) => (words.has('offline-new') ? words : ownWords);

/** @param {() => Words} wordsNow */
export function beginUpdating(wordsNow) {
  const place = document.createElement('aside');
  place.className = 'notice update';
  const updating = createUpdating(offlineWorld(), {
    offer() {
      const words = withOwn(wordsNow());
      place.setAttribute('aria-label', words('offline-update'));
      document.body.append(place);
      // A live region tells what changes in it, not what it comes with.
      render(renderUpdate({words, accept: updating.accept, later: () => place.remove()}), place);
    },
    reload: () => location.reload(),
  });
  void updating.watch();
}
