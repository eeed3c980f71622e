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
