import type { Page } from 'playwright-core';
import { axeFindings as findingsNow } from '../../../apps/gallery/axe.mjs';
import type { Visitor } from './visitor';

/** The rules of axe whose verdict a theme can change: a theme is colours, and nothing else. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The findings of axe in the whole page, shadow roots included. */
export async function axeFindings({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  await endFades(page);
  return findingsNow(page);
}

/**
 * {@link axeFindings} in the light theme, then those of colour in the dark one, of a widget that follows the
 * visitor's own setting, which is dark from then on.
 */
export async function axeFindingsInBothThemes({
  page,
}: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const roots = page.locator('[data-theme]');
    await roots.first().waitFor({ state: 'attached' });
    const others = page.locator(`[data-theme]:not([data-theme="${theme}"])`);
    await others.first().waitFor({ state: 'detached' });
    await endFades(page);
    const findings = await findingsNow(page, theme === 'light' ? undefined : rulesOfColour);
    found.push(...findings.map((finding) => `${theme}: ${finding}`));
  }
  return found;
}

/**
 * Ends every fade of the page and of the widgets in it: a colour in the middle of one does not count. Looks again after a
 * frame with fades: what `content-visibility` skips, as it does with NFTs, changes its colour only when it is rendered.
 */
export async function endFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const widgets = [...document.querySelectorAll('[data-cleat]')];
    const roots = [document, ...widgets.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const endsAt = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime);
    for (let fades: Animation[] | undefined; fades?.length !== 0;) {
      await new Promise(requestAnimationFrame);
      fades = roots
        .flatMap((root) => root.getAnimations())
        .filter((each) => each.playState !== 'finished' && Number.isFinite(endsAt(each)));
      fades.forEach((fade) => fade.finish());
    }
  });
}
