import { EmbeddedWalletAccounts } from '../../application/auth/embedded-wallet-accounts';
import { AuthFeature } from '../../application/auth/auth-feature';
import { AuthStore } from '../../application/auth/auth-store';
import { FinishLogin } from '../../application/auth/finish-login';
import { FollowSocialViews } from '../../application/auth/follow-social-views';
import { EmbeddedWalletLink } from '../../application/auth/embedded-wallet-link';
import { LogInByEmail } from '../../application/auth/log-in-by-email';
import { LogInSocially } from '../../application/auth/log-in-socially';
import { LoginCache } from '../../application/auth/login-cache';
import { OpenEmbeddedWallet } from '../../application/auth/open-embedded-wallet';
import { RpcApproval } from '../../application/auth/rpc-approval';
import { SignInWithinLogin } from '../../application/auth/sign-in-within-login';
import { SyncEmbeddedWallet } from '../../application/auth/sync-embedded-wallet';
import { UpdateEmail } from '../../application/auth/update-email';
import { BrowserLoginWindows } from '../../infrastructure/host/browser-login-windows';
import { AuthFrame } from '../../ports/auth-frame';
import { Clock } from '../../ports/clock';
import { LoginWindows } from '../../ports/login-window';
import { authAccess } from './auth-access';
import { bindFrame } from './auth-frame';
import type { FeatureParts } from './shared';

/** The embedded wallet: its logins, its session and the requests that its visitor approves. */
export function auth(parts: FeatureParts): AuthFeature {
  const { approvals, attempts, catalogue, connections, connectWallet, disconnect, features } =
    parts;
  const { hostPage, loadBalance, navigation, networks, notices, options, ports, scope } = parts;
  const { presented, sessions, stored, theme } = parts;
  if (!ports.has(AuthFrame)) bindFrame(parts);
  const frame = ports.get(AuthFrame, 'authFrameUrl');
  const hasPage = options.authFrameUrl !== undefined;
  const loginWindows =
    ports.find(LoginWindows) ?? (hasPage ? new BrowserLoginWindows(ports.get(Clock)) : undefined);
  const cache = new LoginCache(parts);
  const store = new AuthStore(cache.smartAccountNetworks);
  const link = new EmbeddedWalletLink({
    cache,
    frame,
    language: presented,
    notices,
    options,
    scope,
    store,
    theme,
  });
  const finishLogin = new FinishLogin({
    connectWallet,
    navigation,
    networks,
    sessions,
    store,
    stored,
  });
  const accounts = new EmbeddedWalletAccounts({ link, networks, options, scope });
  const approval = new RpcApproval({
    approvals,
    frame,
    link,
    loadBalance,
    navigation,
    networks,
    notices,
    scope,
  });
  const updateEmail = new UpdateEmail({ frame, link, navigation, notices, scope, urls: URL });
  const openSession = new OpenEmbeddedWallet({
    access: authAccess,
    accounts,
    approval,
    link,
    updateEmail,
  });
  const logInSocially = new LogInSocially({
    finishLogin,
    hostPage,
    link,
    loginWindows,
    navigation,
    notices,
    options,
    scope,
    signInWithinLogin: new SignInWithinLogin({ accounts, features, options, scope }),
    stored,
  });
  new FollowSocialViews({ connections, link, logInSocially, navigation, scope }).start();
  return new AuthFeature({
    approval,
    connections,
    disconnect,
    frame,
    link,
    logInByEmail: new LogInByEmail({
      finishLogin,
      frame,
      link,
      navigation,
      notices,
      scope,
      urls: URL,
    }),
    logInSocially,
    openSession,
    options,
    syncSession: new SyncEmbeddedWallet({
      attempts,
      catalogue,
      connections,
      link,
      navigation,
      networks,
      openSession,
      scope,
      sessions,
      stored,
    }),
    updateEmail,
  });
}
