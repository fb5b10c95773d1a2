import { AccountFeature } from '../../application/account/account-feature';
import { ActiveAccount } from '../../application/session/active-account';
import type { FeatureParts } from './shared';

/** Names, pictures, account types and tabs of the account in use. */
export function account(parts: FeatureParts): AccountFeature {
  const { activeAccount, admitted, hiddenAmounts, identities, networks, options } = parts;
  const { scope, sessions, stored, widgetState } = parts;
  return new AccountFeature({
    account: { active: activeAccount, connected: new ActiveAccount(parts) },
    connections: admitted,
    hiddenAmounts,
    identities,
    networks,
    options,
    scope,
    sessions,
    stored,
    widgetState,
  });
}
