// What a page's own style may reach, by a name that stays when the classes of ours change.

/** @type {Record<string, string>} each part, where it is */
const PARTS = {
  cell: '.cell',
  overlay: '.depths, .contour, .worth',
  controls: '.bar, .reversi-bar',
  timeline: '.timeline, :not(.timeline) > .scrubber',
  panel: '.panel, .reversi-panel',
};

/** @param {HTMLElement} root */
export function nameParts(root) {
  for (const [part, where] of Object.entries(PARTS))
    for (const element of root.querySelectorAll(where))
      if (!element.part.contains(part)) element.part.add(part);
  // Of many elements on a page the parts have the same names: they are groups, and no landmarks of that page.
  for (const section of root.querySelectorAll('section[aria-label]:not([role])'))
    section.setAttribute('role', 'group');
}
