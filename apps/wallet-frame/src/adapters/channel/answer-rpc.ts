import type { ApprovalQueue } from '../../use-cases/approve/approval-queue';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { SentCalls } from '../../domain/plans/sent-calls';
import type { Operations } from '../../use-cases/operations/operations';
import type { SmartAccounts } from '../../use-cases/operations/smart-accounts';
import { nodeOf } from '../nodes/ask-node';
import {
  type Namespace,
  namespaceOf,
  type Networks,
  referenceOf,
} from '../../domain/networks/networks';
import { optionalText, requiredText } from './payload';
import type {
  FrameAnswer,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import { rpcPermission } from '../../../../../domain/rpc/rpc-method';
import type { RpcRequest } from '../../domain/plans/rpc-request';
import type { SiteBudget } from '../../domain/limits/site-budget';
import type { VisitorWallets } from '../../ports/visitor-wallets';

/** The kinds of networks on which requests exist that only read. */
const hasReads: Readonly<Record<Namespace, boolean>> = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

export interface AnswerRpcDeps {
  readonly budget: Pick<SiteBudget, 'spend'>;
  readonly networks: Networks;
  readonly wallets: Pick<VisitorWallets, 'current'>;
  readonly approvals: Pick<ApprovalQueue, 'abort' | 'approve'>;
  readonly sentCalls: SentCalls;
  readonly smartAccounts: Pick<SmartAccounts, 'addressOf' | 'isContractOn' | 'typeOn'>;
  readonly operations?: Pick<Operations, 'ask' | 'clear'>;
}

/** Answers the requests of dapps: those that read at once, and the others when the visitor has approved. */
export class AnswerRpc {
  readonly #deps: AnswerRpcDeps;

  #waiting = 0;

  constructor(deps: AnswerRpcDeps) {
    this.#deps = deps;
  }

  /** Whether a request waits for the visitor. */
  get isWaiting(): boolean {
    return this.#waiting > 0;
  }

  /** @throws {@link HostRefusal} with a code. */
  async answer(payload: UntrustedPayload<'RPC_REQUEST'>): Promise<FrameAnswer<'RPC_REQUEST'>> {
    const { approvals, budget, networks } = this.#deps;
    const method = requiredText(payload, 'method');
    const chain = optionalText(payload, 'chainId') ?? networks.active;
    networks.require(chain);
    const request = { method, params: payload.params, chain };
    switch (rpcPermission(method)) {
      case 'refused':
        throw new HostRefusal('Requested RPC call is not allowed', rpcCodes.unauthorized);
      case 'safe':
        budget.spend('read');
        return { result: await this.#read(request) };
      case 'unsafe':
        budget.spend('request');
        return { result: await this.#approved(() => approvals.approve(request)) };
    }
  }

  async #approved(approve: () => Promise<unknown>): Promise<unknown> {
    this.#waiting += 1;
    try {
      return await approve();
    } finally {
      this.#waiting -= 1;
    }
  }

  /** The site has withdrawn what waits for the visitor. */
  abort(): void {
    this.#deps.approvals.abort();
  }

  /** The visitor has left. */
  async forget(): Promise<void> {
    this.abort();
    const { operations, sentCalls } = this.#deps;
    await Promise.all([sentCalls.clear(), operations?.clear()]);
  }

  async #read({ chain, method, params }: RpcRequest): Promise<unknown> {
    const { wallets } = this.#deps;
    const namespace = namespaceOf(chain);
    if (!namespace || !hasReads[namespace]) {
      throw new HostRefusal('The network has no such request', rpcCodes.unsupportedMethod);
    }
    switch (method) {
      case 'eth_accounts':
        return [await this.#addressOn(chain, (await wallets.current().accounts()).evm.address)];
      case 'eth_chainId':
        return `0x${BigInt(referenceOf(chain)).toString(16)}`;
      case 'wallet_getCapabilities':
        return this.#capabilities(params);
      case 'wallet_getCallsStatus':
        return this.#deps.sentCalls.status(params);
      case 'eth_estimateUserOperationGas':
      case 'eth_getUserOperationByHash':
      case 'eth_getUserOperationReceipt':
      case 'eth_supportedEntryPoints':
        return this.#bundler(chain, method, params);
      case 'wallet_getAssets':
        throw new HostRefusal('This wallet does not offer it', rpcCodes.unsupportedMethod);
      default:
        return this.#node(chain, method, params ?? []);
    }
  }

  /** What the account can do on each network of EVM, or on those that the site names (EIP-5792). */
  async #capabilities(params: unknown): Promise<unknown> {
    const { networks, smartAccounts, wallets } = this.#deps;
    const [address, chains] = Array.isArray(params) ? (params as readonly unknown[]) : [];
    const { evm } = await wallets.current().accounts();
    const own = evm.address.toLowerCase();
    const all = networks.of('eip155');
    const asked = Array.isArray(chains) ? new Set(chains.map((one) => Number(one))) : undefined;
    const used = await Promise.all(all.map(({ id }) => this.#addressOn(id, own)));
    const isOwn = [own, ...used].some((one) => one.toLowerCase() === String(address).toLowerCase());
    if (address !== undefined && !isOwn)
      throw new HostRefusal('The account is not of this wallet', rpcCodes.unauthorized);
    const entries = all
      .filter(({ id }) => asked?.has(Number(referenceOf(id))) ?? true)
      .map(async ({ id }) => {
        this.#deps.budget.spend('read');
        const isSmart = (await smartAccounts.typeOn(id)) === 'smartAccount';
        const { atomicStatus } = await import('../../domain/smart/capabilities');
        const account = smartAccounts.isContractOn(id) ? 'contract' : own;
        const status = isSmart
          ? await atomicStatus(account, (...given) => this.#node(id, ...given))
          : 'unsupported';
        const isPaidFor = isSmart && networks.find(id)?.smartAccounts?.paymasterUrl !== undefined;
        return [
          `0x${BigInt(referenceOf(id)).toString(16)}`,
          { atomic: { status }, ...(isPaidFor && { paymasterService: { supported: true } }) },
        ] as const;
      });
    return Object.fromEntries(await Promise.all(entries));
  }

  /** The address of the account in use. */
  async #addressOn(chain: string, owner: string): Promise<string> {
    const { smartAccounts } = this.#deps;
    return smartAccounts.addressOf(await smartAccounts.typeOn(chain), chain, owner);
  }

  #bundler(chain: string, method: string, params: unknown): Promise<unknown> {
    const { operations } = this.#deps;
    if (operations) return operations.ask(chain, method, params);
    throw new HostRefusal('This wallet does not offer it', rpcCodes.unsupportedMethod);
  }

  #node(chain: string, method: string, params: unknown): Promise<unknown> {
    return nodeOf(this.#deps.networks.find(chain))(method, params);
  }
}
