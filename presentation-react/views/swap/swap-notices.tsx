import type { Network } from '../../../domain/network/network';
import type { SwapState } from '../../../domain/swap/swap-state';
import { displayFeeText } from '../../../domain/token/display';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { swapMessages, type SwapMessages } from '../../messages/swap-en';
import { Notice } from '../../parts/notice';
import { HIGH_IMPACT, percentText } from './percent-text';
import { isReviewEnd } from './review-end';

interface SwapNoticesProps {
  readonly state: SwapState;
  readonly network: Pick<Network, 'nativeCurrency'>;

  /** The code of the error with which a review could not begin. */
  readonly code: string | undefined;
}

/** Why the swap cannot go on, and what keeps the amount from being all of it. */
export function SwapNotices({ state, network, code }: SwapNoticesProps) {
  const messages = useCatalogue(swapMessages);
  const fault = faultText(state, code, messages);
  const { decimals, symbol } = network.nativeCurrency;
  const { keptForGas, lostWorth = 0, step } = state;
  const { lang } = useMessages();
  const exact = useExact();
  return (
    <>
      {keptForGas !== undefined && (
        <p className="note">
          {messages.swapKept(`${exact(displayFeeText(keptForGas, decimals))} ${symbol}`)}
        </p>
      )}
      {lostWorth >= HIGH_IMPACT && step === 'review' && (
        <Notice>{messages.swapLoss(percentText(lostWorth, lang))}</Notice>
      )}
      {fault !== undefined && <Notice>{fault}</Notice>}
    </>
  );
}

function faultText(
  { flow, list, step }: SwapState,
  code: string | undefined,
  messages: SwapMessages,
): string | undefined {
  if (list === 'failed') return messages.swapTokensFailed;
  if (step === 'insufficientLiquidity') return messages.swapNoRoute;
  if (step === 'retry') return messages.swapNoQuote;
  if (code === 'SWAP_UNSUPPORTED') return messages.swapUnsupported;
  if (code !== undefined && code !== 'ABORTED') return messages.swapNotReviewed;
  if (flow.status !== 'editing' || flow.fault === undefined) return undefined;
  if (isReviewEnd(flow.fault)) {
    return messages.swapVoided[flow.fault];
  }
  return messages.swapFaults[flow.fault][flow.why ?? 'failed'];
}
