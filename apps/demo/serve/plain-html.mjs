/**
 * A text as HTML that shows it, for the content of an element.
 *
 * @param {string} text
 */
export function plainHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
