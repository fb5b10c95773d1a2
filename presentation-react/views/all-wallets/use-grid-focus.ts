import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { columnsOf, gridKeys } from '../../primitives/arrow-keys/grid-keys';

/** The wallet that the Tab key reaches, and the keys that move the focus to another. */
export interface GridFocus {
  /** The index of the wallet that the Tab key reaches. Its tile must be in the page. */
  readonly stop: number;

  /** Always the same function. */
  readonly setStop: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves the focus among all of `wallets`, of which `list` may have only some as tiles. */
export function useGridFocus(
  list: RefObject<HTMLElement | null>,
  wallets: readonly ListedWallet[],
): GridFocus {
  const [keys] = useState(gridKeys);
  const [current, setStop] = useState<string>();
  const isMoved = useRef(false);
  const stop = Math.max(
    0,
    wallets.findIndex(({ id }) => id === current),
  );
  useLayoutEffect(() => {
    if (isMoved.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      const element = list.current;
      if (event.ctrlKey || event.metaKey || event.altKey || !element) return;
      const names = wallets.map(({ name }) => name);
      const next = keys(event, stop, { names, columns: columnsIn(element), element });
      if (next === undefined) return;
      event.preventDefault();
      isMoved.current = next !== stop;
      setStop(wallets[next]?.id);
    },
    [keys, list, stop, wallets],
  );
  return { stop, setStop, onKeyDown };
}

/** A block that is not the last has whole rows. */
function columnsIn(list: Element): number {
  const rows = [...list.children].map((block) => [...block.querySelectorAll('button')]);
  const fullest = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  return columnsOf(fullest);
}
