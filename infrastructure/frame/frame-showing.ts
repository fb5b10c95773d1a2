import {
  type FrameSetting,
  type FrameShown,
  readFrameShown,
} from '../../domain/frame-protocol/frame-shown';
import type { FramePlace } from '../../ports/auth-frame';
import type { Clock } from '../../ports/clock';
import { Broadcast } from './broadcast';
import type { FrameLife } from './frame-life';

/** More often than any screen is drawn. */
const SAID_MAX = 240;
const WITHIN_MS = 1000;

/** Where the frame is shown, what its page hears of that, and what the page says of itself meanwhile. */
export class FrameShowing {
  readonly shown$ = new Broadcast<FrameShown | undefined>();
  readonly #clock: Pick<Clock, 'now'>;
  #life: FrameLife | undefined;

  /** The part of the window for which the frame was shown last. */
  #place: FramePlace | undefined;
  #isShown = false;
  #shown: FrameShown | undefined;
  #isDimmed = false;
  #told: FrameSetting | undefined;
  #said = 0;
  #sinceMs = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Another element of the frame, or none. It is not shown yet. */
  follow(life: FrameLife | undefined): void {
    this.#life = life;
    this.#rest();
  }

  show(place?: FramePlace): void {
    this.#place = place;
    this.#isShown = true;
    this.#life?.page.show(place);
    this.tell();
  }

  /** At the place of the last time, because the page asks for it. */
  showAgain(): void {
    this.show(this.#place);
  }

  hide(): void {
    this.#place = undefined;
    this.#life?.page.hide();
    this.#rest();
  }

  dim(isDimmed: boolean): void {
    this.#isDimmed = isDimmed;
    this.tell();
  }

  /** Tells the page where it is shown, once it listens. */
  tell(): void {
    if (!this.#isShown || !this.#life?.saysWhatItShows) return;
    const above = this.#isDimmed ? 'above' : 'page';
    const at = this.#place ? 'slot' : above;
    if (at === this.#told) return;
    this.#told = at;
    this.#life.post({ type: 'PLACE', payload: { at } });
  }

  /** Takes what the page says of itself. `false` where it cannot be read, or too much of it comes. */
  take(payload: unknown): boolean {
    const shown = readFrameShown(payload);
    if (!shown || this.#isFlood()) return false;
    if (this.#isShown) this.#say(shown);
    return true;
  }

  #rest(): void {
    this.#isShown = false;
    this.#told = undefined;
    this.#say(undefined);
  }

  /** Once: who hears that the frame is hidden may hide it again. */
  #say(shown: FrameShown | undefined): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.shown$.say(shown);
  }

  #isFlood(): boolean {
    const nowMs = this.#clock.now();
    if (nowMs - this.#sinceMs >= WITHIN_MS) [this.#sinceMs, this.#said] = [nowMs, 0];
    this.#said += 1;
    return this.#said > SAID_MAX;
  }
}
