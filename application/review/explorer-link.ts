import type { SnackbarLink } from '../../domain/messages/snackbar-link';
import { transactionPage } from '../../domain/network/account-page';
import type { Network } from '../../domain/network/network';

/** Where a message about the transaction `hash` leads. Nowhere where the network has no explorer, or the hash is not known. */
export function explorerLink(
  network: Network | undefined,
  hash: string | undefined,
): SnackbarLink | undefined {
  if (!network?.blockExplorers || hash === undefined) return undefined;
  const href = transactionPage(network, hash);
  return href === undefined ? undefined : { href, explorer: network.blockExplorers.default.name };
}
