import type { ChainNamespace } from '../../../domain/caip/chain-namespace';

/** A payment of a visitor on one namespace. */
export interface Payment {
  readonly chain: string;
  readonly wallet: string;
  readonly receiver: string;

  /** The amount, as a visitor types it and in base units. */
  readonly amount: string;
  readonly units: bigint;
}

/** Payments to receivers without a key, so that their balance is the sent amount. */
export const payments: { readonly [N in ChainNamespace]: Payment } = {
  eip155: {
    chain: 'Ethereum',
    wallet: 'Main Test Wallet',
    receiver: '0x000000000000000000000000000000000000dEaD',
    amount: '1.25',
    units: 1_250_000_000_000_000_000n,
  },
  solana: {
    chain: 'Solana',
    wallet: 'Sol Test Wallet',
    receiver: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
    amount: '1.5',
    units: 1_500_000_000n,
  },
  bip122: {
    chain: 'Bitcoin',
    wallet: 'Bit Test Wallet',
    receiver: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    amount: '0.00123456',
    units: 123_456n,
  },
  polkadot: {
    chain: 'Polkadot',
    wallet: 'Dot Test Wallet',
    receiver: '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy',
    amount: '5',
    units: 5_000_000_000_000n,
  },
};

/** What the accounts of the test wallets begin with, on the chains whose nodes fund none. */
export const FUNDS = { lamports: 10_000_000_000n, satoshi: 500_000 };
