import { recordOf, textIn } from '../bytes/untrusted';
import type { Session } from '../session/session-keeper';
import { siteNameOf } from './social-names';
import { socialFailureOf, SocialRefusal } from './social-refusal';

/** How a login stands, as the service says. `back`: it needs the cookie of the browser that came back. */
export type SocialState =
  { readonly kind: 'waiting' | 'back' } | { readonly kind: 'done'; readonly session: Session };

/** What the service says of a login. @throws {@link SocialRefusal} where it has ended without a session. */
export function stateIn(said: unknown): SocialState {
  const answer = recordOf(said);
  const { reason, state } = answer;
  if (state === 'over') throw new SocialRefusal('over');
  if (state === 'failed') throw new SocialRefusal(socialFailureOf(reason));
  if (state === 'done') return { kind: 'done', session: sessionOf(answer) };
  return { kind: state === 'back' ? 'back' : 'waiting' };
}

function sessionOf(answer: Readonly<Record<string, unknown>>): Session {
  const { email, name, picture } = recordOf(answer['profile']);
  const social = {
    provider: siteNameOf(textIn(answer, 'provider')),
    ...(typeof name === 'string' && { name }),
    ...(typeof picture === 'string' && { picture }),
    ...(typeof email === 'string' && { email }),
  };
  // The address of a provider is shown, and is never the login by e-mail of the same address.
  return { handle: textIn(answer, 'session'), user: textIn(answer, 'user'), email: '', social };
}
