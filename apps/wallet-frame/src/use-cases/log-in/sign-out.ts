import { within } from '../../domain/time/within';
import type { VisitorWallets } from '../../ports/visitor-wallets';
import type { CodeEntry } from './code-entry';
import type { EmailChange } from './email-change';
import type { EmailLogin } from './email-login';
import type { Sessions } from './sessions';
import type { SocialLogin } from './social-login';

export interface SignOutDeps {
  readonly emails: Pick<EmailChange, 'drop'>;
  readonly entry: Pick<CodeEntry, 'end'>;
  readonly login: Pick<EmailLogin, 'drop'>;

  /** What the visitor has sent, and what waits. */
  readonly rpc: { readonly forget: () => Promise<void> };
  readonly sessions: Pick<Sessions, 'end'>;
  readonly socials: Pick<SocialLogin, 'drop'>;
  readonly wallets: Pick<VisitorWallets, 'leave'>;
}

/** How long each of the two steps may ask the service: the site waits for three seconds. */
const LEAVE_MS = 1_200;

/** Signs the visitor out. Offline it takes as long as the limits, and the session is over here. */
export async function signOut({
  emails,
  entry,
  login,
  rpc,
  sessions,
  socials,
  wallets,
}: SignOutDeps): Promise<void> {
  emails.drop();
  socials.drop();
  entry.end();
  login.drop();
  await Promise.all([within(LEAVE_MS, rpc.forget()), within(LEAVE_MS, wallets.leave())]);
  await within(LEAVE_MS, sessions.end());
}
