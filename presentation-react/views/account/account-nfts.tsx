import { useEffect, useMemo, useState } from 'react';
import { sortedNfts } from '../../../domain/nft/nft-bait';
import type { NftsState } from '../../../domain/nft/nfts-state';
import type { NftsVerbs } from '../../../application/nft/nfts-feature';
import { useMessages } from '../../bindings/shell-context';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useEndInSight } from '../../bindings/use-end-in-sight';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useWidgetState } from '../../bindings/widget-context';
import { nftsMessages } from '../../messages/nfts-en';
import { Waiting, WaitingLine } from '../../parts/waiting';
import { ReceiveAction } from '../../parts/receive-action';
import { Action, LinkAction } from '../../primitives/action';
import { NftGrid } from '../nfts/nft-grid';
import { useNftsStyle } from '../nfts/use-nfts-style';

/** The NFTs of the account in use. */
export function AccountNfts() {
  useNftsStyle();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(nftsMessages);
  const { verbs, hasFailed, retry } = useFeature('nfts');
  const state = useWidgetState(({ features }) => features.nfts);
  useEffect(() => void verbs?.load(), [verbs]);
  if (state?.status === 'unsupported') return <NotHere />;
  const isFailed = hasFailed || state?.status === 'failed';
  return (
    <div className="stack">
      {isFailed && (
        <p className="note" role="alert">
          {messages.nftsFailed}
          <button
            type="button"
            className="link"
            onClick={() =>
              verbs ? void (state?.cursor ? verbs.loadMore() : verbs.load()) : retry()
            }
          >
            {tryAgain}
          </button>
        </p>
      )}
      {state && verbs ? (
        <Listed state={state} verbs={verbs} />
      ) : (
        !isFailed && <ComingNfts label={messages.nftsLoading} />
      )}
    </div>
  );
}

interface ListedProps {
  readonly state: NftsState;
  readonly verbs: NftsVerbs;
}

function Listed({ state: { cursor, nfts, status }, verbs }: ListedProps) {
  const messages = useCatalogue(nftsMessages);
  const [isSpamShown, setIsSpamShown] = useState(false);
  // A page that adds none is not followed by another one by itself: it may take many to find an NFT.
  const [seen, setSeen] = useState(0);
  const { shown, spam } = useMemo(() => sortedNfts(nfts), [nfts]);
  const hasMore = cursor !== undefined && status === 'loaded';
  const isFound = nfts.length > seen;
  const end = useEndInSight(
    hasMore && isFound
      ? () => {
          setSeen(nfts.length);
          void verbs.loadMore();
        }
      : undefined,
    nfts.length,
  );
  const isLoading = status === 'loading' || status === 'idle';
  return (
    <>
      {shown.length > 0 && <NftGrid nfts={shown} label={messages.nftsFound(shown.length)} />}
      {shown.length === 0 && status === 'loaded' && <None hasMore={hasMore} />}
      {isLoading && <ComingNfts label={messages.nftsLoading} />}
      {hasMore && !isFound && (
        <Action kind="secondary" onPress={() => void verbs.loadMore()}>
          {messages.nftsFurther}
        </Action>
      )}
      {spam.length > 0 && (
        <button
          type="button"
          className="link"
          aria-expanded={isSpamShown}
          onClick={() => setIsSpamShown(!isSpamShown)}
        >
          {isSpamShown ? messages.nftsSpamHide : messages.nftsSpam(spam.length)}
        </button>
      )}
      {isSpamShown && spam.length > 0 && (
        <NftGrid nfts={spam} label={messages.nftsFound(spam.length)} />
      )}
      <div ref={end} className="end" />
    </>
  );
}

/** None so far, or none at all: what to do about it. */
function None({ hasMore }: { readonly hasMore: boolean }) {
  const messages = useCatalogue(nftsMessages);
  const { network } = useNetwork();
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline">{hasMore ? messages.nftsNoneSoFar : messages.nftsNone}</p>
        {!hasMore && network && <p className="hint">{messages.nftsNoneHint(network.name)}</p>}
      </div>
      {!hasMore && <ReceiveAction kind="secondary" />}
    </div>
  );
}

/** No source of the site lists the NFTs of the network: its explorer does. */
function NotHere() {
  const messages = useCatalogue(nftsMessages);
  const { viewOnExplorer } = useMessages();
  const { account } = useAccount();
  const { network } = useNetwork();
  const explorer = network?.blockExplorers?.default.name;
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline">{messages.nftsNotHere}</p>
        {network && explorer !== undefined && (
          <p className="hint">{messages.nftsNotHereHint(network.name)}</p>
        )}
      </div>
      {explorer !== undefined && (
        <LinkAction kind="secondary" href={account?.explorerUrl}>
          {viewOnExplorer(explorer)}
        </LinkAction>
      )}
    </div>
  );
}

/** How many tiles stand for those to come. */
const TILES = 6;

/** Tiles in the shape of the NFTs to come. */
function ComingNfts({ label }: { readonly label: string }) {
  return (
    <Waiting label={label} className="nfts">
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index} className="nft">
          <span className="nft-picture skeleton" />
          <WaitingLine />
        </div>
      ))}
    </Waiting>
  );
}
