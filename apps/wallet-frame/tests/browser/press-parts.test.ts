import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../../scripts/chromium.mjs';

jest.setTimeout(60_000);

const folder = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = findChromium();
const isRequired = process.env['CI'] === 'true';

describe('what judges presses', () => {
  if (executablePath === undefined && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let browser: Browser;
  let page: Page;
  let script = '';

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [`${folder}tests/pages/press-parts-page.ts`],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    script = outputFiles[0]?.text ?? '';
    browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumArguments],
    });
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  });
  afterAll(() => browser.close());

  async function show(html: string): Promise<void> {
    await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${html}`);
    await page.evaluate(`${script}; scrollTo(0, 0)`);
  }

  describe('the focus that Tab has brought', () => {
    const begin = (): Promise<void> =>
      show(
        '<button id="before">Before</button><button id="own">Own</button><button>After</button>',
      );
    const follow = async (): Promise<void> => {
      await page.evaluate(`era = {}; own = document.querySelector('#own');
        tabbed = new TabbedFocus(own, () => era, new AbortController().signal); undefined`);
      await page.locator('#before').focus();
    };
    const isTabbed = (): Promise<boolean> => page.evaluate('tabbed.isOf(era)');

    it.each(['#before', 'button:last-of-type'])(
      '[R7.16] counts from both sides: %s',
      async (from) => {
        await begin();
        await follow();
        await page.locator(from).focus();
        await page.keyboard.press(from === '#before' ? 'Tab' : 'Shift+Tab');
        expect(await isTabbed()).toBe(true);
      },
    );

    it('[R7.16] counts until the button has become ready anew', async () => {
      await begin();
      await follow();
      await page.keyboard.press('Tab');
      await page.evaluate('era = {}');
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] counts until the focus leaves', async () => {
      await begin();
      await follow();
      await page.keyboard.press('Tab');
      await page.evaluate(`document.querySelector('#before').focus()`);
      expect(await isTabbed()).toBe(false);
      await page.evaluate('own.focus()');
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] does not count on a button that is not ready', async () => {
      await begin();
      await follow();
      await page.evaluate('era = undefined');
      await page.keyboard.press('Tab');
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] does not count where a script moves the focus after Tab', async () => {
      await begin();
      await follow();
      await page.evaluate(`addEventListener('keydown', (event) => {
        event.preventDefault();
        setTimeout(() => own.focus(), 20);
      }, { once: true })`);
      await page.keyboard.press('Tab');
      await page.waitForFunction('document.activeElement === own');
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] does not count where a script makes the key', async () => {
      await begin();
      await follow();
      await page.evaluate(`dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab' }));
        own.focus()`);
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] does not count while Tab is held, or another key is', async () => {
      await begin();
      await follow();
      await page
        .locator('#before')
        .evaluate((own) =>
          own.insertAdjacentHTML('beforebegin', '<button id="first">First</button>'),
        );
      await page.locator('#first').focus();
      await page.keyboard.down('Tab');
      await page.keyboard.down('Tab');
      await page.keyboard.up('Tab');
      expect(await page.evaluate('document.activeElement === own')).toBe(true);
      expect(await isTabbed()).toBe(false);

      await page.locator('#before').focus();
      await page.keyboard.down('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Enter');
      expect(await isTabbed()).toBe(false);
    });

    it('[R7.16] forgets the keys that are down where the window loses the focus', async () => {
      await begin();
      await follow();
      await page.keyboard.down('a');
      await page.evaluate(`dispatchEvent(new Event('blur'))`);
      await page.keyboard.press('Tab');
      await page.keyboard.up('a');
      expect(await isTabbed()).toBe(true);
    });
  });

  describe('the parts that were in view', () => {
    const look = (): Promise<boolean> => page.evaluate('parts.look(), parts.isWhole');
    const parts = (selector: string): Promise<void> =>
      page.evaluate(`parts = new SeenParts(document.querySelector('${selector}')); undefined`);
    const scroll = (y: number): Promise<void> => page.evaluate(`scrollTo(0, ${y})`);

    it('[R7.16] are all where they are in view at once', async () => {
      await show('<main><p data-part>One</p><p data-part>Two</p></main>');
      await parts('main');
      expect(await page.evaluate('parts.isWhole')).toBe(false);
      expect(await look()).toBe(true);
    });

    it('[R7.16] may be larger than the view, where each line of them was in it', async () => {
      await show('<main data-part style="height:1000px"></main>');
      await parts('body');
      expect(await look()).toBe(false);
      for (const y of [300, 600]) {
        await scroll(y);
        expect(await look()).toBe(false);
      }
      await scroll(700);
      expect(await look()).toBe(true);
    });

    it('[R7.16] are not seen where the view jumps over lines of them', async () => {
      await show('<main data-part style="height:1000px"></main>');
      await parts('body');
      await look();
      await scroll(700);
      expect(await look()).toBe(false);
      await scroll(350);
      expect(await look()).toBe(false); // From 300 to 350 nothing was in view.
      await scroll(290);
      expect(await look()).toBe(false); // And from 650 to 700.
      await scroll(410);
      expect(await look()).toBe(true);
    });

    it('[R7.16] are cut by everything around them that scrolls', async () => {
      await show(
        '<div id="list" style="height:100px;overflow:auto"><p data-part style="margin:0;height:180px">One</p></div>',
      );
      await parts('body');
      expect(await look()).toBe(false);
      await page.evaluate(`document.querySelector('#list').scrollTo(0, 80)`);
      expect(await look()).toBe(true);
    });

    it('[R7.16] are not seen where they stand out to the side', async () => {
      await show('<main data-part style="width:500px;height:20px"></main>');
      await parts('body');
      expect(await look()).toBe(false);
      await page.evaluate(`document.querySelector('main').style.width = '400px'`);
      expect(await look()).toBe(true);
    });

    it('[R7.16] are the lines of a card that scrolls, where none is marked', async () => {
      await show(
        '<main style="height:200px;overflow:auto"><p style="height:120px">One</p><p style="height:120px">Two</p></main>',
      );
      await parts('main');
      expect(await look()).toBe(false);
      await page.evaluate(`document.querySelector('main').scrollTo(0, 500)`);
      expect(await look()).toBe(true);
    });

    it('[R7.16] are the element itself, where it has none', async () => {
      await show('<main style="height:400px">Text</main>');
      await parts('main');
      expect(await look()).toBe(false);
      await scroll(100);
      expect(await look()).toBe(true);
    });

    it('[R7.16] need not be seen where they have no height', async () => {
      await show('<main><p data-part>One</p><p data-part style="display:none">Two</p></main>');
      await parts('main');
      expect(await look()).toBe(true);
    });

    it('[R7.16] were not seen whole where they have grown since', async () => {
      await show('<main data-part style="height:100px"></main>');
      await parts('body');
      expect(await look()).toBe(true);
      await page.evaluate(`document.querySelector('main').style.height = '500px'`);
      expect(await page.evaluate('parts.isWhole')).toBe(false);
    });
  });
});
