import type { Network } from '../domain/network/network';
import type { SendRequest } from '../domain/send/send-request';
import type { TransferFee } from '../domain/send/transfer-fee';
import type { TokenBalance } from '../domain/token/token-balance';
import type { WalletSession } from './wallet-connector';

export type { TransferFee };

/** A transfer as far as it is known. */
export interface TransferQuestion {
  readonly token: TokenBalance;
  readonly network: Network;

  /** Who sends: on some chains the cost depends on what the account holds. */
  readonly from?: string;

  /** Who receives: on some chains the first transfer to an account costs more. */
  readonly to?: string | undefined;

  /** How much is sent, in base units of the token. */
  readonly units?: bigint | undefined;
}

/** What an adapter can do whose namespace tells the cost of a transfer before it is sent. */
export interface ChainFees {
  /**
   * What the transfer costs right now. What the question leaves open is taken as it usually is.
   *
   * @throws what the network's `RpcClient` throws. Never zero in the place of a failure.
   */
  transferFee(question: TransferQuestion, signal?: AbortSignal): Promise<TransferFee>;
}

/** What an adapter can do whose chain does not do every transfer that the sender could pay for. */
export interface ChainLimits {
  /**
   * Makes sure that the chain would do `request` right now, before the wallet is asked to sign it.
   *
   * @throws `WidgetError` `ACCOUNT_MINIMUM` where one of the accounts would be left with less than it must
   * hold, `GAS_INSUFFICIENT` where the sender cannot pay for it, and what the network's `RpcClient` throws.
   */
  requireSendable(request: SendRequest, signal?: AbortSignal): Promise<void>;
}

/** What an adapter can do on whose namespace tokens are sent. */
export interface ChainSender {
  /**
   * Asks the wallet behind `session` to send exactly `request`, which may mean asking the visitor: there is
   * no time limit. It is sent at most once. Resolves with the transaction's hash as soon as the wallet
   * says it. The USDT contracts are called by an interface whose `transfer` returns nothing.
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines),
   * `NETWORK_NOT_CHANGED` when the wallet is on another chain than `request.from`,
   * `WALLET_RESPONSE_INVALID` for an answer that is no hash, `TRANSACTION_EXPIRED` when it was signed too
   * late to happen and never will, and the reason of `signal` as soon as it
   * aborts: the wallet may still send it then.
   */
  send(request: SendRequest, session: WalletSession, signal?: AbortSignal): Promise<string>;
}
