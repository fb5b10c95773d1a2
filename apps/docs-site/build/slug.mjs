/** The id of the element around VitePress's own views. */
const taken = 'app';

/**
 * The anchor of a heading, as links of the repository name it.
 *
 * @param {string} title
 */
export function slugOf(title) {
  const slug = title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  return slug === taken ? `${slug}-1` : slug;
}
