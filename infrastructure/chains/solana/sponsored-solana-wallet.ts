import type { NamespaceKeys } from '../../../ports/namespace-keys';
import type { SolanaWallet } from '../../../ports/solana-wallet';
import { requestedSolanaWallet } from './requested-solana-wallet';

/** The embedded wallet: it is rather asked to send what it signs, because its operator may pay the fee of that. */
export function sponsoredSolanaWallet(keys: NamespaceKeys): SolanaWallet {
  return Object.assign(requestedSolanaWallet(keys), { isSponsored: true });
}

/** Whether it is one of {@link sponsoredSolanaWallet}. */
export function isSponsored(wallet: SolanaWallet): boolean {
  return 'isSponsored' in wallet;
}
