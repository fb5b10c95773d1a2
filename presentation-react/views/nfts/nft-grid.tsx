import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Nft } from '../../../domain/nft/nft';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { nftsMessages } from '../../messages/nfts-en';
import { useLongList } from '../../parts/use-long-list';
import { NftPicture } from './nft-picture';
import { useNftsStyle } from './use-nfts-style';

/** The gap between tiles, and their least width. The style sheet has the same. */
const GAP = 8;
const LEAST = 92;

/** What a tile of a long list is higher than wide: its name, on two lines, and its quantity. */
const TEXT = 62;

/** As wide as the card is, until that is known. */
const AT_FIRST = 328;

interface NftGridProps {
  readonly nfts: readonly Nft[];
  readonly label: string;
}

/** NFTs as pictures with their names; each leads to its details. */
export function NftGrid({ nfts, label }: NftGridProps) {
  useNftsStyle();
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const tile = (width + GAP) / columns - GAP;
  const pitch = tile + TEXT + GAP;
  const { isLong, places, rowAt, style } = useLongList(
    list,
    Math.ceil(nfts.length / columns),
    pitch,
  );
  const shown = places.flatMap((row) =>
    nfts.slice(row * columns, (row + 1) * columns).map((nft, column) => ({ column, nft, row })),
  );
  return (
    <ul
      ref={list}
      className="nfts"
      aria-label={label}
      data-long={isLong || undefined}
      style={style}
    >
      {shown.map(({ column, nft, row }) => (
        <li
          key={nft.id}
          {...(isLong && {
            'aria-posinset': row * columns + column + 1,
            'aria-setsize': nfts.length,
            style: {
              top: row * pitch,
              insetInlineStart: column * (tile + GAP),
              width: tile,
              height: tile + TEXT,
            },
          })}
          onFocus={rowAt(row).onFocus}
        >
          <Tile nft={nft} />
        </li>
      ))}
    </ul>
  );
}

const Tile = memo(function Tile({ nft }: { readonly nft: Nft }) {
  const widget = useWidget();
  const { lang } = useMessages();
  const { nftQuantity } = useCatalogue(nftsMessages);
  return (
    <button
      type="button"
      className="nft"
      onClick={() => void widget.show('NftDetails', { args: { id: nft.id } })}
    >
      <NftPicture nft={nft} />
      <bdi className="nft-name">{nft.name}</bdi>
      {nft.quantity > 1n && <small>{nftQuantity(nft.quantity.toLocaleString(lang))}</small>}
    </button>
  );
});

/** How wide `list` is, in pixels. */
function useWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(AT_FIRST);
  useLayoutEffect(() => {
    // A page that is not laid out, as in jsdom, has no width.
    const look = (): void => setWidth(list.current?.clientWidth || AT_FIRST);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [list]);
  return width;
}
