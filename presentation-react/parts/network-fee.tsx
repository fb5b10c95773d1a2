import type { Network } from '../../domain/network/network';
import type { Decimal } from '../../domain/number/decimal';
import { displayFeeText } from '../../domain/token/display';
import { useCatalogue } from '../bindings/use-catalogue';
import { useExact } from '../bindings/use-exact';
import { useMoney } from '../bindings/use-money';
import { reviewMessages } from '../messages/review-en';

interface NetworkFeeProps {
  readonly fee: bigint | undefined;
  readonly inUSD: Decimal | undefined;
  readonly network: Pick<Network, 'nativeCurrency'>;
}

/** A fee in the native currency, and in the visitor's currency where its price is known. */
export function NetworkFee({ fee, inUSD, network }: NetworkFeeProps) {
  const exact = useExact();
  const money = useMoney();
  const { reviewFeeAbout, reviewFeeUnknown } = useCatalogue(reviewMessages);
  if (fee === undefined) return <span>{reviewFeeUnknown}</span>;
  const { decimals, symbol } = network.nativeCurrency;
  const amount = `${exact(displayFeeText(fee, decimals))} ${symbol}`;
  const worth = inUSD ? ` (${money(inUSD)})` : '';
  return <span>{reviewFeeAbout(`${amount}${worth}`)}</span>;
}
