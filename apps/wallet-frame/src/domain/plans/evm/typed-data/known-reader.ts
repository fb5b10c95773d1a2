import type { AskNode } from '../../ask-node';
import { checksumAddress } from '../../../accounts/evm-address';
import type { Fact, Step } from '../../../readings/reading';
import { encodedType, type TypedData } from '../../../signing/typed-data';
import type { Warning } from '../../../texts/english';
import { requestValues } from '../../../texts/request-values';
import { dateOf } from '../../amounts';
import type { ReadCallDeps } from '../read-call';
import { type Token, tokenAmount } from '../token';

/** What typed data is read with. */
export interface TypedDataDeps extends ReadCallDeps {
  /** The visitor's account. */
  readonly own: string;

  /** The number of the network. */
  readonly chainId: bigint;
  readonly node: AskNode;
}

/** Typed data of a known type for a contract of this network. */
export interface KnownData extends TypedDataDeps {
  readonly domain: TypedData['domain'];
  readonly message: Fields;

  /** The contract for which the data are. */
  readonly contract: string;
}

/** What typed data allows, in words. `undefined` where the words would not say all of it. */
export type ReadKnown = (
  data: KnownData,
) => Promise<
  { readonly steps: readonly Step[]; readonly warnings: readonly Warning[] } | undefined
>;

export type Fields = Readonly<Record<string, unknown>>;

/** A value that the types call a number. */
export function numberOf(value: unknown): bigint {
  return BigInt(value as bigint | number | string);
}

/** A value that the types call an address. */
export function addressOf(value: unknown): string {
  return checksumAddress(String(value).slice(2).toLowerCase());
}

export function isSameAddress(one: unknown, other: string): boolean {
  return String(one).toLowerCase() === other.toLowerCase();
}

/** The entries of a list, each of a type with fields. */
export function listOf(value: unknown): readonly Fields[] {
  return value as readonly Fields[];
}

export const fact = (label: Fact['label'], value: string): Fact => ({ label, value });

/** Until when something holds. No contract counts seconds beyond what a date can say. */
export function untilFact(seconds: bigint): Fact {
  return fact('expires', dateOf(seconds) ?? requestValues.forever);
}

/** An amount of a token with its contract. `undefined` where the contract does not say how it counts. */
export function amountText(token: Token, amount: bigint): string | undefined {
  if (token.decimals === undefined) return undefined;
  return `${tokenAmount(token, amount)} (${token.address})`;
}

/** Whether the domain has the fields of EIP-712 and no others, and names a contract. */
export function contractOf({ domain, types }: TypedData): string | undefined {
  const own = types.get('EIP712Domain') ?? [];
  const isStandard = own.every(({ name, type }) => DOMAIN[name] === type);
  const isOfNetwork = own.some(({ name }) => name === 'chainId');
  if (!isStandard || !isOfNetwork || !own.some(({ name }) => name === 'verifyingContract')) {
    return undefined;
  }
  return addressOf(domain['verifyingContract']);
}

const DOMAIN: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
};

/** The type by which a contract knows the data: with every name and type of its fields. */
export function typeOf({ primaryType, types }: TypedData): string {
  return encodedType(types, primaryType);
}
