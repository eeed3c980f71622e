// The scripts of a package, as they are built and as the page calls them.

export const SINGLE = 'spyglass-board.single.js';
export const REPORTING = 'scorm.js';
