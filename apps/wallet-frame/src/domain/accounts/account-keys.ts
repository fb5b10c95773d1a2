import { secretFromSeed } from '@scure/sr25519';
import { spending, wipe } from '../bytes/wipe';
import { ed25519KeyAt, secp256k1KeyAt } from './derive';
import { seedOf, substrateSeedOf } from './entropy';

/** The accounts of one entropy. Bitcoin has one for payments and one for ordinals. */
export const accountKinds = ['evm', 'solana', 'payment', 'ordinals', 'sr25519'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Where wallets of the standards look for each account: BIP-44, SLIP-10 as Phantom uses it, BIP-84, BIP-86. */
export const accountPaths = {
  evm: "m/44'/60'/0'/0/0",
  solana: "m/44'/501'/0'/0'",
  payment: "m/84'/0'/0'/0/0",
  ordinals: "m/86'/0'/0'/0/0",
  // Substrate's wallets take the root key of the words: no path.
  sr25519: 'm',
} as const satisfies Readonly<Record<AccountKind, string>>;

const MINI_SECRET_BYTES = 32;

const derivations: Readonly<Record<AccountKind, (entropy: Uint8Array) => Promise<Uint8Array>>> = {
  evm: (entropy) => onSecp256k1(entropy, accountPaths.evm),
  payment: (entropy) => onSecp256k1(entropy, accountPaths.payment),
  ordinals: (entropy) => onSecp256k1(entropy, accountPaths.ordinals),
  solana: async (entropy) =>
    spending(await seedOf(entropy), (seed) => ed25519KeyAt(seed, accountPaths.solana)),
  sr25519: async (entropy) =>
    spending(await substrateSeedOf(entropy), (seed) => {
      const mini = seed.slice(0, MINI_SECRET_BYTES);
      const secret = secretFromSeed(mini);
      wipe(mini);
      return secret;
    }),
};

/** Lets `work` have the private key of one account, and wipes it when `work` has ended. */
export async function withKey<T>(
  entropy: Uint8Array,
  kind: AccountKind,
  work: (key: Uint8Array) => T | Promise<T>,
): Promise<T> {
  return spending(await derivations[kind](entropy), work);
}

async function onSecp256k1(entropy: Uint8Array, path: string): Promise<Uint8Array> {
  return spending(await seedOf(entropy), (seed) => secp256k1KeyAt(seed, path));
}
