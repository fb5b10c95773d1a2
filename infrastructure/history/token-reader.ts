import { formatCaipAddress } from '../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import type { TokenFacts } from '../../domain/token/token-facts';
import type { ChainAdapters } from '../../ports/chain-adapter';

/** How many contracts are remembered. */
const CONTRACTS_MAX = 1000;

/** Asks the chain for the facts of tokens, once for each contract. */
export class TokenReader {
  readonly #adapters: ChainAdapters;
  readonly #network: Network;
  readonly #known = new Map<string, Promise<TokenFacts>>();

  constructor(adapters: ChainAdapters, network: Network) {
    this.#adapters = adapters;
    this.#network = network;
  }

  /**
   * The facts that the contract `token` reports; empty for one that is no token.
   *
   * @throws what the network's endpoints throw.
   */
  facts(token: string): Promise<TokenFacts> {
    const known = this.#known.get(token) ?? this.#read(token);
    this.#known.delete(token);
    this.#known.set(token, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > CONTRACTS_MAX && oldest !== undefined) this.#known.delete(oldest);
    known.catch(() => this.#known.delete(token));
    return known;
  }

  /** All callers share one request, so none of them can cancel it. */
  async #read(token: string): Promise<TokenFacts> {
    const { caipNetworkId, chainNamespace } = this.#network;
    const address = formatCaipAddress({ ...parseCaipNetworkId(caipNetworkId), address: token });
    const { facts } = await this.#adapters.find(chainNamespace);
    return (await facts?.tokenFacts({ address }, this.#network)) ?? {};
  }
}
