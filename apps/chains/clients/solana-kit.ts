/** The newest client of Solana, for which we make signers. */
export * from '@solana/kit';
