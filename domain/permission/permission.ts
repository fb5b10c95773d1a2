/** An amount of a token that may leave the account, and how fast. Amounts are in the token's base units. */
export interface SpendLimit {
  /** A limit of an amount. */
  readonly kind: 'spend';

  /** The standard's name of it, such as `erc20-token-periodic`. */
  readonly type: string;

  /** The token's contract. Absent for the native currency. */
  readonly token?: string;

  /** The most that may leave in all. Absent where the permission names no total. */
  readonly total?: bigint;

  /** The most that may leave in each period. */
  readonly period?: { readonly units: bigint; readonly seconds: number };

  /** What may leave at first, and how much more each second. */
  readonly stream?: { readonly initial: bigint; readonly perSecond: bigint };

  /** When it begins, in seconds since 1970. Absent: when it is granted. */
  readonly startsAt?: number;
}

/** What a permission allows. A type that the widget does not know is kept with its data, and warned about. */
export type PermissionLimit =
  | SpendLimit
  | {
      readonly kind: 'nfts';
      readonly type: string;

      /** The contract of the tokens. */
      readonly token: string;

      /** How many of each id may leave. */
      readonly amounts: readonly { readonly id: bigint; readonly units: bigint }[];
    }
  | {
      readonly kind: 'calls';
      readonly type: string;
      readonly contract: string;

      /** The functions that may be called. Empty: every function. */
      readonly functions: readonly string[];
    }
  /** Approvals of tokens may be taken back: nothing can leave. */
  | { readonly kind: 'removals'; readonly type: string }
  | { readonly kind: 'unknown'; readonly type: string; readonly data: string };

/** A restriction of a permission, besides its limits and its end. */
export type PermissionRule =
  | { readonly kind: 'payees' | 'redeemers'; readonly addresses: readonly string[] }
  | { readonly kind: 'calls'; readonly count: number }
  | { readonly kind: 'rate'; readonly count: number; readonly seconds: number }
  | { readonly kind: 'gas' | 'native'; readonly units: bigint }
  | { readonly kind: 'unknown'; readonly type: string; readonly data: string };

/** Who may use a permission. `wallet`: the wallet itself, for the site that is connected to it. */
export type PermissionHolder =
  | { readonly kind: 'account'; readonly address: string }
  | { readonly kind: 'keys'; readonly ids: readonly string[] }
  | { readonly kind: 'wallet' }
  | { readonly kind: 'unknown'; readonly type: string; readonly data: string };

/** One permission of ERC-7715, in fields of our own: a site asks for it, or a wallet granted it. */
export interface Permission {
  /** The number of the EVM chain, as a decimal text. */
  readonly chainReference: string;

  /** The account that it spends from, where the request or the answer names one. */
  readonly account?: string;
  /** Who may spend. */
  readonly holder: PermissionHolder;

  /** Never empty. */
  readonly limits: readonly [PermissionLimit, ...PermissionLimit[]];
  /** Further limits. */
  readonly rules: readonly PermissionRule[];

  /** When it ends, in seconds since 1970. Absent: never. */
  readonly expiresAt?: number;

  /** Why the site asks for it, in the site's own words, as plain text. */
  readonly reason?: string;
}

/** The two sets of methods that wallets know: today's of ERC-7715, and the older one. */
export type PermissionDialect = 'execution' | 'older';

/** A permission that a wallet granted. */
export interface GrantedPermission {
  /** The wallet's own name of it, with which it is used and revoked. */
  readonly context: string;
  /** The version of ERC-7715 that the wallet speaks. */
  readonly dialect: PermissionDialect;
  /** What may be spent. */
  readonly permission: Permission;

  /** When the widget saw it granted, in milliseconds since 1970. Absent where only the wallet knows of it. */
  readonly grantedAt?: number;

  /** Whether the wallet or the visitor made it narrower than the site asked. */
  readonly isAdjusted: boolean;

  /** Whether it allows more than the site asked: the widget refused it then, and the wallet may still honour it. */
  readonly isWider: boolean;
  /** Whether it has ended. */
  readonly isExpired: boolean;

  /** The wallet's own answer, as data: the site needs it to use the permission. */
  readonly answer: unknown;
}
