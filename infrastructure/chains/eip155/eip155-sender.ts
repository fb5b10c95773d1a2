import { addressOf } from '../../../domain/caip/caip-address';
import type { SendRequest } from '../../../domain/send/send-request';
import type { ChainSender } from '../../../ports/chain-transfers';
import type { WalletSession } from '../../../ports/wallet-connector';
import { transferCall } from './erc20-transfer';
import { sendFrom } from './send-from';

/** {@link ChainSender} of EVM chains: the chain's native currency and ERC-20 tokens. */
export class Eip155Sender implements ChainSender {
  send(
    { fee, from, to, token, units }: SendRequest,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const transaction =
      token.address === undefined
        ? { to, units, fee }
        : { to: addressOf(token.address), units: 0n, data: transferCall(to, units), fee };
    return sendFrom(from, transaction, session, signal);
  }
}
