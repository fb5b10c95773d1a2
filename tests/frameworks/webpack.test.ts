import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { devtoolsMarks, devtoolsMarksBelow, documentedTools } from '../support/devtools-marks';
import { expectJourney } from '../support/site-journey';

describe('a webpack app that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: StaticServer;
  let node: EvmNode;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('webpack');
    await app.writeComponent('app.jsx', 'automatic');
    await app.borrow('vite', 'main.jsx', 'site.jsx', 'site.test.jsx', 'vitest.config.js');
    await app.run(
      'npx --no -- webpack --mode production --entry ./main.jsx --output-public-path /dist/',
    );
    server = await startStaticServer({ folder: app.folder });
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await browser.close();
    await node.stop();
    app.remove();
  });

  it('builds, connects, signs, sends, and is connected again after a reload', async () => {
    await expectJourney({ browser, node, url: `${server.url}/` });
  });

  it('has no byte of the tools for developers in production, imported as their page says, and has them in development', async () => {
    const { code } = await transform(documentedTools, { loader: 'ts' });
    writeFileSync(join(app.folder, 'widget.js'), code);
    for (const [mode, marks] of [
      ['production', []],
      ['development', devtoolsMarks],
    ] as const) {
      const out = `tools-${mode}`;
      // Without its minifier, which takes minutes: webpack itself leaves the branch out.
      await app.run(
        `npx --no -- webpack --mode ${mode} --no-devtool --no-optimization-minimize --entry ./widget.js --output-path ${out}`,
      );
      expect([mode, devtoolsMarksBelow(join(app.folder, out))]).toEqual([mode, marks]);
    }
  }, 300_000);

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
