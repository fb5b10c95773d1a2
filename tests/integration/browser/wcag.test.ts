import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../../../apps/gallery/axe.mjs';
import { exhibits } from '../../../apps/gallery/exhibits';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { endFades } from './axe';
import { openBrowser } from './browser';
import { cutTexts } from './cut-texts';
import { nonTextContrast } from './non-text-contrast';
import { textsOutOfShortBoxes } from './short-boxes';
import { showStory } from './show-story';

jest.setTimeout(300_000);

/** What a visitor may set by criterion 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** What a style sheet could do to texts in that spacing, each in another way. */
const thieves = [
  ['cuts a text below its first line', 'p { height: 1em; overflow: hidden }'],
  ['has a text stand over the next one', 'p { height: 1em }'],
  [
    'cuts the text of a button',
    '.action { height: 8px; min-height: 0; padding: 0; overflow: clip }',
  ],
  ['cuts the end of a title', 'h2 { width: 2em; white-space: nowrap; overflow: hidden }'],
  ['has a text leave the card', 'p { white-space: nowrap }'],
  [
    'ends a text in an ellipsis',
    'p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
  ],
] as const;

/** The rules of axe that it does not run by itself, by their criteria. */
const rules = { '2.5.3': 'label-content-name-mismatch', '2.5.8': 'target-size' };

/** Of each view, so many stories: the first are the usual ones. */
const STORIES = 2;

const walked = exhibits.filter(
  ({ group, id, isFraming }) =>
    !isFraming &&
    exhibits.filter((one) => one.group === group).findIndex((one) => one.id === id) < STORIES,
);

/** By criterion: what was found in each story. */
const found: Record<string, Record<string, unknown>> = {};

function note(criterion: string, id: string, findings: readonly unknown[]): void {
  const ofCriterion = (found[criterion] ??= {});
  if (findings.length > 0) ofCriterion[id] = findings;
}

let gallery: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/wcag' }),
    openBrowser(),
  ]);
  // 1280 × 1024 at 400 %.
  page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 256 },
  });
  for (const { id } of walked) {
    await showStory(page, gallery.url, { id, theme: 'system', dir: 'ltr' });
    await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
    const findings = await axeFindings(page, Object.values(rules));
    for (const [criterion, rule] of Object.entries(rules))
      note(
        criterion,
        id,
        findings.filter((finding) => finding.startsWith(rule)),
      );
    note('1.4.10', id, await tooWide(page));
    note('2.4.11', id, await coveredFocus(page));
    note('1.4.11', id, await faintParts(page));
    await page.evaluate(setSpacing, spacing);
    note('1.4.12', id, await lostTexts());
  }
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

it.each([
  ['1.4.10', 'each view is read without scrolling sideways at 400 %'],
  ['1.4.11', 'icons, rings of the focus and empty fields are seen, in both themes'],
  ['1.4.12', 'where the visitor has set its spacing, no text is cut but in what shows it whole'],
  ['2.4.11', 'no control is hidden wholly when it has the focus'],
  ['2.5.3', 'names of controls begin with what is seen'],
  ['2.5.8', 'targets are 24 px, or have that much room'],
])('[WCAG %s] %s', (criterion) => {
  expect(found[criterion]).toEqual({});
});

it.each(thieves)('[WCAG 1.4.12] finds a style that %s', async (_deed, css) => {
  await page.goto('about:blank');
  const id = 'SIWXSignMessage/a message';
  await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
  await page.locator('.card:not(.waiting) .view p').first().waitFor();
  await page.evaluate(setSpacing, spacing);
  expect(await lostTexts()).toEqual([]);
  await page.evaluate(setSpacing, css.replaceAll(/(?=;| })/g, ' !important'));
  expect(await lostTexts()).not.toEqual([]);
});

/** The texts that cannot be read whole. */
async function lostTexts(): Promise<readonly string[]> {
  return [
    ...(await tooWide(page)),
    ...(await cutTexts(page)).filter(isOurs),
    ...(await cutForGood(page)),
    ...(await textsOutOfShortBoxes(page)),
  ];
}

/** Names and amounts end in an ellipsis in lists, and stand whole behind a press; rows that are far from view have no room. */
function isOurs(cut: string): boolean {
  return !/^(?:bdi\.|div\.far:)/.test(cut);
}

/** What is cut, and in no control that leads to where it stands whole. */
function cutForGood(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-cleat]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('.card *')])
      .filter(
        (one) =>
          getComputedStyle(one).textOverflow === 'ellipsis' &&
          one.scrollWidth > one.clientWidth + 1 &&
          one.clientWidth > 0 &&
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !one.closest('button, a[href], summary, .visually-hidden'),
      )
      .map(({ outerHTML }) => `cut for good: ${outerHTML.slice(0, 160)}`);
  });
}

/** The boxes that are wider than what shows them. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-cleat]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    const boxes = [
      document.documentElement,
      ...roots.flatMap((root) => [...root.querySelectorAll('.clip, .pane')]),
    ];
    return boxes
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
      .map(
        ({ className, clientWidth, scrollWidth }) => `${className} ${scrollWidth - clientWidth}`,
      );
  });
}

/** What is too faint in the dark theme, then in the light one, which stays. */
async function faintParts(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`[data-theme="${colorScheme}"]`).first().waitFor({ state: 'attached' });
    await endFades(page);
    const faint = await nonTextContrast(page);
    found.push(...faint.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

/** The controls of the card of which nothing is seen when they have the focus. */
function coveredFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hidden: string[] = [];
    for (const host of document.querySelectorAll('[data-cleat]')) {
      const root = host.shadowRoot;
      const controls = root?.querySelectorAll<HTMLElement>(
        'dialog :is(button, a[href], input, textarea, select)',
      );
      for (const control of controls ?? []) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled'))
          continue;
        control.focus();
        const { bottom, left, right, top } = control.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const ys = [top + 2, (top + bottom) / 2, bottom - 2];
        const isSeen = ys.some((y) => {
          const over = root?.elementFromPoint(x, y) ?? null;
          return over !== null && (control.contains(over) || over.contains(control));
        });
        if (!isSeen) hidden.push(control.getAttribute('aria-label') ?? control.innerText);
      }
    }
    return hidden;
  });
}

function setSpacing(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [document, ...roots])
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
