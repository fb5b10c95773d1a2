import { openPage, pressButton, timed, timedAfterHover } from './page.mjs';
import { medianIn } from './quantile.mjs';
import { watchFromStart } from './watch.mjs';

/** How long a visitor looks at the list before choosing a wallet; people take longer. */
const LOOK_MS = 500;

/**
 * What a visitor of one page downloads and waits for.
 *
 * @typedef {object} Visit
 * @property {number} firstBytes gzip, without React, the wallet and pictures.
 * @property {number} openedBytes
 * @property {number} connectedBytes
 * @property {number} pictureBytes
 * @property {number} reactBytes
 * @property {number} openMs From the press, after a hover, to the wallets in a form that can be read.
 * @property {number} coldOpenMs The same, pressed before anything was loaded in advance.
 * @property {number} accountMs From the press, after a hover, to the account in a form that can be read.
 * @property {number} connectMs From the press of the wallet to the address.
 * @property {number} reloadMs From the start of the navigation to the address.
 * @property {number} posts From the reload to the balance.
 */

/**
 * A visit in two new profiles: a cold press in one, everything else in the other.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ readonly folder: string, readonly slowness: number }} how
 * @returns {Promise<Visit>}
 */
export async function visited(browser, url, how) {
  const cold = await openPage(browser, url, how);
  const coldOpenMs = await timed(cold.page, 'Bench Wallet', () =>
    pressButton(cold.page, 'Connect'),
  );
  await cold.page.context().close();

  const { page, counted } = await openPage(browser, url, how);
  const first = counted();
  const openMs = await timedAfterHover(page, 'Bench Wallet', 'Connect');
  await page.waitForTimeout(LOOK_MS);
  const opened = counted();
  const connectMs = await timed(page, '…', () => pressButton(page, 'Bench Wallet'));
  await page.waitForTimeout(LOOK_MS * 2); // The balance comes, and the modal goes.
  const connected = counted();
  const accountMs = await timedAfterHover(page, 'Disconnect', '…');

  await page.evaluate(() => localStorage.removeItem('@appkit/native_balance_cache'));
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.addInitScript(watchFromStart, '…');
  await page.reload();
  await page.waitForFunction(() => Reflect.get(window, 'seenAt') !== undefined);
  const reloadMs = Number(await page.evaluate(() => Reflect.get(window, 'seenAt')));
  await page.waitForTimeout(LOOK_MS);
  await page.context().close();
  return {
    firstBytes: first.own,
    openedBytes: opened.own,
    connectedBytes: connected.own,
    pictureBytes: opened.pictures,
    reactBytes: connected.react,
    openMs,
    coldOpenMs,
    accountMs,
    connectMs,
    reloadMs,
    posts,
  };
}

/**
 * What a visitor has downloaded of `url` when the wallet is connected, and of pictures when the list is
 * there.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<{ readonly bytes: number, readonly pictures: number }>}
 */
export async function connectedBytesOf(browser, url, folder) {
  const { page, counted } = await openPage(browser, url, { folder });
  await timed(page, 'Bench Wallet', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(LOOK_MS);
  const { pictures } = counted();
  await timed(page, '…', () => pressButton(page, 'Bench Wallet'));
  await page.waitForTimeout(LOOK_MS * 2);
  const { own } = counted();
  await page.context().close();
  return { bytes: own, pictures };
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Visit}
 */
export function medianOf(visits) {
  const names = /** @type {(keyof Visit)[]} */ (Object.keys(visits[0] ?? {}));
  return /** @type {Visit} */ (
    Object.fromEntries(names.map((name) => [name, medianIn(visits.map((visit) => visit[name]))]))
  );
}
