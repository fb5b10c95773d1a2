import type { Page } from 'playwright-core';

/**
 * What a visitor cannot read whole on a page of the gallery: texts that are wider than the box that cuts them, and texts that stand out
 * of the page at its side. Each with its element.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const all = [document, ...roots].flatMap((root) => [...root.querySelectorAll('*')]);
    const seen = all.filter(
      (one) =>
        !one.closest('.visually-hidden, script, style, noscript, title') &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const said = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.slice(0, 80)}`;
    const ownText = ({ childNodes }: Element): boolean =>
      [...childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && Boolean(nodeValue?.trim()),
      );
    const isCut = (one: Element): boolean => {
      const { overflowX } = getComputedStyle(one);
      return (
        ownText(one) &&
        overflowX !== 'visible' &&
        one.scrollWidth > one.clientWidth + 1 &&
        one.clientWidth > 0
      );
    };
    const isOut = (one: Element): boolean => {
      const { left, right, width } = one.getBoundingClientRect();
      return ownText(one) && width > 0 && (left < -1 || right > innerWidth + 1);
    };
    return seen.filter((one) => isCut(one) || isOut(one)).map(said);
  });
}
