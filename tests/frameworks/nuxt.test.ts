import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { freePort } from '../../scripts/free-port.mjs';
import { innerEnvironment } from '../../scripts/npm.mjs';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../integration/nodes/evm';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { expectRememberedByServer } from '../support/site-journey';

describe('a Nuxt app with the elements and the snapshot', () => {
  let browser: Browser;
  let app: ScratchApp;
  let node: EvmNode;
  let server: ChildProcess | undefined;
  let url = '';
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('nuxt');
    await app.run('npx --no nuxt build');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    server = spawn(process.execPath, ['.output/server/index.mjs'], {
      ...{ cwd: app.folder, stdio: 'ignore' },
      env: { ...innerEnvironment(), HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
    });
    await eventually(async () => expect((await fetch(url)).status).toBe(200), 30_000);
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    if (server) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    await node.stop();
    app.remove();
  });

  it('shows the account of the visit before in its HTML, from a cookie, without a mismatch', async () => {
    await expectRememberedByServer({ browser, node, url });
  }, 60_000);
});
