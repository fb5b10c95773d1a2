import { answerWindow } from '../adapters/social/social-greeting';
import { approvalsInSession } from '../use-cases/approve/approvals-in-session';
import { composeRequests } from './compose-requests';
import { followPages } from './follow-pages';
import { planOfVisitor } from './plan-of-visitor';
import { showLogins } from './show-logins';
import type { FrameEvents } from '../../../../domain/frame-protocol/frame-events';
import { ApprovalQueue } from '../use-cases/approve/approval-queue';
import { Confirmation } from '../use-cases/approve/confirmation';
import type { WalletWindow } from '../use-cases/elsewhere/wallet-window';
import { CodeEntry } from '../use-cases/log-in/code-entry';
import { AnswerRpc } from '../adapters/channel/answer-rpc';
import type { HostRequests } from '../adapters/channel/host-requests';
import { Networks } from '../domain/networks/networks';
import { SiteBudget } from '../domain/limits/site-budget';
import { budgetStore } from '../adapters/storage/budget-store';
import { lazyBundleStore } from './lazy-bundle-store';
import { SentCalls } from '../domain/plans/sent-calls';
import type { ServiceCalls } from '../ports/service-calls';
import { LazyEmailChange } from '../use-cases/log-in/lazy-email-change';
import { EmailLogin } from '../use-cases/log-in/email-login';
import { Sessions } from '../use-cases/log-in/sessions';
import { sessionStore } from '../adapters/storage/session-store';
import { accountTypeStore } from '../adapters/storage/account-type-store';
import { LazyOperations } from './lazy-operations';
import { SmartAccounts } from '../use-cases/operations/smart-accounts';
import { OpenWallets } from '../use-cases/open/open-wallets';
import { pendingLogins } from '../adapters/storage/pending-logins';
import { LazySocialLogin } from '../use-cases/log-in/lazy-social-login';
import type { SocialStep } from '../use-cases/log-in/social-login';
import type { Screens } from '../domain/screens/screens';
import type { FrameSettings } from '../domain/networks/settings';
import { keyWorkers } from '../adapters/worker/key-workers';
import { passkeys } from '../adapters/browser/passkeys';
import type { SiteTheme } from '../adapters/browser/theme';
import { workInWorker } from '../adapters/worker/work-in-worker';

export interface ComposeFrameDeps {
  readonly calls: ServiceCalls;
  readonly screens: Screens;
  readonly settings: FrameSettings;

  /** The site that has the frame, as the browser names it. */
  readonly site: string;
  readonly startWorker: () => Worker;

  /** Whether the site may pass on a code that the visitor has typed into it. */
  readonly takesCodes?: boolean;
  readonly tell: <Type extends keyof FrameEvents>(type: Type, payload?: FrameEvents[Type]) => void;
  readonly page: {
    readonly setTheme: (theme: SiteTheme) => void;
    readonly reload: () => void;

    /** Tells the page of the site how far a social login is. */
    readonly tellSocial: (step: SocialStep) => void;
  };

  /** Opens the wallet's own window. Absent in that window. */
  readonly walletWindow?: WalletWindow;

  /** Whether the visitor approves and confirms in that window. */
  readonly approvesElsewhere?: boolean;
}

/** The connected parts that the page speaks to. */
export interface ComposedFrame {
  readonly requests: HostRequests;
  readonly approvals: ApprovalQueue;
  readonly wallets: OpenWallets;
}

const now = (): number => Date.now();

/** Connects the parts of the page for one site. Each is made with those above it alone. */
export function composeFrame(deps: ComposeFrameDeps): ComposedFrame {
  const { calls, walletWindow, page, screens, settings, site, startWorker, tell } = deps;
  const { approvesElsewhere = false, takesCodes = false } = deps;
  const budget = new SiteBudget({ now, store: budgetStore(site) });
  const doWork = workInWorker(startWorker);
  const networks = new Networks(settings.networks);
  const smartAccounts = new SmartAccounts({ networks, store: accountTypeStore(site) });
  const login = new EmailLogin({ calls, doWork, site, now });
  const entry = new CodeEntry({ login, screens, site });
  const sessions = new Sessions({ calls, site, store: sessionStore(site) });
  const check = (): void => void sessions.check().catch(() => undefined);
  calls.sessionOver.add(check);
  const signInAgain = async (): Promise<void> => {
    const ended = sessions.endedElsewhere;
    if (!ended) return;
    const again = await import('../use-cases/log-in/sign-in-again');
    await again.signInAgain({ ended, entry, login, screens, sessions, site, tell });
  };
  const confirmation = new Confirmation({
    isElsewhere: approvesElsewhere,
    screens,
    session: () => sessions.current,
    site,
    tell,
    ...(walletWindow && { walletWindow }),
  });
  const wallets = new OpenWallets({
    calls,
    confirmation,
    onSessionOver: check,
    passkeys,
    screens,
    service: settings.service,
    signInAgain,
    tell,
    workers: keyWorkers(startWorker, () => calls.trace(), screens.waits.begin),
    ...(walletWindow && { walletWindow }),
  });
  const socials = new LazySocialLogin({
    answerWindow,
    askForCookies: async () => document.requestStorageAccess(),
    calls,
    doWork,
    pending: pendingLogins(site, now),
    now,
    screens,
    site,
    tell,
    tellPage: page.tellSocial,
    welcome: async (session) => {
      tell('SHOW');
      try {
        await sessions.open(session);
        await wallets.welcome();
      } finally {
        tell('HIDE');
      }
    },
    ...(walletWindow && { walletWindow }),
  });
  const emails = new LazyEmailChange({
    calls,
    confirmation,
    doWork,
    prove: (act) => wallets.prove(act),
    screens,
    sessions,
    site,
    tell,
  });
  const sponsor = { calls, doWork, session: () => sessions.current?.handle };
  const operations = new LazyOperations(networks, site, sponsor);
  const sentCalls = new SentCalls((id) => operations.find(id), lazyBundleStore(networks, site));
  const approvals = new ApprovalQueue({
    approvesElsewhere,
    keys: () => wallets.current().keys,
    networkName: (id) => networks.find(id)?.name ?? id,
    plan: planOfVisitor({
      networks,
      operations,
      sentCalls,
      settings,
      site,
      smartAccounts,
      sponsor,
      wallets,
    }),
    screens,
    site,
    tell,
    ...(walletWindow && { walletWindow }),
  });
  followPages({ approvals, sessions, site, tell, wallets });
  const rpc = new AnswerRpc({
    approvals: approvalsInSession({ approvals, sessions, signInAgain }),
    budget,
    networks,
    operations,
    sentCalls,
    smartAccounts,
    wallets,
  });
  const logins = showLogins({
    calls,
    confirm: confirmation.again,
    doWork,
    screens,
    sessions,
    site,
    socials,
    wallets,
  });
  const requests = composeRequests({
    budget,
    emails,
    entry,
    login,
    logins,
    networks,
    page,
    rpc,
    sessions,
    smartAccounts,
    socials,
    takesCodes,
    tell,
    wallets,
  });
  return { requests, approvals, wallets };
}
