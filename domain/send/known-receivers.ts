import { isSameAddress } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { Transaction } from '../transaction/transaction';

/**
 * Whom `own`, one of the visitor's addresses, has sent something to, as far as `transactions` tell. Who
 * sent something to the visitor, or moved something in the visitor's name, is not among them: that is how
 * look-alikes get into a history.
 */
export function receiversIn(
  transactions: readonly Transaction[],
  own: string,
  namespace: ChainNamespace,
): readonly string[] {
  const receivers = transactions.flatMap(({ metadata: { sentFrom, sentTo, status } }) =>
    status !== 'failed' && sentTo !== '' && isSameAddress(sentFrom, own, namespace) ? [sentTo] : [],
  );
  return [...new Set(receivers)];
}
