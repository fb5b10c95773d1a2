import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStory, type Story } from '../../apps/gallery/stories/story';
import { socialProviderNames } from '../../domain/login/social-names';
import { socialTitle } from '../../presentation-react/views/auth/social-title';
import type { ViewName } from '../../domain/routing/view-name';
import { pseudoLanguage } from '../support/pseudo-language';
import { cleanUp, find, inside, renderWith, settle } from '../support/render';

/** Attributes that name another element by its id. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

/** Elements that can be pressed or filled in without a role. */
const nativeControls = 'button, a[href], input, select, textarea';

/** Landmarks that screen readers list. */
const landmarks = 'aside, footer, header, main, nav';

/** The tests that every view `name` has to pass in every state, such as that of `story`. */
export function describeView(name: ViewName, story: Story): void {
  describe(`the view ${name} with ${story.name} keeps the view contract`, () => {
    const widget = story.widget();
    let dialog: HTMLElement;

    // Rendered once, because no test here changes it.
    beforeAll(async () => {
      await renderWith(widget, null, pseudoLanguage);
      await settle(() => openStory(widget, name, story));
      await settle();
      dialog = find(inside('modal'), 'dialog');
    });
    afterAll(cleanUp);

    it('names its dialog by its one heading', () => {
      const headings = dialog.querySelectorAll('h1, h2, h4, h5, h6, [role="heading"]');
      expect(headings).toHaveLength(1);
      expect(headings[0]?.tagName).toBe('H2');
      expect(headings[0]?.textContent.trim()).not.toBe('');
      expect(dialog.getAttribute('aria-labelledby')).toBe(headings[0]?.id);
    });

    it('labels a list below its heading, and nothing else', () => {
      const lists = [...dialog.querySelectorAll('ul')];
      const labels = [...dialog.querySelectorAll('h3')];
      expect(labels.map(({ textContent }) => textContent.trim())).not.toContain('');
      for (const { id } of labels) {
        expect(lists.some((list) => list.getAttribute('aria-labelledby') === id)).toBe(true);
      }
    });

    it('refers to existing elements only, and gives no id twice', () => {
      const root = inside('modal');
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const attribute of references) {
        for (const element of dialog.parentElement?.querySelectorAll(`[${attribute}]`) ?? []) {
          for (const id of element.getAttribute(attribute)?.split(' ') ?? []) {
            expect(ids).toContain(id);
          }
        }
      }
    });

    it('uses native controls only, each with a name', () => {
      const made = '[role="button"], [role="link"], [role="checkbox"], [tabindex="0"]';
      const unnatural = [...dialog.querySelectorAll(made)].filter(
        (element) => !element.matches(nativeControls),
      );
      expect(unnatural).toEqual([]);
      for (const control of dialog.querySelectorAll(nativeControls)) {
        const named = control.closest('label') ?? control;
        const text = (named.textContent || control.getAttribute('title')) ?? '';
        const label = control.getAttribute('aria-label') ?? text;
        expect(label.trim()).not.toBe('');
        if (control.matches('button')) expect(control.getAttribute('type')).toBe('button');
      }
    });

    it('has a way out, and lists made of items only', () => {
      expect(dialog.querySelector('[aria-label="«Close»"]')).not.toBeNull();
      for (const item of dialog.querySelectorAll('ul > *')) expect(item.tagName).toBe('LI');
    });

    it('adds no landmark to those of the page', () => {
      expect(dialog.querySelector(landmarks)).toBeNull();
    });

    it('shows only texts of the language, and names and numbers apart from them', () => {
      const names = namesIn(widget);
      const texts = textsIn(dialog).filter((text) => !names.includes(text));

      expect(texts.filter((text) => !isTranslated(text))).toEqual([]);
    });

    it('writes no style into the markup', () => {
      expect(inside('modal').querySelector('style, link, script')).toBeNull();
      expect(dialog.innerHTML).not.toContain('<style');
    });
  });
}

/** The names that are a whole title or a whole choice: of wallets, networks and providers of logins. */
function namesIn({ options, state }: ReturnType<Story['widget']>): readonly string[] {
  const socials = state.features.auth?.socials;
  const providers = [...socialProviderNames, ...(socials ?? []).map(({ name }) => name)];
  return [
    ...state.connectorRows.map((row) => row.name),
    ...options.networks.map((network) => network.name),
    ...providers.map((provider) => socialTitle(provider, socials)),
  ];
}

/** Attributes that a visitor reads or hears. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];

/**
 * The texts that a visitor reads or hears. Names, addresses and amounts are in a `<bdi>`; initials and visual
 * amounts are hidden from screen readers; ISO 4217 has the codes of currencies: none is a text of the language.
 */
function textsIn(dialog: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('bdi, [aria-hidden="true"]')) texts.push(nodeValue?.trim() ?? '');
  }
  const attributes = [...dialog.querySelectorAll('*')]
    // A value in short has all of it as its title.
    .filter((element) => !element.closest('bdi') && !element.matches('dd:has(> bdi)'))
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  return [...texts, ...attributes].filter((text) => text !== '' && !/^[A-Z]{3}$/.test(text));
}

/** Whether all letters of a text are in texts of the language, one inside another or side by side. */
function isTranslated(text: string): boolean {
  const rest = text.replaceAll(/«[^«»]*»/g, '');
  return rest === text ? !/\p{L}/u.test(text) : isTranslated(rest);
}
