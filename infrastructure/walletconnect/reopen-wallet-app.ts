import { type DeepLinkChoice, parseDeepLinkChoice } from '../../domain/wallet/deep-link-choice';
import { DEEP_LINK_CHOICE_KEY } from '../../domain/wallet/deep-link-choice-key';
import { requestLink } from '../../domain/wallet/wallet-link';
import type { HostPage } from '../../ports/host-page';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { SentRequest } from './paired-link';

export interface ReopenWalletAppDeps {
  readonly hostPage: HostPage;
  readonly storage: KeyValueStorage;
}

/** Methods that a wallet answers without the visitor. */
const unseenMethods: ReadonlySet<string> = new Set([
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'getAccountAddresses',
  'solana_getAccounts',
]);

/** Opens the paired app again, for a request that is pending there. */
export function reopenWalletApp(
  { method, requestId, sessionTopic }: SentRequest,
  { hostPage, storage }: ReopenWalletAppDeps,
): void {
  const choice = choiceIn(storage);
  // A visitor who has left the page is already in the wallet.
  if (!choice || unseenMethods.has(method) || !hostPage.isVisible()) return;
  const host = { ...hostPage.app(), isLoggingIn: false };
  hostPage.openLink(requestLink(choice, { requestId, sessionTopic }, host));
}

function choiceIn(storage: KeyValueStorage): DeepLinkChoice | undefined {
  try {
    return parseDeepLinkChoice(JSON.parse(storage.get(DEEP_LINK_CHOICE_KEY) ?? 'null'));
  } catch {
    return undefined; // Not written by the widget, so it counts as absent.
  }
}
