import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { useWidget } from '../../bindings/widget-context';
import { useEndInSight } from '../../bindings/use-end-in-sight';
import { useWidth } from '../../bindings/use-width';
import { FarNames } from '../../parts/far-names';
import { useListFocus } from '../../parts/use-list-focus';
import { useLongList } from '../../parts/use-long-list';
import { focusedElement } from '../../primitives/focus';
import { Emblem } from '../../primitives/emblem';

/** How far apart the rows are. The style sheet has the same. */
const PITCH = 104;

/** A narrower list has three columns. The style sheet has the same. */
const LEAST_FOR_FOUR = 300;

interface WalletGridProps {
  readonly wallets: readonly ListedWallet[];
  readonly label: string;

  /** How many there are, with those that have not come yet. */
  readonly total: number;

  /** Called when the end of the list comes near; absent when there are no more wallets. */
  readonly onMore: (() => void) | undefined;
}

/** Wallets as tiles, one stop of the Tab key. Of many, those near the visible part are in the page, and the names of the others. */
export function WalletGrid({ wallets, label, total, onMore }: WalletGridProps) {
  const widget = useWidget();
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => wallets.map(({ id }) => id), [wallets]);
  const names = useMemo(() => wallets.map(({ name }) => name), [wallets]);
  const columns = useWidth(list) < LEAST_FOR_FOUR ? 3 : 4;
  const { stop, setStop, onKeyDown } = useListFocus(list, { ids, names, columns });
  const shape = { pitch: PITCH, columns };
  const { isLong, places, rowAt, style } = useLongList(list, {
    ...shape,
    keys: ids,
    stop,
  });
  const end = useEndInSight(onMore, wallets.length);
  useFocusKept(list);
  const choose = useCallback((id: string) => void widget.chooseWallet(id), [widget]);
  return (
    <>
      <div
        ref={list}
        className="wallets"
        role="list"
        aria-label={label}
        data-long={isLong || undefined}
        style={style}
        onKeyDown={onKeyDown}
      >
        {places.map((place) => {
          const wallet = wallets[place];
          return (
            wallet && (
              <div
                key={wallet.id}
                role="listitem"
                aria-posinset={place + 1}
                aria-setsize={total}
                style={rowAt(place).style}
              >
                <WalletTile
                  wallet={wallet}
                  isStop={place === stop}
                  onChoose={choose}
                  onFocus={setStop}
                />
              </div>
            )
          );
        })}
        {isLong && <FarNames {...shape} names={names} places={places} as="div" />}
      </div>
      <div ref={end} className="end" />
    </>
  );
}

interface WalletTileProps {
  readonly wallet: ListedWallet;
  readonly isStop: boolean;
  readonly onChoose: (id: string) => void;
  readonly onFocus: (id: string) => void;
}

/** Rendered again only when its wallet changes, or the focus comes or goes. */
const WalletTile = memo(function WalletTile(props: WalletTileProps) {
  const { wallet, isStop, onChoose, onFocus } = props;
  const { id, name, imageUrl } = wallet;
  return (
    <button
      type="button"
      className="wallet"
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(id)}
      onFocus={() => onFocus(id)}
    >
      <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" />
      <bdi>{name}</bdi>
    </button>
  );
});

/** When the list is removed with the focus in it, the focus moves to the search field. */
function useFocusKept(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const focused = element && focusedElement(element.ownerDocument);
      if (focused && element.contains(focused)) {
        element.closest('.stack')?.querySelector('input')?.focus();
      }
    };
  }, [list]);
}
