import { pressButton, timed } from './bench-page.mjs';
import { CommandError } from './command.mjs';

const COUNT = 2000;

/**
 * @typedef {object} LongestTasks
 * @property {number} taskMs The longest task of the page, its layout among it; 0 where none was over 50 ms.
 * @property {number} scriptMs The longest run of a script in frames of over 50 ms, without the layout it forced.
 */

/**
 * The longest tasks of a page that shows 2,000 wallets: while a visitor scrolls to the last one, and while
 * they type a search.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{ readonly scrolled: LongestTasks, readonly searched: LongestTasks }>}
 */
export async function longestTasksOf(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const directory = new URL('/wallets.json', url).href;
  await page.route(directory, (route) => route.fulfill({ json: wallets() }));
  await page.goto(`${url}&wallets=${encodeURIComponent(directory)}`);
  await page.waitForFunction(() => document.documentElement.dataset['wallet'] === 'ready');
  await timed(page, 'All Wallets', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(500);
  await timed(page, 'Wallet 0', () => pressButton(page, 'All Wallets'));
  await page.waitForTimeout(500);
  await page.evaluate(watchTasks);
  const longest = async () => {
    await page.waitForTimeout(700);
    return page.evaluate(() => Reflect.get(window, 'takeTasks')());
  };

  // Found by style alone: waiting for a role would run scripts in the page, which would be measured.
  const tiles = page.locator('.wallets button');
  const { x, y } = (await tiles.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await longest();
  while ((await tiles.count()) < COUNT) await page.mouse.wheel(0, 2000);
  const scrolled = await longest();

  await page.getByRole('searchbox').focus();
  await longest();
  await page.keyboard.type(`wallet ${COUNT - 1}`, { delay: 60 });
  const searched = await longest();
  if ((await tiles.count()) !== 1) throw new CommandError('The search did not find one wallet.');
  await context.close();
  return { scrolled, searched };
}

function wallets() {
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `wallet-${index}`,
    name: `Wallet ${index}`,
    homepage: 'https://wallet.example',
    mobileLink: `wallet-${index}://`,
  }));
}

/** Runs in the page. `takeTasks` returns the longest tasks since its last call. */
function watchTasks() {
  const none = { taskMs: 0, scriptMs: 0 };
  let longest = { ...none };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longest.taskMs = Math.max(longest.taskMs, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) {
      for (const { duration, forcedStyleAndLayoutDuration } of Reflect.get(frame, 'scripts')) {
        longest.scriptMs = Math.max(longest.scriptMs, duration - forcedStyleAndLayoutDuration);
      }
    }
  }).observe({ type: 'long-animation-frame' });
  Reflect.set(window, 'takeTasks', () => {
    const taken = longest;
    longest = { ...none };
    return taken;
  });
}
