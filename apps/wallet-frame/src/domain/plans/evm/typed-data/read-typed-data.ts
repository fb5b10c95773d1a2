import type { Fact, Step } from '../../../readings/reading';
import type { TypedData } from '../../../signing/typed-data';
import { requestValues } from '../../../texts/request-values';
import type { ReadCall } from '../read-call';
import { authorizations } from './authorizations';
import {
  contractOf,
  type Fields,
  type ReadKnown,
  type TypedDataDeps,
  typeOf,
} from './known-reader';
import { permits } from './permits';
import { safe } from './safe';
import { seaport } from './seaport';
import { numberHeld } from './number-held';
import { zeroEx } from './zero-ex';

const MAX_FIELDS = 200;

/** What is said in words, by the whole type. */
const known = new Map<string, ReadKnown>(
  [permits, authorizations, seaport, zeroEx, safe].flatMap((one) => Object.entries(one)),
);

/**
 * Lists every field of typed data, and says in words what the data of a known type allow. Nothing else is understood: a
 * name and a value do not say what a contract does with them.
 */
export async function readTypedData(data: TypedData, deps: TypedDataDeps): Promise<ReadCall> {
  const facts: readonly Fact[] = [
    { label: 'type', value: data.primaryType },
    ...domainFacts(data),
    ...fieldsIn(data.message, data.primaryType, data.types),
  ];
  const shown: Step = { title: 'data', facts: facts.slice(0, MAX_FIELDS) };
  const words = facts.length > MAX_FIELDS ? undefined : await wordsOf(data, deps);
  if (!words) return { steps: [shown], warnings: ['unknown'], isUnderstood: false };
  return { steps: [...words.steps, shown], warnings: words.warnings, isUnderstood: true };
}

async function wordsOf(data: TypedData, deps: TypedDataDeps): ReturnType<ReadKnown> {
  const contract = contractOf(data);
  const { domain, message } = data;
  if (contract === undefined) return undefined;
  return known.get(typeOf(data))?.({
    chainId: deps.chainId,
    contract,
    domain,
    message,
    native: deps.native,
    node: deps.node,
    own: deps.own,
    token: deps.token,
  });
}

/** The domain as it is signed, besides the network, which was compared. */
function domainFacts({ domain, types }: TypedData): readonly Fact[] {
  return (types.get('EIP712Domain') ?? [])
    .filter(({ name }) => name !== 'chainId')
    .flatMap(({ name, type }) =>
      valuesIn(domain[name], type, types, name).map(({ value }) => ({
        label: DOMAIN_LABELS[name] ?? 'domain',
        value,
      })),
    );
}

const DOMAIN_LABELS: Readonly<Record<string, Fact['label']>> = {
  verifyingContract: 'appContract',
  version: 'version',
  salt: 'salt',
};

/** Every value that is signed, by its path. Fields that no type names are not signed, and so are not shown. */
function fieldsIn(
  value: Fields,
  type: string,
  types: TypedData['types'],
  path = '',
): readonly Fact[] {
  if (type === 'EIP712Domain') return [];
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
    if (value.length === 0) return [{ label: 'field', name: path, value: requestValues.none }];
    return value.flatMap((one: unknown, at) => valuesIn(one, entry, types, `${path}[${at}]`));
  }
  if (types.has(type) && typeof value === 'object' && value !== null) {
    return fieldsIn(value as Fields, type, types, path);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const holds = /^u?int/.test(type) ? numberHeld(path, text) : undefined;
  return [{ label: 'field', name: path, value: text, ...(holds && { holds }) }];
}
