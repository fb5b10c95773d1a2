import { medianIn } from './quantile.mjs';
import { openPage, placeOf, pressButton, timed, waited } from './page.mjs';

const RUNS = 7;

/**
 * In how many frames a long list is there, as the median of several times.
 *
 * @typedef {object} Frames
 * @property {number} search From a letter in the search of the built-in wallets to what it finds.
 * @property {number} networks From the press of the network to a list of 20 networks.
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ readonly search: string, readonly networks: string }} urls Pages with a relay, and with 20 networks.
 * @returns {Promise<Frames>}
 */
export async function framesOf(browser, urls) {
  return {
    search: await searchFrames(browser, urls.search),
    networks: await networkFrames(browser, urls.networks),
  };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function searchFrames(browser, url) {
  const { page } = await openPage(browser, url);
  await timed(page, 'All wallets', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(500);
  await timed(page, 'Rainbow', () => pressButton(page, 'All wallets'));
  await page.waitForTimeout(500);
  const field = page.getByRole('searchbox');
  await field.focus();
  const all = await page.locator('.wallets button').count();
  const frames = [];
  for (let run = 0; run < RUNS; run += 1) {
    const found = { selector: '.wallets button', count: 1 };
    const type = () => page.keyboard.insertText('rainbow');
    frames.push((await waited(page, found, type, 'input')).frames);
    const empty = () => field.press('ControlOrMeta+a').then(() => field.press('Delete'));
    await waited(page, { ...found, count: all }, empty, 'input');
  }
  await page.context().close();
  return medianIn(frames);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function networkFrames(browser, url) {
  const { page } = await openPage(browser, url);
  await timed(page, 'Bench Wallet', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(500);
  await timed(page, '…', () => pressButton(page, 'Bench Wallet'));
  await page.waitForTimeout(1000);
  await timed(page, 'Disconnect', () => pressButton(page, '…'));
  const frames = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.waitForTimeout(500);
    const { x, y } = await placeOf(page, 'Ethereum');
    const press = () => page.mouse.click(x, y);
    frames.push((await waited(page, 'Network 20', press)).frames);
    await page.waitForTimeout(500);
    await timed(page, 'Disconnect', () => pressButton(page, 'Back'));
  }
  await page.context().close();
  return medianIn(frames);
}
