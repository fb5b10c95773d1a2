import { isEvmAddress, toChecksumAddress } from '../../../domain/address/evm-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { entriesOf } from '../../../domain/outside/untrusted-record';

/** How many entries of a list of accounts are read. */
const ADDRESSES_MAX = 1000;

/**
 * The addresses in a wallet's answer or event, with their EIP-55 checksum and each once, out of the first
 * 1,000 entries. An entry that is no address is dropped, the others stay. `undefined` for an answer that is
 * no list, and for a list with entries of which none is an address.
 */
export function parseAddresses(value: unknown): readonly string[] | undefined {
  const entries = entriesOf(value, ADDRESSES_MAX);
  const addresses = entries?.filter(isAddress) ?? [];
  // An empty list shares no account; a list without a readable entry is ignored.
  if (!entries || (addresses.length === 0 && entries.length > 0)) return undefined;
  return [...new Set(addresses.map(toChecksumAddress))];
}

function isAddress(entry: unknown): entry is string {
  return typeof entry === 'string' && isEvmAddress(entry);
}

/**
 * The EIP-155 chain id in a wallet's answer or event, in decimal. The standard form is `0x` and hexadecimal
 * digits; decimal texts and numbers, which some wallets give, are accepted. `undefined` for the rest.
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
