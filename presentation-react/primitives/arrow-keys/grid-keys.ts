import { endOf, type KeyMap, lineKeys } from './key-map';
import { TypeAhead } from './type-ahead';

/**
 * Buttons in rows: the arrow keys stop at the edges, and letters lead to the name that begins with them. One
 * instance per group, because it remembers the typed letters.
 */
export function gridKeys(): KeyMap {
  const typed = new TypeAhead();
  return (event, at, buttons) => {
    const step = stepOf(event.key, buttons);
    if (step !== undefined) return Math.max(0, Math.min(buttons.length - 1, at + step));
    return endOf(event.key, buttons) ?? typed.find(event, at, buttons.map(nameOf));
  };
}

function stepOf(key: string, buttons: readonly Element[]): number | undefined {
  const [on, back] = lineKeys(buttons);
  if (key === on) return 1;
  if (key === back) return -1;
  if (key === 'ArrowDown') return columnsOf(buttons);
  return key === 'ArrowUp' ? -columnsOf(buttons) : undefined;
}

/** How many buttons are in the first row. */
function columnsOf([first, ...others]: readonly Element[]): number {
  const top = first?.getBoundingClientRect().top;
  const below = others.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below === -1 ? others.length + 1 : below + 1;
}

function nameOf(button: Element): string {
  return button.querySelector('bdi')?.textContent ?? '';
}
