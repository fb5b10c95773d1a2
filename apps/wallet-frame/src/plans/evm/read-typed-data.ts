import type { Fact, Step } from '../../approval/reading';
import type { TypedData } from '../../signing/typed-data';
import { english, type Warning } from '../../texts/english';
import { dateOf } from '../amounts';
import type { ReadCall } from './read-call';
import { isUnlimited, type Token, tokenAmount } from './token';

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const MAX_FIELDS = 200;

type Fields = Readonly<Record<string, unknown>>;

/** Says what typed data allows (EIP-2612, DAI, Permit2), or lists every field of it. */
export async function readTypedData(
  { domain, message, primaryType, types }: TypedData,
  token: (address: string) => Promise<Token>,
): Promise<ReadCall> {
  const contract = domain['verifyingContract'];
  const permit = await permitIn(primaryType, message, contract, token);
  const facts: readonly Fact[] = [
    { label: 'type', value: primaryType },
    ...['name', 'verifyingContract'].flatMap((name) =>
      typeof domain[name] === 'string' ? [{ label: 'domain', value: domain[name] } as const] : [],
    ),
    ...fieldsIn(message, primaryType, types),
  ];
  const shown: Step = { title: 'data', facts: facts.slice(0, MAX_FIELDS) };
  const isWhole = facts.length <= MAX_FIELDS;
  const warnings: readonly Warning[] = [
    ...(permit?.warnings ?? []),
    ...(isWhole ? [] : (['unknown'] as const)),
  ];
  return {
    steps: permit ? [...permit.steps, shown] : [shown],
    warnings,
    isUnderstood: isWhole,
  };
}

/** Every value that is signed, by its path. Fields that no type names are not signed, and so are not shown. */
function fieldsIn(
  value: Fields,
  type: string,
  types: TypedData['types'],
  path = '',
): readonly Fact[] {
  return (types.get(type) ?? []).flatMap(({ name, type: own }) =>
    valuesIn(value[name], own, types, path === '' ? name : `${path}.${name}`),
  );
}

function valuesIn(
  value: unknown,
  type: string,
  types: TypedData['types'],
  path: string,
): readonly Fact[] {
  const [, entry] = /^(.+)\[\d*\]$/.exec(type) ?? [];
  if (entry !== undefined && Array.isArray(value)) {
    return value.flatMap((one: unknown, at) => valuesIn(one, entry, types, `${path}[${at}]`));
  }
  if (types.has(type) && typeof value === 'object' && value !== null) {
    return fieldsIn(value as Fields, type, types, path);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return [{ label: 'field', name: path, value: text }];
}

/** The kinds of permits, which are allowances without a transaction. */
async function permitIn(
  primaryType: string,
  message: Fields,
  contract: unknown,
  token: (address: string) => Promise<Token>,
): Promise<{ readonly steps: readonly Step[]; readonly warnings: readonly Warning[] } | undefined> {
  const { spender } = message;
  if (typeof spender !== 'string' || !ADDRESS.test(spender)) return undefined;
  const grants = grantsIn(primaryType, message, contract);
  if (!grants || grants.length === 0) return undefined;
  const steps: Step[] = [];
  let isAll = false;
  for (const { address, amount, until } of grants) {
    const isUnbounded = amount === undefined || isUnlimited(amount);
    isAll ||= isUnbounded;
    const shown = isUnbounded
      ? english.values.unlimited
      : tokenAmount(await token(address), amount);
    steps.push({
      title: 'permit',
      facts: [
        { label: 'amount', value: shown },
        { label: 'spender', value: spender },
        { label: 'token', value: address },
        {
          label: 'expires',
          value: (until === undefined ? undefined : dateOf(until)) ?? english.values.forever,
        },
      ],
    });
  }
  return { steps, warnings: isAll ? ['unlimited'] : [] };
}

interface Grant {
  readonly address: string;

  /** Absent where the allowance has no bound. */
  readonly amount?: bigint;
  readonly until?: bigint;
}

function grantsIn(
  primaryType: string,
  message: Fields,
  contract: unknown,
): readonly Grant[] | undefined {
  const { deadline, details, expiry, permitted, value } = message;
  switch (primaryType) {
    case 'Permit': {
      if (typeof contract !== 'string') return undefined;
      // DAI's permit has no amount: it allows everything, or nothing.
      const amount = value === undefined ? undefined : numberOf(value);
      return [grantOf(contract, amount, numberOf(deadline ?? expiry))];
    }
    case 'PermitSingle':
    case 'PermitBatch':
      return listOf(details).flatMap((one) =>
        typeof one['token'] === 'string'
          ? [grantOf(one['token'], numberOf(one['amount']), numberOf(one['expiration']))]
          : [],
      );
    case 'PermitTransferFrom':
    case 'PermitBatchTransferFrom':
    case 'PermitWitnessTransferFrom':
    case 'PermitBatchWitnessTransferFrom':
      return listOf(permitted).flatMap((one) =>
        typeof one['token'] === 'string'
          ? [grantOf(one['token'], numberOf(one['amount']), numberOf(deadline))]
          : [],
      );
    default:
      return undefined;
  }
}

function grantOf(address: string, amount?: bigint, until?: bigint): Grant {
  return {
    address,
    ...(amount !== undefined && { amount }),
    ...(until !== undefined && { until }),
  };
}

function listOf(value: unknown): readonly Fields[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one): one is Fields => typeof one === 'object' && one !== null);
}

function numberOf(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'string' && /^(?:\d{1,80}|0x[0-9a-f]{1,64})$/i.test(value)
    ? BigInt(value)
    : undefined;
}
