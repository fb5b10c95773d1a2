import type { ChainNamespace } from '../domain/caip/chain-namespace';
import type { Network } from '../domain/network/network';
import type { ChainBundles } from './chain-bundles';
import type { ChainCalls } from './chain-calls';
import type { ChainFacts } from './chain-facts';
import type { ChainNames } from './chain-names';
import type { ChainOutcomes } from './chain-outcomes';
import type { ChainSigner } from './chain-signer';
import type { ChainTokens } from './chain-tokens';
import type { ChainFees, ChainLimits, ChainSender } from './chain-transfers';
import { createToken } from './token';

/**
 * The widget's access to the chains of one namespace. An ability that a namespace does not have is absent,
 * and never a method that throws.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace;

  /** Reports the facts of tokens and receivers. */
  readonly facts?: ChainFacts;

  /** Estimates the cost of a transfer. */
  readonly fees?: ChainFees;

  /** Knows which transfers the chain refuses. */
  readonly limits?: ChainLimits;

  /** Sends tokens. */
  readonly sender?: ChainSender;

  /** Requests signatures of messages from wallets. */
  readonly signer?: ChainSigner;

  /** Sends contract calls that a service prepared. */
  readonly calls?: ChainCalls;

  /** Sends several contract calls all or none, where the wallet does. */
  readonly bundles?: ChainBundles;

  /** Reports the outcomes of transactions. */
  readonly outcomes?: ChainOutcomes;

  /** Lists the tokens of an account. */
  readonly tokens?: ChainTokens;

  /** Reads the names that addresses have on the chain itself. */
  readonly names?: ChainNames;

  /**
   * The native balance of `address` on `network`, in base units.
   *
   * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` for an answer that is
   * no balance. Never zero in the place of a failure.
   */
  nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint>;
}

/** The chain adapters there are, each loaded when it is first needed. */
export interface ChainAdapters {
  /** @throws `WidgetError` `ADAPTER_NOT_FOUND` for a namespace that has none. */
  find(namespace: ChainNamespace): Promise<ChainAdapter>;
}

export const ChainAdapters = createToken<ChainAdapters>('ChainAdapters');
