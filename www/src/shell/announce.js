// The one polite live region of a page: there from the start, since a region added together with its words is not heard.

/** @param {Element} root @returns {HTMLElement} */
export function createRegion(root) {
  const region = document.createElement('div');
  region.className = 'spoken';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  root.append(region);
  return region;
}

/**
 * Says texts one after the other; '' silences what was said.
 *
 * @param {HTMLElement} region
 * @returns {(text: string) => void}
 */
export function createAnnouncer(region) {
  let frame = 0;
  return (text) => {
    cancelAnimationFrame(frame);
    // Emptied first: a region given the same text twice stays silent the second time.
    region.textContent = '';
    if (text === '') return;
    frame = requestAnimationFrame(() => {
      region.textContent = text;
    });
  };
}
