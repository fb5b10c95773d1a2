import type { Network } from '../domain/network/network';
import type { SendRequest } from '../domain/send/send-request';
import type { TransferFee } from '../domain/transaction/transfer-fee';
import type { TokenBalance } from '../domain/token/token-balance';
import type { WalletSession } from './wallet-connector';

export type { TransferFee };

/** The known parts of a transfer. */
export interface TransferQuestion {
  /** The token that is sent. */
  readonly token: TokenBalance;
  /** The network that it is on. */
  readonly network: Network;

  /** The sender: on some chains the cost depends on what the account holds. */
  readonly from?: string;

  /** The receiver: on some chains the first transfer to an account costs more. */
  readonly to?: string | undefined;

  /** How much is sent, in base units of the token. */
  readonly units?: bigint | undefined;
}

/** The ability of an adapter whose namespace estimates the cost of a transfer before it is sent. */
export interface ChainFees {
  /**
   * The current cost of the transfer. A part that the question leaves open has its usual value.
   *
   * @throws what the network's `RpcClient` throws. Never zero in the place of a failure.
   */
  transferFee(question: TransferQuestion, signal?: AbortSignal): Promise<TransferFee>;

  /**
   * What a call of a contract with this much gas costs, before it is prepared: with the publishing of call data of usual
   * length, where the chain takes that beside gas. Absent where accounts send no calls.
   *
   * @throws as {@link transferFee}.
   */
  callFee?(gas: bigint, network: Network, signal?: AbortSignal): Promise<bigint>;
}

/** The ability of an adapter whose chain refuses some transfers that the sender could pay for. */
export interface ChainLimits {
  /**
   * Checks that the chain would execute `request` now, before the wallet is asked to sign it. Resolves with what would
   * arrive, in base units of the token, where the token keeps a part of each transfer; else with `undefined`.
   *
   * @throws `WidgetError` `ACCOUNT_MINIMUM` where one of the accounts would keep less than it must hold,
   *   `GAS_INSUFFICIENT` where the sender cannot pay for it, `TRANSFER_REFUSED` where the token's contract would refuse
   *   it or move nothing, and what the network's `RpcClient` throws.
   */
  requireSendable(request: SendRequest, signal?: AbortSignal): Promise<bigint | undefined>;
}

/** The ability of an adapter on whose namespace tokens are sent. */
export interface ChainSender {
  /**
   * Requests that the wallet behind `session` send exactly `request`; the wallet may prompt the visitor, and
   * there is no time limit. It is sent at most once. Resolves with the transaction's hash as soon as the
   * wallet returns it. The USDT contracts are called by an interface whose `transfer` returns nothing.
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines),
   *   `NETWORK_NOT_CHANGED` when the wallet is on another chain than `request.from`,
   *   `WALLET_RESPONSE_INVALID` for an answer that is no hash, `TRANSACTION_EXPIRED` when it was signed too
   *   late and can never become part of the chain, and the reason of `signal` as soon as it aborts: the
   *   wallet may still send it then.
   */
  send(request: SendRequest, session: WalletSession, signal?: AbortSignal): Promise<string>;
}
