/** Marks what has to be in view before a button works. */
export const PART = 'data-part';

/** From the top of a part, in pixels. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Half a pixel of a part may be lost to rounding at each end. */
const ROUNDING = 1;

/**
 * Which parts of an element have been in view. A part that is larger than the view is seen once each of its lines was: a
 * jump over some of them, such as the focus makes, leaves them unseen.
 */
export class SeenParts {
  readonly #parts: readonly HTMLElement[];
  readonly #seen = new Map<HTMLElement, Span[]>();

  constructor(root: HTMLElement) {
    const marked = [...root.querySelectorAll<HTMLElement>(`[${PART}]`)];
    // A card that scrolls is in view itself, whatever of it was.
    const shown = marked.length > 0 ? marked : ([...root.children] as HTMLElement[]);
    this.#parts = shown.length > 0 ? shown : [root];
  }

  /** Counts what is in view now. */
  look(): void {
    for (const part of this.#parts) {
      const span = spanInView(part);
      if (span) this.#seen.set(part, joined([...(this.#seen.get(part) ?? []), span]));
    }
  }

  /** Whether all of each part has been in view. */
  get isWhole(): boolean {
    return this.#parts.every((part) => {
      const { height } = part.getBoundingClientRect();
      const [{ from, to } = { from: Infinity, to: 0 }] = this.#seen.get(part) ?? [];
      return height === 0 || (from <= ROUNDING && to >= height - ROUNDING);
    });
  }
}

/** What is in view of a part, in the page and in everything that scrolls around it. */
function spanInView(part: HTMLElement): Span | undefined {
  const own = part.getBoundingClientRect();
  let [top, right, bottom, left] = [0, innerWidth, innerHeight, 0];
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edges = around.getBoundingClientRect();
    top = Math.max(top, edges.top + around.clientTop);
    left = Math.max(left, edges.left + around.clientLeft);
    bottom = Math.min(bottom, edges.top + around.clientTop + around.clientHeight);
    right = Math.min(right, edges.left + around.clientLeft + around.clientWidth);
  }
  if (own.left < left - ROUNDING || own.right > right + ROUNDING) return undefined;
  const span = {
    from: Math.max(own.top, top) - own.top,
    to: Math.min(own.bottom, bottom) - own.top,
  };
  return span.to > span.from ? span : undefined;
}

/** Spans without overlaps, the first one first. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to + ROUNDING) {
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else whole.push(span);
  }
  return whole;
}
