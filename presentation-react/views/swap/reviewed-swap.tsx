import { shortenAddress } from '../../../domain/address/shorten-address';
import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import { swapPriceKey } from '../../../domain/swap/swap-price-key';
import type { SwapReview } from '../../../domain/swap/swap-review';
import type { SwapState } from '../../../domain/swap/swap-state';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import { valueOf } from '../../../domain/token/display';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { reviewMessages } from '../../messages/review-en';
import { swapMessages } from '../../messages/swap-en';
import { ConfirmAction } from '../../parts/confirm-action';
import { NetworkFee } from '../../parts/network-fee';
import { Notice } from '../../parts/notice';
import { AddressTerm, ReviewedSum, ReviewTerms, Term } from '../../parts/review-terms';
import { HIGH_IMPACT, percentText } from './percent-text';

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
  const { lang } = useMessages();
  const money = useMoney();
  const digits = useExact();
  /** Every digit of an amount. */
  const exact = ({ quantity, symbol }: TokenBalance, some: bigint): string =>
    `${digits(formatDecimal(decimalFromUnits(some, quantity.decimals)))} ${symbol}`;
  const messages = useCatalogue(swapMessages);
  const terms = useCatalogue(reviewMessages);
  const { review } = flow;
  const { call, fee, minToUnits, priceImpact, providerFeeUnits, request, toUnits, trial } = review;
  const { account, from, to, units } = request;
  const { approval, checks, isUnread } = review;
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
      {approval && <p className="lead">{messages.swapTogether(exact(from, approval.units))}</p>}
      <ReviewTerms>
        {minToUnits !== undefined && (
          <Term name={messages.swapMinimum} isInline>
            <bdi>{exact(to, minToUnits)}</bdi>
          </Term>
        )}
        <Term name={messages.swapSlippage} isInline>
          <bdi>{percentText(request.slippage ?? state.slippage, lang)}</bdi>
        </Term>
        {impact !== undefined && (
          <Term name={messages.swapImpact} isInline>
            <bdi>{percentText(impact, lang)}</bdi>
          </Term>
        )}
        {review.route && (
          <Term name={messages.swapRoute} isInline>
            <bdi>{routeText(review, state.tokens)}</bdi>
          </Term>
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
        <AddressTerm name={messages.swapExchange} address={call.to} />
        {approval && approval.spender.toLowerCase() !== call.to.toLowerCase() && (
          <AddressTerm name={messages.swapAllowed} address={approval.spender} />
        )}
        {[...new Set(checks?.after.map(({ to: checker }) => checker))].map((checker) => (
          <AddressTerm key={checker} name={messages.swapCheckedBy} address={checker} />
        ))}
        <AddressTerm name={terms.reviewFrom} address={addressOf(account)} />
        {to.address !== undefined && (
          <AddressTerm name={terms.reviewContract} address={addressOf(to.address)} />
        )}
      </ReviewTerms>
      {trial === 'none' ? (
        <Notice>{messages.swapTrials[trial]}</Notice>
      ) : (
        <p className="note">{messages.swapTrials[trial]}</p>
      )}
      {isUnread && <Notice>{messages.swapUnread}</Notice>}
      {isCostly && <Notice>{messages.swapImpactHigh(percentText(impact, lang))}</Notice>}
      {fee?.isShort === true && (
        <Notice>{terms.reviewFeeShort(network.nativeCurrency.symbol)}</Notice>
      )}
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

/** The tokens on the way. Pools have a wrapped token in the place of the native currency. */
function routeText({ request, route = [] }: SwapReview, known: readonly TokenBalance[]): string {
  const symbolOf = (contract: string): string => {
    const isIt = ({ address }: TokenBalance): boolean =>
      address !== undefined && addressOf(address).toLowerCase() === contract.toLowerCase();
    return known.find(isIt)?.symbol ?? shortenAddress(contract);
  };
  const between = route.slice(1, -1).map(symbolOf);
  return [request.from.symbol, ...between, request.to.symbol].join(' → ');
}
