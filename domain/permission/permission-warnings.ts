import { isUnlimitedAllowance } from '../transaction/approval';
import type { Permission, PermissionLimit, SpendLimit } from './permission';

/**
 * Why a visitor should think twice.
 *
 * - `unlimited`: a limit is no limit, or lets out everything sooner or later.
 * - `noEnd`: it never ends, or not within {@link LONG_SECONDS}.
 * - `anyCall`: every function of a contract may be called.
 * - `notUnderstood`: a part has a type that the widget does not know.
 */
export type PermissionWarning = 'unlimited' | 'noEnd' | 'anyCall' | 'notUnderstood';

/** Ten years. */
const LONG_SECONDS = 10 * 365 * 86_400;

/** What speaks against `permission`, at `nowSeconds`. */
export function permissionWarnings(
  permission: Permission,
  nowSeconds: number,
): readonly PermissionWarning[] {
  const { expiresAt, holder, limits, rules } = permission;
  const isLong = expiresAt === undefined || expiresAt > nowSeconds + LONG_SECONDS;
  const isUnknown =
    holder.kind === 'unknown' ||
    limits.some(({ kind }) => kind === 'unknown') ||
    rules.some(({ kind }) => kind === 'unknown');
  const found: readonly (readonly [PermissionWarning, boolean])[] = [
    ['unlimited', limits.some(isUnlimited)],
    ['noEnd', isLong],
    ['anyCall', limits.some((each) => each.kind === 'calls' && each.functions.length === 0)],
    ['notUnderstood', isUnknown],
  ];
  return found.flatMap(([warning, applies]) => (applies ? [warning] : []));
}

/** Whether `permission` has ended at `nowMs`. */
export function isExpired({ expiresAt }: Permission, nowMs: number): boolean {
  return expiresAt !== undefined && expiresAt * 1000 <= nowMs;
}

/**
 * The most that can leave by `limit` until `expiresAt`, where it begins at `nowSeconds` unless it says otherwise.
 * `undefined` where there is no such amount.
 */
export function mostOf(
  { period, startsAt, stream, total }: SpendLimit,
  expiresAt: number | undefined,
  nowSeconds: number,
): bigint | undefined {
  const seconds =
    expiresAt === undefined ? undefined : Math.max(0, expiresAt - (startsAt ?? nowSeconds));
  const amounts = total === undefined ? [] : [total];
  if (seconds !== undefined && period) {
    amounts.push(period.units * BigInt(Math.ceil(seconds / period.seconds)));
  }
  if (seconds !== undefined && stream) {
    amounts.push(stream.initial + stream.perSecond * BigInt(seconds));
  }
  return amounts.reduce<bigint | undefined>(
    (least, each) => (least === undefined || each < least ? each : least),
    undefined,
  );
}

function isUnlimited(limit: PermissionLimit): boolean {
  if (limit.kind !== 'spend') return false;
  const { period, stream, total } = limit;
  const isHuge = [total, period?.units, stream?.initial, stream?.perSecond].some(
    (units) => units !== undefined && isUnlimitedAllowance(units),
  );
  return isHuge || (total === undefined && !period && !stream);
}
