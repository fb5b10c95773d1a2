import type { PermissionDialect } from './permission';

/** What a site asks for, in the form of ERC-7715. Amounts are hexadecimal texts, times seconds since 1970. */
export interface PermissionRequest {
  /** The chain's number. Absent: the network in use. */
  readonly chainId?: `0x${string}` | number;

  /** The account that may be spent from: the one in use, which is also what an absent one means. */
  readonly from?: string;

  /** The account that may use the permission. */
  readonly to: string;
  /** The kind of the permission and its data. */
  readonly permission: {
    /** Such as `native-token-periodic`, `erc20-token-stream` or `erc20-token-allowance`. */
    readonly type: string;

    /** Whether the wallet may change it with the visitor. It may always make it narrower. */
    readonly isAdjustmentAllowed?: boolean;
    readonly data: Readonly<Record<string, unknown>>;
  };
  /** Further limits. */
  readonly rules?: readonly {
    /** Such as `expiry`, whose data is `{ timestamp }`. */
    readonly type: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
}

/** The methods by which a site is granted permissions, and gives them back. */
export const permissionMethods = {
  grant: { execution: 'wallet_requestExecutionPermissions', older: 'wallet_grantPermissions' },
  revoke: { execution: 'wallet_revokeExecutionPermission', older: 'wallet_revokePermissions' },
} as const satisfies Record<string, Record<PermissionDialect, string>>;

/** Today's types that an older wallet has by another name, and the names of their fields. */
const olderTypes: Readonly<Record<string, string>> = {
  'native-token-allowance': 'native-token-transfer',
  'erc20-token-allowance': 'erc20-token-transfer',
};

/**
 * `request` for a wallet that knows only the older method. `undefined` where that has no words for it: for periods,
 * streams, and rules other than the end.
 */
export function olderRequest(request: {
  readonly chainId: string;
  readonly account: string;
  readonly to: string;
  readonly type: string;
  readonly token?: string | undefined;
  readonly total?: bigint | undefined;
  readonly expiresAt?: number | undefined;
  readonly hasRules: boolean;
}): object | undefined {
  const { account, chainId, expiresAt, hasRules, to, token, total } = request;
  const type = Object.hasOwn(olderTypes, request.type) ? olderTypes[request.type] : undefined;
  // The older form requires an end.
  if (!type || total === undefined || expiresAt === undefined || hasRules) return undefined;
  return {
    chainId,
    address: account,
    expiry: expiresAt,
    signer: { type: 'account', data: { address: to } },
    permission: {
      type,
      data: { ...(token && { address: token }), allowance: `0x${total.toString(16)}` },
    },
    policies: [],
  };
}
