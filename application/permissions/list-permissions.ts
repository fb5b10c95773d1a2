import { PermissionError } from '../../domain/errors/permission-error';
import type { GrantedPermission } from '../../domain/permission/permission';
import { isExpired } from '../../domain/permission/permission-warnings';
import type { ListedPermission } from '../../domain/permission/shown-permission';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { DescribePermission } from './describe-permission';
import type { KeptPermissions } from './kept-permissions';
import type { PermissionsStore } from './permissions-store';
import type { WalletPermissions } from './wallet-permissions';

export interface ListPermissionsDeps {
  readonly describe: DescribePermission;
  readonly kept: KeptPermissions;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly store: PermissionsStore;
  readonly wallet: WalletPermissions;
}

/** The wallet's own list, of one account. */
interface OwnList {
  readonly permissions: readonly GrantedPermission[];
  readonly contexts: ReadonlySet<string>;
}

/** Lists the permissions of an account: the wallet's own list where it has one, joined with those kept on this device. */
export class ListPermissions {
  readonly #deps: ListPermissionsDeps;

  constructor(deps: ListPermissionsDeps) {
    this.#deps = deps;
  }

  /**
   * Reads them, and leaves the result in the state. Where the wallet's list cannot be read, the state has those that are
   * kept on this device.
   *
   * @throws `WidgetError` `PERMISSIONS_FAILED` then, and the reason of `signal`.
   */
  async execute(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { kept, notices, scope, store } = this.#deps;
    store.update((state) => ({ ...state, status: 'loading' }));
    let failure: PermissionError<'PERMISSIONS_FAILED'> | undefined;
    let own: OwnList | undefined;
    try {
      own = await this.#listed(account, signal);
    } catch (cause) {
      signal.throwIfAborted();
      failure = new PermissionError('PERMISSIONS_FAILED', {}, { cause });
    }
    const list = await this.#shown(joined(kept.of(account.address), own), signal);
    const status = failure === undefined ? 'loaded' : 'failed';
    store.update((state) => ({ ...state, status, list }));
    if (failure === undefined) return;
    notices.show('PERMISSIONS_FAILED');
    scope.logger.warn('The permissions could not be listed', failure);
    throw failure;
  }

  async #listed(account: CurrentAccount, signal: AbortSignal): Promise<OwnList | undefined> {
    const { scope, wallet } = this.#deps;
    const nowMs = scope.clock.now();
    const listed = await wallet.listed(account, signal);
    if (!listed) return undefined;
    const permissions = listed.permissions
      .filter(({ permission }) => (permission.account ?? account.address) === account.address)
      .map((each) => ({
        ...each,
        dialect: 'execution' as const,
        isAdjusted: false,
        isWider: false,
        isExpired: isExpired(each.permission, nowMs),
      }));
    return { permissions, contexts: listed.contexts };
  }

  #shown(
    permissions: readonly GrantedPermission[],
    signal: AbortSignal,
  ): Promise<readonly ListedPermission[]> {
    const { describe } = this.#deps;
    return Promise.all(
      permissions.map(async (granted) => ({
        granted,
        shown: await describe.execute(granted.permission, signal),
      })),
    );
  }
}

/**
 * The kept permissions and those of the wallet's own list, those that still work first. A wallet lists what is not revoked,
 * so a kept one of today's methods that it does not list is left out.
 */
function joined(
  kept: readonly GrantedPermission[],
  own: OwnList | undefined,
): readonly GrantedPermission[] {
  const known = new Set(kept.map(({ context }) => context));
  const standing = kept.filter(
    ({ context, dialect }) => !own || dialect === 'older' || own.contexts.has(context),
  );
  const others = own?.permissions.filter(({ context }) => !known.has(context)) ?? [];
  const all = [...standing, ...others];
  return [...all.filter((each) => !each.isExpired), ...all.filter((each) => each.isExpired)];
}
