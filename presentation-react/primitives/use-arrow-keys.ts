import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { TypeAhead } from './type-ahead';

/**
 * How the buttons stand. In a `column` and in a `row` the arrow keys go round; in a `grid` they stop at
 * the edges, and letters move the focus to the name that begins with them.
 */
export type ButtonLayout = 'column' | 'row' | 'grid';

/** A group of buttons that is one stop of the Tab key, inside which the arrow keys move. */
export interface ArrowKeys<Group extends HTMLElement> {
  /** The element that holds the buttons. */
  readonly group: RefObject<Group | null>;

  /** What the group carries, or each of its buttons. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;

  /** The id of the button that the Tab key reaches. */
  readonly stop: string | undefined;

  /** Makes another button the one that the Tab key reaches. It is always the same function. */
  readonly setStop: (id: string) => void;

  /** What the button of the item `id` carries. */
  readonly itemProps: (id: string) => ItemProps;
}

export interface ItemProps {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

/**
 * Arrow keys, Home and End for the buttons of the items `ids`: those that can be pressed, in order. `onMove`
 * gets the index of the item that a key moved the focus to.
 */
export function useArrowKeys<Group extends HTMLElement = HTMLUListElement>(
  ids: readonly string[],
  layout: ButtonLayout,
  onMove?: (index: number) => void,
): ArrowKeys<Group> {
  const group = useRef<Group>(null);
  const typed = useRef(new TypeAhead());
  const [current, setStop] = useState<string>();
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [
        ...(group.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
      ];
      const at = buttons.findIndex((button) => button === event.target);
      if (at === -1) return;
      const next =
        movedTo(event.key, at, buttons, layout) ??
        (layout === 'grid' ? typed.current.find(event, at, buttons.map(nameOf)) : undefined);
      if (next === undefined) return;
      event.preventDefault();
      onMove?.(next);
      buttons[next]?.focus();
    },
    [layout, onMove],
  );
  const itemProps = (id: string): ItemProps => ({
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setStop(id),
  });
  return { group, onKeyDown, stop, setStop, itemProps };
}

function movedTo(
  key: string,
  at: number,
  buttons: readonly Element[],
  layout: ButtonLayout,
): number | undefined {
  const last = buttons.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = stepOf(key, buttons, layout);
  if (step === undefined) return undefined;
  if (layout === 'grid') return Math.max(0, Math.min(last, at + step));
  return (at + step + buttons.length) % buttons.length;
}

function stepOf(
  key: string,
  buttons: readonly Element[],
  layout: ButtonLayout,
): number | undefined {
  const isAcross = layout !== 'column';
  if (isAcross && key === 'ArrowRight') return isRightToLeft(buttons) ? -1 : 1;
  if (isAcross && key === 'ArrowLeft') return isRightToLeft(buttons) ? 1 : -1;
  if (layout === 'row') return undefined;
  const rowLength = layout === 'grid' ? columnsOf(buttons) : 1;
  if (key === 'ArrowDown') return rowLength;
  return key === 'ArrowUp' ? -rowLength : undefined;
}

function isRightToLeft([first]: readonly Element[]): boolean {
  return first?.matches('[dir="rtl"] *') ?? false;
}

/** How many stand in the first row. */
function columnsOf([first, ...others]: readonly Element[]): number {
  const top = first?.getBoundingClientRect().top;
  const below = others.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below === -1 ? others.length + 1 : below + 1;
}

function nameOf(button: Element): string {
  return button.querySelector('bdi')?.textContent ?? '';
}
