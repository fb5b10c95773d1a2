import {
  booleanOf,
  entriesOf,
  fieldOf,
  numberOf,
  parseEach,
  textOf,
} from '../../domain/outside/untrusted-record';
import type { GrantedPermission } from '../../domain/permission/permission';
import { parseAnswer } from '../../domain/permission/permission-answers';
import { isExpired } from '../../domain/permission/permission-warnings';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';

/** How many permissions of one account are kept. The oldest makes room for the next. */
const KEPT_MAX = 50;

/** How many accounts have permissions that are kept. */
const ACCOUNTS_MAX = 20;

const PERMISSIONS = 'permissions';

export interface KeptPermissionsDeps {
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** The permissions that wallets granted on this device, by account, each with its chain. */
export class KeptPermissions {
  readonly #deps: KeptPermissionsDeps;

  constructor(deps: KeptPermissionsDeps) {
    this.#deps = deps;
  }

  /** Those of `address` on all chains, the latest first. What cannot be read any more is left out. */
  of(address: string): readonly GrantedPermission[] {
    const nowMs = this.#deps.scope.clock.now();
    return parseEach(this.#entries(address), (entry) => permissionIn(entry, nowMs));
  }

  add(address: string, granted: readonly GrantedPermission[]): void {
    const contexts = new Set(granted.map(({ context }) => context));
    const others = this.#entries(address).filter(
      (entry) => !contexts.has(textOf(entry, 'context') ?? ''),
    );
    this.#write(address, [...granted.map(entryOf), ...others].slice(0, KEPT_MAX));
  }

  remove(address: string, context: string): void {
    const left = this.#entries(address).filter((entry) => textOf(entry, 'context') !== context);
    this.#write(address, left);
  }

  #entries(address: string): readonly unknown[] {
    return entriesOf(fieldOf(this.#stored(), address.toLowerCase()), KEPT_MAX) ?? [];
  }

  #stored(): unknown {
    return this.#deps.stored.json(PERMISSIONS);
  }

  /** Reads the other accounts now, because another page may have written meanwhile. */
  #write(address: string, entries: readonly unknown[]): void {
    const own = address.toLowerCase();
    const stored = this.#stored();
    const others = Object.keys(typeof stored === 'object' && stored ? stored : {})
      .filter((name) => name !== own)
      .slice(0, ACCOUNTS_MAX - 1)
      .map((name) => [name, fieldOf(stored, name)] as const);
    const all = entries.length > 0 ? [[own, entries] as const, ...others] : others;
    this.#deps.stored.setJson(PERMISSIONS, Object.fromEntries(all));
  }
}

function entryOf(granted: GrantedPermission): object {
  const { answer, context, dialect, grantedAt, isAdjusted, isWider, permission } = granted;
  const { chainReference } = permission;
  return { context, dialect, chainReference, grantedAt, isAdjusted, isWider, answer };
}

function permissionIn(entry: unknown, nowMs: number): GrantedPermission | undefined {
  const chainReference = textOf(entry, 'chainReference') ?? '';
  const dialect = textOf(entry, 'dialect');
  const grantedAt = numberOf(entry, 'grantedAt');
  if (!/^\d{1,16}$/.test(chainReference)) return undefined;
  if (dialect !== 'execution' && dialect !== 'older') return undefined;
  const parsed = parseAnswer(fieldOf(entry, 'answer'), { chainReference, isLenient: true });
  if (!parsed.ok) return undefined;
  return {
    ...parsed.permission,
    dialect,
    isAdjusted: booleanOf(entry, 'isAdjusted') ?? false,
    isWider: booleanOf(entry, 'isWider') ?? false,
    isExpired: isExpired(parsed.permission.permission, nowMs),
    ...(grantedAt !== undefined && { grantedAt }),
  };
}
