import type { ApprovalDesk } from '../approval/approval-desk';
import { HostRefusal } from '../channel/serve-host';
import type { SentCalls } from '../plans/sent-calls';
import { nodeOf } from './ask-node';
import { type Namespace, namespaceOf, type Networks, referenceOf } from './networks';
import { optionalText, type Payload, requiredText } from './payload';
import { rpcCodes } from './rpc-codes';
import { permissionOf } from './rpc-methods';
import type { RpcRequest } from './rpc-request';
import type { VisitorWallets } from './visitor-wallets';

/** The kinds of networks on which requests exist that only read. */
const hasReads: Readonly<Record<Namespace, boolean>> = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

export interface AnswerRpcDeps {
  readonly networks: Networks;
  readonly wallets: Pick<VisitorWallets, 'current'>;
  readonly approvals: Pick<ApprovalDesk, 'abort' | 'approve'>;
  readonly sentCalls: SentCalls;
}

/** Answers the requests of dapps: those that read at once, and the others when the visitor has approved. */
export class AnswerRpc {
  readonly #deps: AnswerRpcDeps;

  constructor(deps: AnswerRpcDeps) {
    this.#deps = deps;
  }

  /** @throws {@link HostRefusal} with a code. */
  async answer(payload: Payload): Promise<{ readonly result: unknown }> {
    const { approvals, networks } = this.#deps;
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
        return { result: await approvals.approve(request) };
    }
  }

  /** The site has withdrawn what waits for the visitor. */
  abort(): void {
    this.#deps.approvals.abort();
  }

  /** The visitor has left. */
  async forget(): Promise<void> {
    this.abort();
    await this.#deps.sentCalls.clear();
  }

  async #read({ chain, method, params }: RpcRequest): Promise<unknown> {
    const { wallets } = this.#deps;
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
      case 'wallet_getCallsStatus':
        return this.#deps.sentCalls.status(params);
      case 'wallet_getAssets':
        throw new HostRefusal('This wallet does not offer it', rpcCodes.unsupported);
      default:
        return this.#node(chain, method, params ?? []);
    }
  }

  #node(chain: string, method: string, params: unknown): Promise<unknown> {
    return nodeOf(this.#deps.networks.find(chain))(method, params);
  }
}
