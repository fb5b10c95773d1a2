import { plainCopy } from '../outside/plain-copy';
import {
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  numberOf,
  parseEach,
  textOf,
} from '../outside/untrusted-record';
import { plainText } from '../text/plain-text';
import { addressIn } from './address-in';
import { parseLimit } from './parse-limit';
import type { Permission, PermissionHolder, PermissionLimit, PermissionRule } from './permission';
import { quantityIn } from './quantity-in';

/** How many limits and rules of one permission are read. More of them are refused: a part must not stay unread. */
const PARTS_MAX = 20;
const REASON_MAX = 300;
const DATA_MAX = 2000;
const TYPE_MAX = 60;

/** What a permission lacks, or has in a form that cannot be read. */
export type PermissionFault =
  'chainId' | 'from' | 'to' | 'permission' | 'rules' | 'expiry' | 'context' | 'form';

/** The result of {@link parsePermission}. */
export type ParsedPermission =
  | { readonly ok: true; readonly permission: Permission }
  | { readonly ok: false; readonly fault: PermissionFault };

/** What a permission has that does not name it itself. */
export interface PermissionDefaults {
  readonly chainReference: string;

  /** Whether a known type with data that cannot be read counts as one that is not known, so that it can be shown. */
  readonly isLenient?: boolean;
}

/**
 * Reads one permission of a request or of an answer, in any of the forms that ERC-7715 has had: today's with `to`,
 * `permission` and `rules`; the older one with `signer`, `expiry` and `policies`; and the oldest, which viem sends, with
 * several `permissions`.
 */
export function parsePermission(value: unknown, defaults: PermissionDefaults): ParsedPermission {
  if (!isUntrustedRecord(value)) return refuse('form');
  const chainReference = chainIn(fieldOf(value, 'chainId'), defaults.chainReference);
  if (chainReference === undefined) return refuse('chainId');
  const account = optionalAddress(fieldOf(value, 'from') ?? fieldOf(value, 'address'));
  if (account === null) return refuse('from');
  const holder = holderIn(value);
  if (!holder) return refuse('to');
  const entries = limitEntries(value);
  const limits = entries?.map((entry) => limitIn(entry, defaults.isLenient));
  const [first, ...others] = limits ?? [];
  if (!first || others.includes(undefined)) return refuse('permission');
  const rules = rulesIn(value);
  if (!rules) return refuse('rules');
  const expiresAt = expiryIn(value);
  if (expiresAt === null) return refuse('expiry');
  const reason = reasonIn(entries ?? []);
  return {
    ok: true,
    permission: {
      chainReference,
      holder,
      limits: [first, ...(others as PermissionLimit[])],
      rules,
      ...(account !== undefined && { account }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(reason && { reason }),
    },
  };
}

function refuse(fault: PermissionFault): ParsedPermission {
  return { ok: false, fault };
}

/** The chain's number as decimal text. `undefined` where it is none. */
function chainIn(value: unknown, fallback: string): string | undefined {
  if (value === undefined || value === null) return fallback;
  const id = quantityIn(value);
  return id !== undefined && id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER)
    ? String(id)
    : undefined;
}

/** An address; `undefined` where there is none, `null` where it cannot be read. */
function optionalAddress(value: unknown): string | undefined | null {
  return value === undefined || value === null ? undefined : (addressIn(value) ?? null);
}

function holderIn(value: unknown): PermissionHolder | undefined {
  const to = optionalAddress(fieldOf(value, 'to'));
  if (to) return { kind: 'account', address: to };
  if (to === null) return undefined;
  const signer = fieldOf(value, 'signer') ?? undefined;
  // viem leaves it out for an account of the wallet.
  if (signer === undefined) return fieldOf(value, 'permissions') ? { kind: 'wallet' } : undefined;
  const type = plainText(textOf(signer, 'type') ?? '', TYPE_MAX);
  const data = fieldOf(signer, 'data');
  switch (type) {
    case 'wallet':
      return { kind: 'wallet' };
    case 'account': {
      const address = addressIn(fieldOf(data, 'address') ?? fieldOf(data, 'id'));
      return address ? { kind: 'account', address } : undefined;
    }
    case 'key':
    case 'keys': {
      const ids = type === 'key' ? [fieldOf(data, 'id')] : (listOf(data, 'ids') ?? []);
      const texts = ids.filter((id) => typeof id === 'string' && id !== '') as string[];
      const isRead = texts.length > 0 && texts.length === ids.length && ids.length <= PARTS_MAX;
      return isRead ? { kind: 'keys', ids: texts.map((id) => plainText(id, DATA_MAX)) } : undefined;
    }
    case '':
      return undefined;
    default:
      return { kind: 'unknown', type, data: dataText(data) };
  }
}

function limitEntries(value: unknown): readonly unknown[] | undefined {
  const one = fieldOf(value, 'permission');
  if (isUntrustedRecord(one)) return [one];
  const several = fieldOf(value, 'grantedPermissions') ?? fieldOf(value, 'permissions');
  const entries = entriesOf(several, PARTS_MAX + 1);
  return entries && entries.length <= PARTS_MAX ? entries : undefined;
}

function limitIn(entry: unknown, isLenient = false): PermissionLimit | undefined {
  const type = plainText(textOf(entry, 'type') ?? '', TYPE_MAX);
  if (type === '') return undefined;
  const unknown = { kind: 'unknown', type, data: dataText(fieldOf(entry, 'data')) } as const;
  const limit = parseLimit(type, entry);
  if (limit === 'unknown') return unknown;
  return limit ?? (isLenient ? unknown : undefined);
}

/** The restrictions of both forms. `undefined` where one of a known type cannot be read. */
function rulesIn(value: unknown): readonly PermissionRule[] | undefined {
  const entries: unknown[] = [];
  for (const name of ['rules', 'policies']) {
    const field = fieldOf(value, name) ?? [];
    const some = entriesOf(field, PARTS_MAX + 1);
    if (!some || some.length > PARTS_MAX) return undefined;
    entries.push(...some);
  }
  // In viem's form each permission has policies of its own, which narrow the whole session here.
  for (const entry of limitEntries(value) ?? []) {
    const some = listOf(entry, 'policies', PARTS_MAX + 1) ?? [];
    if (some.length > PARTS_MAX) return undefined;
    entries.push(...some.filter((policy) => textOf(policy, 'type') !== 'token-allowance'));
  }
  const rules: PermissionRule[] = [];
  for (const entry of entries) {
    const type = plainText(textOf(entry, 'type') ?? '', TYPE_MAX);
    if (type === '') return undefined;
    if (type === 'expiry') continue;
    const rule = ruleIn(type, fieldOf(entry, 'data'));
    if (!rule) return undefined;
    rules.push(rule);
  }
  return rules;
}

function ruleIn(type: string, data: unknown): PermissionRule | undefined {
  switch (type) {
    case 'payee':
    case 'redeemer': {
      const listed = listOf(data, 'addresses', PARTS_MAX + 1) ?? [];
      const addresses = parseEach(listed, addressIn);
      const isRead = listed.length > 0 && listed.length <= PARTS_MAX;
      if (!isRead || addresses.length !== listed.length) return undefined;
      return { kind: type === 'payee' ? 'payees' : 'redeemers', addresses };
    }
    case 'call-limit': {
      const count = countIn(fieldOf(data, 'count'));
      return count === undefined ? undefined : { kind: 'calls', count };
    }
    case 'rate-limit': {
      const count = countIn(fieldOf(data, 'count'));
      const seconds = countIn(fieldOf(data, 'interval'));
      return count === undefined || !seconds ? undefined : { kind: 'rate', count, seconds };
    }
    case 'gas-limit': {
      const units = quantityIn(fieldOf(data, 'limit'));
      return units === undefined ? undefined : { kind: 'gas', units };
    }
    case 'spent-limit': {
      const units = quantityIn(fieldOf(data, 'allowance'));
      return units === undefined ? undefined : { kind: 'native', units };
    }
    default:
      return { kind: 'unknown', type, data: dataText(data) };
  }
}

/** The earliest end that it names; `undefined` where it names none, `null` where one cannot be read. */
function expiryIn(value: unknown): number | undefined | null {
  const ends = (listOf(value, 'rules', PARTS_MAX) ?? [])
    .filter((rule) => textOf(rule, 'type') === 'expiry')
    .map((rule) => fieldOf(fieldOf(rule, 'data'), 'timestamp'));
  const own = fieldOf(value, 'expiry');
  if (own !== undefined && own !== null) ends.push(own);
  const read = ends.map(countIn);
  if (read.includes(undefined)) return null;
  return read.length === 0 ? undefined : Math.min(...(read as number[]));
}

function countIn(value: unknown): number | undefined {
  const count = numberOf({ value }, 'value') ?? Number(quantityIn(value) ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function reasonIn(entries: readonly unknown[]): string {
  const reasons = entries.map((entry) => textOf(fieldOf(entry, 'data'), 'justification') ?? '');
  return plainText(reasons.join(' '), REASON_MAX);
}

/** Data of a type that is not known, as a visitor can read it. */
function dataText(data: unknown): string {
  const text = JSON.stringify(plainCopy(data), (_, each: unknown) =>
    typeof each === 'bigint' ? `${each}` : each,
  );
  return plainText(text ?? '', DATA_MAX);
}
