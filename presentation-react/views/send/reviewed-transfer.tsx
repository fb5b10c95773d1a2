import { addressOf } from '../../../domain/caip/caip-address';
import type { SendReview } from '../../../domain/send/send-review';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import { valueOf } from '../../../domain/token/display';
import { titledAmount } from '../../../domain/token/titled-amount';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { useTokenName } from '../../bindings/use-token-name';
import { useTitle } from '../../bindings/use-title';
import { reviewMessages } from '../../messages/review-en';
import { sendMessages } from '../../messages/send-en';
import { NetworkFee } from '../../parts/network-fee';
import { Notice } from '../../parts/notice';
import { AddressTerm, OwnTerm, ReviewTerms, Term } from '../../parts/review-terms';
import { ReviewedSum } from '../../parts/reviewed-sum';
import { TakenSymbol } from '../../parts/taken-symbol';
import { WholeAddress } from '../../parts/whole-address';
import { ReceiverNotice } from './receiver-notice';

/** What is signed: every digit of the amount, what warns, then whole addresses with the receiver's first, and the rest. */
export function ReviewedTransfer({ review }: { readonly review: SendReview }) {
  const money = useMoney();
  const exact = useExact();
  const messages = useCatalogue(sendMessages);
  const terms = useCatalogue(reviewMessages);
  const { arrivingUnits, feeInUSD, feeUnits, network, receiverName, request, warnings } = review;
  const { from, to, token, units } = request;
  const { decimals } = token.quantity;
  const value = token.price && valueOf(units, decimals, token.price);
  const { unit, isTitled, taken } = useTokenName(network)(token);
  const amountOf = (some: bigint): string =>
    `${exact(formatDecimal(decimalFromUnits(some, decimals)))} ${unit}`;
  const title = isTitled ? titledAmount(amountOf(units), unit) : undefined;
  useTitle(title && messages.sendAct(title));
  return (
    <>
      <ReviewedSum
        token={token}
        label={messages.sendYouSend}
        amount={amountOf(units)}
        worth={value && terms.reviewWorth(money(value))}
      />
      <TakenSymbol taken={taken} />
      {arrivingUnits !== undefined && (
        <Notice>{messages.sendArrives(amountOf(arrivingUnits))}</Notice>
      )}
      {warnings.map((warning) => (
        <ReceiverNotice key={warning.code} warning={warning} />
      ))}
      <ReviewTerms>
        <Term name={messages.sendReceiver}>
          {receiverName !== undefined && <bdi className="named">{receiverName}</bdi>}
          <bdi>
            <WholeAddress address={to} />
          </bdi>
        </Term>
        {token.address !== undefined && (
          <AddressTerm name={terms.reviewContract} address={addressOf(token.address)} />
        )}
        <Term name={terms.reviewFee} isInline>
          <NetworkFee fee={feeUnits} inUSD={feeInUSD} network={network} />
        </Term>
        <Term name={terms.reviewNetwork} isInline>
          <bdi>{network.name}</bdi>
        </Term>
        <OwnTerm name={terms.reviewFrom} address={addressOf(from)} />
      </ReviewTerms>
    </>
  );
}
