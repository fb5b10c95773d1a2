/** How long files whose names have a hash are kept. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The header `Cache-Control` of a file.
 *
 * @param {string} path
 */
export function cacheControlOf(path) {
  return path.startsWith('/assets/') ? IMMUTABLE : 'no-store';
}
