import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { useWidget } from '../../bindings/widget-context';
import { useEndInSight } from '../../bindings/use-end-in-sight';
import { focusedElement } from '../../primitives/focus';
import { Emblem } from '../../primitives/emblem';
import { useGridFocus } from './use-grid-focus';
import { useNearBlocks } from './use-near-blocks';

/** The size of a block of tiles: whole rows of three and of four. The style sheet knows its height. */
const BLOCK_SIZE = 12;

interface WalletGridProps {
  readonly wallets: readonly ListedWallet[];
  readonly label: string;

  /** How many there are, with those that have not come yet. */
  readonly total: number;

  /** Called when the end of the list comes near; absent when there are no more wallets. */
  readonly onMore: (() => void) | undefined;
}

/**
 * Wallets as tiles, one stop of the Tab key. Tiles far from view are left out: their blocks keep their place, and have
 * the names for the browser's own search in the page.
 */
export function WalletGrid({ wallets, label, total, onMore }: WalletGridProps) {
  const widget = useWidget();
  const list = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => blocksOf(wallets), [wallets]);
  const near = useNearBlocks(list, blocks.length);
  const { stop, setStop, onKeyDown } = useGridFocus(list, wallets);
  const end = useEndInSight(onMore, wallets.length);
  useFocusKept(list);
  const choose = useCallback((id: string) => void widget.chooseWallet(id), [widget]);
  // The last block may have fewer rows than its place would keep.
  const always = [Math.floor(stop / BLOCK_SIZE), blocks.length - 1];
  const isThere = (index: number): boolean => near?.has(index) !== false || always.includes(index);
  return (
    <>
      <div ref={list} role="list" aria-label={label} onKeyDown={onKeyDown}>
        {blocks.map((block, index) =>
          isThere(index) ? (
            <div key={index} className="wallets">
              {block.map((wallet, place) => (
                <WalletTile
                  key={wallet.id}
                  wallet={wallet}
                  place={index * BLOCK_SIZE + place}
                  total={total}
                  isStop={index * BLOCK_SIZE + place === stop}
                  onChoose={choose}
                  onFocus={setStop}
                />
              ))}
            </div>
          ) : (
            <div key={index} className="wallets far" aria-hidden="true">
              {block.map(({ name }) => name).join(', ')}
            </div>
          ),
        )}
      </div>
      <div ref={end} className="end" />
    </>
  );
}

function blocksOf(wallets: readonly ListedWallet[]): readonly (readonly ListedWallet[])[] {
  return Array.from({ length: Math.ceil(wallets.length / BLOCK_SIZE) }, (_, index) =>
    wallets.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}

interface WalletTileProps {
  readonly wallet: ListedWallet;

  /** Its index among all `total`, for screen readers: the page may have only some of them. */
  readonly place: number;
  readonly total: number;
  readonly isStop: boolean;
  readonly onChoose: (id: string) => void;
  readonly onFocus: (id: string) => void;
}

/** Rendered again only when its wallet changes, or the focus comes or goes. */
const WalletTile = memo(function WalletTile(props: WalletTileProps) {
  const { wallet, place, total, isStop, onChoose, onFocus } = props;
  const { id, name, imageUrl } = wallet;
  return (
    <div role="listitem" aria-posinset={place + 1} aria-setsize={total}>
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
    </div>
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
