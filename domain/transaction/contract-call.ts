import { checkEvmAddress } from '../address/evm-address';
import { textOf } from '../outside/outside-object';

/** A call of a contract, as a service prepared it for the wallet to sign. */
export interface ContractCall {
  readonly to: string;

  /** `0x` and an even number of hexadecimal digits. */
  readonly data: string;

  /** What is sent along, in base units of the chain's own currency. */
  readonly units: bigint;
}

const dataPattern = /^0x(?:[0-9a-fA-F]{2})*$/;
const unitsPattern = /^\d{1,78}$/;

/**
 * Reads a call as services write it: `to`, `data`, and `value` or `amount` in base units. Returns
 * `undefined` when one of them is missing or no such thing.
 */
export function parseContractCall(value: unknown): ContractCall | undefined {
  const to = checkEvmAddress(textOf(value, 'to') ?? '');
  const data = textOf(value, 'data') ?? '';
  const units = textOf(value, 'value') ?? textOf(value, 'amount') ?? '';
  if (!to.ok || !dataPattern.test(data) || !unitsPattern.test(units)) return undefined;
  return { to: to.address, data, units: BigInt(units) };
}
