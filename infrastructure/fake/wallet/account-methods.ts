import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { invalidParams, objectParam } from './request-params';
import { askVisitor, type WalletMethod, type WalletParts } from './wallet-parts';

const connectMethod = 'eth_requestAccounts';

/** The methods for sharing accounts: EIP-1102 and the permissions of EIP-2255. */
export function accountMethods(parts: WalletParts): Readonly<Record<string, WalletMethod>> {
  return {
    eth_accounts: () => [...parts.sharing.visible],
    eth_requestAccounts: (params) =>
      parts.sharing.visible.length > 0
        ? [...parts.sharing.visible]
        : askForAccounts(parts, connectMethod, params),
    wallet_requestPermissions: async (params) => {
      requireAccountsPermission(params);
      const answer = await askForAccounts(parts, 'wallet_requestPermissions', params);
      return Array.isArray(answer) ? permissionsOf(parts) : answer;
    },
    wallet_getPermissions: () => permissionsOf(parts),
    wallet_revokePermissions: (params) => {
      requireAccountsPermission(params);
      parts.sharing.grant([]);
      return null;
    },
  };
}

/**
 * Prompts the visitor to share accounts.
 *
 * @throws `ProviderRpcError` -32002 while the wallet is locked: the prompt follows once it is unlocked.
 */
export async function askForAccounts(
  parts: WalletParts,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (parts.isLocked()) {
    parts.askOnceUnlocked();
    throw new ProviderRpcError(
      rpcCodes.resourceUnavailable,
      'The wallet is locked. Unlock it to go on',
    );
  }
  const { accounts, pretended } = await askVisitor(parts, 'connect', method, params);
  if (pretended) return pretended.result;
  parts.sharing.grant(accounts ?? (await parts.accountsToShare()));
  return [...parts.sharing.visible];
}

/** Prompts for the request that came while the wallet was locked. */
export async function askAgain(parts: WalletParts): Promise<void> {
  try {
    await askForAccounts(parts, connectMethod, []);
  } catch {
    // The caller has its answer already.
  }
}

function permissionsOf({ sharing, origin }: WalletParts): readonly object[] {
  const accounts = sharing.visible;
  if (accounts.length === 0) return [];
  return [
    {
      parentCapability: 'eth_accounts',
      invoker: origin,
      caveats: [{ type: 'restrictReturnedAccounts', value: [...accounts] }],
    },
  ];
}

function requireAccountsPermission(params: readonly unknown[]): void {
  if (!('eth_accounts' in objectParam(params, 0))) throw invalidParams('expected eth_accounts');
}
