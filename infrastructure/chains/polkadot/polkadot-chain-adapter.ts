import { onceUntilFailure } from '../../../domain/async/once-until-failure';
import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { ChainFacts } from '../../../ports/chain-facts';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { ChainFees, ChainLimits, ChainSender } from '../../../ports/chain-transfers';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { accountFundsIn, systemAccountKey } from './account-storage';
import { PolkadotRpc } from './polkadot-rpc';
import { publicKeyOf } from './public-key';

export interface PolkadotChainAdapterDeps {
  readonly clock: Clock;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/**
 * {@link ChainAdapter} for Polkadot, its system chains and other chains of the same kind, over JSON-RPC. The
 * code for signing and sending is downloaded at its first use. Addresses have no names on these chains.
 */
export class PolkadotChainAdapter implements ChainAdapter {
  readonly namespace = 'polkadot';
  readonly facts: ChainFacts;
  readonly fees: ChainFees;
  readonly limits: ChainLimits;
  readonly outcomes: ChainOutcomes;
  readonly sender: ChainSender;
  readonly signer: ChainSigner;
  readonly tokens: ChainTokens;
  readonly #rpcClients: RpcClients;

  constructor(deps: PolkadotChainAdapterDeps) {
    this.#rpcClients = deps.rpcClients;
    const transactions = onceUntilFailure(async () => {
      const { createTransactions } = await import('./polkadot-transactions');
      return createTransactions(deps);
    });
    const signer = onceUntilFailure(async () => {
      const { PolkadotSigner } = await import('./polkadot-signer');
      return new PolkadotSigner();
    });
    const facts = onceUntilFailure(async () => {
      const { AssetFacts } = await import('./asset-facts');
      return new AssetFacts(deps);
    });
    const tokens = onceUntilFailure(async () => {
      const { AssetTokens } = await import('./asset-tokens');
      return new AssetTokens(deps);
    });
    this.facts = { tokenFacts: async (...args) => (await facts()).tokenFacts(...args) };
    this.fees = {
      transferFee: async (...args) => (await transactions()).fees.transferFee(...args),
    };
    this.limits = {
      requireSendable: async (...args) => (await transactions()).limits.requireSendable(...args),
    };
    this.outcomes = {
      outcome: async (...args) => (await transactions()).outcomes.outcome(...args),
      nonceUsed: async (...args) => {
        const { nonceUsed } = await import('./nonce-used');
        return nonceUsed(deps, ...args);
      },
    };
    this.sender = { send: async (...args) => (await transactions()).sender.send(...args) };
    this.signer = { signMessage: async (...args) => (await signer()).signMessage(...args) };
    this.tokens = { balances: async (...args) => (await tokens()).balances(...args) };
  }

  /** The free balance, which includes what is frozen, because that belongs to the account too. */
  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const key = systemAccountKey(publicKeyOf(address));
    const rpc = new PolkadotRpc(this.#rpcClients.forNetwork(network), signal);
    return accountFundsIn(await rpc.storage(key)).free;
  }
}
