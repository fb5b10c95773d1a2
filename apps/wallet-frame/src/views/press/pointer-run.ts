/** A point in the frame's page, or on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the mouse was at one trusted event. */
export interface PointerSample {
  readonly timeMs: number;
  readonly screen: Point;
  readonly client: Point;
}

/** What a press of the mouse is worth: `early` where the page has not stood still for long enough under the pointer. */
export type MousePress = 'early' | 'real' | 'unmoved';

/** For so long before a press the page must have stood still under the pointer. */
export const STILL_MS = 500;

/** Events carry whole pixels of the screen. */
const TOLERANCE = 2;

/** A hand that rests moves less. */
const MIN_DISTANCE = 4;
const MOST_SAMPLES = 256;

/** The zooms of browsers at which a frame can be read: pixels of the screen for each pixel of the page. */
export const READABLE_ZOOMS = [2 / 3, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** And those at which it cannot. */
export const ALL_ZOOMS = [0.25, 1 / 3, 0.5, ...READABLE_ZOOMS];

/**
 * The way of the mouse over a page that stands still. A frame gets no sign when the site's page moves it, but the screen's
 * and the page's coordinates of an event then differ by something else than before, and the way begins anew.
 */
export class PointerRun {
  readonly #all: () => readonly number[];
  #samples: PointerSample[] = [];
  #zooms: readonly number[] = [];

  /** @param all The zooms that the page may have. */
  constructor(all: () => readonly number[] = () => READABLE_ZOOMS) {
    this.#all = all;
  }

  /** Takes an event of the mouse. */
  take(sample: PointerSample): void {
    const [first] = this.#samples;
    this.#zooms = first ? this.#zooms.filter((zoom) => isSamePlace(first, sample, zoom)) : [];
    if (this.#zooms.length === 0) {
      this.end();
      this.#zooms = this.#all();
    }
    // The first says how long the page stands still, the others where the mouse was.
    if (this.#samples.length >= MOST_SAMPLES) this.#samples.splice(1, 1);
    this.#samples.push(sample);
  }

  /** The mouse has left the page, which may move unseen from now on. */
  end(): void {
    this.#samples = [];
  }

  /** Judges a press on what has these edges: it counts where the mouse came from outside of them, over the page as it is. */
  judge(press: PointerSample, edges: DOMRectReadOnly): MousePress {
    this.take(press);
    const [first = press] = this.#samples;
    const came = this.#samples.some(
      ({ client, screen }) =>
        !isWithin(edges, client) && distanceBetween(screen, press.screen) >= MIN_DISTANCE,
    );
    if (!came) return 'unmoved';
    return press.timeMs - first.timeMs >= STILL_MS ? 'real' : 'early';
  }
}

/** Whether the page was at one place of the screen at both events. */
export function isSamePlace(
  one: Omit<PointerSample, 'timeMs'>,
  other: Omit<PointerSample, 'timeMs'>,
  zoom = 1,
): boolean {
  const isNear = (axis: keyof Point): boolean => {
    const moved = other.screen[axis] - one.screen[axis];
    return Math.abs(moved - zoom * (other.client[axis] - one.client[axis])) <= TOLERANCE;
  };
  return isNear('x') && isNear('y');
}

/** What an event of a pointer says of it. */
export function sampleOf(event: PointerEvent): PointerSample {
  return {
    timeMs: event.timeStamp,
    screen: { x: event.screenX, y: event.screenY },
    client: { x: event.clientX, y: event.clientY },
  };
}

/** How far two points are from each other. */
export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isWithin(edges: DOMRectReadOnly, { x, y }: Point): boolean {
  return x >= edges.left && x <= edges.right && y >= edges.top && y <= edges.bottom;
}
