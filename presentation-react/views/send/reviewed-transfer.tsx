import { addressOf } from '../../../domain/caip/caip-address';
import type { SendReview } from '../../../domain/send/send-review';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import { valueOf } from '../../../domain/token/display';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { reviewMessages } from '../../messages/review-en';
import { sendMessages } from '../../messages/send-en';
import { NetworkFee } from '../../parts/network-fee';
import { Notice } from '../../parts/notice';
import { AddressTerm, ReviewedSum, ReviewTerms, Term } from '../../parts/review-terms';
import { WholeAddress } from '../../parts/whole-address';

/** What is signed: every digit of the amount, whole addresses, the network and the token's contract. */
export function ReviewedTransfer({ review }: { readonly review: SendReview }) {
  const money = useMoney();
  const exact = useExact();
  const messages = useCatalogue(sendMessages);
  const terms = useCatalogue(reviewMessages);
  const { arrivingUnits, feeInUSD, feeUnits, network, receiverName, request } = review;
  const { from, to, token, units } = request;
  const { decimals } = token.quantity;
  const value = token.price && valueOf(units, decimals, token.price);
  const amountOf = (some: bigint): string =>
    `${exact(formatDecimal(decimalFromUnits(some, decimals)))} ${token.symbol}`;
  return (
    <>
      <ReviewedSum
        token={token}
        label={messages.sendYouSend}
        amount={amountOf(units)}
        worth={value && terms.reviewWorth(money(value))}
      />
      {arrivingUnits !== undefined && (
        <Notice>{messages.sendArrives(amountOf(arrivingUnits))}</Notice>
      )}
      <ReviewTerms>
        <Term name={messages.sendReceiver}>
          {receiverName !== undefined && <bdi className="named">{receiverName}</bdi>}
          <bdi>
            <WholeAddress address={to} />
          </bdi>
        </Term>
        <AddressTerm name={terms.reviewFrom} address={addressOf(from)} />
        {token.address !== undefined && (
          <AddressTerm name={terms.reviewContract} address={addressOf(token.address)} />
        )}
        <Term name={terms.reviewNetwork}>
          <bdi>{network.name}</bdi>
        </Term>
        <Term name={terms.reviewFee}>
          <NetworkFee fee={feeUnits} inUSD={feeInUSD} network={network} />
        </Term>
      </ReviewTerms>
    </>
  );
}
