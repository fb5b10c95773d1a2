/**
 * A style sheet that `page` may adopt: one of its own window's, as browsers insist. It stays empty where there is
 * no `replaceSync`, as in jsdom: the tests of a site need no styles.
 */
export function newStyleSheet(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync?.(css);
  return sheet;
}
