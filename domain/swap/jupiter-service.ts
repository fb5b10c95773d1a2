/** A service with the interface of Jupiter's Swap API (v1), which prepares exchanges on one Solana network. */
export interface JupiterService {
  /** Asked at `<url>/quote` and `<url>/swap-instructions`. */
  readonly url: string;

  /** The mints of the tokens that are offered beside the native currency. The chain says what they are called. */
  readonly mints: readonly string[];

  /** The program that exchanges may call. {@link JUPITER_PROGRAM} when absent. */
  readonly program?: string;
}

/** The aggregator program of Jupiter, version 6, on Solana's main network. */
export const JUPITER_PROGRAM = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
