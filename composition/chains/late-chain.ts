import type { Chain } from './chain';

/** A chain whose parts, and how they are composed, are downloaded when they are first needed. */
export function lateChain(load: () => Promise<Chain>): Chain {
  return {
    adapter: async (parts) => (await load()).adapter(parts),
    wallets: async (parts) => (await load()).wallets(parts),
  };
}
