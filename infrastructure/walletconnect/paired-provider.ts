import { type CaipNetworkId, formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import { pairingMethods } from '../../domain/connection/pairing-methods';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { entriesOf, textOf } from '../../domain/outside/untrusted-record';
import { isNodeMethod } from '../../domain/rpc/node-method';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { RpcClients } from '../../ports/rpc-client';
import type { WalletEvent, WalletGrant } from '../../ports/wallet-connector';
import { chainIdText, ProviderEvents } from '../chains/eip155/provider-events';
import type { PairedLink } from './paired-link';

export interface PairedProviderDeps {
  readonly grant: WalletGrant;
  readonly link: PairedLink;
  readonly networks: readonly Network[];
  readonly rpcClients: RpcClients;
}

/**
 * A paired wallet as an EIP-1193 provider. Sends methods of nodes to the site's own endpoints. Rejects a method that
 * the wallet did not approve with 4100, and one that neither a wallet nor a node answers with 4200.
 */
export class PairedProvider implements Eip1193Provider {
  readonly #deps: PairedProviderDeps;
  readonly #events: ProviderEvents;

  constructor(deps: PairedProviderDeps) {
    this.#deps = deps;
    this.#events = new ProviderEvents(deps.grant);
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

  on(event: string, listener: (...args: never[]) => void): this {
    this.#events.on(event, listener);
    return this;
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    this.#events.off(event, listener);
    return this;
  }

  /** Emits to the dapp what `event` of the session means for it. */
  tell(event: WalletEvent): void {
    this.#events.tell(event);
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
      case 'wallet_addEthereumChain':
        return this.#add(params);
      default:
        if (isNodeMethod(method) && !link.takes('eip155', method)) {
          return this.#askChain(method, params, grant?.chainReference);
        }
        if (pairingMethods.eip155.includes(method)) return link.request('eip155', method, params);
        throw unsupported(method);
    }
  }

  /**
   * A switch to an approved chain needs no request to the wallet: later requests name the chain (EIP-3326).
   */
  async #switch(params: unknown): Promise<null> {
    const { link } = this.#deps;
    const chain = chainIn(params);
    if (!link.approves(chain)) {
      if (!link.takes('eip155', 'wallet_switchEthereumChain')) {
        throw new ProviderRpcError(
          rpcCodes.unrecognizedChain,
          'The wallet did not approve this chain',
        );
      }
      await link.request('eip155', 'wallet_switchEthereumChain', params);
      link.askFor(chain);
    }
    if (link.approves(chain)) link.useChain(chain);
    return null;
  }

  async #add(params: unknown): Promise<unknown> {
    const { link } = this.#deps;
    const answer = await link.request('eip155', 'wallet_addEthereumChain', params);
    link.askFor(chainIn(params));
    return answer;
  }

  #askChain(method: string, params: unknown, chainReference = ''): Promise<unknown> {
    const { networks, rpcClients } = this.#deps;
    const id = formatCaipNetworkId({ namespace: 'eip155', chainReference });
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === id);
    if (!network) throw unsupported(method);
    const call = Array.isArray(params) ? { method, params } : { method };
    return rpcClients.forNetwork(network).request(call);
  }
}

/** The chain in the parameters of EIP-3085 and EIP-3326. */
function chainIn(params: unknown): CaipNetworkId {
  const [target] = entriesOf(params, 1) ?? [];
  const chainReference = String(Number(textOf(target, 'chainId') ?? Number.NaN));
  return `eip155:${chainReference}` as CaipNetworkId;
}

function unsupported(method: string): ProviderRpcError {
  return new ProviderRpcError(rpcCodes.unsupportedMethod, `No wallet or node answers ${method}`);
}
