import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { PermissionError } from '../../domain/errors/permission-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { ASSET_DISCOVERY_PATIENCE_MS, RPC_TIMEOUT_MS } from '../../domain/limits';
import { plainCopy } from '../../domain/outside/plain-copy';
import { messageOf, numberOf } from '../../domain/outside/untrusted-record';
import type { PermissionDialect } from '../../domain/permission/permission';
import {
  type ListedPermissions,
  olderTypesIn,
  parseListed,
  supportedTypesIn,
} from '../../domain/permission/permission-answers';
import { permissionMethods } from '../../domain/permission/permission-requests';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { plainText } from '../../domain/text/plain-text';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { providerOf } from '../../ports/provider-of';
import type { Scope } from '../scope/scope';
import { withTimeout } from '../scope/with-timeout';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';

export interface WalletPermissionsDeps {
  readonly activeAccount: ActiveAccount;
  readonly scope: Scope;
}

/** What a wallet grants on one chain, and by which methods. */
export interface PermissionSupport {
  readonly dialect: PermissionDialect;

  /** The names of the types, such as `native-token-periodic`. */
  readonly types: readonly string[];
}

/** The codes by which wallets say that they do not know a method. */
const unknownMethod: ReadonlySet<number> = new Set([
  rpcCodes.methodNotFound,
  rpcCodes.methodNotSupported,
  rpcCodes.unsupportedMethod,
]);

const TEXT_MAX = 200;

/** The methods of ERC-7715 of the wallet in use, today's and the older ones. */
export class WalletPermissions {
  readonly #deps: WalletPermissionsDeps;

  constructor(deps: WalletPermissionsDeps) {
    this.#deps = deps;
  }

  /**
   * The account in use, whose wallet may grant permissions.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, and `PERMISSION_UNSUPPORTED` for an account that is not of an EVM chain, or
   *   of the embedded wallet.
   */
  requireAccount(): CurrentAccount {
    const account = this.#deps.activeAccount.require();
    if (!this.#provider(account)) throw new PermissionError('PERMISSION_UNSUPPORTED', {});
    return account;
  }

  /** What the wallet of `account` grants on its network. `undefined`: nothing, or it does not say within five seconds. */
  async support(
    account: CurrentAccount,
    signal: AbortSignal,
  ): Promise<PermissionSupport | undefined> {
    const chain = account.network.caipNetworkId.split(':')[1] ?? '';
    const today = await this.#read(account, 'wallet_getSupportedExecutionPermissions', [], signal);
    const types = supportedTypesIn(today, chain);
    if (types.length > 0) return { dialect: 'execution', types };
    const params = [account.address, [`0x${Number(chain).toString(16)}`]];
    const older = olderTypesIn(
      await this.#read(account, 'wallet_getCapabilities', params, signal),
      chain,
    );
    return older.length > 0 ? { dialect: 'older', types: older } : undefined;
  }

  /**
   * The wallet's own list, as far as it can be read; `undefined` where it keeps none for sites.
   *
   * @throws `WidgetError` `RPC`, `RPC_TIMEOUT` where it has not answered within ten seconds,
   *   `WALLET_RESPONSE_INVALID`, and the reason of `signal`.
   */
  async listed(
    account: CurrentAccount,
    signal: AbortSignal,
  ): Promise<ListedPermissions | undefined> {
    const method = 'wallet_getGrantedExecutionPermissions';
    const { clock } = this.#deps.scope;
    const timeout = { clock, ms: RPC_TIMEOUT_MS, signal };
    const answer = await withTimeout(timeout, async () => {
      try {
        return { list: await this.ask(account, method, []) };
      } catch (error) {
        if (isUnknownMethod(error)) return 'none';
        throw error;
      }
    });
    if (answer === undefined) throw new WidgetError('RPC_TIMEOUT', { timeoutMs: RPC_TIMEOUT_MS });
    if (answer === 'none') return undefined;
    const listed = parseListed(answer.list, account.network.caipNetworkId.split(':')[1] ?? '');
    if (!listed) throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no list' });
    return listed;
  }

  /**
   * Has the wallet revoke `context`.
   *
   * A permission of today's methods is never revoked by the older one: wallets know that by another standard (MIP-2),
   * and would report that they revoked what they did not.
   *
   * @throws `WidgetError` with what the wallet answers.
   */
  async revoke(account: CurrentAccount, context: string, dialect: PermissionDialect) {
    const method = permissionMethods.revoke[dialect];
    const asked = { permissionContext: context };
    if (dialect === 'older') return this.ask(account, method, [asked]);
    try {
      return await this.ask(account, method, asked);
    } catch (error) {
      // The standard has an object; some wallets expect a list with it.
      const code = isWidgetError(error, 'RPC') ? error.context.rpcCode : undefined;
      if (code !== rpcCodes.invalidParams && code !== rpcCodes.invalidRequest) throw error;
      return this.ask(account, method, [asked]);
    }
  }

  /**
   * Sends `method` to the wallet of `account`.
   *
   * @throws `WidgetError` `RPC` with what the wallet answers, and `CONNECTOR_GONE` where another wallet or account is in
   *   use meanwhile.
   */
  async ask(account: CurrentAccount, method: string, params: unknown): Promise<unknown> {
    const { activeAccount } = this.#deps;
    const { connectorId } = account;
    const isInUse = activeAccount.get()?.caipAddress === account.caipAddress;
    const provider = isInUse ? this.#provider(account) : undefined;
    if (!provider) throw new WidgetError('CONNECTOR_GONE', { connectorId });
    try {
      // Ordinary data of our own: a wallet may change what it is given.
      return await provider.request({ method, params: plainCopy(params) });
    } catch (thrown) {
      throw walletError(thrown);
    }
  }

  /** The wallet's answer to a question without a prompt; `undefined` where it does not answer it in time. */
  async #read(
    account: CurrentAccount,
    method: string,
    params: unknown,
    signal: AbortSignal,
  ): Promise<unknown> {
    const timeout = { clock: this.#deps.scope.clock, ms: ASSET_DISCOVERY_PATIENCE_MS, signal };
    try {
      return await withTimeout(timeout, () => this.ask(account, method, params));
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  /** The provider of an EVM wallet other than the embedded one, whose account has no keys to give away. */
  #provider({ connectorId, namespace }: CurrentAccount): Eip1193Provider | undefined {
    if (connectorId === EMBEDDED_WALLET_ID) return undefined;
    const session = this.#deps.activeAccount.session(namespace);
    return session && providerOf(session, 'eip155');
  }
}

/** Whether `error` says that the wallet does not know the method. */
export function isUnknownMethod(error: unknown): boolean {
  return isWidgetError(error, 'RPC') && unknownMethod.has(error.context.rpcCode);
}

function walletError(thrown: unknown): unknown {
  if (isWidgetError(thrown)) return thrown;
  const rpcCode = numberOf(thrown, 'code') ?? rpcCodes.internalError;
  const rpcMessage = plainText(messageOf(thrown), TEXT_MAX) || 'Unknown error';
  return new WidgetError('RPC', { rpcCode, rpcMessage }, { cause: thrown });
}
