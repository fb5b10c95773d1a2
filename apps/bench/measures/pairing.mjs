import { openPage, pressButton, timed } from './page.mjs';
import { QR_CODE } from './watch.mjs';

/**
 * Milliseconds from the press of WalletConnect to the painted QR code, on a page that has downloaded none of
 * it in advance: the pairing's SDK, the relay's answer and the drawing.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url A page with a relay.
 */
export async function codeMsOf(browser, url) {
  const { page } = await openPage(browser, url);
  await timed(page, 'WalletConnect', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(500);
  const codeMs = await timed(page, QR_CODE, () => pressButton(page, 'WalletConnect'));
  await page.context().close();
  return codeMs;
}
