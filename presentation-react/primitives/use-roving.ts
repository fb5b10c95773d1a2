import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** One stop of the Tab key in a list whose items the arrow keys reach. */
export interface Roving {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;

  /** What the button of the item `id` carries. */
  readonly itemProps: (id: string) => {
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
  };
}

/** Makes the list with the items `ids` one stop of the Tab key; arrows, Home and End move inside. */
export function useRoving(ids: readonly string[]): Roving {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];
  return {
    list,
    onKeyDown: (event) => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
        (button) => !button.disabled,
      );
      const focused = buttons.findIndex((button) => button === event.target);
      const next = nextIndex(event.key, focused, buttons.length);
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
    itemProps: (id) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setCurrent(id) }),
  };
}

function nextIndex(key: string, focused: number, count: number): number | undefined {
  if (focused === -1) return undefined;
  if (key === 'ArrowDown') return (focused + 1) % count;
  if (key === 'ArrowUp') return (focused - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
