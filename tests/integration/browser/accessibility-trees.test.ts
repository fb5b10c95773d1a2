import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { exhibits } from '../../../apps/gallery/exhibits';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { expectStored } from '../../support/stored-text';
import { restingTree } from '../../support/trees/resting-tree';
import { unheardValues } from '../../support/trees/unheard-values';
import { openBrowser } from './browser';
import { showStory } from './show-story';

const NOW = new Date('2026-01-02T12:00:00Z');

/** Those with frames show what the other stories show. */
const shown = exhibits.filter(({ isFraming }) => isFraming !== true);
const groups = [...new Set(shown.map(({ group }) => group))];

let gallery: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/gallery' }),
    openBrowser(),
  ]);
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: { width: 390, height: 800 },
  });
  await context.clock.setFixedTime(NOW);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

it.each(groups)('%s has the accessibility tree that was stored, in every state', async (group) => {
  const sections: string[] = [];
  const unheard: string[] = [];
  for (const { id, name } of shown.filter((one) => one.group === group)) {
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
    await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
    unheard.push(...(await unheardValues(page)).map((text) => `${name}: ${text}`));
    sections.push(`# ${name}\n${await restingTree(page)}\n`);
  }

  expect(sections.length).toBeGreaterThan(0);
  expect(unheard).toEqual([]);
  expectStored(join(import.meta.dirname ?? '', 'trees', `${group}.txt`), sections.join('\n'));
});

it('finds the values that Orca passes over', async () => {
  const terms = await page.context().newPage();
  await terms.setContent(`<dl><dt>Name</dt>
    <dd><bdi>a text</bdi> <button>Copy</button></dd>
    <dd><span role="none" style="display: block; overflow: clip">a block without a role</span></dd>
    <dd><a href="#">a link</a></dd>
    <dd><details><summary>details</summary></details></dd>
    <dd><span style="display: block">a block</span></dd>
    <dd><span role="none" style="display: block; overflow: hidden">a block that cuts</span></dd>
    <dd style="display: flex"><bdi>a part of a row</bdi></dd>
    <dd><ul><li>a list</li></ul></dd>
    <dd><button>a button</button></dd>
    <dd><bdi title="more">a title</bdi></dd></dl>`);

  expect(await unheardValues(terms)).toEqual([
    'a block',
    'a block that cuts',
    'a part of a row',
    'a list',
    'a button',
    'a title',
  ]);
  await terms.close();
});
