import type {
  FrameAnswer,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import type { SiteBudget } from '../../domain/limits/site-budget';
import { addressesOn } from '../../domain/networks/address-on';
import { caipOf, type Networks } from '../../domain/networks/networks';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { inTime } from '../../domain/time/in-time';
import type { VisitorWallets } from '../../ports/visitor-wallets';
import type { Sessions } from '../../use-cases/log-in/sessions';
import type { SmartAccounts } from '../../use-cases/operations/smart-accounts';
import { nodeOf } from '../nodes/ask-node';
import { optionalText, requiredText } from './payload';
import { profileOf } from './profile-of';

export interface AccountAnswersDeps {
  readonly budget: Pick<SiteBudget, 'spend'>;
  readonly networks: Networks;
  readonly sessions: Pick<Sessions, 'current'>;
  readonly smartAccounts: SmartAccounts;
  readonly wallets: Pick<VisitorWallets, 'current'>;
}

/** How long the site waits for what a node says of the account, and the service of the wallet. */
const NODE_MS = 3_000;

/** What a site hears of the visitor and the account. */
export class AccountAnswers {
  readonly #deps: AccountAnswersDeps;

  constructor(deps: AccountAnswersDeps) {
    this.#deps = deps;
  }

  async user(payload: UntrustedPayload<'GET_USER'>): Promise<FrameAnswer<'GET_USER'>> {
    const { networks, sessions, smartAccounts, wallets } = this.#deps;
    const chainId = optionalText(payload, 'chainId');
    const id = chainId === undefined ? networks.active : caipOf(chainId);
    networks.require(id);
    smartAccounts.useOfSite(payload.preferredAccountType);
    const accounts = await wallets.current().accounts();
    const addresses = await addressesOn(accounts, id, networks.find(id));
    networks.use(id);
    const [isDeployed, ways] = await Promise.all([
      this.#isDeployed(id, addresses[0]).catch(() => undefined),
      this.ways(),
    ]);
    const types = smartAccounts.typesOn(id);
    const type = await smartAccounts.typeOn(id);
    const listed = addresses.flatMap((owner) =>
      types.map(async (one) => ({
        address: await smartAccounts.addressOf(one, id, owner),
        type: one,
      })),
    );
    return {
      address: await smartAccounts.addressOf(type, id, addresses[0]),
      chainId: id,
      ...profileOf(sessions.current),
      accounts: await Promise.all(listed),
      preferredAccountType: type,
      ...(isDeployed !== undefined && { smartAccountDeployed: isDeployed }),
      ...ways,
    };
  }

  /** Whether a second way opens the wallet, and no more: neither which ways there are, nor how many. Nothing where that is not known. */
  async ways(): Promise<FrameAnswer<'SHOW_KEYS'>> {
    try {
      const known = this.#deps.wallets.current().hasSecondWay?.();
      if (!known) return {};
      return { hasSecondWay: await inTime(NODE_MS, known, notInTime) };
    } catch {
      return {};
    }
  }

  chainId(): FrameAnswer<'GET_CHAIN_ID'> {
    return { chainId: this.#deps.networks.active };
  }

  switchNetwork(payload: UntrustedPayload<'SWITCH_NETWORK'>): FrameAnswer<'SWITCH_NETWORK'> {
    const chainId = caipOf(requiredText(payload, 'chainId'));
    this.#deps.networks.use(chainId);
    return { chainId };
  }

  smartNetworks(): FrameAnswer<'GET_SMART_ACCOUNT_ENABLED_NETWORKS'> {
    return { smartAccountEnabledNetworks: this.#deps.smartAccounts.chains };
  }

  /** The type of account that the visitor wants to use. */
  async prefer(
    payload: UntrustedPayload<'SET_PREFERRED_ACCOUNT'>,
  ): Promise<FrameAnswer<'SET_PREFERRED_ACCOUNT'>> {
    const { networks, smartAccounts, wallets } = this.#deps;
    const type = await smartAccounts.choose(payload.type);
    const { evm } = await wallets.current().accounts();
    return { type, address: await smartAccounts.addressOf(type, networks.active, evm.address) };
  }

  /** The account gets its code, or is deployed, by its first bundle, which the visitor approves: nothing is to be done before. */
  async smartAccount(): Promise<FrameAnswer<'INIT_SMART_ACCOUNT'>> {
    const { networks, smartAccounts, wallets } = this.#deps;
    const id = networks.active;
    if (!smartAccounts.isOn(id)) {
      throw new HostRefusal('This wallet has no smart accounts on this network');
    }
    const { evm } = await wallets.current().accounts();
    return {
      address: await smartAccounts.addressOf('smartAccount', id, evm.address),
      isDeployed: await this.#isDeployed(id, evm.address),
    };
  }

  /** Whether the account has this wallet's code, as the node says. @throws HostRefusal where it does not say in time. */
  async #isDeployed(id: string, owner: string): Promise<boolean> {
    const { budget, networks, smartAccounts } = this.#deps;
    if (!smartAccounts.isOn(id)) return false;
    budget.spend('read');
    const { delegationOf } = await import('../../domain/smart/delegation');
    const address = await smartAccounts.addressOf('smartAccount', id, owner);
    const asked = delegationOf(address, nodeOf(networks.find(id)));
    const { kind } = await inTime(NODE_MS, asked, notInTime);
    return smartAccounts.isContractOn(id) ? kind !== 'none' : kind === 'own';
  }
}

function notInTime(): never {
  throw new HostRefusal('The network cannot be reached');
}
