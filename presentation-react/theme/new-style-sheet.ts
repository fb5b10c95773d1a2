/**
 * A style sheet that `page` may adopt: browsers require one of the page's own window. It stays empty without
 * `replaceSync`, as in jsdom, because a site's tests need no styles.
 */
export function newStyleSheet(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync?.(css);
  return sheet;
}
