import type { Network } from '../../../domain/network/network';
import type { SwapReview } from '../../../domain/swap/swap-review';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { reviewMessages } from '../../messages/review-en';
import { swapMessages } from '../../messages/swap-en';
import { Notice } from '../../parts/notice';
import { percentText } from './percent-text';

interface SwapNoticesProps {
  readonly review: SwapReview;
  readonly network: Network;

  /** The price impact in percent, where it is high. */
  readonly impact: number | undefined;
}

/** How far the swap was tried, and what warns of it. */
export function SwapNotices({ impact, network, review }: SwapNoticesProps) {
  const { lang } = useMessages();
  const messages = useCatalogue(swapMessages);
  const { reviewFeeShort } = useCatalogue(reviewMessages);
  const { fee, isUnread, trial } = review;
  return (
    <>
      {trial === 'none' ? (
        <Notice>{messages.swapTrials[trial]}</Notice>
      ) : (
        <p className="note">{messages.swapTrials[trial]}</p>
      )}
      {isUnread && <Notice>{messages.swapUnread}</Notice>}
      {impact !== undefined && (
        <Notice>{messages.swapImpactHigh(percentText(impact, lang))}</Notice>
      )}
      {fee?.isShort === true && <Notice>{reviewFeeShort(network.nativeCurrency.symbol)}</Notice>}
    </>
  );
}
