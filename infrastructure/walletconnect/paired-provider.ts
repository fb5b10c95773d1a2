import { type CaipNetworkId, formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { textOf } from '../../domain/outside/outside-object';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { RpcClients } from '../../ports/rpc-client';
import type { PairedLink } from './paired-link';

export interface PairedProviderDeps {
  readonly link: PairedLink;
  readonly networks: readonly Network[];
  readonly rpcClients: RpcClients;
}

type Listener = (...args: never[]) => void;

/** What EIP-1193 has a method throw: dapps read the code from the error itself. */
class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError';

  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** A paired wallet as an EIP-1193 provider. What the wallet does not take is asked of the chain. */
export class PairedProvider implements Eip1193Provider {
  readonly #deps: PairedProviderDeps;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(deps: PairedProviderDeps) {
    this.#deps = deps;
  }

  async request({ method, params }: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    try {
      return await this.#answer(method, params);
    } catch (error) {
      if (isWidgetError(error, 'RPC')) {
        const { rpcCode, rpcMessage, data } = error.context;
        throw new ProviderRpcError(rpcCode, rpcMessage, data);
      }
      if (isWidgetError(error, 'CONNECTOR_GONE')) {
        throw new ProviderRpcError(rpcCodes.disconnected, error.message);
      }
      throw error;
    }
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  /** Tells the dapp one of EIP-1193's events. */
  emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        (listener as (payload: unknown) => void)(payload);
      } catch {
        // The dapp's own mistake: nobody else is to be told less for it.
      }
    }
  }

  #answer(method: string, params: unknown): unknown {
    const { link } = this.#deps;
    link.life.throwIfAborted();
    const grant = link.grantOf('eip155');
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return grant ? [...grant.addresses] : [];
      case 'eth_chainId':
        return chainIdText(grant?.chainReference ?? '0');
      case 'wallet_switchEthereumChain':
        return this.#switch(params);
      default:
        return link.takes('eip155', method)
          ? link.request('eip155', method, params)
          : this.#askChain(method, params, grant?.chainReference);
    }
  }

  /** A chain that the wallet has approved is only a matter of which one requests name (EIP-3326). */
  async #switch(params: unknown): Promise<null> {
    const { link } = this.#deps;
    const [target]: readonly unknown[] = Array.isArray(params) ? params : [];
    const chainReference = String(Number(textOf(target, 'chainId') ?? Number.NaN));
    const chain = `eip155:${chainReference}` as CaipNetworkId;
    if (!link.approves(chain)) {
      if (!link.takes('eip155', 'wallet_switchEthereumChain')) {
        throw new ProviderRpcError(
          rpcCodes.unrecognizedChain,
          'The wallet did not approve this chain',
        );
      }
      await link.request('eip155', 'wallet_switchEthereumChain', params);
    }
    if (link.approves(chain)) link.useChain(chain);
    return null;
  }

  #askChain(method: string, params: unknown, chainReference = ''): Promise<unknown> {
    const { networks, rpcClients } = this.#deps;
    const id = formatCaipNetworkId({ namespace: 'eip155', chainReference });
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === id);
    if (!network || method.startsWith('wallet_')) {
      throw new ProviderRpcError(rpcCodes.unsupportedMethod, `The wallet does not take ${method}`);
    }
    const call = Array.isArray(params) ? { method, params } : { method };
    return rpcClients.forNetwork(network).request(call);
  }
}

/** An EIP-155 chain id as wallets and dapps write it. */
export function chainIdText(chainReference: string): string {
  return `0x${Number(chainReference).toString(16)}`;
}
