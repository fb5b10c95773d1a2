import { bytesToHex } from '@noble/hashes/utils.js';
import { checksumAddress } from '../../accounts/evm-address';
import { requestValues } from '../../texts/request-values';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { dateOf } from '../amounts';
import { type Token, tokenAmount } from '../evm/token';
import type { FieldFormat } from './descriptor';
import type { Value } from './value';

export interface WriteDeps {
  readonly own: string;
  readonly native: { readonly symbol: string; readonly decimals: number };
  readonly token: (address: string) => Promise<Token>;

  /** An address at a path of the same request. */
  readonly addressAt: (path: string) => string | undefined;
}

const LONGEST = 300;
const SI: readonly (readonly [bigint, string])[] = [
  ...([
    [10n ** 12n, 'T'],
    [10n ** 9n, 'G'],
    [10n ** 6n, 'M'],
    [10n ** 3n, 'k'],
  ] as const),
];

/** A value as its format writes it. What does not fit the format is written as it is. */
export async function written(
  value: Value,
  { format, params }: FieldFormat,
  deps: WriteDeps,
): Promise<string> {
  if (format === 'addressName') return addressText(value, params, deps);
  if (format === 'enum') return params.values?.[plain(value)] ?? plain(value);
  if (value.kind !== 'number') return plain(value);
  const { value: number } = value;
  switch (format) {
    case 'amount':
      return `${signed(number, deps.native.decimals)} ${deps.native.symbol}`;
    case 'tokenAmount':
      return tokenText(number, params, deps);
    case 'nftName': {
      const collection = params.collection ?? pathAddress(params.collectionPath, deps);
      const item = requestValues.item(String(number));
      return collection === undefined ? item : `${item} (${collection})`;
    }
    case 'date':
      return (params.encoding === 'timestamp' ? dateOf(number) : undefined) ?? String(number);
    case 'duration':
      return durationText(number);
    case 'unit':
      return unitText(number, params);
    default:
      return String(number);
  }
}

/** A value without a format. */
function plain(value: Value): string {
  switch (value.kind) {
    case 'bytes':
      return cut(`0x${bytesToHex(value.value)}`);
    case 'text':
      return cut(value.value);
    case 'bool':
      return value.value ? requestValues.yes : requestValues.no;
    case 'list':
      return cut(value.items.map(plain).join(', '));
    case 'struct':
      return cut([...value.fields].map(([name, one]) => `${name}: ${plain(one)}`).join(', '));
    default:
      return String(value.value);
  }
}

function addressText(
  value: Value,
  { senderAddress = [] }: FieldFormat['params'],
  { own }: WriteDeps,
): string {
  const address = addressOf(value);
  if (address === undefined) return plain(value);
  const senders = [senderAddress].flat().map((one) => one.toLowerCase());
  return senders.includes(address.toLowerCase()) || address.toLowerCase() === own.toLowerCase()
    ? requestValues.yourAccount(address)
    : address;
}

/** An address, or the twenty bytes of one. */
export function addressOf(value: Value): string | undefined {
  if (value.kind === 'address') return value.value;
  return value.kind === 'bytes' && value.value.length === 20
    ? checksumAddress(bytesToHex(value.value))
    : undefined;
}

async function tokenText(
  amount: bigint,
  params: FieldFormat['params'],
  deps: WriteDeps,
): Promise<string> {
  const address = params.token ?? pathAddress(params.tokenPath, deps);
  if (address === undefined || !/^0x[0-9a-f]{40}$/i.test(address)) return String(amount);
  const native = [params.nativeCurrencyAddress ?? []].flat().map((one) => one.toLowerCase());
  const isNative = native.includes(address.toLowerCase());
  const { decimals, symbol } = deps.native;
  const token = isNative
    ? { address, decimals, symbol }
    : await deps.token(checksumAddress(address.slice(2).toLowerCase()));
  const { message, threshold } = params;
  const isAbove = threshold !== undefined && amount >= BigInt(threshold);
  const size = isAbove ? (message ?? requestValues.unlimited) : tokenAmount(token, amount);
  return isNative ? size : `${size} (${token.address})`;
}

function pathAddress(path: string | undefined, deps: WriteDeps): string | undefined {
  return path === undefined ? undefined : deps.addressAt(path);
}

function durationText(seconds: bigint): string {
  const two = (number: bigint): string => String(number).padStart(2, '0');
  if (seconds < 0n) return String(seconds);
  return `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`;
}

function unitText(
  number: bigint,
  { base = '', decimals = 0, prefix = false }: FieldFormat['params'],
): string {
  const one = 10n ** BigInt(decimals);
  const [size, sign] = (prefix && SI.find(([least]) => number >= least * one)) || [1n, ''];
  const digits = decimals + String(size).length - 1;
  return `${signed(number, digits)}${sign}${base}`;
}

function signed(number: bigint, decimals: number): string {
  return number < 0n ? `-${formatUnits(-number, decimals)}` : formatUnits(number, decimals);
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
