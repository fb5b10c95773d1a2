import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @typedef {object} Finding
 * @property {string} id
 * @property {readonly { readonly html: string, readonly failureSummary?: string }[]} nodes
 */

/**
 * The findings of axe in the whole page, shadow roots included.
 *
 * @param {import('playwright-core').Page} page
 * @param {readonly string[]} [only] The rules to look at. Absent: all.
 * @returns {Promise<readonly string[]>}
 */
export async function axeFindings(page, only) {
  // Axe skips text outside the page's own box: a modal covers the window, however short the page is.
  await page.evaluate(() => {
    document.documentElement.style.minHeight = '100vh';
    document.body.style.minHeight = '100vh';
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (chosen) => {
    /** @type {{ run(options: object): Promise<{ readonly violations: readonly Finding[] }> }} */
    const runner = Reflect.get(window, 'axe');
    // While a modal is open the page behind it is inert, its landmark and first heading with it.
    const isModalOpen = document.querySelector('main')?.closest('[inert]') !== null;
    const off = { enabled: false };
    const rules = isModalOpen ? { 'landmark-one-main': off, 'page-has-heading-one': off } : {};
    const choice = chosen ? { runOnly: chosen } : { rules };
    return (await runner.run({ ...choice, resultTypes: ['violations'] })).violations;
  }, only);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
