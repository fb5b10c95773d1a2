import type { Hex } from './request-params';

/** The keys of a test wallet: each named, or counted off a mnemonic. */
export type TestKeys =
  { readonly privateKeys: readonly Hex[] } | { readonly mnemonic: string; readonly count: number };
