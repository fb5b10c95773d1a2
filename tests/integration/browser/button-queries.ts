import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { root } from '../../../scripts/command.mjs';
import type { WatchedPage } from './browser';

declare const queries: typeof import('../../../infrastructure/fake/page/widget-queries');

/** Puts the queries of `cleatkit/testing` into every page of `context`. */
export async function addQueries(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['infrastructure/fake/page/widget-queries.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'queries',
    write: false,
    // Playwright runs the script in a function of its own.
    footer: { js: 'globalThis.queries = queries;' },
  });
  await context.addInitScript(outputFiles[0]?.text ?? '');
}

/**
 * The buttons in Chromium's accessibility tree that the query does not find by Chromium's name, with its
 * result instead.
 */
export async function buttonsNotFound({ page }: WatchedPage): Promise<readonly string[]> {
  const names = await buttonNames({ page });
  const found = await page.evaluate(
    (all) =>
      all.map((name) => {
        try {
          return queries.queryWidgetButton(name)?.localName ?? 'none';
        } catch (error) {
          return error instanceof Error ? error.message.split(' ', 1)[0] : '';
        }
      }),
    names,
  );
  return names.flatMap((name, at) => {
    const isOnly = names.filter((other) => other === name).length === 1;
    return found[at] === (isOnly ? 'button' : 'Several') ? [] : [`${name}: ${found[at]}`];
  });
}

async function buttonNames({ page }: Pick<WatchedPage, 'page'>): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'button')
    .map(({ name }) => String(name?.value));
}
