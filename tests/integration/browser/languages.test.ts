import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import { languageTags } from '../../../scripts/entries.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { openBrowser, openReusedPage } from './browser';
import { showStory } from './show-story';

const stories = [
  'Connect/wallets',
  'ConnectingExternal/failed for a known reason',
  'Account/balance',
  'WalletSend/with speeds to choose from',
  'WalletSendPreview/reviewed',
  'Swap/quoted',
  'OnRampProviders/providers',
  'SmartSessionList/several',
];

let gallery: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/languages' }),
    openBrowser(),
  ]);
  const viewport = { width: 320, height: 700 };
  ({ page } = await openReusedPage(browser, 'about:blank', { viewport }));
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** Shows a story in a language, and waits until its title is. */
async function show(id: string, lang: string): Promise<void> {
  await showStory(page, gallery.url, { id, lang, theme: 'light', dir: 'ltr' });
  await eventually(async () => {
    const card = page.locator(`.root[lang="${lang}"] .card`);
    expect(await page.title()).toBe(id);
    expect(await card.locator('h2').count()).toBeGreaterThan(0);
    // A row that asks the wallet stays so.
    expect(await card.locator('[aria-busy="true"]:not(.row)').count()).toBe(0);
  });
}

/** The texts that are wider than their place. */
function cutTexts(): Promise<readonly string[]> {
  return page.locator('.card').evaluate((card) => {
    const seen = [...card.querySelectorAll('*')].filter((one) => !one.closest('.visually-hidden'));
    return seen
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent);
  });
}

const ASKED = 'Networks/asking the wallet';

/** Where a language may end a line within a word, it does so by its own rules. */
const isUnspaced = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}';
const NUMBER = "\\p{N}[\\p{N}.,'’٬٫\\u00a0\\u202f]*\\p{N}";
const WORD = `(?:(?![${isUnspaced}])[\\p{L}\\p{M}])+`;

describe.each(languageTags)('the language %s at 320 px', (lang) => {
  it('cuts no text of the views that visitors see most, and breaks no word and no number', async () => {
    const lost: (readonly [string, readonly string[]])[] = [];
    for (const id of stories) {
      await show(id, lang);
      lost.push([id, [...(await cutTexts()), ...(await broken(`${NUMBER}|${WORD}`))]]);
    }
    // A ring that turns is wider than its place.
    await show(ASKED, lang);
    lost.push([ASKED, await broken(WORD)]);

    expect(lost.filter(([, texts]) => texts.length > 0)).toEqual([]);
  });
});

it('Korean lines end between words', async () => {
  // Where the machine has no Korean font, the boxes in the place of the letters are narrow.
  await page.setViewportSize({ width: 200, height: 700 });
  const found: string[] = [];
  for (const id of [...stories, 'WhatIsAWallet/a visitor', 'ConnectingWalletConnect/unreachable']) {
    await show(id, 'ko');
    found.push(...(await broken('\\p{Script=Hangul}+')));
  }

  expect(found).toEqual([]);
});

/** The words that fit a pattern of which a part is on the next line. */
function broken(pattern: string): Promise<readonly string[]> {
  return page.locator('.card').evaluate((card, source) => {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, pattern);
}
