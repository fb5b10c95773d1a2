import { ActiveAccount } from '../../application/session/active-account';
import { Admission } from '../../application/siwx/admission';
import { FollowSignIn } from '../../application/siwx/follow-sign-in';
import { GuardProviders } from '../../application/siwx/guard-providers';
import { LeaveSignIn } from '../../application/siwx/leave-sign-in';
import { SignInAhead } from '../../application/siwx/sign-in-ahead';
import { SignInMessages } from '../../application/siwx/sign-in-messages';
import { SignInWithWallet } from '../../application/siwx/sign-in-with-wallet';
import { SiwxFeature } from '../../application/siwx/siwx-feature';
import { SiwxStore } from '../../application/siwx/siwx-store';
import { siteSiwxSessions } from '../../infrastructure/siwx/site-siwx';
import { Clock } from '../../ports/clock';
import { SiwxSessions } from '../../ports/siwx-sessions';
import type { FeatureParts } from './shared';

/** Sign-in with a wallet's signature. */
export async function siwx(parts: FeatureParts): Promise<SiwxFeature> {
  const { options, ports, providers } = parts;
  const sessions =
    ports.find(SiwxSessions) ?? (await siteSiwxSessions({ clock: ports.get(Clock), options }));
  const admission = new Admission({ ...parts, siwx: sessions });
  const own = {
    ...parts,
    // The account that signs in: the other features have one only after that.
    activeAccount: new ActiveAccount(parts),
    admission,
    siwx: sessions,
    store: new SiwxStore(sessions),
  };
  const messages = new SignInMessages(own);
  const signIn = new SignInWithWallet({ ...own, messages });
  const leave = new LeaveSignIn({ ...own, signIn });
  const guards = new GuardProviders(parts);
  if (sessions.isRequired) providers.guardWith((access) => guards.guard(access));
  admission.start();
  new FollowSignIn({ ...own, leave, signIn }).start();
  return new SiwxFeature({ ahead: new SignInAhead(own), leave, signIn, store: own.store });
}
