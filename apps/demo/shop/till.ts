import type { ChainNamespace } from 'cleatkit';
import type { Print } from './prints';

/** Where the shop is paid on the chains of a namespace, and what a print costs there in whole coins. */
interface Till {
  readonly account: string;
  readonly prices: Readonly<Record<Print['size'], string>>;
}

/** The accounts are on the local chains of this demo. */
export const tills: { readonly [N in ChainNamespace]: Till } = {
  eip155: {
    account: '0x70295F41B770219db9A9E9B71E9B71222970f9d6',
    prices: { small: '0.02', large: '0.035' },
  },
  solana: {
    account: '7zCo9v5WkVcojsAUpn8EakwLEsqEwRuCkLnWsKrCYYQj',
    prices: { small: '0.4', large: '0.7' },
  },
  bip122: {
    account: 'bcrt1qg533h4r0txfhgk7ygclv5haft34l467ct3224s',
    prices: { small: '0.0006', large: '0.001' },
  },
  polkadot: {
    account: '14FgsjNpcphKCdboH7E97Ww39VVxJjZXMxkKe6b9cxZJNEyN',
    prices: { small: '9', large: '15' },
  },
};
