import { newAccountProfile } from '../../../domain/account/account-profile';
import type { AccountType } from '../../../domain/account/account-type';
import type { AuthUser } from '../../../domain/auth/auth-state';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import type { FakeWidget } from '../fake-widget';
import { withAuth } from './auth';
import type { Stories } from './story';

function visitor(user: AuthUser): FakeWidget {
  const widget = withAuth({ user });
  widget.setAccount({ connectorId: EMBEDDED_WALLET_ID });
  return widget;
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c60" d="M0 0h8v8H0z"/></svg>',
)}`;

/** The embedded wallet, which has a smart account. */
function smart({
  hasFailed = false,
  isAtKey = true,
  isDeployed = false,
  type = 'smartAccount' as AccountType,
  types = ['eoa', 'smartAccount'] as readonly AccountType[],
}): FakeWidget {
  const widget = withAuth({
    smartAccountNetworks: [1],
    user: { email: 'ada@example.org', isSmartAccountDeployed: isDeployed },
  });
  widget.setAccount({ connectorId: EMBEDDED_WALLET_ID });
  widget.setFeature('account', {
    ...newAccountProfile(widget.options.defaultAccountTypes),
    accountType: type,
    accountTypes: types,
    isSmartAccountAtKey: isAtKey,
    ...(hasFailed && { typeChange: { status: 'failed', type: 'eoa' } }),
  });
  return widget;
}

export const profileStories: Stories = [
  {
    name: 'after a social login',
    widget: () =>
      visitor({ email: 'ada@example.org', picture, social: 'google', userName: 'Ada Lovelace' }),
  },
  { name: 'after a login by e-mail', widget: () => visitor({ email: 'ada@example.org' }) },
  {
    name: 'a provider of the operator',
    widget: () => visitor({ social: 'openid:keycloak', userName: 'A long name '.repeat(8).trim() }),
  },
  { name: 'without a name', widget: () => visitor({ social: 'apple' }) },
  { name: 'a smart account that is set up', widget: () => smart({ isDeployed: true }) },
  { name: 'a smart account of an address of its own', widget: () => smart({ isAtKey: false }) },
  { name: 'a key’s account with a smart one', widget: () => smart({ type: 'eoa' }) },
  { name: 'a smart account that could not be left', widget: () => smart({ hasFailed: true }) },
  { name: 'on a network without smart accounts', widget: () => smart({ type: 'eoa', types: [] }) },
];
