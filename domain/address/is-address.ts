import type { CaipNetworkIdParts } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import { type AddressCheck, refuseAddress } from './address-check';
import { checkBitcoinAddress, isBitcoinAddress } from './bitcoin-address';
import { bitcoinNetworkOf, ss58PrefixOf } from './chain-address-rules';
import { checkEvmAddress, isEvmAddress, toChecksumAddress } from './evm-address';
import {
  checkPolkadotAddress,
  GENERIC_SS58_PREFIX,
  isPolkadotAddress,
  spellPolkadotAddress,
} from './polkadot-address';
import { checkSolanaAddress, isSolanaAddress } from './solana-address';

/** How the addresses of one namespace are read. */
interface AddressRules {
  /** Whether a text has the form of an address. */
  readonly hasForm: (value: string) => boolean;

  /** Checks a text at the safe level, on the chain with this reference. */
  readonly check: (value: string, chainReference: string) => AddressCheck;

  /** Spells a text of the right form as it is spelled everywhere else. */
  readonly spell: (value: string) => string;

  /** A text that is equal for all spellings of one account; `undefined` for a text that is no address. */
  readonly keyOf: (value: string) => string | undefined;
}

const addressRules: { readonly [N in ChainNamespace]: AddressRules } = {
  bip122: { hasForm: isBitcoinAddress, check: checkOnBitcoin, spell: asWritten, keyOf: bitcoinKey },
  eip155: {
    hasForm: isEvmAddress,
    check: checkEvmAddress,
    spell: toChecksumAddress,
    keyOf: evmKey,
  },
  polkadot: {
    hasForm: isPolkadotAddress,
    check: checkOnPolkadot,
    spell: asWritten,
    keyOf: polkadotKey,
  },
  solana: {
    hasForm: isSolanaAddress,
    check: checkSolanaAddress,
    spell: asWritten,
    keyOf: solanaKey,
  },
};

/** Whether `value` has the form of an address of `namespace`. Sufficient for a lookup. */
export function isAddress(value: string, namespace: ChainNamespace): boolean {
  return addressRules[namespace].hasForm(value);
}

/**
 * Checks at the safe level that `value` is an address on one chain. Callers use it before they send to the
 * address or store it as a receiver. Ignores blanks around the address.
 *
 * On Polkadot, accepts the generic spelling (prefix 42) too and answers in the network's own; where the
 * prefix of the chain is not known, accepts any prefix. Refuses an unknown Bitcoin chain, because its
 * addresses could belong to another chain.
 */
export function checkAddress(value: string, chain: CaipNetworkIdParts): AddressCheck {
  return addressRules[chain.namespace].check(value.trim(), chain.chainReference);
}

/** `value` in the spelling that is used everywhere else; `undefined` unless it has the form of an address. */
export function spelledAddress(value: string, namespace: ChainNamespace): string | undefined {
  const { hasForm, spell } = addressRules[namespace];
  return hasForm(value) ? spell(value) : undefined;
}

/**
 * A text that is equal for all spellings of one account and for nothing else; `undefined` for a text that is
 * no address.
 */
export function accountKey(value: string, namespace: ChainNamespace): string | undefined {
  return addressRules[namespace].keyOf(value);
}

/** Whether two strings are the same account of `namespace`, however each is spelled. */
export function isSameAddress(one: string, other: string, namespace: ChainNamespace): boolean {
  const key = accountKey(one, namespace);
  return key !== undefined && key === accountKey(other, namespace);
}

function asWritten(value: string): string {
  return value;
}

function checkOnBitcoin(value: string, chainReference: string): AddressCheck {
  const network = bitcoinNetworkOf(chainReference);
  const check = checkBitcoinAddress(value, network);
  if (!check.ok) return check;
  return network ? { ok: true, address: check.address } : refuseAddress('network');
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

function bitcoinKey(value: string): string | undefined {
  const check = checkBitcoinAddress(value);
  return check.ok ? check.address : undefined;
}

function evmKey(value: string): string | undefined {
  return isEvmAddress(value) ? value.toLowerCase().replace(/^0x/, '') : undefined;
}

function polkadotKey(value: string): string | undefined {
  const check = checkPolkadotAddress(value);
  return check.ok ? check.publicKey.join() : undefined;
}

function solanaKey(value: string): string | undefined {
  return isSolanaAddress(value) ? value : undefined;
}
