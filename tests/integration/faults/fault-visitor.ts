import { expect } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import type { ConnectionState, WidgetState } from 'cleat';
import { Visitor } from '../browser/visitor';
import type { FaultGauges } from './fault-gauges';

/** What B.1 of the reliability scoreboard allows for getting back to work. */
const RECOVERY_MS = 5000;

/** How long a page may take to come to rest before its gauges count. */
const REST_MS = 15_000;

/** What no sentence for people contains. */
const nonsense = /undefined|\[object|\bNaN\b|\n\s+at |-32\d{3}|\b4(?:001|100|200|9\d\d)\b/;

/** Somebody on a page where something goes wrong, and the four predicates that judge it. */
export class FaultVisitor extends Visitor {
  #rest: Pick<FaultGauges, 'listeners' | 'timers'> | undefined;

  gauges(): Promise<FaultGauges> {
    return this.page.evaluate(() => {
      if (!window.faultGauges) throw new Error('the page has no gauges');
      return window.faultGauges;
    });
  }

  /** The state of the page's first widget. */
  state(): Promise<Pick<WidgetState, 'isOpen' | 'isLoading'> & { readonly view: string }> {
    return this.page.evaluate(() => {
      const state = window.cleatPage?.widgets[0]?.state;
      if (!state) throw new Error('the page has no widget');
      return { isOpen: state.isOpen, isLoading: state.isLoading, view: state.view?.name ?? '' };
    });
  }

  /** Who is connected on `eip155`, on which network, in plain JSON. */
  connection(): Promise<{
    readonly status: ConnectionState['status'];
    readonly connectorId: string | undefined;
    readonly address: string | undefined;
    readonly network: string | undefined;
  }> {
    return this.page.evaluate(() => {
      const connection = window.cleatPage?.widgets[0]?.state.connections.eip155;
      if (!connection) throw new Error('the page has no widget');
      const { account, network, status } = connection;
      return {
        status,
        connectorId: account?.connectorId,
        address: account?.address,
        network: network?.caipNetworkId,
      };
    });
  }

  /** Downloads everything the rows need and remembers what is going on in a page at rest. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => window.cleatPage?.widgets[0]?.preload());
    await this.openModal();
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'detached' });
    const { listeners, timers } = await this.#atRest();
    this.#rest = { listeners, timers };
  }

  /**
   * Clear: `sentence` is to be seen, once, is short enough to be read, comes with something to do, and
   * nothing around it is only for machines.
   */
  async expectClear(sentence: string | RegExp): Promise<void> {
    const told = this.page.getByText(sentence).locator('visible=true');
    await told.first().waitFor();
    expect(await told.count()).toBe(1);
    expect((await told.first().innerText()).length).toBeLessThanOrEqual(120);
    expect(await this.page.locator('body').innerText()).not.toMatch(nonsense);
    if ((await this.dialog.count()) === 0) return;
    expect(await this.dialog.innerText()).not.toMatch(nonsense);
    const isUsable = this.dialog.locator('button:enabled, a[href]').locator('visible=true');
    expect(await isUsable.count()).toBeGreaterThan(0);
  }

  /** Recovers: what the visitor does next works within 5 s, without a reload. */
  async expectRecovery(act: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await act();
    const tookMs = performance.now() - startedAt;
    noteLatency(tookMs);
    expect(tookMs).toBeLessThan(RECOVERY_MS);
  }

  /**
   * Quiet: once everything is put away, nothing has been thrown at the page, and as much is going on as
   * before.
   */
  async expectQuiet(): Promise<void> {
    await this.page.evaluate(async () => {
      const widget = window.cleatPage?.widgets[0];
      widget?.cancelConnect();
      widget?.dismissSwitch();
      await widget?.disconnect().catch(() => undefined);
      await widget?.close();
    });
    const { listeners, timers, mishaps } = await this.#atRest(this.#rest);
    expect(mishaps).toEqual([]);
    if (this.#rest) expect({ listeners, timers }).toEqual(this.#rest);
    for (const count of await this.#providerListeners()) expect(count).toBe(0);
  }

  #providerListeners(): Promise<readonly number[]> {
    return this.page.evaluate(() =>
      Object.values(window.cleatPage?.wallets ?? {}).map(({ listenerCount }) => listenerCount),
    );
  }

  /** The gauges once they stand still: at `expected`, where they get there at all. */
  async #atRest(expected?: Pick<FaultGauges, 'listeners' | 'timers'>): Promise<FaultGauges> {
    const until = performance.now() + REST_MS;
    let last = await this.gauges();
    for (let unchanged = 0; performance.now() < until && unchanged < 5;) {
      await this.page.waitForTimeout(100);
      const next = await this.gauges();
      const isStill = next.listeners === last.listeners && next.timers === last.timers;
      const isExpected =
        !expected || (next.listeners === expected.listeners && next.timers === expected.timers);
      unchanged =
        isStill && isExpected && next.timers === (expected?.timers ?? 0) ? unchanged + 1 : 0;
      last = next;
    }
    return last;
  }
}

/** Tells the scoreboard, where one is kept, how long a recovery took. */
function noteLatency(ms: number): void {
  const file = process.env['FAULTS_LATENCIES'];
  if (file === undefined) return;
  const { currentTestName } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ test: currentTestName, ms: Math.round(ms) })}\n`);
}
