/**
 * The anchor of a heading, as links of the repository name it.
 *
 * @param {string} title
 */
export function slugOf(title) {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
