import { confirmable } from '../../../domain/send/reviewed-flow';
import type { CaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { SwapState } from '../../../domain/swap/swap-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { swapMessages } from '../../messages/swap-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { VoidedReview } from '../../parts/voided-review';
import { Ring } from '../../primitives/ring';
import { TokenEmblem } from '../../parts/token-emblem';
import { ReviewedApproval } from './reviewed-approval';
import { ReviewedSwap } from './reviewed-swap';
import { isReviewEnd } from './review-end';
import { SentSwap } from './sent-swap';
import { useSwapStyle } from './use-swap-style';

export { swapMessages as messages };

/** The allowance or the swap exactly as the wallet is asked to sign it, and what became of it. */
function SwapPreviewView() {
  useSwapStyle();
  const state = useWidgetState(({ features }) => features.swap);
  const { verbs, hasFailed, retry } = useFeature('swap');
  const network = useReviewedNetwork(state?.flow);
  const messages = useCatalogue(swapMessages);
  if (hasFailed) return <NotDownloaded onRetry={retry} />;
  if (!state) return null;
  const { flow } = state;
  if (flow.status === 'preparing') return <Preparing state={state} />;
  if (flow.status === 'editing') {
    return <VoidedReview text={voidedText(flow.fault, flow.why, messages)} form="Swap" />;
  }
  if (!network) return null;
  const ignore = (): void => {
    // The state has the reason, and this view shows it.
  };
  switch (flow.status) {
    case 'approvalReviewed':
    case 'approving':
      return (
        <ReviewedApproval
          flow={flow}
          network={network}
          isPossible={verbs !== undefined}
          onApprove={() => verbs?.approve().catch(ignore)}
        />
      );
    case 'sent':
      return <SentSwap flow={flow} network={network} />;
    default: {
      const isPossible = flow.status === 'asking' || confirmable(flow) !== undefined;
      return (
        <ReviewedSwap
          state={state}
          flow={flow}
          network={network}
          isPossible={isPossible && verbs !== undefined}
          onConfirm={() => verbs?.confirm().catch(ignore)}
        />
      );
    }
  }
}

export default offeredInEnglish(SwapPreviewView);

/** The network of what is reviewed or sent, whichever is in use by now. */
function useReviewedNetwork(flow: SwapState['flow'] | undefined): Network | undefined {
  const account = flow && accountOf(flow);
  const networks = useWidgetState((state) => state.networks);
  return networks.find(({ caipNetworkId }) => account?.startsWith(`${caipNetworkId}:`) === true);
}

function accountOf(flow: SwapState['flow']): CaipAddress | undefined {
  if ('review' in flow) return flow.review.request.account;
  return 'approval' in flow ? flow.approval.request.account : undefined;
}

function Preparing({ state: { form } }: { readonly state: SwapState }) {
  const { swapPreparing } = useCatalogue(swapMessages);
  return (
    <div className="scene">
      <Ring state="turning">{form.target && <TokenEmblem token={form.target} />}</Ring>
      <p className="headline" role="status">
        {swapPreparing}
      </p>
    </div>
  );
}

type Editing = Extract<SwapState['flow'], { readonly status: 'editing' }>;

function voidedText(
  fault: Editing['fault'],
  why: Editing['why'],
  { swapFaults, swapVoided }: typeof swapMessages,
): string {
  if (fault === undefined) return swapVoided.other;
  if (isReviewEnd(fault)) return swapVoided[fault];
  return swapFaults[fault][why ?? 'failed'];
}
