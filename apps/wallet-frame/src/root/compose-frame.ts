import type { FrameEvents } from '../../../../domain/frame-protocol/frame-events';
import { ApprovalDesk } from '../use-cases/approve/approval-desk';
import { Confirmation } from '../use-cases/approve/confirmation';
import type { WindowDoor } from '../use-cases/elsewhere/window-door';
import { CodeEntry } from '../use-cases/log-in/code-entry';
import { nodeOf } from '../adapters/nodes/ask-node';
import { AnswerRpc } from '../adapters/channel/answer-rpc';
import { FrameDesk } from '../adapters/channel/frame-desk';
import { Networks } from '../domain/networks/networks';
import { SiteBudget } from '../domain/limits/site-budget';
import { budgetShelf } from '../adapters/storage/budget-shelf';
import { lazyBundleShelf } from '../adapters/storage/lazy-bundle-shelf';
import type { PlanContext } from '../domain/plans/plan-context';
import { planOf } from '../domain/plans/plan-of';
import { SentCalls } from '../domain/plans/sent-calls';
import type { ServiceCalls } from '../ports/service-calls';
import { LazyEmailChange } from '../use-cases/log-in/lazy-email-change';
import { EmailLogin } from '../use-cases/log-in/email-login';
import { SessionKeeper } from '../use-cases/log-in/session-keeper';
import type { Session } from '../domain/session/session';
import { sessionShelf } from '../adapters/storage/session-shelf';
import { SignedOut } from '../domain/refusals/signed-out';
import { accountTypeShelf } from '../adapters/storage/account-type-shelf';
import { LazyOperations } from './lazy-operations';
import { SmartAccounts } from '../use-cases/operations/smart-accounts';
import { OpenWallets } from '../use-cases/open/open-wallets';
import { leftLogins } from '../adapters/storage/left-logins';
import { LazySocialLogin } from '../use-cases/log-in/lazy-social-login';
import type { SocialStep } from '../use-cases/log-in/social-login';
import type { OfferedKit } from '../domain/vault/kit';
import type { PageAct } from '../domain/wallet-key/page-act';
import type { ActProof } from '../domain/wallet-key/wallet-act';
import type { Screens } from '../domain/screens/screens';
import type { FrameSettings } from '../domain/networks/settings';
import { SpareWorker } from '../adapters/worker/spare-worker';
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
  readonly door?: WindowDoor;

  /** Whether the visitor approves and confirms in that window. */
  readonly approvesElsewhere?: boolean;
}

/** The connected parts that the page speaks to. */
export interface ComposedFrame {
  readonly desk: FrameDesk;
  readonly approvals: ApprovalDesk;
  readonly wallets: OpenWallets;
}

/** What the pages of one site in one browser tell each other. */
type SessionNews = { readonly session: Session } | { readonly ended: string };

/** How the window of a login that is added opens. */
const POPUP = 'popup,width=460,height=720';

const now = (): number => Date.now();

/** Connects the parts of the page for one site. */
export function composeFrame(deps: ComposeFrameDeps): ComposedFrame {
  const { calls, door, page, screens, settings, site, startWorker, tell } = deps;
  const { approvesElsewhere = false, takesCodes = false } = deps;
  const budget = new SiteBudget({ now, shelf: budgetShelf(site) });
  const doWork = workInWorker(startWorker);
  const workers = new SpareWorker(startWorker);
  const networks = new Networks(settings.networks);
  const smartAccounts = new SmartAccounts({ networks, shelf: accountTypeShelf(site) });
  const confirmation = new Confirmation({
    isElsewhere: approvesElsewhere,
    screens,
    site,
    tell,
    ...(door && { door }),
    session: () => sessions.current,
  });
  const confirm = confirmation.again;
  const prove = (act: PageAct): Promise<ActProof> => wallets.prove(act);
  const check = (): void => void sessions.check().catch(() => undefined);
  calls.sessionOver.add(check);
  const again = async (): Promise<void> => {
    const ended = sessions.endedElsewhere;
    if (!ended) return;
    const { signInAgain } = await import('../use-cases/log-in/sign-in-again');
    await signInAgain({ ended, entry, login, screens, sessions, site, tell });
  };
  const wallets = new OpenWallets({
    service: settings.service,
    calls,
    confirmation,
    workers,
    screens,
    tell,
    manageLogins: async (session) => {
      const { manageLogins } = await import('../use-cases/account/manage-logins');
      const offered = () => socials.offered();
      const openWindow = () => window.open(`${location.origin}/#social`, '_blank', POPUP) !== null;
      const manageDevices = async (): Promise<void> => {
        const flow = await import('../use-cases/account/manage-devices');
        await flow.manageDevices({ calls, confirm, prove, screens, session });
      };
      const lead = async (kit: OfferedKit, id: string): Promise<void> => {
        const { leadLogin } = await import('../use-cases/open/lead-login');
        await leadLogin({ calls, session, sessions, wallets }, kit, id);
      };
      const parts = {
        calls,
        confirm,
        doWork,
        lead,
        manageDevices,
        now,
        offered,
        openWindow,
        prove,
      };
      await manageLogins({ ...parts, screens, session, site });
    },
    ...(door && { door }),
    onSessionOver: check,
    signInAgain: again,
  });
  const pages = new BroadcastChannel(`cleat-session:${site}`);
  let current: Session | undefined;
  const sessions = new SessionKeeper({
    calls,
    site,
    shelf: sessionShelf(site),
    onChange: (session) => {
      const ended = current;
      current = session;
      wallets.follow(session);
      if (session) tell('SESSION_UPDATE', { token: session.handle });
      const news: SessionNews | undefined = session ? { session } : ended && { ended: ended.user };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a channel of this origin.
      if (news) pages.postMessage(news);
    },
  });
  // The handle before lasts a minute, in which the other pages of the site hear of the next.
  pages.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
    if ('ended' in data) {
      if (sessions.current?.user === data.ended) approvals.abort();
      return sessions.followEnd(data.ended);
    }
    sessions.follow(data.session);
    return wallets.follow(sessions.current);
  });
  const login = new EmailLogin({ calls, doWork, site, now });
  const entry = new CodeEntry({ login, screens, site });
  const socials = new LazySocialLogin({
    calls,
    doWork,
    screens,
    site,
    now,
    tell,
    tellPage: page.tellSocial,
    askForCookies: async () => document.requestStorageAccess(),
    ...(door && { door }),
    left: leftLogins(site, now),
    welcome: async (session) => {
      tell('SHOW');
      try {
        await sessions.open(session);
        await wallets.welcome();
      } finally {
        tell('HIDE');
      }
    },
  });
  const emails = new LazyEmailChange({
    calls,
    confirmation,
    doWork,
    prove,
    screens,
    sessions,
    site,
    tell,
  });
  const operations = new LazyOperations(networks, site);
  const shelf = lazyBundleShelf(networks, site);
  const sentCalls = new SentCalls((id) => operations.find(id), shelf);
  const approvals = new ApprovalDesk({
    keys: () => wallets.current().keys,
    networkName: (id) => networks.find(id)?.name ?? id,
    plan: async (request) => {
      const own = await wallets.current().accounts();
      const network = networks.find(request.chain);
      const node = nodeOf(network);
      const { descriptors } = settings;
      const type = await smartAccounts.typeOn(request.chain);
      const isSmart = type === 'smartAccount';
      const address = await smartAccounts.addressOf(type, request.chain, own.evm.address);
      const isContract = isSmart && smartAccounts.isContractOn(request.chain);
      const context: PlanContext = {
        accounts: { ...own, evm: { address } },
        network,
        node,
        sentCalls,
        site,
        ...(isContract && { owner: own.evm.address }),
        ...(isSmart && {
          smartAccount: async (bundle) => {
            const { accountBundle } = await import('../domain/smart/account-bundle');
            return accountBundle(bundle, context, operations);
          },
        }),
        ...(descriptors && {
          descriptors: async (reference, contract) => {
            const { descriptorsOf } = await import('../adapters/nodes/find-descriptors');
            return descriptorsOf(descriptors, reference, contract);
          },
        }),
      };
      return planOf(request, context);
    },
    approvesElsewhere,
    screens,
    site,
    tell,
    ...(door && { door }),
  });
  const rpc = new AnswerRpc({
    approvals: {
      abort: () => approvals.abort(),
      approve: async (request) => {
        await again();
        try {
          return await approvals.approve(request);
        } catch (error) {
          if (!(error instanceof SignedOut)) throw error;
          await sessions.check();
          await again(); // Nothing was signed, so the visitor is asked once more.
          return approvals.approve(request);
        }
      },
    },
    budget,
    networks,
    operations,
    sentCalls,
    smartAccounts,
    wallets,
  });
  const parts = { emails, entry, login, networks, rpc, sessions, smartAccounts, socials, wallets };
  const desk = new FrameDesk({ ...parts, budget, takesCodes, page: { ...page, tell } });
  return { desk, approvals, wallets };
}
