import { PermissionError } from '../../domain/errors/permission-error';
import type { GrantedPermission } from '../../domain/permission/permission';
import { isUserRejection } from '../../domain/errors/user-rejection';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { KeptPermissions } from './kept-permissions';
import type { PermissionsStore } from './permissions-store';
import type { WalletPermissions } from './wallet-permissions';

export interface RevokePermissionDeps {
  readonly kept: KeptPermissions;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly store: PermissionsStore;
  readonly wallet: WalletPermissions;
}

/** Has the wallet revoke a permission, and looks whether it did. */
export class RevokePermission {
  readonly #deps: RevokePermissionDeps;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: RevokePermissionDeps) {
    this.#deps = deps;
  }

  /**
   * Revokes it once, however often it is called meanwhile. One that has ended is only forgotten.
   *
   * @throws `WidgetError` `RPC` 4001 when the visitor declines in the wallet, else `PERMISSION_NOT_REVOKED`, whose cause
   *   is what the wallet answers.
   */
  execute(account: CurrentAccount, granted: GrantedPermission): Promise<void> {
    const { context } = granted;
    const running =
      this.#running.get(context) ??
      this.#revoke(account, granted).finally(() => this.#running.delete(context));
    this.#running.set(context, running);
    return running;
  }

  async #revoke(account: CurrentAccount, granted: GrantedPermission): Promise<void> {
    const { kept, notices, scope, store, wallet } = this.#deps;
    const { context, dialect, isExpired } = granted;
    store.update((state) => ({ ...state, revoking: context }));
    try {
      if (!isExpired) {
        await wallet.revoke(account, context, dialect);
        await this.#requireGone(account, granted);
      }
    } catch (cause) {
      scope.signal.throwIfAborted();
      if (isUserRejection(cause)) throw cause;
      scope.logger.error('A permission could not be revoked', cause);
      notices.show('PERMISSION_NOT_REVOKED');
      throw new PermissionError('PERMISSION_NOT_REVOKED', {}, { cause });
    } finally {
      store.update(({ revoking, ...state }) => ({
        ...state,
        ...(revoking !== undefined && revoking !== context && { revoking }),
      }));
    }
    // Also after the end of the widget: what is revoked is not listed on the next visit.
    kept.remove(account.address, context);
    store.update((state) => ({
      ...state,
      list: state.list.filter((each) => each.granted.context !== context),
    }));
  }

  /** A wallet that still lists it has not revoked it, whatever it answered. */
  async #requireGone(
    account: CurrentAccount,
    { context, dialect }: GrantedPermission,
  ): Promise<void> {
    const { scope, wallet } = this.#deps;
    if (dialect === 'older') return;
    const listed = await wallet.listed(account, scope.signal).catch(() => undefined);
    if (listed?.contexts.has(context)) {
      throw new Error('The wallet still lists the permission');
    }
  }
}
