import type { Nft } from '../../../domain/nft/nft';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { nftsMessages } from '../../messages/nfts-en';
import { NftPicture } from './nft-picture';
import { useNftsStyle } from './use-nfts-style';

interface NftGridProps {
  readonly nfts: readonly Nft[];
  readonly label: string;
}

/** NFTs as pictures with their names; each leads to its details. */
export function NftGrid({ nfts, label }: NftGridProps) {
  useNftsStyle();
  const widget = useWidget();
  const { lang } = useMessages();
  const { nftQuantity } = useCatalogue(nftsMessages);
  return (
    <ul className="nfts" aria-label={label}>
      {nfts.map((nft) => (
        <li key={nft.id}>
          <button
            type="button"
            className="nft"
            onClick={() => void widget.show('NftDetails', { args: { id: nft.id } })}
          >
            <NftPicture nft={nft} />
            <bdi className="nft-name">{nft.name}</bdi>
            {nft.quantity > 1n && <small>{nftQuantity(nft.quantity.toLocaleString(lang))}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
