import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { SwapApproval } from '../../../domain/swap/swap-approval';
import type { SwapFlow } from '../../../domain/swap/swap-flow';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useTokenName } from '../../bindings/use-token-name';
import { useTitle } from '../../bindings/use-title';
import { reviewMessages } from '../../messages/review-en';
import { swapMessages, type SwapMessages } from '../../messages/swap-en';
import { ConfirmAction } from '../../parts/confirm-action';
import { NetworkFee } from '../../parts/network-fee';
import { Notice } from '../../parts/notice';
import { AddressTerm, OwnTerm, ReviewTerms, Term } from '../../parts/review-terms';
import { ReviewedSum } from '../../parts/reviewed-sum';
import { TakenSymbol } from '../../parts/taken-symbol';
import { ExchangeTerm } from './exchange-term';

interface ReviewedApprovalProps {
  readonly flow: Extract<SwapFlow, { readonly status: 'approvalReviewed' | 'approving' }>;
  readonly network: Network;
  readonly isPossible: boolean;
  readonly onApprove: () => void;
}

/** The allowance that the exchange needs first: how much of what, and for whom. */
export function ReviewedApproval({ flow, network, isPossible, onApprove }: ReviewedApprovalProps) {
  const messages = useCatalogue(swapMessages);
  const review = useCatalogue(reviewMessages);
  const exact = useExact();
  const { approval } = flow;
  const { fee, minutes, permit, request, spender, units, warnings } = approval;
  const { account, from } = request;
  const amount = exact(formatDecimal(decimalFromUnits(units, from.quantity.decimals)));
  const name = useTokenName(network)(from);
  const sum = `${amount} ${name.unit}`;
  const isUnlimited = warnings.includes('unlimitedApproval');
  const isAsking = flow.status === 'approving' && flow.stage === 'wallet';
  const label = permit ? messages.swapPermit(name.text) : messages.swapApprove(name.text);
  useTitle(name.isTitled ? label : undefined);
  const isWaiting = flow.status === 'approving' && flow.stage === 'chain';
  return (
    <div className="stack swap">
      {warnings.length === 0 && <p className="lead">{hintOf(approval, name.text, messages)}</p>}
      <ReviewedSum
        token={from}
        label={messages.swapAllowance}
        amount={isUnlimited ? messages.swapUnlimited(name.text) : sum}
        worth={undefined}
        isGrave={isUnlimited}
      />
      <TakenSymbol taken={name.taken} />
      {warnings.map((warning) => (
        <Notice key={warning}>{messages.swapApprovalWarnings[warning]}</Notice>
      ))}
      {fee?.isShort === true && (
        <Notice>{review.reviewFeeShort(network.nativeCurrency.symbol)}</Notice>
      )}
      <ReviewTerms>
        <ExchangeTerm name={messages.swapSpender} address={spender} />
        {from.address !== undefined && (
          <AddressTerm name={review.reviewContract} address={addressOf(from.address)} />
        )}
        {permit ? (
          <Term name={messages.swapPermitValid} isInline>
            <bdi>{messages.swapPermitMinutes(minutes ?? 0)}</bdi>
          </Term>
        ) : (
          <Term name={review.reviewFee} isInline>
            <NetworkFee fee={fee?.units} inUSD={fee?.inUSD} network={network} />
          </Term>
        )}
        <Term name={review.reviewNetwork} isInline>
          <bdi>{network.name}</bdi>
        </Term>
        <OwnTerm name={review.reviewFrom} address={addressOf(account)} />
      </ReviewTerms>
      {isWaiting ? (
        <div className="asking" role="status">
          <strong>{messages.swapApprovalWaiting}</strong>
          <span>{messages.swapApprovalWaitingHint}</span>
        </div>
      ) : (
        <ConfirmAction
          review={approval}
          label={label}
          askingHint={messages.swapApprovalAskingHint}
          isAsking={isAsking}
          failure={flow.status === 'approvalReviewed' ? flow.failure : undefined}
          toCheck={warnings.length > 0 ? messages.swapApprovalChecked : undefined}
          isPossible={isPossible}
          onConfirm={onApprove}
        />
      )}
    </div>
  );
}

function hintOf(
  { permit, units }: SwapApproval,
  token: string,
  { swapApproveHint, swapEndHint, swapPermitHint }: SwapMessages,
): string {
  if (permit) return swapPermitHint;
  return units === 0n ? swapEndHint(token) : swapApproveHint;
}
