import { expect } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import type { WidgetState } from 'cleatkit';
import { eventually } from '../../support/eventually';
import { Visitor } from '../browser/visitor';
import type { FaultGauges, Rest } from './fault-gauges';
import { type Judged, judge, judgeDuring, type SeenConnection, type Verdict } from './verdict';

/** How long a page may take until none of its requests is open. */
const REST_MS = 15_000;

/** The browser's names of requests that a page makes by itself. */
const calls: ReadonlySet<string> = new Set(['fetch', 'xhr']);

/** After this time no message on the page waits for its reader any more, and no view for its pictures. */
const SHORT_WAITS_OVER_MS = 6000;

/** Texts that no sentence for people contains. */
const nonsense = /undefined|\[object|\bNaN\b|\n\s+at |-32\d{3}|\b4(?:001|100|200|9\d\d)\b/;

/** A visitor of a page with a fault, and the four predicates that judge it. */
export class FaultVisitor extends Visitor implements Judged {
  /** The activity of this page at rest. */
  rest: Rest | undefined;

  readonly #requests = new Set<Request>();

  /** `page` is about to be opened: its requests are counted from the first one. */
  constructor(page: Page) {
    super(page);
    // The code that a page loads is no call, and one that is replaced or cached may never be told as loaded.
    page.on('request', (request) => {
      if (calls.has(request.resourceType())) this.#requests.add(request);
    });
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
  }

  gauges(): Promise<FaultGauges> {
    return this.page.evaluate(() => {
      if (!window.faultGauges) throw new Error('the page has no gauges');
      return window.faultGauges;
    });
  }

  /** The calls without an answer: requests to servers, and questions to wallets. */
  async pendingCalls(): Promise<number> {
    const questions = await this.page.evaluate(() =>
      Object.values(window.cleatPage?.wallets ?? {}).reduce(
        (sum, { state }) => sum + state.pending.length,
        0,
      ),
    );
    return questions + this.#requests.size;
  }

  /** The state of the page's first widget. */
  state(): Promise<Pick<WidgetState, 'isOpen' | 'isLoading'> & { readonly view: string }> {
    return this.page.evaluate(() => {
      const state = window.cleatPage?.widgets[0]?.state;
      if (!state) throw new Error('the page has no widget');
      return { isOpen: state.isOpen, isLoading: state.isLoading, view: state.view?.name ?? '' };
    });
  }

  connection(): Promise<SeenConnection> {
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

  /** Continues once the page has had the time to react to an event without a signal. */
  async lull(): Promise<void> {
    await this.page.waitForTimeout(150);
  }

  /** Lets time go by in the page, all at once: see `passTime` of its gauges. */
  async passTime(ms: number): Promise<void> {
    await this.page.evaluate((given) => window.passTime?.(given), ms);
  }

  /** Sets the clock of the page's machine by `ms`. */
  async setClock(ms: number): Promise<void> {
    await this.page.evaluate((given) => window.setClock?.(given), ms);
  }

  /** Downloads everything that the rows need and records the activity of a page at rest. */
  async settle(): Promise<void> {
    await this.#openOnce();
    await this.passTime(SHORT_WAITS_OVER_MS);
    const { listeners, timers } = await this.#whenStill();
    this.rest = { listeners, timers };
  }

  /** Checks the four predicates of the page. */
  judge(verdict: Verdict): Promise<void> {
    return judge(this, verdict);
  }

  /** Checks the predicates that hold while a fault lasts. */
  judgeDuring(verdict: Pick<Verdict, 'keeps' | 'tells'>): Promise<void> {
    return judgeDuring(this, verdict);
  }

  async expectKept(keeps: Verdict['keeps']): Promise<void> {
    if (typeof keeps === 'function') await keeps();
    else expect(await this.connection()).toMatchObject(keeps);
  }

  /**
   * Clear: `sentence` is to be seen, once, is short enough to be read, comes with something to do, and
   * nothing around it is only for machines.
   */
  async expectClear(sentence: string | RegExp): Promise<void> {
    const told = this.page.getByText(sentence).locator('visible=true');
    await told.first().waitFor();
    // The same again closes the one before, and follows 150 ms later.
    await eventually(async () => {
      const texts = await told.allInnerTexts();
      expect(texts).toHaveLength(1);
      expect(texts[0]?.length).toBeLessThanOrEqual(120);
    });
    await this.#expectNoNonsense();
    const isUsable = this.#things.locator('button:enabled, a[href]').locator('visible=true');
    expect(await isUsable.count()).toBeGreaterThan(0);
  }

  async expectSense(): Promise<void> {
    await this.#expectNoNonsense();
    const alarm = await this.page.evaluate(() => {
      const { alert, snackbar } = window.cleatPage?.widgets[0]?.state ?? {};
      return { alert: alert?.code, snackbar: snackbar?.variant === 'error' };
    });
    expect(alarm).toEqual({ alert: undefined, snackbar: false });
  }

  /** Recovers: what the visitor does next works without a reload. How long it took is noted; B.1 of the scoreboard allows 5 s. */
  async expectRecovery(act: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await act();
    noteLatency(performance.now() - startedAt);
  }

  /** Quiet: once everything is dismissed, the activity is as before, and no call is open. */
  async expectQuiet(): Promise<void> {
    await this.page.evaluate(async () => {
      const widget = window.cleatPage?.widgets[0];
      widget?.cancelConnect();
      widget?.dismissSwitch();
      await widget?.disconnect().catch(() => undefined);
      await widget?.close();
    });
    const until = performance.now() + REST_MS;
    // One reading decides: a sent transaction is still followed, which asks again every few seconds.
    let open = await this.pendingCalls();
    while (open > 0 && performance.now() < until) {
      await this.lull();
      open = await this.pendingCalls();
    }
    expect(open).toBe(0);
    await this.passTime(SHORT_WAITS_OVER_MS);
    const { listeners, timers } = await this.#whenStill(this.rest);
    expect({ listeners, timers }).toEqual(this.rest);
    for (const count of await this.#providerListeners()) expect(count).toBe(0);
  }

  async expectNoMishap(): Promise<void> {
    expect((await this.gauges()).mishaps).toEqual([]);
  }

  /** The buttons: in the modal, where one is open. */
  get #things() {
    return this.page.locator('dialog, main').last();
  }

  async #expectNoNonsense(): Promise<void> {
    const texts = [
      await this.page.locator('body').innerText(),
      ...(await this.dialog.allInnerTexts()),
    ];
    expect(texts.join('\n')).not.toMatch(nonsense);
  }

  /** Opens and closes the modal of each widget, so that everything has been downloaded. */
  async #openOnce(): Promise<void> {
    const count = await this.page.evaluate(() => window.cleatPage?.widgets.length ?? 0);
    for (let index = 0; index < count; index += 1) {
      await this.page.evaluate((at) => window.cleatPage?.widgets[at]?.open(), index);
      await this.dialog.waitFor();
      await this.page.evaluate((at) => window.cleatPage?.widgets[at]?.close(), index);
      await this.dialog.waitFor({ state: 'detached' });
    }
  }

  #providerListeners(): Promise<readonly number[]> {
    return this.page.evaluate(() =>
      Object.values(window.cleatPage?.wallets ?? {}).map(({ listenerCount }) => listenerCount),
    );
  }

  #whenStill(expected?: Rest): Promise<FaultGauges> {
    return this.page.evaluate((rest) => {
      if (!window.whenStill) throw new Error('the page has no gauges');
      return window.whenStill(rest ?? undefined);
    }, expected ?? null);
  }
}

/** Reports to the scoreboard, where one is kept, how long a recovery took. */
function noteLatency(ms: number): void {
  const file = process.env['FAULTS_LATENCIES'];
  if (file === undefined) return;
  const { currentTestName } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ test: currentTestName, ms: Math.round(ms) })}\n`);
}
