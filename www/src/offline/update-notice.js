// Where the site is kept for use without a network, its new versions are told of; nowhere else is anything fetched for that.
import {workersHere} from './workers.js';

/** @param {() => import('../i18n/words.js').Words} words of the page as it is now */
export async function tellUpdates(words) {
  const workers = workersHere();
  if (!workers) return;
  // It may be asked for while this page is open, here or in another tab.
  if (!workers.controller)
    await new Promise((done) => workers.addEventListener('controllerchange', done, {once: true}));
  try {
    const {beginUpdating} = await import(/* webpackChunkName: "offline/updating" */ './updates.js');
    beginUpdating(words);
  } catch {
    // The page itself is there, and so is the choice in the settings.
  }
}
