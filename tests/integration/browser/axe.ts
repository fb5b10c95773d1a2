import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Visitor } from './visitor';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The findings of axe in the whole page, shadow roots included. */
export async function axeFindings({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  // Axe skips text outside the page's own box: a modal covers the window, however short the page is.
  await page.evaluate(() => {
    document.documentElement.style.minHeight = '100vh';
    document.body.style.minHeight = '100vh';
  });
  await page.waitForTimeout(250); // A colour in the middle of a fade does not count.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      readonly axe: {
        run(options: object): Promise<{ readonly violations: readonly Finding[] }>;
      };
    };
    // While a modal is open the page behind it is inert, its landmark and first heading with it.
    const isModalOpen = document.querySelector('main')?.closest('[inert]') !== null;
    const rules = isModalOpen
      ? { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
      : {};
    return (await runner.run({ rules, resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
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
