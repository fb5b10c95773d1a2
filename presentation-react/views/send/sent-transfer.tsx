import type { SendFlow } from '../../../domain/send/send-flow';
import { formatUnits } from '../../../domain/number/decimal';
import { displayAmountText, valueOf } from '../../../domain/token/display';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { useTokenName } from '../../bindings/use-token-name';
import { reviewMessages } from '../../messages/review-en';
import { sendMessages } from '../../messages/send-en';
import { FoldedAddress } from '../../parts/folded-address';
import { Term } from '../../parts/review-terms';
import { SentTransaction } from '../../parts/sent-transaction';
import { TokenEmblem } from '../../parts/token-emblem';

interface SentTransferProps {
  readonly flow: Extract<SendFlow, { readonly status: 'sent' }>;
}

/** A transfer that the wallet has sent. */
export function SentTransfer({ flow: { hash, outcome, review } }: SentTransferProps) {
  const money = useMoney();
  const exact = useExact();
  const { sendReceiver, sendSent } = useCatalogue(sendMessages);
  const { reviewWorth } = useCatalogue(reviewMessages);
  const { network, receiverName, request } = review;
  const { to, token, units } = request;
  const { decimals } = token.quantity;
  const value = token.price && valueOf(units, decimals, token.price);
  const { unit } = useTokenName(network)(token);
  const inToken = (digits: string): string => `${exact(digits)} ${unit}`;
  const amount = inToken(displayAmountText(units, decimals));
  return (
    <SentTransaction
      title={sendSent(amount)}
      picture={<TokenEmblem token={token} />}
      amount={amount}
      exact={inToken(formatUnits(units, decimals))}
      aside={value && reviewWorth(money(value))}
      network={network}
      hash={hash}
      outcome={outcome}
    >
      <Term name={sendReceiver} isInline>
        <FoldedAddress address={to} name={receiverName} />
      </Term>
    </SentTransaction>
  );
}
