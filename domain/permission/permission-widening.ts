import type { Permission, PermissionLimit, PermissionRule, SpendLimit } from './permission';

/** In which respect a permission allows more than another one. */
export type Widening = 'chain' | 'account' | 'holder' | 'limit' | 'start' | 'end' | 'rules';

/** How much earlier than its request a permission may begin, where the request names no beginning. */
const START_SLACK_SECONDS = 86_400;

/** In which respects `granted` allows more than `asked`, which was asked at `atSeconds`. Empty: in none. */
export function widenings(
  asked: Permission,
  granted: Permission,
  atSeconds: number,
): readonly Widening[] {
  const isAccountOther =
    asked.account !== undefined &&
    granted.account !== undefined &&
    granted.account !== asked.account;
  const areLimitsWithin = areWithin(asked.limits, granted.limits, isLimitWithin);
  const areStartsWithin = areWithin(
    asked.limits,
    granted.limits,
    (one, other) => isLimitWithin(one, other) && !isEarlier(one, other, atSeconds),
  );
  const found: readonly (readonly [Widening, boolean])[] = [
    ['chain', granted.chainReference !== asked.chainReference],
    ['account', isAccountOther],
    ['holder', key(granted.holder) !== key(asked.holder)],
    ['limit', !areLimitsWithin],
    ['start', areLimitsWithin && !areStartsWithin],
    ['end', isLater(asked.expiresAt, granted.expiresAt)],
    ['rules', !asked.rules.every((rule) => granted.rules.some((each) => isRuleWithin(rule, each)))],
  ];
  return found.flatMap(([name, isWider]) => (isWider ? [name] : []));
}

/** Whether a permission that is not wider than the request differs from it. */
export function isNarrower(asked: Permission, granted: Permission, atSeconds: number): boolean {
  // A wallet fills in the account and the beginning: that narrows nothing.
  const inPlace = new Set<Widening>(['account', 'start']);
  return widenings(granted, asked, atSeconds).some((each) => !inPlace.has(each));
}

/**
 * Whether each limit `isWithin` one of the request, and no two the same one: together they would be more. Which one a limit
 * goes with may change, as long as each has one.
 */
function areWithin(
  asked: readonly PermissionLimit[],
  granted: readonly PermissionLimit[],
  isWithin: (asked: PermissionLimit, granted: PermissionLimit) => boolean,
): boolean {
  const takers = new Map<PermissionLimit, PermissionLimit>();
  const takes = (limit: PermissionLimit, seen: Set<PermissionLimit>): boolean =>
    asked.some((each) => {
      if (seen.has(each) || !isWithin(each, limit)) return false;
      seen.add(each);
      const taker = takers.get(each);
      if (taker && !takes(taker, seen)) return false;
      takers.set(each, limit);
      return true;
    });
  return granted.every((limit) => takes(limit, new Set()));
}

function isLimitWithin(asked: PermissionLimit, granted: PermissionLimit): boolean {
  if (asked.type !== granted.type) return false;
  if (asked.kind === 'spend' && granted.kind === 'spend') return isSpendWithin(asked, granted);
  if (asked.kind === 'nfts' && granted.kind === 'nfts') {
    const isHeld = granted.amounts.every(
      ({ id }) => unitsOf(granted.amounts, id) <= unitsOf(asked.amounts, id),
    );
    return granted.token === asked.token && isHeld;
  }
  if (asked.kind === 'calls' && granted.kind === 'calls') {
    const isAny = asked.functions.length === 0;
    const isNamed = granted.functions.length > 0;
    const areAsked = granted.functions.every((each) => asked.functions.includes(each));
    return granted.contract === asked.contract && (isAny || (isNamed && areAsked));
  }
  // Nothing is known about the data of other types: only the same data is within it.
  return key(asked) === key(granted);
}

/** How many of `id` may leave: an id may be named more than once. */
function unitsOf(amounts: readonly { readonly id: bigint; readonly units: bigint }[], id: bigint) {
  return amounts.reduce((sum, each) => (each.id === id ? sum + each.units : sum), 0n);
}

function isSpendWithin(asked: SpendLimit, granted: SpendLimit): boolean {
  if (granted.token !== asked.token) return false;
  if (asked.total !== undefined && isMore(asked.total, granted.total)) return false;
  const { period, stream } = granted;
  if (asked.period) {
    if (!period) return false;
    const isLess = period.units <= asked.period.units;
    // A shorter period comes more often.
    if (!isLess || period.seconds < asked.period.seconds) return false;
  }
  if (asked.stream) {
    if (!stream) return false;
    return stream.initial <= asked.stream.initial && stream.perSecond <= asked.stream.perSecond;
  }
  return true;
}

function isMore(asked: bigint, granted: bigint | undefined): boolean {
  return granted === undefined || granted > asked;
}

function isLater(asked: number | undefined, granted: number | undefined): boolean {
  return asked !== undefined && (granted === undefined || granted > asked);
}

/** An earlier beginning has had more periods, and a stream more time to fill. */
function isEarlier(asked: PermissionLimit, granted: PermissionLimit, atSeconds: number): boolean {
  if (asked.kind !== 'spend' || granted.kind !== 'spend') return false;
  const earliest = asked.startsAt ?? atSeconds - START_SLACK_SECONDS;
  return (granted.startsAt ?? atSeconds) < earliest;
}

function isRuleWithin(asked: PermissionRule, granted: PermissionRule): boolean {
  switch (asked.kind) {
    case 'payees':
    case 'redeemers':
      return (
        granted.kind === asked.kind &&
        granted.addresses.every((each) => asked.addresses.includes(each))
      );
    case 'calls':
      return granted.kind === 'calls' && granted.count <= asked.count;
    case 'rate':
      return (
        granted.kind === 'rate' && granted.count <= asked.count && granted.seconds >= asked.seconds
      );
    case 'gas':
    case 'native':
      return granted.kind === asked.kind && granted.units <= asked.units;
    case 'unknown':
      return key(asked) === key(granted);
  }
}

/** A text that two values share exactly where they are the same. */
function key(value: object): string {
  return JSON.stringify(
    Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each),
  );
}
