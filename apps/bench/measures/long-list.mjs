/**
 * What a long list costs as a visitor scrolls to its end.
 *
 * @typedef {object} ScrollCost
 * @property {number} longestStepMs The most that the page's thread worked in one step, in milliseconds of its own time:
 *   other processes do not count.
 * @property {number} mostRows The most rows that were in the page at once.
 * @property {string} lastRow The last row that was reached.
 */

/** A long list in the card of the modal. */
export class LongList {
  /** @readonly */ #page;
  /** @readonly */ #rows;
  /** @readonly */ #session;

  /**
   * @param {import('playwright-core').Page} page
   * @param {string} rows
   * @param {import('playwright-core').CDPSession} session
   */
  constructor(page, rows, session) {
    this.#page = page;
    this.#rows = rows;
    this.#session = session;
  }

  /**
   * The list whose rows match `rows`.
   *
   * @param {import('playwright-core').Page} page
   * @param {string} rows
   * @returns {Promise<LongList>}
   */
  static async in(page, rows) {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new LongList(page, rows, session);
  }

  /**
   * Presses the button `opener`: how much work it is until there are more rows.
   *
   * @param {string} opener
   * @returns {Promise<number>} Milliseconds.
   */
  async open(opener) {
    const before = await this.#workMs();
    await this.#page.evaluate(
      async ({ opener: openerName, rows }) => {
        const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
        const button = [...(modal?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === openerName,
        );
        if (!modal || !button) throw new Error(`There is no ${openerName}`);
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const rowCount = modal.querySelectorAll(rows).length;
        button.click();
        while (modal.querySelectorAll(rows).length === rowCount) await frame();
        await frame();
      },
      { opener, rows: this.#rows },
    );
    return (await this.#workMs()) - before;
  }

  /**
   * How much work the page has with `act`, until the frame after it.
   *
   * @param {() => Promise<unknown>} act
   * @returns {Promise<number>} Milliseconds.
   */
  async workOf(act) {
    const before = await this.#workMs();
    await act();
    await this.#page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    return (await this.#workMs()) - before;
  }

  /** Scrolls the card from its top to its end, half a card for each frame. @returns {Promise<ScrollCost>} */
  async scrollThrough() {
    await this.#page.evaluate((rows) => {
      const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
      modal?.querySelector(rows)?.closest('.pane')?.scrollTo(0, 0);
    }, this.#rows);
    let [longestStepMs, mostRows] = [0, 0];
    let work = await this.#workMs();
    for (;;) {
      const step = await this.#scrollOn();
      const now = await this.#workMs();
      longestStepMs = Math.max(longestStepMs, now - work);
      mostRows = Math.max(mostRows, step.rowCount);
      work = now;
      if (step.isEnd) return { longestStepMs, mostRows, lastRow: step.lastRow };
    }
  }

  /**
   * Shows the story at `url` in the place of one without rows, until the first row is there.
   *
   * @param {string} url
   * @returns {Promise<void>}
   */
  async show(url) {
    await this.#page.evaluate(
      async ({ address, rows }) => {
        history.pushState(undefined, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        const isThere = () => {
          const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
          return Boolean(modal?.querySelector(rows));
        };
        do await new Promise(requestAnimationFrame);
        while (!isThere());
        await new Promise(requestAnimationFrame);
      },
      { address: url, rows: this.#rows },
    );
  }

  /**
   * Scrolls the card from its top to its end in `leaps`: the places of the rows that are in the page after each.
   *
   * @param {number} leaps
   * @returns {Promise<readonly (readonly number[])[]>}
   */
  leapThrough(leaps) {
    return this.#page.evaluate(
      async ({ count, rows }) => {
        const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
        const pane = modal?.querySelector(rows)?.closest('.pane');
        if (!modal || !pane) throw new Error('There is no card');
        const places = [];
        for (let leap = 0; leap <= count; leap += 1) {
          pane.scrollTop = ((pane.scrollHeight - pane.clientHeight) * leap) / count;
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
          const shown = [...modal.querySelectorAll(rows)];
          places.push(shown.map((row) => Number(row.getAttribute('aria-posinset'))));
        }
        return places;
      },
      { count: leaps, rows: this.#rows },
    );
  }

  /** How many nodes the browser holds after a collection, in the page or not. @returns {Promise<number>} */
  async nodeCount() {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Memory.getDOMCounters')).nodes;
  }

  /** The heap after a collection, in bytes. @returns {Promise<number>} */
  async heapBytes() {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize;
  }

  #scrollOn() {
    return this.#page.evaluate(async (rowSelector) => {
      const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
      const pane = modal?.querySelector(rowSelector)?.closest('.pane');
      if (!modal || !pane) throw new Error('There is no card');
      const before = pane.scrollTop;
      pane.scrollTop += pane.clientHeight / 2;
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const rows = modal.querySelectorAll(rowSelector);
      const lastRow = rows[rows.length - 1]?.textContent ?? '';
      return { isEnd: pane.scrollTop === before, lastRow, rowCount: rows.length };
    }, this.#rows);
  }

  async #workMs() {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('The browser measures no work');
    return seconds * 1000;
  }
}
