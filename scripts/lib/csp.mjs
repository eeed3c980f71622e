// What the page may do, in one place: the <meta> of the page, the development
// server and the preview all take it from here.

const directives = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

/** For a `<meta>`, where browsers refuse `frame-ancestors`. */
export const metaPolicy = directives.join('; ');

/** Of the page for frames: where it has no origin of its own, its worker is started by a script made on the spot. */
export const framePolicy = directives
  .map((directive) => (directive.startsWith('worker-src') ? `${directive} blob:` : directive))
  .join('; ');

/** For every answer of a server. */
export const headers = {
  'Content-Security-Policy': `${metaPolicy}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** A page that is isolated (COEP) takes from other sites only what says so, and frames only what is isolated itself; a worker's script is asked for it too. */
const TAKEN = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** @param {string} path below the site @returns {Record<string, string>} of a file that other sites may have: the frame's page, and the element */
export const headersOf = (path) => ({
  ...headers,
  ...(path.startsWith('embed/') && {
    'Content-Security-Policy': `${framePolicy}; frame-ancestors *`,
  }),
  ...(/^(embed|widget)\//.test(path) && TAKEN),
  ...(path.startsWith('widget/') && {'Access-Control-Allow-Origin': '*'}),
});
