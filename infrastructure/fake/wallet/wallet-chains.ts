import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { isObject } from './request-params';
import type { TestChain, WalletMemory } from './wallet-memory';

export interface WalletChainsDeps {
  readonly chains: readonly TestChain[];
  readonly memory: WalletMemory;
  readonly fetch: typeof globalThis.fetch;
}

/** The chains that a wallet knows, its current one, and their nodes. */
export class WalletChains {
  readonly #deps: WalletChainsDeps;

  constructor(deps: WalletChainsDeps) {
    this.#deps = deps;
  }

  /** Every chain the wallet knows. */
  get all(): readonly TestChain[] {
    return [...this.#deps.chains, ...this.#deps.memory.record.addedChains];
  }

  /** The chain the wallet is on: always one that it knows. */
  get current(): TestChain {
    const chain = this.find(this.#deps.memory.record.chainId) ?? this.all[0];
    if (!chain) throw new ProviderRpcError(rpcCodes.disconnected, 'The wallet knows no chain');
    return chain;
  }

  find(chainId: number): TestChain | undefined {
    return this.all.find((chain) => chain.chainId === chainId);
  }

  add(chain: TestChain): void {
    if (this.find(chain.chainId)) return;
    const { addedChains } = this.#deps.memory.record;
    this.#deps.memory.update({ addedChains: [...addedChains, chain] });
  }

  /**
   * Sends a request to the node of the current chain.
   *
   * @throws `ProviderRpcError` with the node's own code, or 4901 when the node does not answer.
   */
  async request(method: string, params: readonly unknown[]): Promise<unknown> {
    const answer = await this.#post({ jsonrpc: '2.0', id: 1, method, params });
    if (isObject(answer) && isObject(answer['error'])) {
      const { code, message, data } = answer['error'];
      throw new ProviderRpcError(Number(code), String(message), data);
    }
    if (isObject(answer) && 'result' in answer) return answer['result'];
    throw unreachable(this.current);
  }

  async #post(body: object): Promise<unknown> {
    const chain = this.current;
    const { fetch } = this.#deps; // Called unbound: browsers refuse it as a method of another object.
    try {
      const response = await fetch(chain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return await response.json();
    } catch (cause) {
      throw unreachable(chain, cause);
    }
  }
}

function unreachable({ chainId }: TestChain, cause?: unknown): ProviderRpcError {
  return new ProviderRpcError(
    rpcCodes.chainDisconnected,
    `The node of chain ${chainId} does not answer`,
    cause,
  );
}
