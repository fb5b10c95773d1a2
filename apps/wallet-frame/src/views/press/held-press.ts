import { isSamePlace, type PointerSample, distanceBetween } from './pointer-run';

/** How far a finger is. */
export type Hold = 'full' | 'held';

/** How long a finger holds the button. */
const HOLD_MS = 600;

/** A finger that holds still rolls by less. */
const MAX_DISTANCE = 12;

/** A finger on a button that it has to hold. A move of the finger or of the page cancels, and so does an early lift. */
export class HeldPress {
  readonly #onHold: (hold: Hold | undefined) => void;
  #begun:
    { readonly pointer: number; readonly sample: PointerSample; readonly era: object } | undefined;
  #full: ReturnType<typeof setTimeout> | undefined;

  constructor(onHold: (hold: Hold | undefined) => void) {
    this.#onHold = onHold;
  }

  /** @param pointer The number of the finger. */
  begin(pointer: number, sample: PointerSample, era: object): void {
    this.drop();
    this.#begun = { pointer, sample, era };
    this.#full = setTimeout(() => this.#onHold('full'), HOLD_MS);
    this.#onHold('held');
  }

  move(pointer: number, sample: PointerSample): void {
    const begun = this.#begun;
    if (begun?.pointer === pointer && !isStill(begun.sample, sample)) this.drop();
  }

  /** Ends the hold by a lift, and says whether it was long enough and still, on a button that was ready all the time. */
  isWhole(pointer: number, lift: PointerSample, era: object | undefined): boolean {
    const begun = this.#begun;
    if (begun?.pointer !== pointer) return false;
    this.drop();
    if (begun.era !== era) return false;
    return isStill(begun.sample, lift) && lift.timeMs - begun.sample.timeMs >= HOLD_MS;
  }

  drop(): void {
    clearTimeout(this.#full);
    if (this.#begun) this.#onHold(undefined);
    this.#begun = undefined;
  }
}

function isStill(one: PointerSample, other: PointerSample): boolean {
  return distanceBetween(one.screen, other.screen) <= MAX_DISTANCE && isSamePlace(one, other);
}
