/** Solana's system program. */
export * from '@solana-program/system';
