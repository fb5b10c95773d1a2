import { addressIn } from './address-in';
import { attempt } from '../outside/attempt';
import { entriesOf, fieldOf, isUntrustedRecord, listOf, textOf } from '../outside/untrusted-record';
import { plainText } from '../text/plain-text';
import type { PermissionLimit, SpendLimit } from './permission';
import { quantityIn } from './quantity-in';

/** How many ids or functions of one limit are read. More of them are refused: a part must not stay unread. */
const ENTRIES_MAX = 50;
const FUNCTION_MAX = 120;

type Spend = Omit<SpendLimit, 'kind' | 'token' | 'type'>;

/** Reads the data of one type; `undefined` where it cannot be read. */
type ReadLimit = (
  data: unknown,
  type: string,
  policies: readonly unknown[],
) => PermissionLimit | undefined;

const readLimits: Readonly<Record<string, ReadLimit>> = {
  'native-token-periodic': native(periodIn),
  'native-token-stream': native(streamIn),
  'native-token-allowance': native(allowanceIn),
  'native-token-transfer': native(allowanceIn),
  'erc20-token-periodic': ofContract('tokenAddress', periodIn),
  'erc20-token-stream': ofContract('tokenAddress', streamIn),
  'erc20-token-allowance': ofContract('tokenAddress', allowanceIn),
  'erc20-token-transfer': ofContract('address', allowanceIn),
  'erc721-token-transfer': nfts,
  'erc721-token-allowance': nfts,
  'erc1155-token-transfer': nfts,
  'erc1155-token-allowance': nfts,
  'contract-call': calls,
  'erc20-token-revocation': removals,
  'token-approval-revocation': removals,
};

/**
 * Reads a limit of the type `type` from its `entry`: `unknown` for a type that is not known, `undefined` where its data
 * cannot be read.
 */
export function parseLimit(type: string, entry: unknown): PermissionLimit | 'unknown' | undefined {
  const read = Object.hasOwn(readLimits, type) ? readLimits[type] : undefined;
  if (!read) return 'unknown';
  return read(fieldOf(entry, 'data') ?? {}, type, listOf(entry, 'policies') ?? []);
}

function native(read: (data: unknown, policies: readonly unknown[]) => Spend | undefined) {
  return (data: unknown, type: string, policies: readonly unknown[]): SpendLimit | undefined => {
    const spend = read(data, policies);
    return spend && { kind: 'spend', type, ...spend };
  };
}

function ofContract(
  field: string,
  read: (data: unknown, policies: readonly unknown[]) => Spend | undefined,
) {
  return (data: unknown, type: string, policies: readonly unknown[]): SpendLimit | undefined => {
    const token = addressIn(fieldOf(data, field) ?? fieldOf(data, 'address'));
    const spend = read(data, policies);
    return token !== undefined && spend ? { kind: 'spend', type, token, ...spend } : undefined;
  };
}

function periodIn(data: unknown): Spend | undefined {
  const units = quantityIn(fieldOf(data, 'periodAmount'));
  const seconds = quantityIn(fieldOf(data, 'periodDuration'));
  const start = startIn(data);
  if (units === undefined || !seconds || seconds > BigInt(Number.MAX_SAFE_INTEGER))
    return undefined;
  return start && { period: { units, seconds: Number(seconds) }, ...start };
}

function streamIn(data: unknown): Spend | undefined {
  const perSecond = quantityIn(fieldOf(data, 'amountPerSecond'));
  const initial = quantityIn(fieldOf(data, 'initialAmount') ?? 0);
  const max = fieldOf(data, 'maxAmount') ?? undefined;
  const total = quantityIn(max);
  const start = startIn(data);
  const isRead = max === undefined || total !== undefined;
  if (perSecond === undefined || initial === undefined || !isRead) return undefined;
  return (
    start && { stream: { initial, perSecond }, ...(total !== undefined && { total }), ...start }
  );
}

/** An amount in all. In viem's form a policy has it; without one the limit names no total. */
function allowanceIn(data: unknown, policies: readonly unknown[]): Spend | undefined {
  const said = [fieldOf(data, 'allowanceAmount') ?? fieldOf(data, 'allowance')];
  for (const policy of policies) {
    if (textOf(policy, 'type') !== 'token-allowance') continue;
    said.push(fieldOf(fieldOf(policy, 'data'), 'allowance') ?? null);
  }
  const totals = said.filter((each) => each !== undefined).map(quantityIn);
  const start = startIn(data);
  if (totals.includes(undefined)) return undefined;
  const [total] = (totals as bigint[]).sort((one, other) => (one < other ? -1 : 1));
  return start && { ...(total !== undefined && { total }), ...start };
}

/** `undefined` where a start is named that cannot be read. */
function startIn(data: unknown): Pick<SpendLimit, 'startsAt'> | undefined {
  const start = fieldOf(data, 'startTime') ?? undefined;
  if (start === undefined) return {};
  const seconds = quantityIn(start);
  if (seconds === undefined || seconds > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return { startsAt: Number(seconds) };
}

function nfts(data: unknown, type: string): PermissionLimit | undefined {
  const token = addressIn(fieldOf(data, 'address') ?? fieldOf(data, 'tokenAddress'));
  const amounts = amountsIn(data);
  return token !== undefined && amounts ? { kind: 'nfts', type, token, amounts } : undefined;
}

function amountsIn(data: unknown) {
  const ids = entriesOf(fieldOf(data, 'tokenIds'), ENTRIES_MAX + 1);
  const allowances = fieldOf(data, 'allowances');
  const named: readonly (readonly [unknown, unknown])[] | undefined =
    ids?.map((id) => [id, 1] as const) ??
    (isUntrustedRecord(allowances)
      ? attempt(() => Object.keys(allowances).slice(0, ENTRIES_MAX + 1))?.map(
          (id) => [id, fieldOf(allowances, id)] as const,
        )
      : undefined);
  if (!named || named.length === 0 || named.length > ENTRIES_MAX) return undefined;
  const amounts = named.flatMap(([id, units]) => {
    const read = { id: idIn(id), units: quantityIn(units) };
    return read.id === undefined || read.units === undefined
      ? []
      : [{ id: read.id, units: read.units }];
  });
  return amounts.length === named.length ? amounts : undefined;
}

/** The id of a token: also in decimal digits, as the name of a field may be. */
function idIn(value: unknown): bigint | undefined {
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return quantityIn(BigInt(value));
  return quantityIn(value);
}

function calls(data: unknown, type: string): PermissionLimit | undefined {
  const contract = addressIn(fieldOf(data, 'address'));
  const listed = entriesOf(
    fieldOf(data, 'calls') ?? fieldOf(data, 'functions') ?? [],
    ENTRIES_MAX + 1,
  );
  if (contract === undefined || !listed || listed.length > ENTRIES_MAX) return undefined;
  const functions = listed.map((each) =>
    plainText(typeof each === 'string' ? each : (textOf(each, 'functionName') ?? ''), FUNCTION_MAX),
  );
  return functions.includes('') ? undefined : { kind: 'calls', type, contract, functions };
}

function removals(_data: unknown, type: string): PermissionLimit {
  return { kind: 'removals', type };
}
