import { hexToBytes } from '@noble/hashes/utils.js';
import { checksumAddress } from '../../accounts/evm-address';
import type { Description, Fact } from '../../readings/reading';
import { encodedType, type TypedData } from '../../signing/typed-data';
import { requestValues } from '../../texts/request-values';
import type { Call, ReadCallDeps } from '../evm/read-call';
import { decodeArguments } from './decode-abi';
import type { Descriptor, FieldFormat } from './descriptor';
import { typedValue } from './typed-value';
import { type Value, valuesAt } from './value';
import { addressOf, written } from './write-value';

export interface DescribeDeps extends ReadCallDeps {
  readonly own: string;
}

const MAX_FACTS = 40;
const SELECTOR_DIGITS = 10;

/** A call in the words of the operator's descriptors. `undefined` where none of them fits all of its bytes. */
export async function describeCall(
  descriptors: readonly Descriptor[],
  { data, to = '', value }: Call,
  deps: DescribeDeps,
): Promise<Description | undefined> {
  const selector = data.slice(0, SELECTOR_DIGITS).toLowerCase();
  const container = containerOf(deps.own, to, value);
  for (const { calls = [], owner } of descriptors) {
    const format = calls.find((one) => one.selector === selector);
    if (!format) continue;
    const read = decoded(() =>
      decodeArguments(hexToBytes(data.slice(SELECTOR_DIGITS)), format.inputs),
    );
    if (!read) continue;
    const values = { container, root: read.value, rest: read.rest };
    return describe({ owner, ...format }, values, deps);
  }
  return undefined;
}

/** Typed data in the words of the operator's descriptors. */
export async function describeMessage(
  descriptors: readonly Descriptor[],
  { domain, message, primaryType, types }: TypedData,
  deps: DescribeDeps,
): Promise<Description | undefined> {
  const whole = encodedType(types, primaryType);
  const container = containerOf(deps.own, String(domain['verifyingContract']));
  for (const { domain: wished = {}, messages = [], owner } of descriptors) {
    const isDomain = Object.entries(wished).every(([name, value]) => domain[name] === value);
    const format = messages.find(
      ({ type }) => withoutSpaces(type) === withoutSpaces(whole) || type === primaryType,
    );
    const root = format && isDomain && decoded(() => typedValue(message, primaryType, types));
    if (format && root) return describe({ owner, ...format }, { container, root, rest: 0 }, deps);
  }
  return undefined;
}

interface DecodedValues {
  /** What is around the values: who sends, to which contract, with how much. */
  readonly container: Value;
  readonly root: Value;

  /** How many bytes no value has. */
  readonly rest: number;
}

interface Shown {
  readonly owner: string | undefined;
  readonly intent?: string;
  readonly fields: readonly FieldFormat[];
}

async function describe(
  { fields, intent, owner }: Shown,
  values: DecodedValues,
  deps: DescribeDeps,
): Promise<Description> {
  const facts: Fact[] = [];
  for (const field of fields) {
    for (const fact of await factsOf(field, values, deps)) {
      if (facts.length < MAX_FACTS) facts.push(fact);
    }
  }
  if (values.rest > 0) facts.push({ label: 'rest', value: requestValues.bytes(values.rest) });
  return {
    facts,
    ...(intent !== undefined && { intent }),
    ...(owner !== undefined && { owner }),
  };
}

async function factsOf(
  field: FieldFormat,
  values: DecodedValues,
  deps: DescribeDeps,
): Promise<readonly Fact[]> {
  const { label: name, path, value: constant } = field;
  if (path === undefined) return [{ label: 'field', name, value: constant ?? '' }];
  const facts: Fact[] = [];
  for (const { at, value } of valuesIn(values, path).slice(0, MAX_FACTS)) {
    const addressAt = (other: string): string | undefined => {
      const [found] = valuesIn(values, other, at);
      return found && addressOf(found.value);
    };
    facts.push({
      label: 'field',
      name,
      value: await written(value, field, {
        addressAt,
        native: deps.native,
        own: deps.own,
        token: deps.token,
      }),
    });
  }
  return facts;
}

function valuesIn({ container, root }: DecodedValues, path: string, at?: readonly number[]) {
  return path.startsWith('@.') ? valuesAt(container, path.slice(2), at) : valuesAt(root, path, at);
}

function containerOf(from: string, to: string, value = 0n): Value {
  const fields = new Map<string, Value>([
    ['from', { kind: 'address', value: from }],
    ['value', { kind: 'number', value }],
  ]);
  if (/^0x[0-9a-f]{40}$/i.test(to)) {
    fields.set('to', { kind: 'address', value: checksumAddress(to.slice(2).toLowerCase()) });
  }
  return { kind: 'struct', fields };
}

/** What the descriptor's types do not fit is not described. */
function decoded<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

function withoutSpaces(type: string): string {
  return type.replaceAll(', ', ',');
}
