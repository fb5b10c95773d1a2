/** Programs by their addresses. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111';
export const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';

export const LOOKUP_TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111';
export const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';

/** The token of the first token program that stands for lamports. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** The programs whose accounts hold tokens. */
export const tokenPrograms: readonly string[] = [TOKEN_PROGRAM, TOKEN_2022_PROGRAM];
