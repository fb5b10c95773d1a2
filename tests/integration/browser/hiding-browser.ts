import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Browser, chromium } from 'playwright-core';
import { WebSocket, WebSocketServer } from 'ws';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';

/** The driver's message to each tab that keeps it in view, whichever tab is in front. */
const KEEP_IN_VIEW = 'Emulation.setFocusEmulationEnabled';

/** A message of the Chrome DevTools Protocol, with the fields that are used here. */
interface Message {
  readonly id: number;
  readonly method: string;
  readonly sessionId?: string;
}

/** A browser, and a function that ends it: closing it alone would leave its process. */
export interface HidingBrowser {
  readonly browser: Browser;
  stop(): Promise<void>;
}

/**
 * Starts the Chromium of this machine so that a tab behind another one is hidden, as for people: it is not
 * painted, and its timers fire once a second. A test has to bring it to the front before a press.
 *
 * The driver's own browser keeps all of its tabs in view, and has no option for that. A relay between the two
 * therefore leaves this one message out.
 */
export async function openHidingBrowser(): Promise<HidingBrowser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found.');
  const profile = await mkdtemp(join(tmpdir(), 'cleat-hiding-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const chrome = spawn(executablePath, [...chromiumArguments, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const relay = await startRelay(await debuggerOf(chrome));
  // On a busy machine the first messages are lost now and then, and the driver waits for their answers.
  const connect = () => chromium.connectOverCDP(relay.url, { timeout: 10_000 });
  const browser = await connect().catch(connect).catch(connect);
  return {
    browser,
    stop: async () => {
      await browser.close();
      relay.close();
      const ended = once(chrome, 'exit');
      chrome.kill();
      await ended;
      // Its other processes may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The address at which Chromium can be controlled. */
async function debuggerOf(chrome: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  let said = '';
  for await (const chunk of chrome.stderr.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const url = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (url === undefined) continue;
    chrome.stderr.resume();
    return url;
  }
  throw new Error(`Chromium did not start: ${said}`);
}

async function startRelay(url: string): Promise<{ readonly url: string; close(): void }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (driver) => void relayBetween(driver, new WebSocket(url)));
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/`, close: () => server.close() };
}

async function relayBetween(driver: WebSocket, browser: WebSocket): Promise<void> {
  const isOpen = once(browser, 'open');
  browser.on('message', (message) => driver.send(String(message)));
  browser.on('close', () => driver.close());
  driver.on('close', () => browser.close());
  driver.on('message', async (message) => {
    const { id, method, sessionId } = JSON.parse(String(message)) as Message;
    await isOpen;
    if (method === KEEP_IN_VIEW) driver.send(JSON.stringify({ id, sessionId, result: {} }));
    else browser.send(String(message));
  });
  await isOpen;
}
