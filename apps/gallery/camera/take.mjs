import { axeFindings } from '../axe.mjs';

/** @typedef {import('../shots/shots-of').Shot} Shot */

/**
 * A picture that was taken.
 *
 * @typedef {object} Taken
 * @property {Shot} shot
 * @property {Buffer} png
 * @property {readonly string[]} findings What axe found, and what went wrong in the page.
 */

const NOW = new Date('2026-01-02T12:00:00Z');
const ATTEMPTS = 40;

/** What stands in the place of a view while its code is downloaded. */
const DOWNLOADING =
  '.view > .stack[aria-busy="true"] > .visually-hidden + .row.skeleton + .row.skeleton:last-child';
const BETWEEN_MS = 50;

/**
 * Takes `shots` in `pages` pages at once, and passes each on when it is there.
 *
 * @param {object} options
 * @param {import('playwright-core').Browser} options.browser
 * @param {string} options.origin The gallery.
 * @param {readonly Shot[]} options.shots
 * @param {number} options.pages
 * @param {(taken: Taken) => void} options.onTaken
 */
export async function takeAll({ browser, origin, shots, pages, onTaken }) {
  const waiting = [...shots];
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.clock.setFixedTime(NOW);
    const photographer = new Photographer(await context.newPage(), origin);
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      onTaken(await photographer.take(shot));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
}

/** Takes one picture after another in one page. */
class Photographer {
  /** @readonly */
  #page;

  /** @readonly */
  #origin;
  #openRequests = 0;

  /** @type {string[]} */
  #mishaps = [];

  /**
   * @param {import('playwright-core').Page} page
   * @param {string} origin
   */
  constructor(page, origin) {
    this.#page = page;
    this.#origin = origin;
    page.on('request', () => (this.#openRequests += 1));
    page.on('requestfinished', () => (this.#openRequests -= 1));
    page.on('requestfailed', () => (this.#openRequests -= 1));
    page.on('pageerror', ({ message }) => this.#mishaps.push(`error: ${message}`));
  }

  /**
   * @param {Shot} shot
   * @returns {Promise<Taken>}
   */
  async take(shot) {
    const page = this.#page;
    this.#mishaps = [];
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await page.goto(this.#origin + shot.url);
    await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
    const png = await this.#settled();
    return { shot, png, findings: [...this.#mishaps, ...(await axeFindings(page))] };
  }

  /** The page once its view is there, two pictures in a row are the same, and nothing is downloaded. */
  async #settled() {
    await this.#page.locator(DOWNLOADING).waitFor({ state: 'detached' });
    let last = await this.#screen();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.#page.waitForTimeout(BETWEEN_MS);
      const isQuiet = this.#openRequests === 0;
      const next = await this.#screen();
      if (isQuiet && next.equals(last)) return next;
      last = next;
    }
    this.#mishaps.push('the page does not come to rest');
    return last;
  }

  #screen() {
    return this.#page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  }
}
