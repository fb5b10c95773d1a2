import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { gridKeys } from '../primitives/arrow-keys/grid-keys';

/** What can be chosen in a list of which the page may have only some. */
export interface ListChoices {
  readonly ids: readonly string[];
  readonly names: readonly string[];

  /** How many are in a row. */
  readonly columns: number;
}

/** The one choice that the Tab key reaches, and the keys that move the focus to another. */
export interface ListFocus {
  /** The index of the choice that the Tab key reaches. It must be in the page, with the `tabindex` 0. */
  readonly stop: number;

  /** Always the same function. */
  readonly setStop: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves the focus among all choices, of which `list` may have only some. */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  { ids, names, columns }: ListChoices,
): ListFocus {
  const [keys] = useState(gridKeys);
  const [current, setStop] = useState<string>();
  const isMoved = useRef(false);
  const stop = current === undefined ? 0 : Math.max(0, ids.indexOf(current));
  useLayoutEffect(() => {
    if (isMoved.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      const element = list.current;
      if (event.ctrlKey || event.metaKey || event.altKey || !element) return;
      const next = keys(event, stop, { names, columns, element });
      if (next === undefined) return;
      event.preventDefault();
      isMoved.current = next !== stop;
      setStop(ids[next]);
    },
    [keys, list, stop, ids, names, columns],
  );
  return { stop, setStop, onKeyDown };
}
