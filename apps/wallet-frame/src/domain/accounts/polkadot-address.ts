import { hexToBytes } from '@noble/hashes/utils.js';
import type { Accounts } from './accounts';
import { ss58Address } from './ss58';

/** The address of the visitor on a network of Polkadot. */
export function polkadotAddress({ sr25519 }: Accounts, prefix?: number): string {
  return ss58Address(hexToBytes(sr25519.publicKey), prefix);
}
