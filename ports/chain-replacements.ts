import type { CaipAddress } from '../domain/caip/caip-address';
import type { Network } from '../domain/network/network';
import type { Replacement, ReplacementKind } from '../domain/transaction/replacement';
import type { WalletSession } from './wallet-connector';

/** The transaction that is to be replaced. */
export interface ReplacementQuestion {
  readonly kind: ReplacementKind;
  readonly hash: string;
  readonly account: CaipAddress;
  readonly network: Network;
}

/** A chain on which a transaction that waits can be replaced by one with a higher fee. */
export interface ChainReplacements {
  /**
   * The transaction that would take the place of the one in question; `mined` where that is part of the chain, and
   * `unknown` where no node knows it, or where it is not of `account` or of a kind that can be replaced. What the node
   * says about it is checked against its hash.
   *
   * @throws what the network's `RpcClient` throws.
   */
  plan(
    question: ReplacementQuestion,
    signal?: AbortSignal,
  ): Promise<Replacement | 'mined' | 'unknown'>;

  /**
   * Requests that the wallet behind `session` send exactly `replacement` from `account`, once.
   *
   * @throws what `ChainSender.send` throws.
   */
  send(
    replacement: Replacement,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string>;

  /**
   * Whether the transaction `hash` that the wallet sent has the number of `replacement`; `undefined` while no node knows
   * it.
   *
   * @throws what the network's `RpcClient` throws.
   */
  keepsNumber(
    hash: string,
    replacement: Replacement,
    network: Network,
    signal?: AbortSignal,
  ): Promise<boolean | undefined>;
}
