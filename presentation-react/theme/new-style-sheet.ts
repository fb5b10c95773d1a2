/** A style sheet that `page` may adopt: one of its own window's, as browsers insist. */
export function newStyleSheet(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
