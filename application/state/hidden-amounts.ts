import { StateStore } from './state-store';
import type { StoredValues } from './stored-values';

const HIDE_AMOUNTS = 'hide_amounts';

/** Whether the visitor hides amounts, on this device. */
export class HiddenAmounts extends StateStore<boolean> {
  readonly #stored: StoredValues;

  constructor(stored: StoredValues) {
    super(stored.json(HIDE_AMOUNTS) === true);
    this.#stored = stored;
  }

  set(areHidden: boolean): void {
    this.#stored.setJson(HIDE_AMOUNTS, areHidden);
    this.update(() => areHidden);
  }
}
