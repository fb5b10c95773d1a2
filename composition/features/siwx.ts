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
  const { adapters, admitted, approvals, connections, disconnect, hostPage, navigation } = parts;
  const { networks, notices, options, ports, providers, scope, sessions: wallets } = parts;
  const sessions =
    ports.find(SiwxSessions) ?? (await siteSiwxSessions({ clock: ports.get(Clock), options }));
  const admission = new Admission({ admitted, connections, networks, scope, siwx: sessions });
  // The account that signs in: the other features have one only after that.
  const activeAccount = new ActiveAccount(parts);
  const store = new SiwxStore(sessions);
  const loadSignIn = onceUntilFailure(async () => {
    const { signInWithWallet } = await import('./sign-in-with-wallet');
    return signInWithWallet({
      activeAccount,
      adapters,
      admission,
      approvals,
      hostPage,
      navigation,
      notices,
      progress,
      scope,
      siwx: sessions,
    });
  });
  // A download that fails is reported where the message is asked for.
  const prefetch = (): void => void loadSignIn().catch(() => {});
  const progress: SignInProgress = new SignInProgress({
    activeAccount,
    approvals,
    navigation,
    prefetch,
    scope,
    store,
  });
  const leave = new LeaveSignIn({
    activeAccount,
    disconnect,
    navigation,
    progress,
    scope,
    siwx: sessions,
  });
  if (sessions.isRequired) {
    const { GuardProviders } = await import('../../application/siwx/guard-providers');
    const guards = new GuardProviders(parts);
    providers.guardWith((access) => guards.guard(access));
  }
  admission.start();
  new FollowSignIn({
    activeAccount,
    admission,
    leave,
    navigation,
    notices,
    progress,
    scope,
    sessions: wallets,
    siwx: sessions,
    store,
  }).start();
  return new SiwxFeature({
    leave,
    loadAhead: onceUntilFailure(async () => {
      const { SignInAhead } = await import('../../application/siwx/sign-in-ahead');
      return new SignInAhead({ adapters, hostPage, notices, scope, siwx: sessions });
    }),
    loadSignIn,
    progress,
    store,
  });
}
