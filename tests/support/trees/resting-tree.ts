import type { Page } from 'playwright-core';
import { accessibilityTree } from './accessibility-tree';

const BETWEEN_MS = 80;
const MOST_LOOKS = 40;

/** What stands in the place of a view while its code is downloaded. */
const DOWNLOADING = '.view > .stack[aria-busy="true"] > .visually-hidden + .row.skeleton';

/** The tree of a page once nothing in it changes for a moment. */
export async function restingTree(page: Page, stillMs = BETWEEN_MS): Promise<string> {
  let before = '';
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const isHere = (await page.locator(DOWNLOADING).count()) === 0;
    const tree = await accessibilityTree(page);
    if (isHere && tree !== '' && tree === before) return tree;
    before = tree;
    await page.waitForTimeout(stillMs);
  }
  throw new Error(`The page does not come to rest: ${before}`);
}
