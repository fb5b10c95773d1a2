import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import { swapPriceKey } from '../../../domain/swap/swap-price-key';
import type { SwapReview } from '../../../domain/swap/swap-review';
import type { SwapState } from '../../../domain/swap/swap-state';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import { valueOf } from '../../../domain/token/display';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useHeadingAfterPress } from '../../bindings/use-heading-after-press';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { useTokenName } from '../../bindings/use-token-name';
import { useTitle } from '../../bindings/use-title';
import { reviewMessages } from '../../messages/review-en';
import { swapMessages } from '../../messages/swap-en';
import { ConfirmAction } from '../../parts/confirm-action';
import { NetworkFee } from '../../parts/network-fee';
import { AddressTerm, OwnTerm, ReviewTerms, Term } from '../../parts/review-terms';
import { ReviewedSum } from '../../parts/reviewed-sum';
import { TakenSymbol } from '../../parts/taken-symbol';
import { titledAmount } from '../../../domain/token/titled-amount';
import { ExchangeTerm } from './exchange-term';
import { HIGH_IMPACT } from './percent-text';
import { PriceTerms } from './price-terms';
import { SwapNotices } from './reviewed-notices';

interface ReviewedSwapProps {
  readonly state: SwapState;
  readonly flow: Exclude<ReviewedFlow<SwapReview>, { readonly status: 'sent' }>;
  readonly network: Network;

  /** Whether it can be sent, or sent again. */
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
}

/** What is given and received to the last unit, at which price, over what, and who executes it. */
export function ReviewedSwap({ state, flow, network, isPossible, onConfirm }: ReviewedSwapProps) {
  // An allowance that came before took its button, and the focus, with it.
  useHeadingAfterPress();
  const money = useMoney();
  const digits = useExact();
  /** Every digit of an amount. */
  const nameOf = useTokenName(network);
  const exact = (token: TokenBalance, some: bigint): string =>
    `${digits(formatDecimal(decimalFromUnits(some, token.quantity.decimals)))} ${nameOf(token).unit}`;
  const messages = useCatalogue(swapMessages);
  const terms = useCatalogue(reviewMessages);
  const { review } = flow;
  const { call, fee, minToUnits, priceImpact, providerFeeUnits, request, toUnits } = review;
  const { account, from, to, units } = request;
  const { approval, isUnread } = review;
  const impact =
    priceImpact && Math.ceil((Number(priceImpact.units) / 10 ** priceImpact.scale) * 100);
  const isCostly = impact !== undefined && impact >= HIGH_IMPACT;
  const ofPrice = isCostly ? messages.swapImpactChecked : undefined;
  const toCheck = isUnread ? messages.swapUnreadChecked : ofPrice;
  const worth = (token: TokenBalance, given: bigint): string | undefined => {
    const price = state.prices[swapPriceKey(token)] ?? token.price;
    const value = price && valueOf(given, token.quantity.decimals, price);
    return value && terms.reviewWorth(money(value));
  };
  const [source, target] = [nameOf(from), nameOf(to)];
  const given = titledAmount(exact(from, units), source.unit);
  const isTitled = source.isTitled && target.isTitled;
  useTitle(given && isTitled ? messages.swapAct(given, target.text) : undefined);
  return (
    <div className="stack swap">
      <ReviewedSum
        token={from}
        label={messages.swapYouPay}
        isLabelled
        amount={exact(from, units)}
        worth={worth(from, units)}
      />
      <ReviewedSum
        token={to}
        label={messages.swapYouReceive}
        isLabelled
        amount={exact(to, toUnits)}
        worth={worth(to, toUnits)}
      />
      <TakenSymbol taken={source.taken} />
      <TakenSymbol taken={target.taken} />
      {approval && <p className="lead">{messages.swapTogether(exact(from, approval.units))}</p>}
      <SwapNotices review={review} impact={isCostly ? impact : undefined} network={network} />
      <ReviewTerms>
        {minToUnits !== undefined && (
          <Term name={messages.swapMinimum} isInline>
            <bdi>{exact(to, minToUnits)}</bdi>
          </Term>
        )}
        <ExchangeTerm name={messages.swapExchange} address={call.to} />
        {approval && approval.spender.toLowerCase() !== call.to.toLowerCase() && (
          <AddressTerm name={messages.swapAllowed} address={approval.spender} />
        )}
        {to.address !== undefined && (
          <AddressTerm name={terms.reviewContract} address={addressOf(to.address)} />
        )}
        {providerFeeUnits > 0n && (
          <Term name={messages.swapProviderFee} isInline>
            <bdi>{exact(from, providerFeeUnits)}</bdi>
          </Term>
        )}
        <Term name={terms.reviewFee} isInline>
          <NetworkFee fee={fee?.units} inUSD={fee?.inUSD} network={network} />
        </Term>
        <Term name={terms.reviewNetwork} isInline>
          <bdi>{network.name}</bdi>
        </Term>
        <OwnTerm name={terms.reviewFrom} address={addressOf(account)} />
      </ReviewTerms>
      <PriceTerms state={state} review={review} impact={impact} nameOf={nameOf} />
      <ConfirmAction
        review={review}
        label={approval ? messages.swapConfirmBoth : messages.swapConfirm}
        askingHint={messages.swapAskingHint}
        isAsking={flow.status === 'asking'}
        failure={flow.status === 'failed' ? flow.failure : undefined}
        toCheck={toCheck}
        isPossible={isPossible}
        onConfirm={onConfirm}
      />
    </div>
  );
}
