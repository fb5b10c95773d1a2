import type { ChainNamespace } from '../caip/chain-namespace';

/** Where a visitor adds a token by its contract: the other chains list all that an account holds themselves. */
export const addsTokens: Readonly<Record<ChainNamespace, boolean>> = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};
