import { nodeOf } from '../adapters/nodes/ask-node';
import type { SponsorDeps } from '../adapters/service/ask-sponsor';
import type { Networks } from '../domain/networks/networks';
import type { FrameSettings } from '../domain/networks/settings';
import type { PlanContext } from '../domain/plans/plan-context';
import { planOf } from '../domain/plans/plan-of';
import type { RpcRequest } from '../domain/plans/rpc-request';
import type { SentCalls } from '../domain/plans/sent-calls';
import type { Plan } from '../domain/readings/reading';
import type { BundleOperations } from '../domain/smart/account-bundle';
import type { SmartAccounts } from '../use-cases/operations/smart-accounts';
import type { OpenWallets } from '../use-cases/open/open-wallets';

export interface PlanOfVisitorDeps {
  readonly networks: Pick<Networks, 'find'>;
  readonly operations: BundleOperations;
  readonly sentCalls: SentCalls;
  readonly settings: Pick<FrameSettings, 'descriptors'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly smartAccounts: Pick<SmartAccounts, 'addressOf' | 'isContractOn' | 'typeOn'>;
  readonly sponsor: SponsorDeps;
  readonly wallets: Pick<OpenWallets, 'current'>;
}

/** What plans a request for the visitor's account on its network. */
export function planOfVisitor({
  networks,
  operations,
  sentCalls,
  settings,
  site,
  smartAccounts,
  sponsor,
  wallets,
}: PlanOfVisitorDeps): (request: RpcRequest) => Promise<Plan> {
  return async (request) => {
    const own = await wallets.current().accounts();
    const network = networks.find(request.chain);
    const node = nodeOf(network);
    const { descriptors } = settings;
    const type = await smartAccounts.typeOn(request.chain);
    const isSmart = type === 'smartAccount';
    const address = await smartAccounts.addressOf(type, request.chain, own.evm.address);
    const isContract = isSmart && smartAccounts.isContractOn(request.chain);
    const context: PlanContext = {
      accounts: { ...own, evm: { address } },
      esplora: async (path, body) => {
        const { esploraOf } = await import('../adapters/nodes/ask-esplora');
        return esploraOf(network)(path, body);
      },
      network,
      node,
      sentCalls,
      site,
      ...(isContract && { owner: own.evm.address }),
      ...(isSmart && {
        smartAccount: async (bundle) => {
          const { accountBundle } = await import('../domain/smart/account-bundle');
          return accountBundle(bundle, context, operations);
        },
      }),
      ...(network?.feePayer && {
        feePayer: async () => {
          const { askFeePayer } = await import('../adapters/service/ask-sponsor');
          return askFeePayer(sponsor, network.id);
        },
      }),
      ...(descriptors && {
        descriptors: async (reference, contract) => {
          const { descriptorsOf } = await import('../adapters/nodes/find-descriptors');
          return descriptorsOf(descriptors, reference, contract);
        },
      }),
    };
    return planOf(request, context);
  };
}
