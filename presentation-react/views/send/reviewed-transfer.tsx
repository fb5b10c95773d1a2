import type { ReactNode } from 'react';
import { addressOf } from '../../../domain/caip/caip-address';
import type { SendReview } from '../../../domain/send/send-review';
import { decimalFromUnits, formatDecimal } from '../../../domain/token/decimal';
import { valueOf } from '../../../domain/token/display';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { usdText } from '../../bindings/usd-text';
import { sendMessages } from '../../messages/send-en';
import { TokenEmblem } from '../../parts/token-emblem';
import { WholeAddress } from '../../parts/whole-address';
import { Icon } from '../../primitives/icon';
import { Fee } from './fee-line';

/** What is signed: every digit of the amount, whole addresses, the network and the token's contract. */
export function ReviewedTransfer({ review }: { readonly review: SendReview }) {
  const { lang } = useMessages();
  const messages = useCatalogue(sendMessages);
  const { arrivingUnits, feeInUSD, feeUnits, network, receiverName, request } = review;
  const { from, to, token, units } = request;
  const { decimals } = token.quantity;
  const value = token.price && valueOf(units, decimals, token.price);
  const amountOf = (some: bigint): string =>
    `${formatDecimal(decimalFromUnits(some, decimals))} ${token.symbol}`;
  return (
    <>
      <p className="sum">
        <TokenEmblem token={token} />
        <span>
          <span className="visually-hidden">{messages.sendYouSend}</span>
          <bdi className="exact">{amountOf(units)}</bdi>
          {value && <small>{messages.sendWorth(usdText(value, lang))}</small>}
        </span>
      </p>
      {arrivingUnits !== undefined && (
        <p className="notice" role="alert">
          <Icon name="alert" />
          <span>{messages.sendArrives(amountOf(arrivingUnits))}</span>
        </p>
      )}
      <dl className="terms">
        <Term name={messages.sendReceiver}>
          {receiverName !== undefined && <bdi className="named">{receiverName}</bdi>}
          <bdi>
            <WholeAddress address={to} />
          </bdi>
        </Term>
        <Term name={messages.sendFrom}>
          <bdi>
            <WholeAddress address={addressOf(from)} />
          </bdi>
        </Term>
        {token.address !== undefined && (
          <Term name={messages.sendContract}>
            <bdi>
              <WholeAddress address={addressOf(token.address)} />
            </bdi>
          </Term>
        )}
        <Term name={messages.sendNetwork}>
          <bdi>{network.name}</bdi>
        </Term>
        <Term name={messages.sendFee}>
          <Fee fee={feeUnits} inUSD={feeInUSD} network={network} />
        </Term>
      </dl>
    </>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
