import type { Network } from '../../../domain/network/network';
import { formatUnits } from '../../../domain/number/decimal';
import type { SwapFlow } from '../../../domain/swap/swap-flow';
import { bundleOf } from '../../../domain/swap/swap-review';
import type { TokenBalance } from '../../../domain/token/token-balance';
import type { TransactionOutcome } from '../../../domain/transaction/transaction-outcome';
import { displayAmountText } from '../../../domain/token/display';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useTokenName } from '../../bindings/use-token-name';
import { swapMessages } from '../../messages/swap-en';
import { Term } from '../../parts/review-terms';
import { SentTransaction } from '../../parts/sent-transaction';
import { TokenEmblem } from '../../parts/token-emblem';

interface SentSwapProps {
  readonly flow: Extract<SwapFlow, { readonly status: 'sent' }>;
  readonly network: Network;
}

/** An exchange that the wallet has sent. What came for it is not known, so only what was promised is shown. */
export function SentSwap({ flow: { hash, outcome, review }, network }: SentSwapProps) {
  const digits = useExact();
  const messages = useCatalogue(swapMessages);
  const { minToUnits, request } = review;
  const { from, to, units } = request;
  const nameOf = useTokenName(network);
  const exact = (token: TokenBalance, some: bigint): string =>
    `${digits(formatUnits(some, token.quantity.decimals))} ${nameOf(token).unit}`;
  const { decimals } = from.quantity;
  const isDone = outcome === 'succeeded';
  const isNamed = !bundleOf(review) || isKnownHash(hash, outcome);
  const title = isDone ? messages.swapSwapped : messages.swapSwapping;
  return (
    <SentTransaction
      title={title(nameOf(from).text, nameOf(to).text)}
      picture={<TokenEmblem token={from} />}
      amount={`${digits(displayAmountText(units, decimals))} ${nameOf(from).unit}`}
      exact={exact(from, units)}
      aside={undefined}
      network={network}
      hash={isNamed ? hash : undefined}
      outcome={outcome}
    >
      {minToUnits !== undefined && (
        <Term name={messages.swapMinimum} isInline>
          <bdi>{exact(to, minToUnits)}</bdi>
        </Term>
      )}
    </SentTransaction>
  );
}

/** Whether `hash` is that of a bundle's transaction by now: no explorer knows the id of a bundle. */
function isKnownHash(hash: string, outcome: TransactionOutcome | undefined): boolean {
  const isOnChain = outcome === 'succeeded' || outcome === 'reverted' || outcome === 'partly';
  return isOnChain && /^0x[0-9a-f]{64}$/.test(hash);
}
