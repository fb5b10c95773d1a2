import { ActiveAccount } from '../../application/session/active-account';
import { Admission } from '../../application/siwx/admission';
import { FollowSignIn } from '../../application/siwx/follow-sign-in';
import { LeaveSignIn } from '../../application/siwx/leave-sign-in';
import { SignInProgress } from '../../application/siwx/sign-in-progress';
import { SiwxFeature } from '../../application/siwx/siwx-feature';
import { SiwxStore } from '../../application/siwx/siwx-store';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
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
  const loadSignIn = onceUntilFailure(async () => {
    const { signInWithWallet } = await import('./sign-in-with-wallet');
    return signInWithWallet({ ...own, progress });
  });
  // A download that fails is reported where the message is asked for.
  const prefetch = (): void => void loadSignIn().catch(() => {});
  const progress: SignInProgress = new SignInProgress({ ...own, prefetch });
  const leave = new LeaveSignIn({ ...own, progress });
  if (sessions.isRequired) {
    const { GuardProviders } = await import('../../application/siwx/guard-providers');
    const guards = new GuardProviders(parts);
    providers.guardWith((access) => guards.guard(access));
  }
  admission.start();
  new FollowSignIn({ ...own, leave, progress }).start();
  return new SiwxFeature({
    ...own,
    leave,
    loadAhead: onceUntilFailure(async () => {
      const { SignInAhead } = await import('../../application/siwx/sign-in-ahead');
      return new SignInAhead(own);
    }),
    loadSignIn,
    progress,
  });
}
