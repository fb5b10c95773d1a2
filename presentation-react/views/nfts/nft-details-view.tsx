import { useEffect } from 'react';
import { isNumbered } from '../../../domain/nft/nft';
import { isBaitNft } from '../../../domain/nft/nft-bait';
import { useMessages, useViewEntry } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { nftsMessages } from '../../messages/nfts-en';
import { ContractDetail } from '../../parts/contract-detail';
import { Detail, DetailList } from '../../parts/detail-list';
import {
  WaitingDetails,
  WaitingFacts,
  WaitingHead,
  WaitingNote,
} from '../../parts/waiting-details';
import { Icon } from '../../primitives/icon';
import { NftPicture } from './nft-picture';
import { useNftsStyle } from './use-nfts-style';

export { nftsMessages as messages };

/** The facts of an NFT. */
const facts = ['line', 'line', 'copy'] as const;

/** One NFT of the account in use: `id` of the arguments says which. */
export default function NftDetailsView() {
  useNftsStyle();
  const messages = useCatalogue(nftsMessages);
  const { lang } = useMessages();
  const id = useViewEntry()?.args?.['id'];
  const { verbs } = useFeature('nfts');
  const state = useWidgetState(({ features }) => features.nfts);
  useEffect(() => void verbs?.load(), [verbs]);
  const nft = state?.nfts.find((each) => each.id === id);
  if (!nft) {
    const isLoading = !state || state.status === 'idle' || state.status === 'loading';
    return isLoading ? (
      <WaitingDetails label={messages.nftsLoading} className="stack nft-details">
        <span className="nft-picture skeleton" />
        <WaitingHead />
        <WaitingFacts facts={facts} />
        <WaitingNote />
      </WaitingDetails>
    ) : (
      <p className="note">{messages.nftGone}</p>
    );
  }
  const { contract, description, imageUrl, isVerified, name, quantity, standard, tokenId } = nft;
  return (
    <div className="stack nft-details">
      {isBaitNft(nft) && (
        <p className="notice">
          <Icon name="alert" />
          <span>{messages.nftBait}</span>
        </p>
      )}
      <NftPicture nft={nft} />
      <p className="headline">
        <bdi>{name}</bdi>
      </p>
      {description !== undefined && (
        <p className="hint">
          <bdi>{description}</bdi>
        </p>
      )}
      <DetailList>
        {quantity > 1n && <Detail name={messages.nftHeld}>{quantity.toLocaleString(lang)}</Detail>}
        {isNumbered(nft) && (
          <Detail name={messages.nftNumber}>
            <bdi>{String(tokenId)}</bdi>
          </Detail>
        )}
        <Detail name={messages.nftStandard}>{messages.nftStandards[standard]}</Detail>
        <ContractDetail
          name={messages.nftContract}
          copyLabel={messages.copyContract}
          address={contract}
          onCopy={async () => verbs?.copyContract(nft)}
        />
      </DetailList>
      <p className="note">
        {imageUrl === undefined ? messages.nftPictureKept : null}{' '}
        {isVerified ? messages.nftVerified : messages.nftNotVerified}
      </p>
    </div>
  );
}
