import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CommandError } from '../../../scripts/command.mjs';
import { placeOf, timed } from '../measures/page.mjs';

/** How long a page is at rest before a press, and after the address: what a kit loads by itself is then there. */
const REST_MS = 1500;

/** How long a visitor looks at the list before choosing a wallet; people take longer. */
const LOOK_MS = 500;

/** How long a kit has for each step. */
const STEP_MS = 30_000;

/** Sums of the files of a page, each compressed as a server sends it. @typedef {{ readonly gzip: number, readonly brotli: number }} Bytes */

/**
 * A visit: a press of the button without a hover before, a press of the wallet, and a reload.
 *
 * @typedef {object} SiteVisit
 * @property {Bytes} buttonBytes Scripts and style sheets, React's among them, until the page rests.
 * @property {Bytes} connectedBytes The same until the wallet is connected and the page rests.
 * @property {readonly string[]} unpressedHosts The hosts besides this machine that the page asked before the press.
 * @property {readonly string[]} connectedHosts Those that it had asked when it rested after the connection.
 * @property {number} listMs From the press to the test wallet in a form that can be read.
 * @property {number} connectMs From the press of the wallet to its address.
 * @property {number} reloadMs From the start of the navigation to the address.
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {object} visit
 * @param {string} visit.url
 * @param {string} visit.button
 * @param {string} visit.folder The files of all sites.
 * @param {number} visit.slowness How many times slower the processor is.
 * @returns {Promise<SiteVisit>}
 */
export async function visitSite(browser, { url, button, folder, slowness }) {
  const context = await browser.newContext();
  context.setDefaultTimeout(STEP_MS);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const asked = watchRequests(page, folder);
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset['wallet'] !== undefined);
    await page.getByRole('button', { name: button }).first().waitFor();
    await page.waitForTimeout(REST_MS);
    const first = asked();
    const address = await page.evaluate(() => document.documentElement.dataset['wallet'] ?? '');
    // Each kit shortens the address in its own way; these letters are in all of them.
    const shown = address.slice(0, 4);

    const listMs = await timed(page, 'Bench Wallet', async () => {
      const { x, y } = await placeOf(page, button);
      await page.mouse.click(x, y);
    });
    await page.waitForTimeout(LOOK_MS);
    const box = await page.getByText('Bench Wallet').first().boundingBox();
    if (!box) throw new CommandError('The list has no test wallet.');
    const connectMs = await timed(page, shown, () =>
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    );
    await page.waitForTimeout(REST_MS);
    const connected = asked();

    await page.addInitScript(watchForText, shown);
    await page.reload();
    await page.waitForFunction(() => Reflect.get(window, 'seenAt') !== undefined);
    const reloadMs = Number(await page.evaluate(() => Reflect.get(window, 'seenAt')));
    return {
      buttonBytes: first.bytes,
      connectedBytes: connected.bytes,
      unpressedHosts: first.hosts,
      connectedHosts: connected.hosts,
      listMs,
      connectMs,
      reloadMs,
    };
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page @param {string} folder */
function watchRequests(page, folder) {
  /** @type {Set<string>} */
  const paths = new Set();
  /** @type {Set<string>} */
  const hosts = new Set();
  const note = (/** @type {string} */ address) => {
    const { hostname, pathname, protocol } = new URL(address);
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    if (hostname !== '127.0.0.1') hosts.add(hostname);
    else if (/\.(?:js|css)$/.test(pathname) && !pathname.startsWith('/wallet/'))
      paths.add(pathname);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return () => ({
    bytes: bytesOf([...paths].map((path) => join(folder, path))),
    hosts: [...hosts].sort(),
  });
}

/** The bytes of each file, which is the same in all visits of a run. @type {Map<string, Bytes>} */
const compressed = new Map();

/** @param {readonly string[]} files @returns {Bytes} */
function bytesOf(files) {
  const sum = { gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = compressed.get(file) ?? compressedBytes(readFileSync(file));
    compressed.set(file, bytes);
    sum.gzip += bytes.gzip;
    sum.brotli += bytes.brotli;
  }
  return sum;
}

/** @param {Buffer} content @returns {Bytes} */
function compressedBytes(content) {
  return {
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

/**
 * Notes when `text` is first painted somewhere in the page, inside of shadow roots as well.
 *
 * @param {string} text
 */
function watchForText(text) {
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (root) =>
    [...root.querySelectorAll(':not(script)')].some((element) => {
      const isOwn = element.childElementCount === 0 || element.localName === 'button';
      const isSeen = isOwn && (element.textContent ?? '').includes(text);
      return isSeen || (element.shadowRoot !== null && shows(element.shadowRoot));
    });
  const look = () => {
    if (!shows(document)) requestAnimationFrame(look);
    else requestAnimationFrame(() => Reflect.set(window, 'seenAt', performance.now()));
  };
  requestAnimationFrame(look);
}
