import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { ChainFacts } from '../../../ports/chain-facts';
import type { ChainFees, ChainLimits, ChainSender } from '../../../ports/chain-transfers';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { SolanaOutcomes } from './solana-outcomes';
import { SolanaRpc } from './solana-rpc';
import { SolanaSigner } from './solana-signer';

export interface SolanaChainAdapterDeps {
  readonly clock: Clock;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

type SolanaCallAbility = Required<
  Omit<ChainCalls, 'isSettler' | 'signPermit' | 'standingAllowances'>
>;

/**
 * {@link ChainAdapter} for Solana, over JSON-RPC. The code that lists tokens or sends is downloaded at its
 * first use.
 */
export class SolanaChainAdapter implements ChainAdapter {
  readonly namespace = 'solana';
  readonly calls: SolanaCallAbility;
  readonly facts: Required<ChainFacts>;
  readonly fees: ChainFees;
  readonly limits: ChainLimits;
  readonly outcomes: SolanaOutcomes;
  readonly sender: ChainSender;
  readonly signer = new SolanaSigner();
  readonly tokens: ChainTokens;
  readonly #rpcClients: RpcClients;

  constructor(deps: SolanaChainAdapterDeps) {
    this.#rpcClients = deps.rpcClients;
    this.outcomes = new SolanaOutcomes(deps);
    const facts = async (): Promise<Required<ChainFacts>> => {
      const { SolanaFacts } = await import('./solana-facts');
      return new SolanaFacts(deps);
    };
    const calls = async (): Promise<SolanaCallAbility> => {
      const { SolanaCalls } = await import('./solana-calls');
      return new SolanaCalls(deps);
    };
    this.calls = {
      exchangeFault: async (...question) => (await calls()).exchangeFault(...question),
      fee: async (...question) => (await calls()).fee(...question),
      send: async (...request) => (await calls()).send(...request),
      simulate: async (...question) => (await calls()).simulate(...question),
    };
    this.facts = {
      tokenFacts: async (...question) => (await facts()).tokenFacts(...question),
      receiverKind: async (...question) => (await facts()).receiverKind(...question),
    };
    const transfers = async (): Promise<Required<ChainFees> & ChainLimits & ChainSender> => {
      const { SolanaTransfers } = await import('./solana-transfers');
      return new SolanaTransfers(deps);
    };
    this.fees = {
      callFee: async (...question) => (await transfers()).callFee(...question),
      transferFee: async (...question) => (await transfers()).transferFee(...question),
    };
    this.limits = {
      requireSendable: async (...question) => (await transfers()).requireSendable(...question),
    };
    this.sender = { send: async (...transfer) => (await transfers()).send(...transfer) };
    this.tokens = {
      balances: async (...question) => {
        const { SolanaTokens } = await import('./solana-tokens');
        return new SolanaTokens(deps).balances(...question);
      },
    };
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    return new SolanaRpc(this.#rpcClients.forNetwork(network)).balance(address, signal);
  }
}
