import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../../../apps/gallery/axe.mjs';
import { eventually } from '../../support/eventually';
import { endFades, rulesOfColour } from '../browser/axe';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { type BuiltSite, builtSite } from './built-site';
import { pagesOfAllShapes, type ReadPage, readPage } from './read-page';

// No claim of a test: one of them walks through every page.
jest.setTimeout(600_000);

let site: BuiltSite;
let browser: Browser;
/** Every page, by its path. */
const read = new Map<string, ReadPage>();
beforeAll(async () => {
  site = await builtSite('/any/path/');
  browser = await openBrowser();
  const { page, close } = await openPage(browser, 'about:blank');
  for (const path of site.pages)
    read.set(path, await readPage(page, readFileSync(join(site.folder, path), 'utf8')));
  await close();
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** Opens a page of the site. `asked` has the address of every request that is not below the site's. */
async function visit(
  path: string,
  url = site.url,
): Promise<WatchedPage & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const opened = await openPage(browser, url + path, { colorScheme: 'light' }, async (context) => {
    context.on('request', (request) => {
      if (!request.url().startsWith('data:') && !request.url().startsWith(url))
        asked.push(request.url());
    });
  });
  await isAlive(opened.page);
  return { ...opened, asked };
}

/** Waits until the scripts of the site have taken the page over. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
}

/** The paths of the links in the sidebar. */
function linksIn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.VPSidebar a[href]')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
}

/** The pages with a widget, the first of each folder, and those that have every shape that a page of the site has. */
function pagesToOpen(): readonly string[] {
  const widgets = site.pages.filter((path) => read.get(path)?.hasWidget);
  const folders = [...new Set(site.pages.map((path) => dirname(path)))];
  const first = folders.map((folder) => site.pages.find((path) => dirname(path) === folder) ?? '');
  return [...new Set([...pagesOfAllShapes(read), ...widgets, ...first])];
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Whether the page at `path` has taken the place of the one before: VitePress gives it a class with its path. The address changes
 * earlier. Its router leaves the name of a folder's own page out.
 */
function isDrawn(path: string): boolean {
  const drawn = document.querySelector('.vp-doc:has(h1)');
  return [path, path.replace(/index\.html$/, '')].some((each) =>
    drawn?.classList.contains(each.replaceAll(/[./]+/g, '_').replace(/_html$/, '')),
  );
}

async function inMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    mode === 'dark',
  );
  await endFades(page);
}

describe('the documentation site, at any path of a static server', () => {
  it('has the same policy in each page, and nothing that it refuses or that lacks a name', async () => {
    const policy = site.headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", '');
    const found = [...read].flatMap(([path, page]) => [
      ...page.faults.map((fault) => `${path}: ${fault}`),
      ...page.scripts
        .map(hashOf)
        .flatMap((hash) => (policy?.includes(hash) ? [] : `${path}: ${hash}`)),
      ...page.loaded.flatMap((at) => (at.startsWith('/any/path/') ? [] : `${path}: loads ${at}`)),
      ...(page.policy === policy ? [] : [`${path}: has the policy ${page.policy}`]),
    ]);

    expect(found).toEqual([]);
    expect(read.size).toBeGreaterThan(100);
  });

  it('finds such a thing in a page that has it', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    const bad = `<script src="//other.test/a.js"></script><meta http-equiv="Content-Security-Policy" content="x">
      <body><main><h1 id="a">One</h1><h3 id="a" style="color: red" onclick="leave()">Three</h3><img src="https://other.test/b.png">
      <a href="/there"></a><iframe srcdoc="x"></iframe><script>run()</script></main>`;
    const { faults, loaded, scripts } = await readPage(page, bad);
    await close();

    expect(faults).toEqual([
      'the policy comes too late',
      '<h3> has the attribute style',
      '<h3> has the attribute onclick',
      '<iframe> has the attribute srcdoc',
      'there is a <iframe>',
      'the page has no language',
      'the page has no title',
      '<h3> "Three" follows <h1>',
      'no text for <img src="https://other.test/b.png">',
      'no name for <a href="/there"></a>',
      'two elements are #a',
      'two elements are #a',
    ]);
    expect(loaded).toEqual(['//other.test/a.js', 'https://other.test/b.png']);
    expect(scripts).toEqual(['run()']);
  });

  it('asks no other host, breaks no rule and passes axe in both modes, on a page of each folder and shape', async () => {
    const { asked, close, mishaps, page } = await visit('index.html');
    const paths = pagesToOpen();
    const found: string[] = [];
    for (const path of paths) {
      const before = mishaps.length;
      await page.goto(site.url + path);
      await isAlive(page);
      for (const mode of ['light', 'dark'] as const) {
        await inMode(page, mode);
        const findings = await axeFindings(page, mode === 'light' ? undefined : rulesOfColour);
        found.push(...findings.map((finding) => `${path}, ${mode}: ${finding}`));
      }
      found.push(...mishaps.slice(before).map((mishap) => `${path}: ${mishap}`));
    }
    await close();

    expect(found).toEqual([]);
    expect(asked).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining(['404.html', 'index.html', 'theming/playground.html']),
    );
  });

  it('leads from an address of no page, at any depth, to all pages', async () => {
    const errors = readFileSync(join(site.folder, '404.html'), 'utf8');
    const { asked, close, mishaps, page } = await visit('index.html');
    // As static hosts answer.
    await page.route('**/no/such/page', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: errors }),
    );
    await page.goto(`${site.url}no/such/page`);
    await isAlive(page);
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
    await page.waitForURL(`${site.url}all-pages.html`);
    await page.locator('.vp-doc h1').waitFor();
    await close();

    // Chromium logs each page that a server does not find.
    expect(mishaps.filter((mishap) => !/status of 404/.test(mishap))).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('breaks no rule where a reader goes from page to page by the sidebar', async () => {
    const { asked, close, mishaps, page } = await visit('start/vite.html');
    const seen = new Set<string>();
    const found: string[] = [];
    for (const start of [
      'start/vite.html',
      ...site.pages.filter((path) => /.\/index\.html$/.test(path)),
    ]) {
      await page.goto(site.url + start);
      await isAlive(page);
      for (const link of await linksIn(page)) {
        if (seen.has(link)) continue;
        seen.add(link);
        const before = mishaps.length;
        if (!(await linksIn(page)).includes(link)) {
          await page.goto(site.url + start);
          await isAlive(page);
        }
        await page.evaluate((to) => {
          const all = document.querySelectorAll<HTMLAnchorElement>('.VPSidebar a[href]');
          [...all].find(({ href }) => new URL(href).pathname === to)?.click();
        }, link);
        await page.waitForFunction(isDrawn, link);
        found.push(...mishaps.slice(before).map((mishap) => `${link}: ${mishap}`));
      }
    }
    expect(seen.size).toBe(site.pages.length - 2); // without the first page and that of errors
    await close();

    expect(found).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('runs under the headers that it names, which forbid a script that is not its own', async () => {
    const url = await site.serve(site.headers);
    const { asked, close, mishaps, page } = await visit('start/vite.html', url);
    expect([mishaps, asked]).toEqual([[], []]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'document.title = "taken"';
      } catch {
        return; // Trusted Types refuse the text.
      }
      document.head.append(script);
    });
    expect(await page.title()).not.toBe('taken');
    await eventually(() => expect(mishaps).toContainEqual(expect.stringMatching(/^policy: /)));
    await close();

    expect(site.headers['Content-Security-Policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(site.headers['Content-Security-Policy']).not.toContain('unsafe');
  });

  it('finds a page by a word in it, without a server', async () => {
    const { asked, close, mishaps, page } = await visit('index.html');
    await page.locator('#local-search button').first().click();
    await page.locator('#localsearch-input').fill('pairing');
    const result = page.locator('.VPLocalSearchBox .result').first();
    await result.waitFor();
    await endFades(page);
    // Of VitePress's own box (0194): a link in each option, and names that are other words than those on show.
    const findings = (await axeFindings(page)).filter(
      (finding) =>
        !/^(nested-interactive|label-content-name-mismatch): <[^>]*(localsearch|VPLocalSearch|class="result)/.test(
          finding,
        ),
    );
    expect(findings).toEqual([]);
    await result.click();
    await page.waitForURL((url) => !url.pathname.endsWith('index.html'));
    await page.locator('.vp-doc h1').waitFor();
    await close();

    expect([mishaps, asked]).toEqual([[], []]);
  });
});

describe('the widget in the site', () => {
  it('is downloaded when a visitor starts it, and connects a wallet without asking a host', async () => {
    const { asked, close, mishaps, page } = await visit('index.html');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const start = page.getByRole('button', { name: 'Start the widget' });
    expect(await start.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Connect wallet' }).count()).toBe(0);
    await start.click();
    await page.getByText('Hello, guest').waitFor();
    expect(files.filter((file) => file.includes('/live/')).length).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test wallet/ })
      .click();
    await page.getByText('Hello, 0xf39F…2266').waitFor();
    await page.getByRole('button', { name: /1\.500 ETH/ }).waitFor();
    await endFades(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();

    expect([mishaps, asked]).toEqual([[], []]);
  });

  it('lists a wallet that the visitor has', async () => {
    const { close, mishaps, page } = await visit('index.html');
    await page.evaluate(() => {
      const info = {
        uuid: '8f3ad9e2',
        name: 'Of the visitor',
        icon: 'data:,',
        rdns: 'test.visitor',
      };
      const provider = {
        request: async () => [],
        on: () => undefined,
        removeListener: () => undefined,
      };
      window.addEventListener('eip6963:requestProvider', () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        ),
      );
    });
    await page.getByRole('button', { name: 'Start the widget' }).click();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Of the visitor/ })
      .waitFor();
    await close();

    expect(mishaps).toEqual([]);
  });

  it('takes the look of the playground, which prints the code for it', async () => {
    const { asked, close, mishaps, page } = await visit('theming/playground.html');
    await page.getByRole('button', { name: 'Start the playground' }).click();
    await page.getByRole('radio', { name: 'Mint' }).check();
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await page.getByText("themePreset: 'mint'").waitFor();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Test wallet/ }).waitFor();
    await page.locator('[data-cleat] [data-theme="dark"][data-preset="mint"]').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await endFades(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();

    expect([mishaps, asked]).toEqual([[], []]);
  });

  it('leaves with its page', async () => {
    const { close, mishaps, page } = await visit('theming/playground.html');
    await page.getByRole('button', { name: 'Start the playground' }).click();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).waitFor();
    await page.locator('.VPSidebar a', { hasText: 'The look of the widget' }).first().click();
    await page.waitForURL(/look\.html$/);
    await page.locator('.vp-doc h1', { hasText: 'change the look of the widget' }).waitFor();
    expect(await page.locator('[data-cleat]').count()).toBe(0);
    await close();

    expect(mishaps).toEqual([]);
  });
});
