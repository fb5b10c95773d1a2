import { openPage, pressButton, timed } from './page.mjs';
import { medianIn } from './quantile.mjs';
import { CommandError } from '../../../scripts/command.mjs';

const COUNT = 10_000;
const RUNS = 5;

/**
 * What an activity of 10,000 rows costs.
 *
 * @typedef {object} ActivityCost
 * @property {number} firstRowMs From the answer of the source to the first row painted: the median of several times.
 * @property {number} stepMs The most that the page's thread worked for one step of scrolling. A task is a part of that.
 * @property {number} rows The most rows that were in the page at once.
 * @property {number} grownBytes How much larger the heap is after a second way through the list than after the first.
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<ActivityCost>}
 */
export async function activityCostOf(browser, url) {
  const times = [];
  for (let run = 1; run < RUNS; run += 1) {
    const page = await openAccount(browser, url);
    times.push(await firstRowMs(page));
    await page.context().close();
  }
  const page = await openAccount(browser, url);
  times.push(await firstRowMs(page));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const first = await scrollThrough(page, devtools);
  const before = await heap();
  const second = await scrollThrough(page, devtools);
  const grownBytes = (await heap()) - before;
  await page.context().close();
  return {
    firstRowMs: medianIn(times),
    stepMs: Math.max(first.stepMs, second.stepMs),
    rows: Math.max(first.rows, second.rows),
    grownBytes,
  };
}

/**
 * The account of a visitor whose wallet is connected.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function openAccount(browser, url) {
  const { page } = await openPage(browser, url);
  await timed(page, 'Bench Wallet', () => pressButton(page, 'Connect'));
  await page.waitForTimeout(500);
  await timed(page, '…', () => pressButton(page, 'Bench Wallet'));
  await page.waitForTimeout(1000);
  await timed(page, 'Disconnect', () => pressButton(page, '…'));
  await page.waitForTimeout(500);
  return page;
}

/** @param {import('playwright-core').Page} page */
async function firstRowMs(page) {
  await page.evaluate(watchFirstRow);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'firstRowMs') !== undefined);
  return Number(await page.evaluate(() => Reflect.get(window, 'firstRowMs')));
}

/** Runs in the page: notes how long after `dataAt` the first row has been painted. */
function watchFirstRow() {
  const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
  const look = () => {
    if (!shadow?.querySelector('.activity li')) requestAnimationFrame(look);
    else {
      requestAnimationFrame(() => {
        Reflect.set(window, 'firstRowMs', performance.now() - Reflect.get(window, 'dataAt'));
      });
    }
  };
  requestAnimationFrame(look);
}

/**
 * Scrolls from the first row to the last, a card for each frame.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} devtools
 */
async function scrollThrough(page, devtools) {
  const workMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const most = { stepMs: 0, rows: 0 };
  let work = await workMs();
  for (let isFirst = true; ; isFirst = false) {
    const { last, moved, rows } = await page.evaluate(scrollOn, isFirst);
    const now = await workMs();
    most.stepMs = Math.max(most.stepMs, now - work);
    most.rows = Math.max(most.rows, rows);
    work = now;
    if (last === COUNT) return most;
    if (!moved) throw new CommandError(`The list ends at row ${last} of ${COUNT}.`);
  }
}

/**
 * Runs in the page: scrolls a card further, or to the top. The next page of the source may be on its way.
 *
 * @param {boolean} isFirst
 */
async function scrollOn(isFirst) {
  const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
  const pane = shadow?.querySelector('.pane');
  if (!shadow || !pane) throw new Error('There is no card');
  const before = pane.scrollTop;
  const wanted = isFirst ? 0 : before + pane.clientHeight;
  const FRAMES_MOST = isFirst ? 1 : 30;
  for (let frames = 0; frames < FRAMES_MOST && pane.scrollTop === before; frames += 1) {
    pane.scrollTop = wanted;
    await new Promise(requestAnimationFrame);
  }
  const rows = shadow.querySelectorAll('.activity li');
  const last = Number(rows[rows.length - 1]?.getAttribute('aria-posinset') ?? 0);
  return { last, moved: isFirst || pane.scrollTop !== before, rows: rows.length };
}
