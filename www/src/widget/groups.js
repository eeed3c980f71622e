// Of many elements on a page the parts have the same names: they are groups, and no landmarks of that page.

/** @param {ParentNode} root what has been drawn */
export function groupParts(root) {
  for (const part of root.querySelectorAll('section[aria-label]:not([role])'))
    part.setAttribute('role', 'group');
}
