import { openPage, pressButton, SLOW, timed } from './page.mjs';
import { medianIn } from './quantile.mjs';
import { CommandError } from '../../../scripts/command.mjs';

const COUNT = 2000;
const RUNS = 5;

/**
 * The longest tasks of a page, and the most tiles that it had at once.
 *
 * @typedef {object} Strain
 * @property {number} taskMs The longest task of the page, its layout among it; 0 where none was over 50 ms.
 * @property {number} scriptMs The longest run of a script in frames of over 50 ms, without the layout it forced.
 * @property {number} tiles
 */

/** @typedef {Readonly<Record<'opened' | 'scrolled' | 'searched', Strain>>} Strains */

/**
 * The strain on a slow page that shows 2,000 wallets: while it opens them, while a visitor scrolls to the last
 * one, and while they type a search. Medians of several visits.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Strains>}
 */
export async function strainOf(browser, url) {
  /** @type {Strains[]} */
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await strainOfVisit(browser, url));
  const medianOf = (/** @type {keyof Strains} */ act) => {
    const strains = visits.map((visit) => visit[act]);
    const median = (/** @type {keyof Strain} */ what) => medianIn(strains.map((one) => one[what]));
    return { taskMs: median('taskMs'), scriptMs: median('scriptMs'), tiles: median('tiles') };
  };
  return {
    opened: medianOf('opened'),
    scrolled: medianOf('scrolled'),
    searched: medianOf('searched'),
  };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Strains>}
 */
async function strainOfVisit(browser, url) {
  const directory = new URL('/wallets.json', url).href;
  const { page } = await openPage(browser, `${url}&wallets=${encodeURIComponent(directory)}`, {
    prepare: (context) => context.route(directory, (route) => route.fulfill({ json: wallets() })),
    slowness: SLOW,
  });
  await timed(page, 'All wallets', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(1000);
  await page.evaluate(watchStrain);
  const strain = async () => {
    await page.waitForTimeout(1000);
    return page.evaluate(() => Reflect.get(window, 'takeStrain')());
  };

  await pressButton(page, 'All wallets');
  await page.locator('.wallets button').first().waitFor();
  const opened = await strain();

  // Found by style alone: waiting for a role would run scripts in the page, which would be measured.
  const tiles = page.locator('.wallets button');
  const { x, y } = (await tiles.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await strain();
  const last = page.locator(`[aria-posinset="${COUNT}"]`);
  const isInView = async () => {
    const box = (await last.count()) > 0 ? await last.boundingBox() : null;
    return box !== null && box.y < (page.viewportSize()?.height ?? 0);
  };
  while (!(await isInView())) await page.mouse.wheel(0, 1000);
  const scrolled = await strain();

  await page.getByRole('searchbox').focus();
  await strain();
  await page.keyboard.type(`wallet ${COUNT - 1}`, { delay: 60 });
  const searched = await strain();
  if ((await tiles.count()) !== 1) throw new CommandError('The search did not find one wallet.');
  await page.context().close();
  return { opened, scrolled, searched };
}

function wallets() {
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `wallet-${index}`,
    name: `Wallet ${index}`,
    homepage: 'https://wallet.example',
    mobileLink: `wallet-${index}://`,
  }));
}

/** Runs in the page. `takeStrain` returns the strain since its last call. */
function watchStrain() {
  const none = { taskMs: 0, scriptMs: 0, tiles: 0 };
  let most = { ...none };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) most.taskMs = Math.max(most.taskMs, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) {
      for (const { duration, forcedStyleAndLayoutDuration } of Reflect.get(frame, 'scripts')) {
        most.scriptMs = Math.max(most.scriptMs, duration - forcedStyleAndLayoutDuration);
      }
    }
  }).observe({ type: 'long-animation-frame' });
  const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
  const count = () => {
    const tiles = shadow?.querySelectorAll('.wallets button').length ?? 0;
    most.tiles = Math.max(most.tiles, tiles);
  };
  if (shadow) new MutationObserver(count).observe(shadow, { childList: true, subtree: true });
  Reflect.set(window, 'takeStrain', () => {
    const taken = most;
    most = { ...none };
    return taken;
  });
}
