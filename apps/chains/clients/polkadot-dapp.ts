/** The library by which most sites find Polkadot's wallets. It reads `window` when it is imported. */
export * from '@polkadot/extension-dapp';
