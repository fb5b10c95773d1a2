import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { bundleBench } from './bundle-bench.mjs';
import { buildModules } from './build.mjs';
import { chromiumArguments, ensureChromium } from './chromium.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { startAnvil } from './nodes/evm.mjs';
import { strictPolicy } from './serve-demo.mjs';
import { startStaticServer } from './static-server.mjs';

/**
 * Compares a page with Cleat and a bare React page that does the same without a library, on the built
 * output, in one run: what is downloaded, and how long a visitor waits. Medians of {@link RUNS} visits,
 * each in a profile of its own, the two pages in turn.
 */
const RUNS = 7;

/** What the issue of the first slice asks for, in bytes and as a multiple of the bare page. */
const LIMITS = { firstBytes: 12_000, connectedBytes: 90_000, posts: 2, times: 3 };

/** How long a pointer is over a button before it is pressed; people take longer. */
const HOVER_MS = 150;

/** @typedef {'bare' | 'cleat'} PageName */

/**
 * @typedef {object} Visit
 * @property {number} firstBytes gzip, React and the wallet not counted
 * @property {number} openedBytes
 * @property {number} connectedBytes
 * @property {number} reactBytes
 * @property {number} openMs From the press to the modal painted with its wallets.
 * @property {number} coldOpenMs The same, pressed before anything was loaded ahead.
 * @property {number} connectMs From the press of the wallet to the address painted.
 * @property {number} reloadMs From the start of the navigation to the address painted.
 * @property {number} posts From the reload to the balance.
 */

export async function bench() {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new CommandError('The bench needs a Chromium.');
  await buildModules();
  const folder = join(root, 'dist/bench');
  await bundleBench({ from: join(root, 'apps/bench'), to: folder });
  const node = await startAnvil({ chainId: 1 });
  const server = await startStaticServer({
    folder,
    headers: { 'content-security-policy': strictPolicy([node.url]) },
  });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const urlOf = (/** @type {PageName} */ name) =>
    `${server.url}/${name}.html?node=${encodeURIComponent(node.url)}`;
  try {
    /** @type {Record<PageName, Visit[]>} */
    const visits = { bare: [], cleat: [] };
    for (let run = 0; run <= RUNS; run += 1) {
      for (const name of /** @type {const} */ (['bare', 'cleat'])) {
        const visit = await visited(browser, urlOf(name), folder);
        if (run > 0) visits[name].push(visit); // The first visit warms the machine.
      }
    }
    report(medianOf(visits.bare), medianOf(visits.cleat));
  } finally {
    await browser.close();
    await server.close();
    await node.stop();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<Visit>}
 */
async function visited(browser, url, folder) {
  const cold = await openPage(browser, url, folder);
  const coldOpenMs = await timed(cold.page, 'Bench Wallet', () =>
    pressButton(cold.page, 'Connect'),
  );
  await cold.page.context().close();

  const { page, counted } = await openPage(browser, url, folder);
  const first = counted();
  const button = await placeOf(page, 'Connect');
  await page.mouse.move(button.x, button.y);
  await page.waitForTimeout(HOVER_MS);
  const openMs = await timed(page, 'Bench Wallet', () => page.mouse.click(button.x, button.y));
  await page.waitForTimeout(200);
  const opened = counted();
  const connectMs = await timed(page, '…', () => pressButton(page, 'Bench Wallet'));
  await page.waitForTimeout(500);
  const connected = counted();

  await page.evaluate(() => localStorage.removeItem('@appkit/native_balance_cache'));
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.addInitScript(watchFromStart, '…');
  await page.reload();
  await page.waitForFunction(() => Reflect.get(window, 'seenAt') !== undefined);
  const reloadMs = Number(await page.evaluate(() => Reflect.get(window, 'seenAt')));
  await page.waitForTimeout(500);
  await page.context().close();
  return {
    firstBytes: first.own,
    openedBytes: opened.own,
    connectedBytes: connected.own,
    reactBytes: connected.react,
    openMs,
    coldOpenMs,
    connectMs,
    reloadMs,
    posts,
  };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} folder
 */
async function openPage(browser, url, folder) {
  const context = await browser.newContext();
  const page = await context.newPage();
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
 * The scripts among `paths`, compressed one by one, as a server sends them.
 *
 * @param {string} folder
 * @param {readonly string[]} paths
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
  return {
    own: sizeOf((path) => !path.startsWith('/react/') && !path.startsWith('/wallet/')),
    react: sizeOf((path) => path.startsWith('/react/')),
  };
}

/**
 * Milliseconds from the next click to the frame after `text` is first on the page.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} text
 * @param {() => Promise<void>} press
 * @returns {Promise<number>}
 */
async function timed(page, text, press) {
  await page.evaluate(watchFromClick, text);
  await press();
  await page.waitForFunction(() => Reflect.get(window, 'tookMs') !== undefined);
  return Number(await page.evaluate(() => Reflect.get(window, 'tookMs')));
}

/** @param {string} text */
function watchFromClick(text) {
  Reflect.set(window, 'tookMs', undefined);
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (within) =>
    [...within.querySelectorAll('*')].some(
      (element) =>
        (element.childElementCount === 0 && (element.textContent ?? '').includes(text)) ||
        (element.localName === 'button' && (element.textContent ?? '').includes(text)) ||
        (element.shadowRoot !== null && shows(element.shadowRoot)),
    );
  const startOn = (/** @type {Event} */ event) => {
    const look = () => {
      if (!shows(document)) requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          Reflect.set(window, 'tookMs', performance.now() - event.timeStamp),
        );
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', startOn, { capture: true, once: true });
}

/** @param {string} text */
function watchFromStart(text) {
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (within) =>
    [...within.querySelectorAll('button, div, span')].some(
      (element) =>
        (element.localName === 'button' && (element.textContent ?? '').includes(text)) ||
        (element.shadowRoot !== null && shows(element.shadowRoot)),
    );
  const look = () => {
    if (!shows(document)) requestAnimationFrame(look);
    else requestAnimationFrame(() => Reflect.set(window, 'seenAt', performance.now()));
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function placeOf(page, name) {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new CommandError(`The page has no button called ${name}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses without coming near first.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function pressButton(page, name) {
  const { x, y } = await placeOf(page, name);
  await page.mouse.click(x, y);
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Visit}
 */
function medianOf(visits) {
  const names = /** @type {(keyof Visit)[]} */ (Object.keys(visits[0] ?? {}));
  return /** @type {Visit} */ (
    Object.fromEntries(
      names.map((name) => {
        const values = visits.map((visit) => visit[name]).sort((one, other) => one - other);
        return [name, values[Math.floor(values.length / 2)] ?? Number.NaN];
      }),
    )
  );
}

/**
 * @param {Visit} bare
 * @param {Visit} cleat
 */
function report(bare, cleat) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const times = (/** @type {keyof Visit} */ name) => cleat[name] / bare[name];
  const verdict = (/** @type {boolean} */ isMet) => (isMet ? 'met' : 'NOT MET');
  const row = (/** @type {readonly string[]} */ cells) =>
    say(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(12))).join(''));
  const sizeRow = (
    /** @type {string} */ label,
    /** @type {keyof Visit} */ name,
    /** @type {number | undefined} */ limit = undefined,
  ) =>
    row([
      label,
      kilobytes(bare[name]),
      kilobytes(cleat[name]),
      limit === undefined ? '' : `≤ ${kilobytes(limit)}`,
      limit === undefined ? '' : verdict(cleat[name] <= limit),
    ]);
  const timeRow = (
    /** @type {string} */ label,
    /** @type {keyof Visit} */ name,
    isLimited = true,
  ) =>
    row([
      label,
      `${bare[name].toFixed(0)} ms`,
      `${cleat[name].toFixed(0)} ms`,
      `${times(name).toFixed(1)} times`,
      isLimited ? verdict(times(name) <= LIMITS.times) : '',
    ]);

  say('');
  row(['Medians of 7 visits', 'bare React', 'Cleat', 'limit', '']);
  sizeRow('Scripts before the button is usable, gzip', 'firstBytes', LIMITS.firstBytes);
  sizeRow('  after opening', 'openedBytes');
  sizeRow('  after connecting', 'connectedBytes', LIMITS.connectedBytes);
  sizeRow('  React beside them, not counted', 'reactBytes');
  timeRow('Press to modal painted with its wallets', 'openMs');
  timeRow('  pressed before anything was loaded ahead', 'coldOpenMs', false);
  timeRow('Press of the wallet to the address', 'connectMs');
  timeRow('Reload to the address', 'reloadMs');
  row([
    'RPC posts from load to balance',
    String(bare.posts),
    String(cleat.posts),
    `≤ ${LIMITS.posts}`,
    verdict(cleat.posts <= LIMITS.posts),
  ]);
}

await runAsCommand(import.meta.url, bench);
