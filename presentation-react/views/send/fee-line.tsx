import type { Network } from '../../../domain/network/network';
import type { SendForm } from '../../../domain/send/send-form';
import { type FeeSpeed, feeSpeeds } from '../../../domain/send/transfer-fee';
import type { Decimal } from '../../../domain/token/decimal';
import { displayFeeText } from '../../../domain/token/display';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { usdText } from '../../bindings/usd-text';
import { sendMessages } from '../../messages/send-en';
import { useSegmentsStyle } from '../../parts/use-segments-style';

interface FeeProps {
  readonly fee: bigint | undefined;
  readonly inUSD: Decimal | undefined;
  readonly network: Network;
}

/** What the transfer costs, before it is reviewed, and how fast it is to be where the chain has a choice. */
export function FeeLine({
  form: { gasPrice, gasPriceInUSD, speed = 'normal', speeds, token },
  network,
  onChoose,
}: {
  readonly form: SendForm;
  readonly network: Network;
  readonly onChoose: (speed: FeeSpeed) => void;
}) {
  useSegmentsStyle();
  const { sendFee, sendSpeed, sendSpeeds } = useCatalogue(sendMessages);
  if (!token) return null;
  return (
    <>
      <p className="line">
        <span>{sendFee}</span>
        <Fee fee={gasPrice} inUSD={gasPriceInUSD} network={network} />
      </p>
      {speeds && (
        <div className="segments speeds" role="group" aria-label={sendSpeed}>
          {feeSpeeds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === speed}
              onClick={() => onChoose(each)}
            >
              {sendSpeeds[each]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A fee in the native currency, and in US dollars where its price is known. */
export function Fee({ fee, inUSD, network }: FeeProps) {
  const { lang } = useMessages();
  const { sendFeeAbout, sendFeeUnknown } = useCatalogue(sendMessages);
  if (fee === undefined) return <span>{sendFeeUnknown}</span>;
  const { decimals, symbol } = network.nativeCurrency;
  const amount = `${displayFeeText(fee, decimals)} ${symbol}`;
  const worth = inUSD ? ` (${usdText(inUSD, lang)})` : '';
  return <span>{sendFeeAbout(`${amount}${worth}`)}</span>;
}
