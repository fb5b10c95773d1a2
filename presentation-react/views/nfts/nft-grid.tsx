import { memo, useMemo, useRef } from 'react';
import type { Nft } from '../../../domain/nft/nft';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { useWidth } from '../../bindings/use-width';
import { nftsMessages } from '../../messages/nfts-en';
import { FarNames } from '../../parts/far-names';
import { useLongList } from '../../parts/use-long-list';
import { NftPicture } from './nft-picture';
import { useNftsStyle } from './use-nfts-style';

/** The gap between tiles, and their least width. The style sheet has the same. */
const GAP = 8;
const LEAST = 92;

/** What a tile of a long list is higher than wide: its name, on two lines, and its quantity. */
const TEXT = 58;

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
  const shape = { pitch: (width + GAP) / columns + TEXT, columns };
  const keys = useMemo(() => nfts.map(({ id }) => id), [nfts]);
  const names = useMemo(() => nfts.map(({ name }) => name), [nfts]);
  const { isLong, places, rowAt, style } = useLongList(list, { ...shape, keys, gap: GAP });
  return (
    <ul
      ref={list}
      className="nfts"
      aria-label={label}
      data-long={isLong || undefined}
      style={style}
    >
      {places.map((place) => {
        const nft = nfts[place];
        return (
          nft && (
            <li key={nft.id} {...rowAt(place)}>
              <Tile nft={nft} />
            </li>
          )
        );
      })}
      {isLong && <FarNames {...shape} names={names} places={places} as="li" />}
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
