/** An account that a program of Solana is called with. */
export interface ProgramAccount {
  /** The account, in base58. */
  readonly address: string;
  /** Whether it signs. */
  readonly isSigner: boolean;
  /** Whether the program may change it. */
  readonly isWritable: boolean;
}

/** The part of a call that only programs of Solana have. */
export interface ProgramCall {
  /** In the order in which the program reads them. */
  readonly accounts: readonly ProgramAccount[];

  /** The lookup tables that shorten the transaction. */
  readonly lookupTables: readonly string[];

  /** The mint of what is given, and of what is received; absent for the chain's native currency. */
  readonly fromMint?: string;
  /** The mint of the token that comes back. */
  readonly toMint?: string;
}
