import { afterPaint } from '../primitives/after-paint';

/** Two presses that are further apart are not a double press: the default of operating systems. */
const DOUBLE_PRESS_MS = 500;

/** How far from the first press the second one of a finger may be. */
const REACH_PX = 24;

/**
 * Covers the place of the visitor's last press, so that the second press of a double press does not reach
 * what the first one has opened there: another view, or the page behind the closed modal. Everything
 * elsewhere can be pressed at once. It is an element, not a listener that drops events, so that a program
 * which tests a site waits for it.
 */
export class PressShield {
  readonly #element: HTMLElement;
  readonly #ended = new AbortController();
  #place: DOMRect | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `opener` was pressed before this code was downloaded. */
  constructor(page: Document, opener: Element | undefined) {
    this.#element = newShield(page);
    this.#place = opener?.getBoundingClientRect();
    this.#expire();
    const options = { capture: true, signal: this.#ended.signal };
    window.addEventListener('pointerdown', this.#begin, options);
    window.addEventListener('pointerup', this.#expire, options);
    window.addEventListener('pointercancel', this.#expire, options);
  }

  /** Covers the place of a recent press. `parent` is in front of everything at that place. */
  cover(parent: Element): void {
    const place = this.#place;
    if (!place) return;
    const lay = (x: number, y: number): void => {
      this.#element.style.cssText = important({
        all: 'initial',
        display: 'block',
        position: 'fixed',
        'z-index': '2147483647',
        left: `${x}px`,
        top: `${y}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      });
    };
    parent.append(this.#element);
    lay(place.x, place.y);
    // Measured at once, what has just been drawn would be styled before its time, and what it replaces still shows.
    afterPaint(() => {
      if (this.#place !== place) return;
      // An ancestor that is transformed has moved it.
      const { x, y } = this.#element.getBoundingClientRect();
      lay(2 * place.x - x, 2 * place.y - y);
    });
  }

  /** Removes it permanently. */
  remove(): void {
    this.#ended.abort();
    this.#forget();
  }

  readonly #begin = (event: PointerEvent): void => {
    if (event.composedPath()[0] === this.#element) return;
    this.#forget();
    const [x, y] = [event.clientX - REACH_PX, event.clientY - REACH_PX];
    this.#place = new DOMRect(x, y, 2 * REACH_PX, 2 * REACH_PX);
  };

  /** The time runs from the end of the first press, because a finger may be down for long. */
  readonly #expire = (): void => {
    this.#timer ??= setTimeout(() => this.#forget(), DOUBLE_PRESS_MS);
  };

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place = undefined;
    this.#element.remove();
  }
}

function newShield(page: Document): HTMLElement {
  const shield = page.createElement('div');
  const drop = (event: Event): void => {
    event.stopPropagation();
    // The focus stays where it is.
    event.preventDefault();
  };
  for (const type of ['pointerdown', 'mousedown', 'click']) shield.addEventListener(type, drop);
  return shield;
}

/** Rules that the page's style sheets do not change. */
function important(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
}
