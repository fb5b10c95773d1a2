import { StateStore } from './state-store';
import type { StoredValues } from './stored-values';

const HIDE_AMOUNTS = 'hide_amounts';

/** Whether the visitor hides amounts, on this device: in every tab of the site. */
export class HiddenAmounts extends StateStore<boolean> {
  readonly #stored: StoredValues;

  constructor(stored: StoredValues) {
    super(false);
    this.#stored = stored;
    this.read();
  }

  /** Reads it again: another tab may have changed it. */
  read(): void {
    this.update(() => this.#stored.json(HIDE_AMOUNTS) === true);
  }

  set(areHidden: boolean): void {
    this.#stored.setJson(HIDE_AMOUNTS, areHidden);
    this.update(() => areHidden);
  }
}
