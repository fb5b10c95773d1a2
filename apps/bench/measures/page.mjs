import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchFrom } from './watch.mjs';
import { CommandError } from '../../../scripts/command.mjs';
import { firstPictures } from './namespace-bytes.mjs';

/** How many times slower the processor of a cheap phone is. */
export const SLOW = 4;

/** How long a pointer hovers over a button before the press; people take longer. */
const HOVER_MS = 150;

/**
 * A visitor's page, with what it has downloaded.
 *
 * @typedef {object} VisitedPage
 * @property {import('playwright-core').Page} page
 * @property {() => Bytes} counted
 */

/**
 * The scripts of a page, compressed one by one, as a server sends them.
 *
 * @typedef {object} Bytes
 * @property {number} own Without React, the wallet and the pictures.
 * @property {number} react
 * @property {number} pictures The pictures of brands.
 */

/**
 * Opens `url` in a profile of its own, and waits until the page is at rest.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {object} [how]
 * @param {string} [how.folder] Where the scripts are.
 * @param {number} [how.slowness] How many times slower the processor is.
 * @param {(context: import('playwright-core').BrowserContext) => Promise<unknown>} [how.prepare]
 * @returns {Promise<VisitedPage>}
 */
export async function openPage(browser, url, { folder = '', slowness = 1, prepare } = {}) {
  const context = await browser.newContext();
  await prepare?.(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  /** @type {string[]} */
  const paths = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['wallet'] === 'ready');
  await placeOf(page, 'Connect');
  await page.waitForTimeout(200);
  return { page, counted: () => bytesOf(folder, paths) };
}

/**
 * Milliseconds, and frames, from the next click or input to the first frame in which a visitor can read `sight`.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('./watch.mjs').Sight} sight
 * @param {() => Promise<unknown>} act
 * @param {'click' | 'input'} [type]
 * @returns {Promise<{ readonly ms: number, readonly frames: number }>}
 */
export async function waited(page, sight, act, type = 'click') {
  await page.evaluate(watchFrom, { sight, type });
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'tookMs') !== undefined);
  const took = await page.evaluate(() => [
    Reflect.get(window, 'tookMs'),
    Reflect.get(window, 'tookFrames'),
  ]);
  return { ms: Number(took[0]), frames: Number(took[1]) };
}

/**
 * The milliseconds of {@link waited}.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('./watch.mjs').Sight} sight
 * @param {() => Promise<unknown>} press
 */
export async function timed(page, sight, press) {
  return (await waited(page, sight, press)).ms;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
export async function placeOf(page, name) {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new CommandError(`The page has no button called ${name}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses without a hover before.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
export async function pressButton(page, name) {
  const { x, y } = await placeOf(page, name);
  await page.mouse.click(x, y);
}

/**
 * Milliseconds from the press of a button, after a hover, to `sight`.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} sight
 * @param {string} name
 */
export async function timedAfterHover(page, sight, name) {
  const { x, y } = await placeOf(page, name);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  return timed(page, sight, () => page.mouse.click(x, y));
}

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 * @returns {Bytes}
 */
function bytesOf(folder, paths) {
  const scripts = [...new Set(paths)].filter((path) => path.endsWith('.js'));
  const sizeOf = (/** @type {(path: string) => boolean} */ isCounted) =>
    scripts
      .filter(isCounted)
      .reduce(
        (sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
        0,
      );
  const isReact = (/** @type {string} */ path) => path.startsWith('/react/');
  const isPicture = (/** @type {string} */ path) =>
    firstPictures.some((name) => path.startsWith(`/cleat/${name}-`));
  const isOwn = (/** @type {string} */ path) =>
    !isReact(path) && !isPicture(path) && !path.startsWith('/wallet/');
  return { own: sizeOf(isOwn), react: sizeOf(isReact), pictures: sizeOf(isPicture) };
}
