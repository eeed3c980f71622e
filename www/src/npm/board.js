// What the npm package gives: the element, defined when it is asked for, so that it can be imported where there is no page.
import '../widget/free-names.js';
import {createClient} from '../engine/client.js';
import {createElement} from '../widget/element.js';
import {startGames} from '../widget/workers.js';

/** @param {{site?: string | null}} [how] `site`: where the whole page stands, for links to it; without it there are none */
export function defineBoard({site = null} = {}) {
  if (customElements.get('spyglass-board')) return;
  customElements.define(
    'spyglass-board',
    createElement((told) => createClient({startWorker: startGames, ...told}), site),
  );
}
