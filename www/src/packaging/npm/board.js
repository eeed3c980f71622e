// What the npm package gives: the element, defined when it is asked for, so that it can be imported where there is no page.
import '../../widget/clobbered-window.js';
import {createSeaClient} from '../../engine/client-kinds.js';
import {createElement} from '../../widget/element.js';
import {startGames} from '../../widget/workers.js';
import {setFolder} from './folder.js';

/**
 * @param {object} [how]
 * @param {string | null} [how.site] where the whole page stands, for links to it; without it there are none
 * @param {string | URL | null} [how.files] where the folder of the package is served as it is, for bundlers that take no workers and engines along
 */
export function defineBoard({site = null, files = null} = {}) {
  // A server that renders the page knows no elements.
  if (typeof customElements === 'undefined' || customElements.get('spyglass-board')) return;
  if (files !== null) setFolder(files);
  customElements.define(
    'spyglass-board',
    createElement((listeners) => createSeaClient({startWorker: startGames, ...listeners}), site),
  );
}
