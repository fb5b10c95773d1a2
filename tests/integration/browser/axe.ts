import { axeFindings as findingsNow } from '../../../scripts/axe.mjs';
import type { Visitor } from './visitor';

/** The findings of axe in the whole page, shadow roots included. */
export async function axeFindings({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  await page.waitForTimeout(250); // A colour in the middle of a fade does not count.
  return findingsNow(page);
}

/**
 * {@link axeFindings} in the light theme, then in the dark one, of a widget that follows the visitor's own setting,
 * which is dark from then on.
 */
export async function axeFindingsInBothThemes(
  visitor: Pick<Visitor, 'page'>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await visitor.page.emulateMedia({ colorScheme: theme });
    const roots = visitor.page.locator('[data-theme]');
    await roots.first().waitFor({ state: 'attached' });
    const others = visitor.page.locator(`[data-theme]:not([data-theme="${theme}"])`);
    await others.first().waitFor({ state: 'detached' });
    found.push(...(await axeFindings(visitor)).map((finding) => `${theme}: ${finding}`));
  }
  return found;
}
