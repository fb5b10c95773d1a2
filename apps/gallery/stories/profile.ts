import type { AuthUser } from '../../../domain/auth/auth-state';
import type { FakeWidget } from '../fake-widget';
import { withAuth } from './auth';
import type { Stories } from './story';

function visitor(user: AuthUser): FakeWidget {
  const widget = withAuth({ user });
  widget.setAccount({ connectorId: 'ID_AUTH' });
  return widget;
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c60" d="M0 0h8v8H0z"/></svg>',
)}`;

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
];
