// Runs before the first paint: where a link or an earlier visit opens something else, the chart of a first visit is not shown.
try {
  if (location.search || localStorage.getItem('spyglass-settings') !== null)
    document.documentElement.setAttribute('data-known', '');
} catch {
  // Where nothing can be stored every visit is the first.
}
