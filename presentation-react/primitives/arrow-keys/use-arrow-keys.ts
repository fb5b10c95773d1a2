import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { KeyMap } from './key-map';
import { TabStop } from './tab-stop';

/** A group of buttons that is one stop of the Tab key, inside which other keys move. */
export interface ArrowKeys<Group extends HTMLElement> {
  /** The element that holds the buttons. */
  readonly group: RefObject<Group | null>;

  /** The props of the group or of each of its buttons. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;

  /** The props of the button of the item `id`. */
  readonly itemProps: (id: string) => ItemProps;
}

export interface ItemProps {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Moves the focus among the buttons of the items `ids`: those that can be pressed, in order. `onMove` gets
 * the index of the item that a key moved the focus to.
 */
export function useArrowKeys<Group extends HTMLElement = HTMLUListElement>(
  ids: readonly string[],
  keys: KeyMap,
  onMove?: (index: number) => void,
): ArrowKeys<Group> {
  const group = useRef<Group>(null);
  const [tabStop] = useState(() => new TabStop());
  const stop = tabStop.among(ids);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [
        ...(group.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
      ];
      const at = buttons.findIndex((button) => button === event.target);
      const next = at === -1 ? undefined : keys(event, at, buttons);
      if (next === undefined) return;
      event.preventDefault();
      onMove?.(next);
      buttons[next]?.focus();
    },
    [keys, onMove],
  );
  const itemProps = (id: string): ItemProps => ({
    tabIndex: id === stop ? 0 : -1,
    onFocus: ({ currentTarget }) => {
      if (group.current) tabStop.move(id, currentTarget, group.current);
    },
  });
  return { group, onKeyDown, itemProps };
}
