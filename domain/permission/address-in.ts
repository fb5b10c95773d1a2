import { isEvmAddress, toChecksumAddress } from '../address/evm-address';

/** The EVM address `value` in its checksum's spelling; `undefined` where it is none with `0x`. */
export function addressIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('0x') && isEvmAddress(value)
    ? toChecksumAddress(value)
    : undefined;
}
