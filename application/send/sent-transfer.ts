import { addressOf } from '../../domain/caip/caip-address';
import type { SendState } from '../../domain/send/send-state';
import type { SentTransaction } from '../review/sent-transaction';

/** The transfer that the state shows as sent, for the activity. */
export function sentTransfer({ flow }: SendState): SentTransaction | undefined {
  if (flow.status !== 'sent') return undefined;
  const { request, network } = flow.review;
  const { from: account, to, token, units } = request;
  const sent = {
    symbol: token.symbol,
    units,
    decimals: token.quantity.decimals,
    to,
    token: token.address === undefined ? 'native' : addressOf(token.address),
  };
  return { hash: flow.hash, account, network, purpose: { operationType: 'send', sent } };
}
