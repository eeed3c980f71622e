// A new version of a site that is kept: it waits until somebody wants it.
import {ask, registrationOf} from './flow.js';

/**
 * @param {import('./flow.js').OfflineWorld} world
 * @param {{offer: () => void, reload: () => void}} page `offer`: there is a new version
 */
export function createUpdating(world, {offer, reload}) {
  const {workers} = world;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let accepted = false;
  let wasControlled = Boolean(workers?.controller);

  workers?.addEventListener('controllerchange', () => {
    if (accepted) return reload();
    // Another tab has taken the new version: what this one has still to fetch may be gone.
    if (wasControlled) offer();
    wasControlled = true;
  });

  /** @param {ServiceWorker | null} coming */
  function follow(coming) {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration?.active) offer();
    });
  }

  return {
    async watch() {
      registration = await registrationOf(world);
      if (!registration) return;
      if (registration.waiting) offer();
      follow(registration.installing);
      registration.addEventListener('updatefound', () => follow(registration?.installing ?? null));
      // Without a network there is none, and a site that has none is for the worker to find out.
      await registration.update().catch(() => {});
    },
    accept() {
      accepted = true;
      const waiting = registration?.waiting;
      if (waiting) ask(waiting, {type: 'take-over'});
      else reload();
    },
  };
}
