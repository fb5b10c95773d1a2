import type { Network } from '../domain/network/network';
import type { SendRequest } from '../domain/send/send-request';
import type { TokenBalance } from '../domain/token/token-balance';
import type { WalletSession } from './wallet-connector';

/** What a transfer costs. */
export interface TransferFee {
  /** Base units of the chain's own currency per unit of gas; the whole cost where there is no gas. */
  readonly perGas: bigint;

  /** What one transfer costs in all, in base units of the chain's own currency. */
  readonly cost: bigint;
}

/** What an adapter can do whose namespace tells the cost of a transfer before it is sent. */
export interface ChainFees {
  /**
   * What a transfer of `token` on `network` costs right now: to the receiver `to` where it is known, for on
   * some chains the first transfer to somebody costs more.
   *
   * @throws what the network's `RpcClient` throws. Never zero in the place of a failure.
   */
  transferFee(
    token: TokenBalance,
    network: Network,
    signal?: AbortSignal,
    to?: string,
  ): Promise<TransferFee>;
}

/** What an adapter can do on whose namespace tokens are sent. */
export interface ChainSender {
  /**
   * Asks the wallet behind `session` to send exactly `request`, which may mean asking a person: there is
   * no time limit. It is sent at most once. Resolves with the transaction's hash as soon as the wallet
   * says it. The USDT contracts are called by an interface whose `transfer` returns nothing.
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the person declines),
   * `NETWORK_NOT_CHANGED` when the wallet is on another chain than `request.from`,
   * `WALLET_RESPONSE_INVALID` for an answer that is no hash, `TRANSACTION_EXPIRED` when it was signed too
   * late to happen and never will, and the reason of `signal` as soon as it
   * aborts: the wallet may still send it then.
   */
  send(request: SendRequest, session: WalletSession, signal?: AbortSignal): Promise<string>;
}
