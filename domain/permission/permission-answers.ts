import { entriesOf, fieldOf, isUntrustedRecord, textOf } from '../outside/untrusted-record';
import { plainCopy } from '../outside/plain-copy';
import { parsePermission, type PermissionDefaults, type PermissionFault } from './parse-permission';
import type { Permission } from './permission';

/** How many permissions one request or answer may have. */
export const PERMISSIONS_MAX = 10;

/** How many permissions of a wallet's own list are read. */
const LISTED_MAX = 200;

/** The longest context that is read: a delegation of several caveats has a few thousand digits. */
const CONTEXT_MAX = 100_000;

/** A permission that a wallet's answer describes. */
export interface AnsweredPermission {
  readonly context: string;
  readonly permission: Permission;
  readonly answer: unknown;
}

/** Several permissions, or what is wrong with one of them. */
export type ParsedPermissions<Each> =
  | { readonly ok: true; readonly permissions: readonly Each[] }
  | { readonly ok: false; readonly fault: PermissionFault };

/** Reads the parameters of a request for permissions: a list of them, also as the first of the parameters. */
export function parseRequests(
  params: unknown,
  defaults: PermissionDefaults,
): ParsedPermissions<Permission> {
  return parseAll(flattened(params), (each) => parsePermission(each, defaults));
}

/** Reads a wallet's answer to a request for permissions. */
export function parseAnswers(
  answer: unknown,
  defaults: PermissionDefaults,
): ParsedPermissions<AnsweredPermission> {
  return parseAll(flattened(answer), (each) => parseAnswer(each, defaults));
}

/** Reads one permission that a wallet granted. */
export function parseAnswer(
  value: unknown,
  defaults: PermissionDefaults,
):
  | { readonly ok: true; readonly permission: AnsweredPermission }
  | { readonly ok: false; readonly fault: PermissionFault } {
  // Read once, so that no getter answers something else later.
  const answer = plainCopy(value);
  const context = contextIn(answer);
  if (context === '' || context.length > CONTEXT_MAX) return { ok: false, fault: 'context' };
  const parsed = parsePermission(answer, defaults);
  if (!parsed.ok) return parsed;
  return { ok: true, permission: { context, answer, permission: parsed.permission } };
}

/** A wallet's own list of what it granted. */
export interface ListedPermissions {
  /** Those that can be read, each once. */
  readonly permissions: readonly AnsweredPermission[];

  /** Of all its entries: one that cannot be read is granted, too. */
  readonly contexts: ReadonlySet<string>;
}

/** Reads a wallet's own list of what it granted. `undefined` for an answer that is no list. */
export function parseListed(
  answer: unknown,
  chainReference: string,
): ListedPermissions | undefined {
  const entries = entriesOf(answer);
  if (!entries) return undefined;
  const permissions = new Map<string, AnsweredPermission>();
  for (const entry of entries.slice(0, LISTED_MAX)) {
    const parsed = parseAnswer(entry, { chainReference, isLenient: true });
    if (!parsed.ok) continue;
    const { context } = parsed.permission;
    if (!permissions.has(context)) permissions.set(context, parsed.permission);
  }
  return { permissions: [...permissions.values()], contexts: new Set(entries.map(contextIn)) };
}

/** What the wallet calls a permission. Empty where it does not say. */
function contextIn(answer: unknown): string {
  return textOf(answer, 'context') ?? textOf(answer, 'permissionsContext') ?? '';
}

/** The types that a wallet grants on the chain, by its answer to `wallet_getSupportedExecutionPermissions`. */
export function supportedTypesIn(answer: unknown, chainReference: string): readonly string[] {
  if (!isUntrustedRecord(answer)) return [];
  const names = Object.keys(plainCopy(answer) as object);
  return names.slice(0, LISTED_MAX).filter((name) => {
    const chains = entriesOf(fieldOf(fieldOf(answer, name), 'chainIds'), LISTED_MAX);
    return chains?.some((chain) => isChain(chain, chainReference)) ?? false;
  });
}

/** The same by the answer to `wallet_getCapabilities`, for wallets of the older methods. */
export function olderTypesIn(answer: unknown, chainReference: string): readonly string[] {
  if (!isUntrustedRecord(answer)) return [];
  const names = Object.keys(plainCopy(answer) as object).slice(0, LISTED_MAX);
  const chain = names.find((name) => isChain(name, chainReference));
  const permissions = chain && fieldOf(fieldOf(answer, chain), 'permissions');
  if (!permissions || fieldOf(permissions, 'supported') !== true) return [];
  const types = entriesOf(fieldOf(permissions, 'permissionTypes'), LISTED_MAX) ?? [];
  return types.filter((each) => typeof each === 'string');
}

function isChain(value: unknown, chainReference: string): boolean {
  if (typeof value === 'number') return String(value) === chainReference;
  return (
    typeof value === 'string' &&
    /^0x[0-9a-f]{1,16}$/i.test(value) &&
    BigInt(value) === BigInt(chainReference)
  );
}

/** The entries of a list, of a list in a list, or the one value. */
function flattened(value: unknown): readonly unknown[] {
  const entries = entriesOf(value, PERMISSIONS_MAX + 1) ?? [value];
  const inner = entries.length === 1 ? entriesOf(entries[0], PERMISSIONS_MAX + 1) : undefined;
  return inner ?? entries;
}

function parseAll<Each>(
  entries: readonly unknown[],
  parse: (
    entry: unknown,
  ) =>
    | { readonly ok: true; readonly permission: Each }
    | { readonly ok: false; readonly fault: PermissionFault },
): ParsedPermissions<Each> {
  if (entries.length === 0 || entries.length > PERMISSIONS_MAX) return { ok: false, fault: 'form' };
  const permissions: Each[] = [];
  for (const entry of entries) {
    const parsed = parse(entry);
    if (!parsed.ok) return parsed;
    permissions.push(parsed.permission);
  }
  return { ok: true, permissions };
}
