// Texts as they stand in links: base64url, without padding.

/** @param {string} text */
export function packed(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (code) => String.fromCharCode(code));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text @returns {string | null} null where it is none */
export function unpacked(text) {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const codes = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(codes);
  } catch {
    return null;
  }
}
