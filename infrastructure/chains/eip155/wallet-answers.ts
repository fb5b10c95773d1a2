import { isEvmAddress, toChecksumAddress } from '../../../domain/address/evm-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { attempt } from '../attempt';

/**
 * The addresses in a wallet's answer or event, with their EIP-55 checksum and each once. `undefined`
 * for anything that is not a list of addresses.
 */
export function parseAddresses(value: unknown): readonly string[] | undefined {
  return attempt(() => {
    if (!Array.isArray(value)) return undefined;
    const entries: readonly unknown[] = value;
    if (!entries.every(isAddress)) return undefined;
    return [...new Set(entries.map(toChecksumAddress))];
  });
}

function isAddress(entry: unknown): entry is string {
  return typeof entry === 'string' && isEvmAddress(entry);
}

/**
 * The EIP-155 chain id in a wallet's answer or event, in decimal. The standard says `0x` and hexadecimal
 * digits; decimal texts and numbers, which some wallets give, are understood. `undefined` for the rest.
 */
export function parseChainId(value: unknown): string | undefined {
  const isText = typeof value === 'string' && /^(?:0x[0-9a-f]+|[0-9]+)$/i.test(value);
  const chainId = isText || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(chainId) && chainId > 0 ? String(chainId) : undefined;
}

/** @throws `WALLET_RESPONSE_INVALID` */
export function expectAddresses(value: unknown, method: string): readonly string[] {
  const addresses = parseAddresses(value);
  if (addresses) return addresses;
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no list of addresses' });
}

/** @throws `WALLET_RESPONSE_INVALID` */
export function expectChainId(value: unknown, method: string): string {
  const chainId = parseChainId(value);
  if (chainId !== undefined) return chainId;
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no chain id' });
}
