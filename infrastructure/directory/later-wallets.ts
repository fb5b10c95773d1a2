import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import wallets from './later-wallets.json' with { type: 'json' };

/** The wallets of the package's list that most visitors do not look for. */
export const laterWallets: readonly ListedWallet[] = wallets as readonly ListedWallet[];
