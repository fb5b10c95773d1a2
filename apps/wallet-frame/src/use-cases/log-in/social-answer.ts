import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { Session, SocialProfile } from '../../domain/session/session';
import { siteNameOf } from './social-names';
import { socialFailureOf, SocialRefusal } from '../../domain/refusals/social-refusal';

/** A login whose browser the visitor has to let in. */
export interface AskedLogin {
  /** What the service knows it by from now on. */
  readonly flow: string;
  readonly social: SocialProfile;
}

/**
 * How a login stands, as the service says. `back`: it needs the cookie of the browser that came back. `device`: this browser is
 * new to the account, and has to be let in.
 */
export type SocialState =
  | { readonly kind: 'waiting' | 'back' }
  | { readonly kind: 'device'; readonly asked: AskedLogin }
  | { readonly kind: 'done'; readonly session: Session };

/** What the service says of a login. @throws {@link SocialRefusal} where it has ended without a session. */
export function stateIn(said: unknown): SocialState {
  const answer = recordOf(said);
  const { reason, state } = answer;
  if (state === 'over') throw new SocialRefusal('over');
  if (state === 'failed') throw new SocialRefusal(socialFailureOf(reason));
  if (state === 'done') return { kind: 'done', session: sessionOf(answer) };
  if (state === 'device') {
    return { kind: 'device', asked: { flow: textIn(answer, 'flow'), social: profileOf(answer) } };
  }
  return { kind: state === 'back' ? 'back' : 'waiting' };
}

function sessionOf(answer: Readonly<Record<string, unknown>>): Session {
  // The address of a provider is shown, and is never the login by e-mail of the same address.
  const [handle, user] = [textIn(answer, 'session'), textIn(answer, 'user')];
  return { handle, user, email: '', social: profileOf(answer) };
}

function profileOf(answer: Readonly<Record<string, unknown>>): SocialProfile {
  const { email, name, picture } = recordOf(answer['profile']);
  return {
    provider: siteNameOf(textIn(answer, 'provider')),
    ...(typeof name === 'string' && { name }),
    ...(typeof picture === 'string' && { picture }),
    ...(typeof email === 'string' && { email }),
  };
}
