import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults('tabs');
const request = { wallets: [mainWallet, otherWallet] };

async function twoTabs(): Promise<readonly [FaultVisitor, FaultVisitor]> {
  const one = await stage.visit({ request });
  const other = await stage.tabOf(one);
  await other.settle();
  return [one, other];
}

/** What a tab is connected with, or nothing. */
async function connectorOf(visitor: FaultVisitor): Promise<string | undefined> {
  return (await visitor.connection()).connectorId;
}

/** Waits until `visitor` is connected with `connectorId`, and tells how long that took in its page. */
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

    await one.page.waitForTimeout(1000);
    const before = await sessionWrites([one, other]);
    await one.page.waitForTimeout(2000);
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
    await one.page.waitForTimeout(500);

    expect(await one.connection()).toMatchObject({ status: 'connected', address: ADDRESS });
    expect(await other.connection()).toMatchObject({ status: 'connected', address: ADDRESS });
    await one.expectRecovery(async () => {
      await one.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.other'));
      await whenConnected(other, 'test.cleat.other');
    });
    await one.expectQuiet();
  });

  it('S09 end with one record, whole, and one wallet when both connect at once', async () => {
    const [one, other] = await twoTabs();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        one.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.main')),
        other.page.evaluate(() => window.cleatPage?.widgets[0]?.connect('test.cleat.other')),
      ]);
      await one.page.waitForTimeout(1000);

      const record = await one.page.evaluate(() => ({
        connectorId: localStorage.getItem('@appkit/eip155:connected_connector_id'),
        namespaces: localStorage.getItem('@appkit/connected_namespaces'),
        status: localStorage.getItem('@appkit/connection_status'),
      }));
      expect(['test.cleat.main', 'test.cleat.other']).toContain(record.connectorId);
      expect(record).toMatchObject({ namespaces: 'eip155', status: 'connected' });
      expect(await connectorOf(one)).toBe(record.connectorId);
      expect(await connectorOf(other)).toBe(record.connectorId);
      await one.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
      await whenConnected(other, undefined);
    }
    await one.expectQuiet();
    await other.expectQuiet();
  });

  it('S10 lose no transaction when one disconnects while the other sends', async () => {
    const [one, other] = await twoTabs();
    await one.connect();
    await whenConnected(other, 'test.cleat.main');
    await one.answers('hang');
    const sent = one.page.evaluate((from) => {
      const provider = window.cleatPage?.widgets[0]?.provider();
      const params = [{ from, to: from, value: '0x1' }];
      return provider?.request({ method: 'eth_sendTransaction', params });
    }, ADDRESS);
    await one.page.waitForFunction(
      () => window.cleatPage?.wallets['test.cleat.main']?.state.pending.length === 1,
    );

    await other.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    await whenConnected(one, undefined);
    await one.inWallet('settle', ['approve']);

    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
    const record = await one.page.evaluate(() => [
      localStorage.getItem('@appkit/eip155:connected_connector_id'),
      localStorage.getItem('@appkit/connected_namespaces'),
      localStorage.getItem('@appkit/connection_status'),
    ]);
    expect(record).toEqual([null, '', 'disconnected']);
    await one.page.bringToFront();
    await one.expectRecovery(async () => {
      await one.connect();
      await whenConnected(other, 'test.cleat.main');
    });
    await one.expectQuiet();
  });
});
