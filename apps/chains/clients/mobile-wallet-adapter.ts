/** The library by which a page asks Solana wallets on Android. */
export * from '@solana-mobile/mobile-wallet-adapter-protocol';
