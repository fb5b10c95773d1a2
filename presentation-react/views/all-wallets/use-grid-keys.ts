import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';

/** How long after a letter the next one still belongs to the same word. */
const TYPING_MS = 700;

/** The keys of a list of buttons that stand in rows. */
export interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Arrows move along and across the rows, Home and End to the ends, letters to the name they begin. */
export function useGridKeys(): GridKeys {
  const grid = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget as HTMLButtonElement);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(event.key, at, buttons) ?? found(event, at, buttons, typed.current);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }, []);
  return { grid, onKeyDown };
}

function moved(key: string, at: number, buttons: readonly HTMLButtonElement[]): number | undefined {
  const last = buttons.length - 1;
  const isReversed = buttons[at]?.matches('[dir="rtl"] *') ?? false;
  const step = isReversed ? -1 : 1;
  if (key === 'ArrowRight') return clamped(at + step, last);
  if (key === 'ArrowLeft') return clamped(at - step, last);
  if (key === 'ArrowDown') return clamped(at + columnsOf(buttons), last);
  if (key === 'ArrowUp') return clamped(at - columnsOf(buttons), last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function clamped(index: number, last: number): number {
  return Math.max(0, Math.min(last, index));
}

/** How many stand in the first row. */
function columnsOf([first, ...others]: readonly HTMLButtonElement[]): number {
  const top = first?.getBoundingClientRect().top;
  const below = others.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below === -1 ? others.length + 1 : below + 1;
}

/** The next name, from the focused one on, that begins with what has been typed. */
function found(
  { key, timeStamp }: KeyboardEvent<HTMLElement>,
  at: number,
  buttons: readonly HTMLButtonElement[],
  typed: { text: string; atMs: number },
): number | undefined {
  const isNew = timeStamp - typed.atMs > TYPING_MS;
  // A space goes on with a name; alone it presses the button.
  if (Array.from(key).length !== 1 || (key === ' ' && isNew)) return undefined;
  typed.text = (isNew ? '' : typed.text) + key.toLowerCase();
  typed.atMs = timeStamp;
  // Another letter of the same word may leave the focus where it is; a new word moves it on.
  const start = typed.text.length > 1 ? at : at + 1;
  const order = buttons.map((_, offset) => (start + offset) % buttons.length);
  return order.find((index) => nameOf(buttons[index]).startsWith(typed.text));
}

function nameOf(button: HTMLButtonElement | undefined): string {
  return button?.querySelector('bdi')?.textContent.toLowerCase() ?? '';
}
