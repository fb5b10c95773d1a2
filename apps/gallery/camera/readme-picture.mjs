import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/ensure-built.mjs';
import { root, say } from '../../../scripts/command.mjs';
import { serveDemo } from '../../demo/serve/serve-demo.mjs';

/** The chains that the page names. It sends them no request before a wallet is connected. */
const evm = [
  { chainId: 1, url: 'http://127.0.0.1:8545' },
  { chainId: 42161, url: 'http://127.0.0.1:8546' },
];
const relayUrl = 'ws://127.0.0.1:5175';
const file = 'docs/images/connect.png';

/**
 * The README's picture: the wallets in the modal, over the shop of the demo.
 *
 * @param {import('playwright-core').Browser} browser
 */
export async function takeReadmePicture(browser) {
  await ensureBuilt();
  const demo = await serveDemo({ evm, relayUrl });
  const page = await browser.newPage({
    viewport: { width: 1320, height: 800 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  await page.goto(demo.url);
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
  const wallet = page.getByRole('dialog').getByRole('button', { name: /^Cleat Test Wallet/ });
  await wallet.waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(join(root, file), picture);
  await demo.close();
  say(`${file} is written. Look at it before you commit.`);
}
