import type { Reading } from '../../domain/readings/reading';
import { digestOf } from '../../domain/signing/request-digest';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { WalletWindow } from '../elsewhere/wallet-window';

/** What an approval shows, and what is signed for it. */
export interface ShownRequest {
  readonly site: string;
  readonly account: string;
  readonly network: string;
  readonly reading: Reading;
  readonly requests: readonly object[];
}

/**
 * Has the visitor approve a request in the wallet's own window. `true` only where the window has approved what this page
 * would have shown: the hash of it decides.
 */
export async function approveElsewhere(
  walletWindow: Pick<WalletWindow, 'ask'>,
  shown: ShownRequest,
): Promise<boolean> {
  const { site, ...rest } = shown; // The window hears of the site from this page itself.
  const answer = recordOf(await walletWindow.ask('approve', { kind: 'approve', ...rest }));
  return answer['isApproved'] === true && textIn(answer, 'digest') === digestOf({ site, ...rest });
}
