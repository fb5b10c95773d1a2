import type { CDPSession, Page } from 'playwright-core';

/** What a long list costs as a visitor scrolls to its end. */
export interface ScrollCost {
  /** The most that the page's thread worked in one step, in milliseconds of its own time: other processes do not count. */
  readonly longestStepMs: number;

  /** The most rows that were in the page at once. */
  readonly mostRows: number;

  /** The last row that was reached. */
  readonly lastRow: string;
}

/** A long list in the card of the modal. */
export class LongList {
  readonly #page: Page;
  readonly #rows: string;
  readonly #session: CDPSession;

  private constructor(page: Page, rows: string, session: CDPSession) {
    this.#page = page;
    this.#rows = rows;
    this.#session = session;
  }

  /** The list whose rows match `rows`. */
  static async in(page: Page, rows: string): Promise<LongList> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new LongList(page, rows, session);
  }

  /** Presses the button `opener`: how much work it is until there are more rows. */
  async open(opener: string): Promise<number> {
    const before = await this.#workMs();
    await this.#page.evaluate(
      async ([openerName, rowSelector]) => {
        const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
        const button = [...(modal?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === openerName,
        );
        if (!modal || !button) throw new Error(`There is no ${openerName}`);
        const frame = (): Promise<unknown> =>
          new Promise((resolve) => requestAnimationFrame(resolve));
        const rowCount = modal.querySelectorAll(rowSelector).length;
        button.click();
        while (modal.querySelectorAll(rowSelector).length === rowCount) await frame();
        await frame();
      },
      [opener, this.#rows] as const,
    );
    return (await this.#workMs()) - before;
  }

  /** Scrolls the card from its top to its end, or `most` steps, half a card for each frame. */
  async scrollThrough(most = Infinity): Promise<ScrollCost> {
    await this.#page.evaluate(() => {
      const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
      modal?.querySelector('.pane')?.scrollTo(0, 0);
    });
    let [longestStepMs, mostRows] = [0, 0];
    let work = await this.#workMs();
    for (let steps = 1; ; steps += 1) {
      const step = await this.#scrollOn();
      const now = await this.#workMs();
      longestStepMs = Math.max(longestStepMs, now - work);
      mostRows = Math.max(mostRows, step.rowCount);
      work = now;
      if (step.isEnd || steps >= most) return { longestStepMs, mostRows, lastRow: step.lastRow };
    }
  }

  /** Shows the story at `url` in the place of one without rows: how much work it is until the first one is there. */
  async show(url: string): Promise<number> {
    const before = await this.#workMs();
    await this.#page.evaluate(
      async ([address, rowSelector]) => {
        history.pushState(undefined, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        const isThere = (): boolean => {
          const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
          return Boolean(modal?.querySelector(rowSelector));
        };
        do await new Promise(requestAnimationFrame);
        while (!isThere());
        await new Promise(requestAnimationFrame);
      },
      [url, this.#rows] as const,
    );
    return (await this.#workMs()) - before;
  }

  /** Scrolls the card from its top to its end in `leaps`: the places of the rows that are in the page after each. */
  leapThrough(leaps: number): Promise<readonly (readonly number[])[]> {
    return this.#page.evaluate(
      async ([rowSelector, count]) => {
        const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
        const pane = modal?.querySelector<HTMLElement>('.pane');
        if (!modal || !pane) throw new Error('There is no card');
        const places: number[][] = [];
        for (let leap = 0; leap <= count; leap += 1) {
          pane.scrollTop = ((pane.scrollHeight - pane.clientHeight) * leap) / count;
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
          const rows = [...modal.querySelectorAll(rowSelector)];
          places.push(rows.map((row) => Number(row.getAttribute('aria-posinset'))));
        }
        return places;
      },
      [this.#rows, leaps] as const,
    );
  }

  /** How many nodes the browser holds after a collection, in the page or not. */
  async nodeCount(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Memory.getDOMCounters')).nodes;
  }

  /** The heap after a collection, in bytes. */
  async heapBytes(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize;
  }

  #scrollOn(): Promise<{
    readonly isEnd: boolean;
    readonly lastRow: string;
    readonly rowCount: number;
  }> {
    return this.#page.evaluate(async (rowSelector) => {
      const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
      const pane = modal?.querySelector<HTMLElement>('.pane');
      if (!modal || !pane) throw new Error('There is no card');
      const before = pane.scrollTop;
      pane.scrollTop += pane.clientHeight / 2;
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const rows = modal.querySelectorAll(rowSelector);
      const lastRow = rows[rows.length - 1]?.textContent ?? '';
      return { isEnd: pane.scrollTop === before, lastRow, rowCount: rows.length };
    }, this.#rows);
  }

  async #workMs(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('The browser measures no work');
    return seconds * 1000;
  }
}
