import {
  DEEP_LINK_CHOICE_KEY,
  type DeepLinkChoice,
  parseDeepLinkChoice,
} from '../../domain/connection/deep-link-choice';
import { requestLink } from '../../domain/connection/wallet-link';
import type { HostPage } from '../../ports/host-page';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { SentRequest } from './paired-link';

export interface ReopenWalletAppDeps {
  readonly hostPage: HostPage;
  readonly storage: KeyValueStorage;
}

/** What a wallet answers by itself: nobody has to look at it for that. */
const unseenMethods: ReadonlySet<string> = new Set([
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'getAccountAddresses',
  'solana_getAccounts',
]);

/** Opens the app that the visitor chose for the code again, for a request that waits there. */
export function reopenWalletApp(
  { method, requestId, sessionTopic }: SentRequest,
  { hostPage, storage }: ReopenWalletAppDeps,
): void {
  const choice = choiceIn(storage);
  // Whoever has left the page already is in the wallet.
  if (!choice || unseenMethods.has(method) || !hostPage.isVisible()) return;
  const host = { ...hostPage.app(), isLoggingIn: false };
  hostPage.openLink(requestLink(choice, { requestId, sessionTopic }, host));
}

function choiceIn(storage: KeyValueStorage): DeepLinkChoice | undefined {
  try {
    return parseDeepLinkChoice(JSON.parse(storage.get(DEEP_LINK_CHOICE_KEY) ?? 'null'));
  } catch {
    return undefined; // Somebody else wrote it: as good as absent.
  }
}
