import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { getPublicKey } from '@scure/sr25519';
import { withKey } from './account-keys';
import { evmAddress } from './evm-address';

/** The accounts of one entropy, which hold no secret. Keys and scripts are in hex. */
export interface Accounts {
  readonly evm: { readonly address: string };
  readonly solana: { readonly address: string };
  readonly payment: { readonly publicKey: string };
  readonly ordinals: { readonly publicKey: string };
  readonly sr25519: { readonly publicKey: string };
}

/** The accounts of one entropy. */
export async function accountsOf(entropy: Uint8Array): Promise<Accounts> {
  const compressed = (key: Uint8Array): string => bytesToHex(secp256k1.getPublicKey(key, true));
  // Together: the browser stretches beside this thread.
  const [evm, solana, payment, ordinals, sr25519] = await Promise.all([
    withKey(entropy, 'evm', (key) => evmAddress(secp256k1.getPublicKey(key, false))),
    withKey(entropy, 'solana', (key) => base58.encode(ed25519.getPublicKey(key))),
    withKey(entropy, 'payment', compressed),
    withKey(entropy, 'ordinals', compressed),
    withKey(entropy, 'sr25519', (key) => bytesToHex(getPublicKey(key))),
  ]);
  return {
    evm: { address: evm },
    solana: { address: solana },
    payment: { publicKey: payment },
    ordinals: { publicKey: ordinals },
    sr25519: { publicKey: sr25519 },
  };
}
