import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { exhibits } from '../../../apps/gallery/exhibits';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { expectStored } from '../../support/stored-text';
import { restingTree } from '../../support/trees/resting-tree';
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
  for (const { id, name } of shown.filter((one) => one.group === group)) {
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
    await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
    sections.push(`# ${name}\n${await restingTree(page)}\n`);
  }

  expect(sections.length).toBeGreaterThan(0);
  expectStored(join(import.meta.dirname ?? '', 'trees', `${group}.txt`), sections.join('\n'));
});
