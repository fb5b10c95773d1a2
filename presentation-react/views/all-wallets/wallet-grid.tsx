import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListedWallet } from '../../../domain/connection/listed-wallet';
import { WALLET_PAGE_SIZE } from '../../../domain/limits';
import { useWidget } from '../../bindings/widget-context';
import { focusedElement } from '../../primitives/focus';
import { Emblem } from '../../primitives/emblem';
import { gridKeys } from '../../primitives/arrow-keys/grid-keys';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';

/** The size of a block of tiles: whole pages, and whole rows of up to six. */
const BLOCK_SIZE = 3 * WALLET_PAGE_SIZE;

interface WalletGridProps {
  readonly wallets: readonly ListedWallet[];
  readonly label: string;

  /** Called when the end of the list comes near; absent when there are no more wallets. */
  readonly onMore: (() => void) | undefined;
}

/** Wallets as tiles, one stop of the Tab key. The browser lays out only those in view. */
export function WalletGrid({ wallets, label, onMore }: WalletGridProps) {
  const widget = useWidget();
  const [keys] = useState(gridKeys);
  const ids = wallets.map(({ id }) => id);
  const { group, onKeyDown, stop, setStop } = useArrowKeys<HTMLDivElement>(ids, keys);
  const end = useEndInSight(onMore, wallets.length);
  useFocusKept(group);
  const choose = useCallback((id: string) => void widget.chooseWallet(id), [widget]);
  return (
    <>
      <div ref={group} role="list" aria-label={label} onKeyDown={onKeyDown}>
        {blocksOf(wallets).map((block, index) => (
          <div key={index} className="wallets">
            {block.map((wallet) => (
              <WalletTile
                key={wallet.id}
                wallet={wallet}
                isStop={wallet.id === stop}
                onChoose={choose}
                onFocus={setStop}
              />
            ))}
          </div>
        ))}
      </div>
      <div ref={end} className="end" />
    </>
  );
}

/** A new page is laid out in its own block; all other blocks stay unchanged. */
function blocksOf(wallets: readonly ListedWallet[]): readonly (readonly ListedWallet[])[] {
  return Array.from({ length: Math.ceil(wallets.length / BLOCK_SIZE) }, (_, index) =>
    wallets.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
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
    <div role="listitem" className="tile">
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

/** Calls `onMore` whenever the element comes near the visible part of the card, or is there already. */
function useEndInSight(onMore: (() => void) | undefined, count: number) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  const isWanted = onMore !== undefined;
  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);
  useEffect(() => {
    const element = end.current;
    const isWatched = typeof IntersectionObserver !== 'undefined' && isWanted && count > 0;
    if (!element || !isWatched) return undefined;
    // An observer reports the current state once, and then each change, so each page needs an observer of its
    // own.
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current?.(),
      { root: element.closest('.clip'), rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, isWanted]);
  return end;
}
