import { PermissionError } from '../../domain/errors/permission-error';
import { WidgetError } from '../../domain/errors/widget-error';
import type { GrantedPermission, Permission } from '../../domain/permission/permission';
import { parseRequests } from '../../domain/permission/permission-answers';
import {
  olderRequest,
  permissionMethods,
  type PermissionRequest,
} from '../../domain/permission/permission-requests';
import { isExpired } from '../../domain/permission/permission-warnings';
import { NO_PERMISSIONS, type PermissionsState } from '../../domain/permission/permissions-state';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import { fieldOf, isUntrustedRecord } from '../../domain/outside/untrusted-record';
import { attempt } from '../../domain/outside/attempt';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Navigation } from '../navigation/navigation';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { NetworkStore } from '../session/network-store';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';
import { answerDapp } from './answer-dapp';
import { DescribePermission } from './describe-permission';
import { GrantPermission, type PermissionAnswer } from './grant-permission';
import { KeptPermissions } from './kept-permissions';
import { ListPermissions } from './list-permissions';
import { RevokePermission } from './revoke-permission';
import { isUnknownMethod, type PermissionSupport, WalletPermissions } from './wallet-permissions';

/** The verbs for permissions to spend without asking again (ERC-7715). */
export interface PermissionsVerbs {
  /**
   * What the wallet in use grants on the network in use: the names of its types. Empty where it grants nothing, and for the
   * embedded wallet.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, and `ABORTED` when the account in use changes.
   */
  supported(): Promise<readonly string[]>;

  /**
   * Shows the visitor what `request` allows. After the visitor's press the wallet is asked, by the method that it knows.
   * Resolves with what the wallet granted, which may be less.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `PERMISSION_INVALID`, `PERMISSION_UNSUPPORTED` where the wallet has no words for it,
   *   `CHAIN_NOT_SUPPORTED` for a chain that the site does not have, `PERMISSION_PENDING` while another one is reviewed,
   *   `PERMISSION_DECLINED`, `PERMISSION_WIDER` where the wallet granted more, `WALLET_RESPONSE_INVALID`, `ABORTED` when the
   *   account in use changes first, and what the wallet answers.
   */
  grant(request: PermissionRequest): Promise<GrantedPermission>;

  /**
   * Asks the wallet for what the visitor reviews. Does nothing while the wallet is asked already.
   *
   * @throws `WidgetError` `PERMISSION_NOT_REVIEWED` where nothing is reviewed. The state has everything else.
   */
  confirm(): Promise<void>;

  /**
   * The permissions of the account in use on all chains: the wallet's own list, where it has one, joined with those kept on
   * this device. Those that have ended are last.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`, `PERMISSIONS_FAILED` where the wallet's list cannot be
   *   read (the state has those of this device), and `ABORTED` when the account in use changes.
   */
  list(): Promise<readonly GrantedPermission[]>;

  /**
   * Has the wallet revoke the permission `context` of the account in use. One that has ended is only forgotten.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`, `RPC` 4001 when the visitor declines in the wallet, and
   *   `PERMISSION_NOT_REVOKED`.
   */
  revoke(context: string): Promise<void>;

  /**
   * Answers a request of the dapp's provider, for permissions or to revoke one, in its own words: with the same review and
   * the same checks. Resolves with the wallet's answer.
   *
   * @throws `ProviderRpcError`.
   */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

export interface PermissionsFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** Permissions that a wallet grants to a site: asked for, listed and revoked, each with its limits shown. */
export class PermissionsFeature extends StateStore<PermissionsState> implements PermissionsVerbs {
  readonly #deps: PermissionsFeatureDeps;
  readonly #describe: DescribePermission;
  readonly #grants: GrantPermission;
  readonly #kept: KeptPermissions;
  readonly #listing: AccountTask;
  readonly #lists: ListPermissions;
  readonly #looking: AccountTask;
  readonly #revokes: RevokePermission;
  readonly #wallet: WalletPermissions;
  #support: PermissionSupport | undefined;

  constructor(deps: PermissionsFeatureDeps) {
    super(NO_PERMISSIONS);
    this.#deps = deps;
    this.#describe = new DescribePermission(deps);
    this.#kept = new KeptPermissions(deps);
    this.#wallet = new WalletPermissions(deps);
    const { activeAccount, navigation, notices, scope } = deps;
    const describe = this.#describe;
    const kept = this.#kept;
    const wallet = this.#wallet;
    this.#grants = new GrantPermission({ describe, kept, navigation, scope, store: this });
    this.#lists = new ListPermissions({ describe, kept, notices, scope, store: this, wallet });
    this.#revokes = new RevokePermission({ kept, notices, scope, store: this, wallet });
    this.#listing = activeAccount.task();
    this.#looking = activeAccount.task();
    activeAccount.onChange(() => {
      this.#grants.cancel();
      this.#support = undefined;
      this.update(({ review }) => ({ ...NO_PERMISSIONS, ...(review && { review }) }));
    });
  }

  async supported(): Promise<readonly string[]> {
    this.#deps.scope.signal.throwIfAborted();
    const account = this.#deps.activeAccount.require();
    await this.#looking.join(account, (signal) => this.#look(account, signal));
    return this.#support?.types ?? [];
  }

  async grant(request: PermissionRequest): Promise<GrantedPermission> {
    const account = this.#requireAccount();
    const sealed = attempt(() => sealedCopy(request));
    const [permission] = this.#read([sealed], account);
    if (!permission) throw new PermissionError('PERMISSION_INVALID', { field: 'form' });
    await this.supported();
    const { granted } = await this.#grants.execute({
      account,
      permissions: [permission],
      ask: () => this.#askInAnyWords(account, sealed, permission),
    });
    const [first] = granted;
    if (first) return first;
    throw new PermissionError('PERMISSION_DECLINED', {});
  }

  confirm(): Promise<void> {
    return this.#grants.confirm();
  }

  async list(): Promise<readonly GrantedPermission[]> {
    const account = this.#requireAccount();
    await this.#listing.join(account, (signal) => this.#lists.execute(account, signal));
    return this.getSnapshot().list.map(({ granted }) => granted);
  }

  async revoke(context: string): Promise<void> {
    const account = this.#requireAccount();
    const isIt = (each: GrantedPermission): boolean => each.context === context;
    const listed = this.getSnapshot().list.map(({ granted }) => granted);
    const known = listed.find(isIt) ?? this.#kept.of(account.address).find(isIt);
    // Listed in another tab, or kept by the wallet alone: then it is one of today's methods.
    const granted = known ?? (await this.list()).find(isIt);
    if (!granted) throw new PermissionError('PERMISSION_NOT_REVOKED', {});
    await this.#revokes.execute(account, granted);
  }

  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    return answerDapp(request, {
      grant: (method, params) => this.#grantInOwnWords(method, params),
      revoke: (context) => this.revoke(context),
    });
  }

  /** Asks by exactly the method that the dapp used, for exactly what is shown. */
  async #grantInOwnWords(
    method: (typeof permissionMethods.grant)[keyof typeof permissionMethods.grant],
    params: unknown,
  ): Promise<PermissionAnswer> {
    const account = this.#requireAccount();
    const sealed = attempt(() => sealedCopy(params));
    const permissions = this.#read(sealed, account);
    const dialect = method === permissionMethods.grant.execution ? 'execution' : 'older';
    return this.#grants.execute({
      account,
      permissions,
      ask: async () => ({
        dialect,
        answer: await this.#ask(account, method, withAccount(sealed, account.address)),
      }),
    });
  }

  async #askInAnyWords(account: CurrentAccount, sealed: unknown, permission: Permission) {
    const chainId = `0x${Number(permission.chainReference).toString(16)}`;
    const today = { ...(sealed as object), chainId, from: account.address };
    const { execution, older } = permissionMethods.grant;
    if (this.#support?.dialect !== 'older') {
      try {
        const answer = await this.#wallet.ask(account, execution, [today]);
        return { dialect: 'execution', answer } as const;
      } catch (error) {
        if (!isUnknownMethod(error)) throw error;
      }
    }
    const { expiresAt, holder, limits, rules } = permission;
    const [limit] = limits;
    if (holder.kind !== 'account') throw new PermissionError('PERMISSION_UNSUPPORTED', {});
    const isSpend = limit.kind === 'spend' && limit.startsAt === undefined;
    const request = olderRequest({
      account: account.address,
      chainId,
      expiresAt,
      type: limit.type,
      to: holder.address,
      token: isSpend ? limit.token : undefined,
      total: isSpend ? limit.total : undefined,
      hasRules: rules.length > 0,
    });
    if (!request) throw new PermissionError('PERMISSION_UNSUPPORTED', {});
    return {
      dialect: 'older',
      answer: await this.#ask(account, older, [request]),
      permissions: this.#read([request], account),
    } as const;
  }

  async #ask(account: CurrentAccount, method: string, params: unknown): Promise<unknown> {
    try {
      return await this.#wallet.ask(account, method, params);
    } catch (error) {
      if (!isUnknownMethod(error)) throw error;
      throw new PermissionError('PERMISSION_UNSUPPORTED', {}, { cause: error });
    }
  }

  /** @throws `WidgetError` `PERMISSION_INVALID` and `CHAIN_NOT_SUPPORTED`. */
  #read(params: unknown, account: CurrentAccount): readonly Permission[] {
    const chainReference = account.network.caipNetworkId.split(':')[1] ?? '';
    const parsed = parseRequests(params, { chainReference });
    if (!parsed.ok) throw new PermissionError('PERMISSION_INVALID', { field: parsed.fault });
    const nowMs = this.#deps.scope.clock.now();
    return parsed.permissions.map((each) => {
      if ((each.account ?? account.address) !== account.address) {
        throw new PermissionError('PERMISSION_INVALID', { field: 'from' });
      }
      if (isExpired(each, nowMs))
        throw new PermissionError('PERMISSION_INVALID', { field: 'expiry' });
      if (!this.#describe.network(each.chainReference)) {
        const caipNetworkId = `eip155:${each.chainReference}`;
        throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      }
      return { ...each, account: account.address };
    });
  }

  async #look(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    if (this.#support) return;
    this.#support = await this.#wallet.support(account, signal);
    const support = this.#support ? 'yes' : 'no';
    this.update((state) => (state.support === support ? state : { ...state, support }));
  }

  #requireAccount(): CurrentAccount {
    this.#deps.scope.signal.throwIfAborted();
    return this.#wallet.requireAccount();
  }
}

/** The dapp's parameters, with the account that was reviewed where they name none: no other one may be chosen. */
function withAccount(params: unknown, address: string): unknown {
  if (Array.isArray(params)) return params.map((each) => withAccount(each, address));
  if (!isUntrustedRecord(params)) return params;
  if (fieldOf(params, 'to') !== undefined) return { ...params, from: address };
  return fieldOf(params, 'permission') === undefined ? params : { ...params, address };
}
