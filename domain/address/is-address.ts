import type { CaipNetworkIdParts } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import { type AddressCheck, refuseAddress } from './address-check';
import { checkBitcoinAddress, isBitcoinAddress } from './bitcoin-address';
import { bitcoinNetworkOf, ss58PrefixOf } from './chain-address-rules';
import { checkEvmAddress, isEvmAddress } from './evm-address';
import {
  checkPolkadotAddress,
  GENERIC_SS58_PREFIX,
  isPolkadotAddress,
  spellPolkadotAddress,
} from './polkadot-address';
import { checkSolanaAddress, isSolanaAddress } from './solana-address';

const forms: { readonly [N in ChainNamespace]: (value: string) => boolean } = {
  bip122: isBitcoinAddress,
  eip155: isEvmAddress,
  polkadot: isPolkadotAddress,
  solana: isSolanaAddress,
};

/** Whether `value` has the form of an address of `namespace`. Enough to look something up. */
export function isAddress(value: string, namespace: ChainNamespace): boolean {
  return forms[namespace](value);
}

/**
 * Checks at the safe level that `value` is an address on one chain. Required before anything is sent
 * to it or it is stored as a receiver. Blanks around it are not part of it.
 *
 * On Polkadot the generic spelling (prefix 42) of an account is accepted too and answered in the
 * network's own; a chain whose prefix is not known takes any. A Bitcoin chain that is not known is
 * refused, because its addresses could be another chain's.
 */
export function checkAddress(value: string, chain: CaipNetworkIdParts): AddressCheck {
  const typed = value.trim();
  if (chain.namespace === 'eip155') return checkEvmAddress(typed);
  if (chain.namespace === 'solana') return checkSolanaAddress(typed);
  if (chain.namespace === 'polkadot') return checkOnPolkadot(typed, chain.chainReference);
  const network = bitcoinNetworkOf(chain.chainReference);
  const check = checkBitcoinAddress(typed, network);
  if (!check.ok) return check;
  return network ? { ok: true, address: check.address } : refuseAddress('network');
}

/** Whether two strings are the same account of `namespace`, however each is spelled. */
export function isSameAddress(one: string, other: string, namespace: ChainNamespace): boolean {
  const key = accountKey(one, namespace);
  return key !== undefined && key === accountKey(other, namespace);
}

function checkOnPolkadot(value: string, chainReference: string): AddressCheck {
  const prefix = ss58PrefixOf(chainReference);
  const check = checkPolkadotAddress(
    value,
    prefix === undefined ? undefined : [prefix, GENERIC_SS58_PREFIX],
  );
  if (!check.ok) return check;
  const address = spellPolkadotAddress(check.publicKey, prefix ?? check.prefix) ?? check.address;
  return { ok: true, address };
}

function accountKey(value: string, namespace: ChainNamespace): string | undefined {
  if (namespace === 'polkadot') {
    const check = checkPolkadotAddress(value);
    return check.ok ? check.publicKey.join() : undefined;
  }
  if (namespace === 'bip122') {
    const check = checkBitcoinAddress(value);
    return check.ok ? check.address : undefined;
  }
  if (!isAddress(value, namespace)) return undefined;
  return namespace === 'eip155' ? value.toLowerCase().replace(/^0x/, '') : value;
}
