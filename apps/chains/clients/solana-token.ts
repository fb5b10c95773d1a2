/** Solana's token program. */
export * from '@solana-program/token';
