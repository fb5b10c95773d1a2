import { watchFromClick } from './bench-watch.mjs';
import { CommandError } from './command.mjs';

/**
 * Milliseconds from the next click to the frame in which `sight` is first on the page: a text, or the QR
 * code.
 *
 * @param {import('playwright-core').Page} page
 * @param {Parameters<typeof watchFromClick>[0]} sight
 * @param {() => Promise<void>} press
 * @returns {Promise<number>}
 */
export async function timed(page, sight, press) {
  await page.evaluate(watchFromClick, sight);
  await press();
  await page.waitForFunction(() => Reflect.get(window, 'tookMs') !== undefined);
  return Number(await page.evaluate(() => Reflect.get(window, 'tookMs')));
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
