import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Language } from '../../../../domain/language/language';
import { openBrowser } from '../../../../tests/integration/browser/browser';
import { axeFindings } from '../../../gallery/axe.mjs';
import { buildWalletFrame } from '../../build/frame-files.mjs';
import { languageFiles } from '../../src/adapters/browser/language-files';
import { saveKit } from '../../src/adapters/browser/save-kit';
import { kitWords } from '../../src/domain/texts/kit-words';
import { speak } from '../../src/domain/texts/spoken';
import { isBrowserThere } from './frame-world';

jest.setTimeout(60_000);

const globals = ['document', 'fetch'] as const;

describe('the page of an offline kit', () => {
  if (!isBrowserThere && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cleat-kit-language-'));
  const file = join(folder, 'wallet-kit.html');
  let template = '';
  let browser: Browser;
  beforeAll(async () => {
    const { files } = await buildWalletFrame({
      isKept: true,
      service: 'https://api.wallet.test',
      sites: ['https://site.test'],
      networks: [],
    });
    const path = [...files.keys()].find((name) => /\/kit-\w+\.html$/.test(name)) ?? '';
    template = files.get(path) ?? '';
    browser = await openBrowser();
  });
  afterEach(() => speak('en'));
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the wallet's page saves for a kit that is none, so that it does not open. */
  async function saved(): Promise<string> {
    const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
    const blobs: Blob[] = [];
    const makeUrl = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:kit';
    });
    Object.assign(globalThis, {
      fetch: () => Promise.resolve(new Response(template)),
      document: { createElement: () => ({ click: () => undefined }) },
    });
    try {
      await saveKit('/assets/kit.html', { note: '</script><b>' });
    } finally {
      makeUrl.mockRestore();
      for (const [name, own] of before) {
        if (own) Object.defineProperty(globalThis, name as string, own as PropertyDescriptor);
        else Reflect.deleteProperty(globalThis, name as string);
      }
    }
    return (await blobs[0]?.text()) ?? '';
  }

  const cases: readonly (readonly [Language, 'ltr' | 'rtl'])[] = [
    ['ar', 'rtl'],
    ['de', 'ltr'],
    ['en', 'ltr'],
    ['fa', 'rtl'],
  ];

  it.each(cases)('speaks the language in which it was saved: %s', async (tag, dir) => {
    if (tag !== 'en') speak(tag, (await languageFiles[tag]()).texts);
    writeFileSync(file, await saved());
    const { broken, explain, open, title, words } = { ...kitWords.kit };
    expect(tag === 'en').toBe(title === 'Your offline kit');
    const page = await browser.newPage({ locale: 'fr-FR' });
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByText(explain, { exact: true }).waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.evaluate('[document.documentElement.lang, document.dir]')).toEqual([
      tag,
      dir,
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(words).fill('some words');
    await page.getByRole('button', { name: open, exact: true }).click();
    await page.getByText(broken, { exact: true }).waitFor();
    await page.close();
  });

  it('speaks English where it has no texts, as those that were saved before', async () => {
    writeFileSync(file, template.replace('<!-- kit -->', '{}'));
    const page = await browser.newPage({ locale: 'de-DE' });
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('heading', { name: 'Your offline kit' }).waitFor();
    expect(await page.evaluate('[document.documentElement.lang, document.dir]')).toEqual([
      'en',
      'ltr',
    ]);
    await page.close();
  });
});
