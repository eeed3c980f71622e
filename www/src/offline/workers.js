/** @returns {ServiceWorkerContainer | undefined} none in a sandboxed frame, where touching them throws */
export function workersHere() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
