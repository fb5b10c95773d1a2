import { isEvmAddress } from '../../../../domain/address/evm-address';
import { fieldOf, textOf } from '../../../../domain/outside/untrusted-record';
import type { ContractCall } from '../../../../domain/transaction/contract-call';

/** What the service quotes: the amount, and by which provider. */
export interface ServiceQuote {
  readonly provider: string;

  /** The contract that needs the allowance. Absent where the native currency is given. */
  readonly spender?: string;
  readonly toUnits: bigint;
}

export interface ServiceBuild extends ServiceQuote {
  readonly call: ContractCall;
  readonly feeUnits: bigint;
}

const UNITS = /^\d{1,78}$/;
const PROVIDER_LENGTH_MAX = 32;

/** Reads a quote: `none` where there is no liquidity, `undefined` where the answer cannot be read. */
export function parseQuote(answer: unknown): ServiceQuote | 'none' | undefined {
  if (fieldOf(answer, 'toAmount') === null) return 'none';
  const toUnits = unitsIn(answer, 'toAmount');
  const provider = textOf(answer, 'provider');
  const spender = textOf(answer, 'spender');
  const isRight =
    provider !== undefined &&
    provider.length <= PROVIDER_LENGTH_MAX &&
    (spender === undefined || isEvmAddress(spender));
  if (!isRight || !toUnits) return undefined;
  return { provider, toUnits, ...(spender !== undefined && { spender }) };
}

/** Reads a build, likewise. */
export function parseBuild(answer: unknown): ServiceBuild | 'none' | undefined {
  const quote = parseQuote(answer);
  if (quote === 'none' || quote === undefined) return quote;
  const call = fieldOf(answer, 'call');
  const to = textOf(call, 'to');
  const data = textOf(call, 'data');
  const units = unitsIn(call, 'value');
  const feeUnits = unitsIn(answer, 'feeAmount');
  if (to === undefined || data === undefined || units === undefined || feeUnits === undefined) {
    return undefined;
  }
  return { ...quote, call: { to, data, units }, feeUnits };
}

function unitsIn(value: unknown, name: string): bigint | undefined {
  const text = textOf(value, name);
  return text !== undefined && UNITS.test(text) ? BigInt(text) : undefined;
}
