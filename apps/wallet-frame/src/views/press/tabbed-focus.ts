/** Whether a button has the focus by the Tab key, pressed in this page while the button was ready. */
export class TabbedFocus {
  readonly #down = new Set<string>();
  #isTabbing = false;
  #era: object | undefined;

  /** @param armed Another value each time that the button becomes ready. */
  constructor(element: HTMLElement, armed: () => object | undefined, signal: AbortSignal) {
    const everywhere = { capture: true, passive: true, signal };
    const onKeyDown = ({ code, isTrusted, key, repeat }: KeyboardEvent): void => {
      if (!isTrusted) return;
      const isAlone = [...this.#down].every((one) => one.startsWith('Shift'));
      this.#isTabbing = key === 'Tab' && !repeat && isAlone;
      this.#down.add(code);
      setTimeout(() => {
        this.#isTabbing = false; // The focus has moved before.
      });
    };
    const release = ({ code }: KeyboardEvent): boolean => this.#down.delete(code);
    addEventListener('keydown', onKeyDown, everywhere);
    addEventListener('keyup', release, everywhere);
    addEventListener('blur', () => this.#down.clear(), { signal });
    const gain = (): void => {
      this.#era = this.#isTabbing ? armed() : undefined;
    };
    const lose = (): void => {
      this.#era = undefined;
    };
    element.addEventListener('focus', gain, { signal });
    element.addEventListener('blur', lose, { signal });
  }

  /** Whether the focus has come while the button was ready, which it has been since. */
  isOf(era: object | undefined): boolean {
    return era !== undefined && this.#era === era;
  }
}
