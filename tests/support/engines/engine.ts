/** Where a script runs: the site's page, the wallet's frame in it, or the window that the frame has opened. */
export type Target = 'frame' | 'site' | 'window';

/** The keys that visitors press beside those of letters, by their names in `KeyboardEvent.key`: what WebDriver calls them. */
const namedKeys = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE006',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
} as const;

/** A tab of a browser that is driven by its own protocol. */
export interface Tab {
  open(url: string): Promise<void>;

  /** As by the browser's own button. */
  reload(): Promise<void>;

  /** The value of an expression, which may be a promise. */
  evaluate(target: Target, expression: string): Promise<unknown>;

  /**
   * A press of the pointer, as a visitor's, on the element that `finder` evaluates to. With `stillMs` the pointer comes over
   * the page so long before: the wallet's page counts no other press.
   */
  press(target: Target, finder: string, stillMs?: number): Promise<void>;

  /** Keys that go to what has the focus, one after the other: single characters, and chords such as `Shift+Tab`. */
  type(target: Target, keys: readonly string[]): Promise<void>;

  /** The visitor looks at this tab. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is set to from its start. */
export interface EngineOptions {
  /** The device has passkeys, where the engine can be given such a device. */
  readonly hasPasskeys?: boolean;

  /** It keeps nothing that a page would store. */
  readonly refusesStorage?: boolean;

  /** The environment of a screen with its assistive technology, on which a browser is to be seen. Only Firefox can. */
  readonly screen?: NodeJS.ProcessEnv;
}

/** A browser as its first tab, with which it ends. */
export interface Engine extends Tab {
  /** Opens one more tab, or a window where the engine shows no tab but its first. */
  newTab(): Promise<Tab>;
}

/** Longer than the wallet's page has to stand still under the mouse. */
export const STILL_MS = 600;

/** A script that finds the button with `text`, once it is there and works. */
export function buttonNamed(text: string): string {
  return `[...document.querySelectorAll('button')].find((one) => one.textContent.includes(${JSON.stringify(text)}) && !one.disabled)`;
}

/** The pointer's way to `origin`, and a press there: actions of WebDriver. */
export function pressActions(origin: object, stillMs = 0): readonly object[] {
  const approach = [
    { type: 'pointerMove', x: 0, y: -60, origin },
    { type: 'pause', duration: stillMs },
  ];
  return [
    ...(stillMs > 0 ? approach : []),
    { type: 'pointerMove', x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
}

/** Keys pressed and let go, one after the other: actions of WebDriver. */
export function keyActions(keys: readonly string[]): readonly object[] {
  return keys.flatMap((chord) => {
    const parts = chord === '+' ? ['+'] : chord.split('+');
    const values = parts.map((name): string => Reflect.get(namedKeys, name) ?? name);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
    ];
  });
}
