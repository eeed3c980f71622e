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
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

/** For a `<meta>`, where browsers refuse `frame-ancestors`. */
export const metaPolicy = directives.join('; ');

/** For every answer of a server. */
export const headers = {
  'Content-Security-Policy': `${metaPolicy}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
