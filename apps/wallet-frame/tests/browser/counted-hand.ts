import type { Locator, Page } from 'playwright-core';
import { pressButton } from '../press-button.mjs';

/** What a visitor does in the wallet until they have what they came for. */
export interface Effort {
  /** Of buttons of the frame and of the wallet's own windows. */
  readonly presses: number;

  /** That are filled there: codes and words. A code needs no press, because its sixth digit sends it. */
  readonly fields: number;

  /** That open. */
  readonly windows: number;
}

/** The hand of a visitor, from now on: it does everything in the wallet, and counts it. */
export class CountedHand {
  readonly #begunMs = Date.now();
  #presses = 0;
  #fields = 0;
  #windows = 0;

  /** @param page The site's, whose frame opens the wallet's windows. */
  constructor(page: Page) {
    page.on('popup', () => (this.#windows += 1));
  }

  get effort(): Effort {
    return { presses: this.#presses, fields: this.#fields, windows: this.#windows };
  }

  get seconds(): number {
    return (Date.now() - this.#begunMs) / 1000;
  }

  async press(button: Locator): Promise<void> {
    await pressButton(button, 30_000);
    this.#presses += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text, { timeout: 30_000 });
    this.#fields += 1;
  }
}
