import { shortenAddress } from '../../../domain/address/shorten-address';
import { addressOf } from '../../../domain/caip/caip-address';
import type { SwapReview } from '../../../domain/swap/swap-review';
import type { SwapState } from '../../../domain/swap/swap-state';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages } from '../../bindings/shell-context';
import type { TokenName } from '../../bindings/use-token-name';
import { useCatalogue } from '../../bindings/use-catalogue';
import { swapMessages } from '../../messages/swap-en';
import { Disclosure } from '../../parts/disclosure';
import { AddressTerm, ReviewTerms, Term } from '../../parts/review-terms';
import { percentText } from './percent-text';

interface PriceTermsProps {
  readonly state: SwapState;
  readonly review: SwapReview;
  readonly impact: number | undefined;
  readonly nameOf: (token: TokenBalance) => TokenName;
}

/** How the price comes about and who holds the exchange to it, for those who want to know. */
export function PriceTerms({ impact, nameOf, review, state }: PriceTermsProps) {
  const { lang } = useMessages();
  const messages = useCatalogue(swapMessages);
  const { checks, request, route } = review;
  const label = messages.swapSlippageOf(percentText(request.slippage ?? state.slippage, lang));
  if (impact === undefined && !route && !checks) return <p className="note">{label}</p>;
  return (
    <Disclosure label={label}>
      <ReviewTerms>
        {impact !== undefined && (
          <Term name={messages.swapImpact} isInline>
            <bdi>{percentText(impact, lang)}</bdi>
          </Term>
        )}
        {route && (
          <Term name={messages.swapRoute} isInline>
            <bdi>{routeText(review, state.tokens, nameOf)}</bdi>
          </Term>
        )}
        {[...new Set(checks?.after.map(({ to: checker }) => checker))].map((checker) => (
          <AddressTerm key={checker} name={messages.swapCheckedBy} address={checker} />
        ))}
      </ReviewTerms>
    </Disclosure>
  );
}

/** The tokens on the way. Pools have a wrapped token in the place of the native currency. */
function routeText(
  { request, route = [] }: SwapReview,
  known: readonly TokenBalance[],
  nameOf: (token: TokenBalance) => TokenName,
): string {
  const symbolOf = (contract: string): string => {
    const isIt = ({ address }: TokenBalance): boolean =>
      address !== undefined && addressOf(address).toLowerCase() === contract.toLowerCase();
    const token = known.find(isIt);
    return token ? nameOf(token).text : shortenAddress(contract);
  };
  const between = route.slice(1, -1).map(symbolOf);
  return [nameOf(request.from).text, ...between, nameOf(request.to).text].join(' → ');
}
