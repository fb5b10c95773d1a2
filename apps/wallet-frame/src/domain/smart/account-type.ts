/**
 * An account as the visitor has it: plain, or with a smart account's code. The address is the same, unless the network lacks
 * EIP-7702.
 */
export type AccountType = 'eoa' | 'smartAccount';
