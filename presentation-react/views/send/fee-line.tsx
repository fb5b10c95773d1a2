import type { Network } from '../../../domain/network/network';
import type { SendForm } from '../../../domain/send/send-form';
import { type FeeSpeed, feeSpeeds } from '../../../domain/transaction/transfer-fee';
import { useCatalogue } from '../../bindings/use-catalogue';
import { reviewMessages } from '../../messages/review-en';
import { sendMessages } from '../../messages/send-en';
import { NetworkFee } from '../../parts/network-fee';
import { Segments } from '../../parts/segments';

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
  const { sendSpeed, sendSpeeds } = useCatalogue(sendMessages);
  const { reviewFee } = useCatalogue(reviewMessages);
  if (!token) return null;
  return (
    <>
      <p className="line">
        <span>{reviewFee}</span>
        <NetworkFee fee={gasPrice} inUSD={gasPriceInUSD} network={network} />
      </p>
      {speeds && (
        <Segments
          label={sendSpeed}
          values={feeSpeeds}
          textOf={(each) => sendSpeeds[each]}
          chosen={speed}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
