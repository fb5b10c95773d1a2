import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { requestedEvmProvider } from '../../infrastructure/chains/eip155/requested-evm-provider';
import type { NamespaceKeys } from '../../ports/namespace-keys';
import type { WalletAccess } from '../../ports/wallet-connector';

type Access<N extends ChainNamespace> = (
  keys: NamespaceKeys,
) => Extract<WalletAccess, { readonly namespace: N }>;

/** What makes each namespace's wallet from the keys of the embedded wallet. */
const accessOn: { readonly [N in ChainNamespace]: () => Promise<Access<N>> } = {
  bip122: async () => {
    const { requestedBitcoinWallet } =
      await import('../../infrastructure/chains/bip122/requested-bitcoin-wallet');
    return (keys) => ({ namespace: 'bip122', provider: requestedBitcoinWallet(keys) });
  },
  eip155: () =>
    Promise.resolve((keys) => ({ namespace: 'eip155', provider: requestedEvmProvider(keys) })),
  polkadot: async () => {
    const { requestedPolkadotWallet } =
      await import('../../infrastructure/chains/polkadot/requested-polkadot-wallet');
    return (keys) => ({ namespace: 'polkadot', provider: requestedPolkadotWallet(keys) });
  },
  solana: async () => {
    const { sponsoredSolanaWallet } =
      await import('../../infrastructure/chains/solana/sponsored-solana-wallet');
    return (keys) => ({ namespace: 'solana', provider: sponsoredSolanaWallet(keys) });
  },
};

/** Downloads what makes the wallet of `namespace`. */
export function authAccess(
  namespace: ChainNamespace,
): Promise<(keys: NamespaceKeys) => WalletAccess> {
  return accessOn[namespace]();
}
