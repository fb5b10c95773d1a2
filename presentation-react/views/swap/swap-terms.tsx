import type { SwapVerbs } from '../../../application/swap/swap-feature';
import type { Network } from '../../../domain/network/network';
import type { SwapState } from '../../../domain/swap/swap-state';
import { formatDecimal } from '../../../domain/number/decimal';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { reviewMessages } from '../../messages/review-en';
import { swapMessages } from '../../messages/swap-en';
import { NetworkFee } from '../../parts/network-fee';
import { Disclosure } from '../../parts/disclosure';
import { percentText } from './percent-text';
import { SlippageChoice } from './slippage-choice';

interface SwapTermsProps {
  readonly state: SwapState;
  readonly verbs: SwapVerbs | undefined;
  readonly network: Pick<Network, 'nativeCurrency'>;
}

/** The price of the quote, the fee and the slippage, before the visitor reviews the swap. */
export function SwapTerms({ state, verbs, network }: SwapTermsProps) {
  const { lang } = useMessages();
  const messages = useCatalogue(swapMessages);
  const { reviewFee } = useCatalogue(reviewMessages);
  const { form, rate, slippage } = state;
  const { gas, source, target } = form;
  if (!source || !target || !rate) return null;
  const digits = new Intl.NumberFormat(lang, {
    maximumSignificantDigits: 6,
    numberingSystem: 'latn',
  });
  const price = digits.format(Number(formatDecimal(rate)));
  return (
    <div className="lines">
      <p className="line">
        <span>{messages.swapRate}</span>
        <bdi>{messages.swapRateOf(`1 ${source.symbol}`, `${price} ${target.symbol}`)}</bdi>
      </p>
      <p className="line">
        <span>{reviewFee}</span>
        <NetworkFee fee={gas?.cost} inUSD={gas?.inUSD?.cost} network={network} />
      </p>
      <Disclosure label={messages.swapSlippageOf(percentText(slippage, lang))}>
        <SlippageChoice slippage={slippage} onChoose={(chosen) => verbs?.chooseSlippage(chosen)} />
      </Disclosure>
    </div>
  );
}
