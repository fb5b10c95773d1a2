import type { CaipNetworkId } from '../caip/caip-network-id';
import type { GrantedPermission, PermissionHolder } from './permission';
import type { PermissionWarning } from './permission-warnings';

/** A limit as a visitor reads it. Amounts are exact, with the token's symbol. */
export type ShownLimit =
  | {
      readonly kind: 'spend';
      readonly symbol: string;

      /** The token's contract. Absent for the native currency. */
      readonly token?: string;
      readonly total?: string;
      readonly period?: { readonly amount: string; readonly seconds: number };
      readonly stream?: { readonly initial?: string; readonly perDay: string };

      /** The most that can leave until the end, where that is less than the limit itself says. */
      readonly most?: string;
      readonly startsAtMs?: number;
      readonly isUnlimited: boolean;
    }
  | { readonly kind: 'nfts'; readonly token: string; readonly ids: readonly string[] }
  | { readonly kind: 'calls'; readonly contract: string; readonly functions: readonly string[] }
  | { readonly kind: 'removals' }
  | { readonly kind: 'unknown'; readonly type: string; readonly data: string };

/** A restriction as a visitor reads it. */
export type ShownRule =
  | { readonly kind: 'payees' | 'redeemers'; readonly addresses: readonly string[] }
  | { readonly kind: 'calls'; readonly count: number }
  | { readonly kind: 'rate'; readonly count: number; readonly seconds: number }
  | { readonly kind: 'gas' | 'native'; readonly amount: string }
  | { readonly kind: 'unknown'; readonly type: string; readonly data: string };

/** A permission as a visitor reads it. `tokenUnknown`: its contract does not say what its amounts are. */
export interface ShownPermission {
  readonly chainId: CaipNetworkId;
  readonly network: string;
  readonly account?: string;
  readonly holder: PermissionHolder;
  readonly limits: readonly ShownLimit[];
  readonly rules: readonly ShownRule[];
  readonly endsAtMs?: number;
  readonly reason?: string;
  readonly warnings: readonly (PermissionWarning | 'tokenUnknown')[];
}

/** A granted permission of the list. */
export interface ListedPermission {
  readonly granted: GrantedPermission;
  readonly shown: ShownPermission;
}
