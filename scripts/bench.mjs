import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { report } from './bench-report.mjs';
import { placeOf, pressButton, timed } from './bench-page.mjs';
import { codeMsOf } from './bench-pairing.mjs';
import { longestTasksOf } from './bench-wallets.mjs';
import { watchFromStart } from './bench-watch.mjs';
import { bundleBench } from './bundle-bench.mjs';
import { buildModules } from './build.mjs';
import { chromiumArguments, ensureChromium } from './chromium.mjs';
import { CommandError, root, runAsCommand } from './command.mjs';
import { firstPictures } from './namespace-bytes.mjs';
import { startAnvil } from './nodes/evm.mjs';
import { startRelay } from './nodes/relay.mjs';
import { strictPolicy } from './serve-demo.mjs';
import { startStaticServer } from './static-server.mjs';

/**
 * Compares a page with Cleat and a bare React page that does the same without a library, on the built output,
 * in one run: the downloaded bytes, and the visitor's waiting times. Medians of {@link RUNS} visits, each in
 * a profile of its own, the two pages in turn.
 */
const RUNS = 7;

/** How long a pointer hovers over a button before the press; people take longer. */
const HOVER_MS = 150;

/** @typedef {'bare' | 'cleat'} PageName */

/** @typedef {import('./bench-report.mjs').Visit} Visit */

export async function bench() {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new CommandError('The bench needs a Chromium.');
  await buildModules();
  const folder = join(root, 'dist/bench');
  await bundleBench({ from: join(root, 'apps/bench'), to: folder });
  const [node, relay] = await Promise.all([startAnvil({ chainId: 1 }), startRelay()]);
  const server = await startStaticServer({
    folder,
    headers: { 'content-security-policy': strictPolicy([node.url, relay.url]) },
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
        if (run > 0) visits[name].push(visit); // The first visit warms up the machine.
      }
    }
    const pairingUrl = `${urlOf('cleat')}&relay=${encodeURIComponent(relay.url)}`;
    const codes = [];
    for (let run = 0; run <= RUNS; run += 1) codes.push(await codeMsOf(browser, pairingUrl));
    const [, ...codeMs] = codes;
    const tasks = await longestTasksOf(browser, pairingUrl);
    report(medianOf(visits.bare), medianOf(visits.cleat), medianIn(codeMs), tasks);
  } finally {
    await browser.close();
    await server.close();
    await Promise.all([node.stop(), relay.stop()]);
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
    pictureBytes: connected.pictures,
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
  const isPicture = (/** @type {string} */ path) =>
    firstPictures.some((name) => path.startsWith(`/cleat/${name}-`));
  const isCounted = (/** @type {string} */ path) =>
    !isPicture(path) && !path.startsWith('/react/') && !path.startsWith('/wallet/');
  return {
    own: sizeOf(isCounted),
    pictures: sizeOf(isPicture),
    react: sizeOf((path) => path.startsWith('/react/')),
  };
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Visit}
 */
function medianOf(visits) {
  const names = /** @type {(keyof Visit)[]} */ (Object.keys(visits[0] ?? {}));
  return /** @type {Visit} */ (
    Object.fromEntries(names.map((name) => [name, medianIn(visits.map((visit) => visit[name]))]))
  );
}

/** @param {readonly number[]} values */
function medianIn(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await runAsCommand(import.meta.url, bench);
