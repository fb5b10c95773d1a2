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
  /** The network. */
  readonly chainId: CaipNetworkId;
  /** The name of the network. */
  readonly network: string;
  /** The account that is spent from. */
  readonly account?: string;
  /** Who may spend. */
  readonly holder: PermissionHolder;
  /** How much may be spent. */
  readonly limits: readonly ShownLimit[];
  /** Further limits. */
  readonly rules: readonly ShownRule[];
  /** When it ends, in milliseconds since the Unix epoch. */
  readonly endsAtMs?: number;
  /** Why the site asks, in its own words. */
  readonly reason?: string;
  /** What the visitor should know. */
  readonly warnings: readonly (PermissionWarning | 'tokenUnknown')[];
}

/** A granted permission of the list. */
export interface ListedPermission {
  /** What the wallet granted. */
  readonly granted: GrantedPermission;
  /** The same in parts that a view shows. */
  readonly shown: ShownPermission;
}
