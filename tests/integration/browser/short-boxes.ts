import type { Page } from 'playwright-core';

/**
 * The texts of the widget that stand out of a box above or below: cut there, else over what is next to it. A box inside of a control may
 * cut them, for a press leads to where they stand whole. A box that scrolls shows all of them.
 */
export function textsOutOfShortBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** A line is higher than its letters. */
    const LEADING = 4;
    const found: string[] = [];
    const roots = [...document.querySelectorAll('[data-cleat]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || parent.closest('.visually-hidden')) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { bottom, height, top } = range.getBoundingClientRect();
        if (height === 0) continue;
        const control = parent.closest('button, a[href], summary');
        for (let one: Element | null = parent; one; one = one.parentElement) {
          const { display, overflowY, position } = getComputedStyle(one);
          if (overflowY === 'auto' || overflowY === 'scroll') break;
          if (display === 'inline' || display === 'contents') continue;
          const box = one.getBoundingClientRect();
          const isCut = overflowY !== 'visible';
          if (isCut && one !== control && control?.contains(one)) break;
          if (bottom <= box.bottom + LEADING && top >= box.top - LEADING) {
            if (position === 'fixed') break;
            continue;
          }
          const what = `${one.localName}.${one.className}: ${text.nodeValue.slice(0, 40)}`;
          found.push(`${isCut ? 'cut by' : 'stands out of'} ${what}`);
          break;
        }
      }
    }
    return found;
  });
}
