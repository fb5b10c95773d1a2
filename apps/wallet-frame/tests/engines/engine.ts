/** Where a script runs: the site's page, the wallet's frame in it, or the window that the frame has opened. */
export type Target = 'frame' | 'site' | 'window';

/** A browser that is driven by its own protocol, as far as the tests of the wallet's window need it. */
export interface Engine {
  open(url: string): Promise<void>;

  /** The value of an expression, which may be a promise. */
  evaluate(target: Target, expression: string): Promise<unknown>;

  /** A press of the pointer on the first button with this text, as a visitor's. */
  press(target: Target, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A script that finds the button with `text`, once it is there and works. */
export function buttonNamed(text: string): string {
  return `[...document.querySelectorAll('button')].find((one) => one.textContent.includes(${JSON.stringify(text)}) && !one.disabled)`;
}
