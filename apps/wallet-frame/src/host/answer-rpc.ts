import { HostRefusal } from '../channel/serve-host';
import type { OpenWallets } from '../wallet/open-wallets';
import { askNode } from './ask-node';
import { type Namespace, namespaceOf, type Networks, referenceOf } from './networks';
import { optionalText, type Payload, requiredText } from './payload';
import { permissionOf } from './rpc-methods';

/** The codes of EIP-1193 and of JSON-RPC that sites know. */
export const rpcCodes = {
  declined: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  noNetwork: 4901,
  invalid: -32_602,
} as const;

/** The kinds of networks on which requests exist that only read. */
const hasReads: Readonly<Record<Namespace, boolean>> = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

export interface AnswerRpcDeps {
  readonly networks: Networks;
  readonly wallets: OpenWallets;

  /** Shows a request to the visitor, and does what they approve. */
  readonly approve: (request: RpcRequest) => Promise<unknown>;
  readonly abort: () => void;
}

/** A request of a dapp, on one network. */
export interface RpcRequest {
  readonly method: string;
  readonly params: unknown;

  /** The network's id as in CAIP-2. */
  readonly chain: string;
}

/** Answers the requests of dapps: those that read at once, and the others when the visitor has approved. */
export class AnswerRpc {
  readonly #deps: AnswerRpcDeps;

  constructor(deps: AnswerRpcDeps) {
    this.#deps = deps;
  }

  /** @throws {@link HostRefusal} with a code. */
  async answer(payload: Payload): Promise<{ readonly result: unknown }> {
    const { approve, networks } = this.#deps;
    const method = requiredText(payload, 'method');
    const chain = optionalText(payload, 'chainId') ?? networks.active;
    if (namespaceOf(chain) === undefined) {
      throw new HostRefusal('The network is not known to this wallet', rpcCodes.noNetwork);
    }
    const request = { method, params: payload['params'], chain };
    switch (permissionOf(method)) {
      case 'refused':
        throw new HostRefusal('Requested RPC call is not allowed', rpcCodes.unauthorized);
      case 'safe':
        return { result: await this.#read(request) };
      case 'unsafe':
        return { result: await approve(request) };
    }
  }

  /** The site has withdrawn what waits for the visitor. */
  abort(): void {
    this.#deps.abort();
  }

  async #read({ chain, method, params }: RpcRequest): Promise<unknown> {
    const { networks, wallets } = this.#deps;
    const namespace = namespaceOf(chain);
    if (!namespace || !hasReads[namespace]) {
      throw new HostRefusal('The network has no such request', rpcCodes.unsupported);
    }
    switch (method) {
      case 'eth_accounts':
        return [(await wallets.current().accounts()).evm.address];
      case 'eth_chainId':
        return `0x${BigInt(referenceOf(chain)).toString(16)}`;
      case 'wallet_getCapabilities':
        return {};
      case 'wallet_getAssets':
      case 'wallet_getCallsStatus':
        throw new HostRefusal('This wallet does not offer it', rpcCodes.unsupported);
      default: {
        const network = networks.find(chain);
        if (network) return askNode(network, method, params ?? []);
        throw new HostRefusal('The wallet has no node of this network', rpcCodes.noNetwork);
      }
    }
  }
}
