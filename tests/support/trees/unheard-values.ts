import type { Page } from 'playwright-core';

/**
 * The texts in lists of terms that Orca's "read all" passes over in Firefox (decision 0214): those in an element that
 * Firefox makes an object of. A value is read where it is a text of its `dd`, or a link, or in `details`.
 */
export function unheardValues(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? rootsIn(shadowRoot) : [],
      ),
    ];
    const isObject = (element: Element): boolean => {
      const { display, overflow } = getComputedStyle(element);
      if (element.hasAttribute('title') || element.matches('q:not([role="none"])')) return true;
      if (display === 'inline' || display === 'contents') return false;
      return element.getAttribute('role') !== 'none' || /auto|scroll|hidden/.test(overflow);
    };
    /** Whether a text of the value itself comes before: what follows that is read. */
    const unheardIn = (value: Element): string | undefined => {
      for (const child of value.childNodes) {
        const text = child.textContent?.trim() ?? '';
        if (!(child instanceof Element)) {
          if (text !== '') return undefined;
          continue;
        }
        if (text === '' || child.matches('[aria-hidden="true"], svg')) continue;
        if (child.matches('a, details')) return undefined;
        return isObject(child) ? text : unheardIn(child);
      }
      return undefined;
    };
    return rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll('dd')])
      .flatMap((value) => unheardIn(value) ?? []);
  });
}
