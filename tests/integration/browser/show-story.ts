import type { Page } from 'playwright-core';
import { storyUrl } from '../../../apps/gallery/story-request';

/**
 * Shows a story of the gallery at `origin`: in place of the one before, where the page has one, so that its
 * scripts and axe are not loaded again.
 */
export async function showStory(
  page: Page,
  origin: string,
  story: Parameters<typeof storyUrl>[0],
): Promise<void> {
  const url = storyUrl(story);
  if (!page.url().startsWith(`${origin}/story.html`)) return void (await page.goto(origin + url));
  await page.evaluate((address) => {
    history.pushState(undefined, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}
