import type { Hex } from './request-params';

/** The keys of a test wallet: given one by one, or derived from a mnemonic. */
export type TestKeys =
  { readonly privateKeys: readonly Hex[] } | { readonly mnemonic: string; readonly count: number };
