import { describe, expect, it } from '@jest/globals';
import { openHidingBrowser } from '../browser/hiding-browser';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const request = { wallets: [mainWallet, otherWallet] };

async function twoTabs(): Promise<readonly [FaultVisitor, FaultVisitor]> {
  const one = await stage.visit({ request });
  const other = await stage.tabOf(one);
  await other.settle();
  return [one, other];
}

/** The connection of a tab, or nothing. */
async function connectorOf(visitor: FaultVisitor): Promise<string | undefined> {
  return (await visitor.connection()).connectorId;
}

/** Waits until `visitor` is connected with `connectorId`, and returns how long that took in its page. */
async function whenConnected(visitor: FaultVisitor, connectorId: string | undefined) {
  await visitor.page.waitForFunction(
    (id) =>
      window.cleatPage?.widgets[0]?.state.connections.eip155.account?.connectorId ===
      (id ?? undefined),
    connectorId ?? null,
    { polling: 20 },
  );
}

/** How often the tabs have written a session so far. */
async function sessionWrites(tabs: readonly FaultVisitor[]): Promise<number> {
  const gauges = await Promise.all(tabs.map((tab) => tab.gauges()));
  return gauges
    .flatMap(({ writes }) => Object.entries(writes))
    .filter(([key]) => /connect|active/.test(key))
    .reduce((sum, [, count]) => sum + count, 0);
}

describe('two tabs of one site', () => {
  it('connect, change wallet and disconnect together within a second, and come to rest', async () => {
    const [one, other] = await twoTabs();

    await one.connect();
    await one.expectRecovery(() => whenConnected(other, 'test.cleat.main'));
    await other.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.other'));
    await one.expectRecovery(() => whenConnected(one, 'test.cleat.other'));

    await one.page.waitForTimeout(500);
    const before = await sessionWrites([one, other]);
    await one.page.waitForTimeout(1000);
    expect(await sessionWrites([one, other])).toBe(before);

    await one.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    await one.expectRecovery(() => whenConnected(other, undefined));
    await other.connectButton.waitFor();
    await one.expectQuiet();
    await other.expectQuiet();
  });

  it('connect together also where one has downloaded nothing yet', async () => {
    const one = await stage.visit({ request });
    const other = await stage.tabOf(one);
    await other.connectButton.waitFor();

    await one.connect();

    await other.accountButton.waitFor();
    expect(await connectorOf(other)).toBe('test.cleat.main');
  });

  it('choose a network together', async () => {
    const [one, other] = await twoTabs();

    await one.page.evaluate(() => window.cleatPage?.widgets[0]?.switchNetwork('eip155:42161'));

    await other.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    await one.expectQuiet();
  });

  it('S08 keep their connection when the storage is wiped, and store the next one', async () => {
    const [one, other] = await twoTabs();
    await one.connect();
    await whenConnected(other, 'test.cleat.main');

    await other.page.evaluate(() => localStorage.clear());
    await one.lull();

    await other.judgeDuring({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'the connection stands' },
    });
    await one.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'the connection stands' },
      recovers: async () => {
        await one.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.other'));
        await whenConnected(other, 'test.cleat.other');
      },
      rests: true,
    });
  });

  it('S09 end with one record, whole, and one wallet when both connect at once', async () => {
    const [one, other] = await twoTabs();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        one.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.main')),
        other.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.other')),
      ]);
      await whenTogether(one, other);
      await one.judgeDuring({
        keeps: () => expectOneRecord(one, other),
        tells: { because: 'the last word stands in both tabs' },
      });
      await one.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
      await whenConnected(other, undefined);
    }
    await one.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'the visitor has disconnected' },
      recovers: async () => {
        await one.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.main'));
        await whenConnected(other, 'test.cleat.main');
      },
      rests: true,
    });
    await other.expectQuiet();
  });

  it('S10 lose no transaction when one disconnects while the other, which is hidden, sends', async () => {
    const { browser, stop } = await openHidingBrowser();
    try {
      const one = await stage.visit({ request, browser });
      await one.connect();
      await one.answers('hang');
      const sent = one.page.evaluate((from) => {
        const provider = window.cleatPage?.widgets[0]?.provider();
        const params = [{ from, to: from, value: '0x1' }];
        return provider?.request({ method: 'eth_sendTransaction', params });
      }, ADDRESS);
      const other = await stage.tabOf(one);
      await other.settle();
      await whenConnected(other, 'test.cleat.main');
      expect(await one.page.evaluate(() => document.visibilityState)).toBe('hidden');
      expect(await one.pendingCalls()).toBe(1);

      await other.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
      await whenConnected(one, undefined);
      await one.inWallet('settle', ['approve']);

      await one.judge({
        keeps: async () => {
          expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
          expect(await recordOf(one)).toEqual({
            connectorId: null,
            namespaces: '',
            status: 'disconnected',
          });
        },
        tells: { because: 'the visitor has disconnected' },
        // By the widget, not by a pointer: a hidden tab cannot be pressed.
        recovers: () => connectsFromBehind(one, other),
        rests: true,
      });
      await other.expectQuiet();
    } finally {
      await stop();
    }
  });
});

/** Connects in the tab that stands behind `front`, and holds both to the second that tabs have to agree. */
async function connectsFromBehind(behind: FaultVisitor, front: FaultVisitor): Promise<void> {
  const seenAt = front.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const widget = window.cleatPage?.widgets[0];
        const stop = widget?.subscribe(() => {
          if (widget.state.connections.eip155.status !== 'connected') return;
          stop?.();
          resolve(Date.now());
        });
      }),
  );
  const askedAt = await behind.page.evaluate(async () => {
    const now = Date.now();
    await window.cleatPage?.widgets[0]?.connect('test.cleat.main');
    return now;
  });
  expect((await seenAt) - askedAt).toBeLessThan(1000);
}

/** Waits until both tabs are connected, with the same wallet, and stay so. */
async function whenTogether(one: FaultVisitor, other: FaultVisitor): Promise<void> {
  const until = performance.now() + 5000;
  for (let agreed = 0; agreed < 2 && performance.now() < until;) {
    await one.lull();
    const [mine, theirs] = [await connectorOf(one), await connectorOf(other)];
    agreed = mine !== undefined && mine === theirs ? agreed + 1 : 0;
  }
}

/** The stored entries of the connection. */
function recordOf({ page }: FaultVisitor) {
  return page.evaluate(() => ({
    connectorId: localStorage.getItem('@appkit/eip155:connected_connector_id'),
    namespaces: localStorage.getItem('@appkit/connected_namespaces'),
    status: localStorage.getItem('@appkit/connection_status'),
  }));
}

/** One record, whole, of one of the two wallets, and both tabs are with it. */
async function expectOneRecord(one: FaultVisitor, other: FaultVisitor): Promise<void> {
  const record = await recordOf(one);
  expect(['test.cleat.main', 'test.cleat.other']).toContain(record.connectorId);
  expect(record).toMatchObject({ namespaces: 'eip155', status: 'connected' });
  expect(await connectorOf(one)).toBe(record.connectorId);
  expect(await connectorOf(other)).toBe(record.connectorId);
}
