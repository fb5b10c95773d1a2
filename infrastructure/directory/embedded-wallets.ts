import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import wallets from './default-wallets.json' with { type: 'json' };

/** The wallets that come with the package: well-known ones, with their own public details. */
export const embeddedWallets: readonly ListedWallet[] = wallets;
