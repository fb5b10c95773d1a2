import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Visitor } from './visitor';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds in the whole page, shadow roots included. */
export async function axeFindings({ page }: Visitor): Promise<readonly string[]> {
  await page.waitForTimeout(250); // A colour in the middle of a fade is nobody's colour.
  await page.evaluate(axe);
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
    return (await runner.run({ rules })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
