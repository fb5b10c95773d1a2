import { describe, expect, it } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { mainWallet } from '../browser/lab';
import { RESTORE_PATIENCE_MS } from '../../../domain/limits';
import { ADDRESS } from '../browser/visitor';
import { installGauges } from './fault-gauges';
import { useFaults } from './fault-stage';
import { FaultVisitor } from './fault-visitor';

// Frames as fast as they come: a thousand openings need no sixtieth of a second each.
const stage = useFaults(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
const request = { wallets: [mainWallet] };
const MEGABYTE = 1024 * 1024;

async function heapBytes(visitor: FaultVisitor): Promise<number> {
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Opens and closes the modal so often, each time seen. */
function cycle(visitor: FaultVisitor, times: number): Promise<void> {
  return visitor.page.evaluate(async (count) => {
    const widget = window.cleatPage?.widgets[0];
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    for (let index = 0; index < count; index += 1) {
      await widget?.open();
      await frame();
      await widget?.close();
      await frame();
    }
  }, times);
}

describe('a page that is open for long', () => {
  it('L07 is after a thousand openings what it was before', async () => {
    const visitor = await stage.visit({ request });
    await cycle(visitor, 50);
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.expectQuiet();
    const heapBefore = await heapBytes(visitor);
    const { listeners: some, timers: few } = await visitor.gauges();
    const before = { listeners: some, timers: few };

    await cycle(visitor, 1000);
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.expectQuiet();

    await visitor.judge({
      keeps: async () => {
        expect((await heapBytes(visitor)) - heapBefore).toBeLessThan(5 * MEGABYTE);
        const { listeners, timers } = await visitor.gauges();
        expect({ listeners, timers }).toEqual(before);
      },
      tells: { because: 'nothing is wrong' },
      recovers: () => visitor.connect(),
      rests: true,
    });
  }, 300_000);

  it('L08 is connected again after a reload on a processor six times as slow', async () => {
    const visitor = await stage.visit({ request });
    await visitor.connect();
    const session = await visitor.page.context().newCDPSession(visitor.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });

    await visitor.page.reload();
    await visitor.accountButton.waitFor({ timeout: 45_000 });
    // The wait for the wallet of the last visit is over by then.
    await visitor.passTime(RESTORE_PATIENCE_MS + 1000);
    await visitor.lull();
    await visitor.judgeDuring({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'it is slow, and right' },
    });

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'it is slow, and right' },
      recovers: () => visitor.openAccount(),
      rests: true,
    });
  }, 240_000);
});

describe('a page that the browser keeps', () => {
  it('L02 goes on where it was when the visitor comes back to it', async () => {
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('No Chromium was found.');
    // Playwright turns the cache off, which this row is about.
    const browser: Browser = await chromium.launch({
      executablePath,
      args: [...chromiumArguments, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext();
      await context.addInitScript(installGauges);
      const page = await context.newPage();
      const visitor = new FaultVisitor(page);
      await page.goto(stage.lab.url('one-widget', request));
      await visitor.settle();
      await visitor.connect();
      await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
      await page.evaluate(() => {
        Reflect.set(window, 'isSamePage', true);
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted), {
          once: true,
        });
      });

      await page.goto('data:text/html,<title>elsewhere</title>');
      await page.goBack({ waitUntil: 'commit' });
      await visitor.accountButton.waitFor();

      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      expect(await page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true);
      await visitor.judge({
        keeps: { status: 'connected', address: ADDRESS },
        tells: { because: 'the page is as the visitor left it' },
        recovers: async () => {
          await visitor.inWallet('switchChain', [42161]);
          await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
        },
        rests: true,
      });
    } finally {
      await browser.close();
    }
  });
});
