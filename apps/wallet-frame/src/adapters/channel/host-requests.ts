import { AccountAnswers } from './account-answers';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type {
  FrameAnswer,
  FrameHandlers,
  FrameRequestType,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { CodeEntry } from '../../use-cases/log-in/code-entry';
import { problemOf } from '../../domain/refusals/problem-of';
import { sayProblem } from '../../domain/texts/say-problem';
import { emailAddress } from '../../domain/service/email-address';
import type { EmailChange } from '../../use-cases/log-in/email-change';
import type { EmailLogin } from '../../use-cases/log-in/email-login';
import type { Sessions } from '../../use-cases/log-in/sessions';
import { visitorName } from '../../domain/session/session';
import type { SmartAccounts } from '../../use-cases/operations/smart-accounts';
import { returnUri } from '../../use-cases/log-in/social-links';
import type { SocialLogin } from '../../use-cases/log-in/social-login';
import type { SocialReturn } from '../../use-cases/log-in/social-return';
import { codeOfSite } from './code-of-site';
import type { AnswerRpc } from './answer-rpc';
import { caipOf, type Networks } from '../../domain/networks/networks';
import { optionalText, requiredText } from './payload';
import { shownRequests } from './shown-requests';
import type { SiteBudget } from '../../domain/limits/site-budget';
import type { VisitorWallets } from '../../ports/visitor-wallets';
import { within } from '../../domain/time/within';

export interface HostRequestsDeps {
  readonly budget: Pick<SiteBudget, 'spend'>;
  readonly emails: Pick<EmailChange, 'begin' | 'drop' | 'takeNew' | 'takeOld'>;
  readonly entry: Pick<CodeEntry, 'ask' | 'end' | 'restart'>;
  readonly login: Pick<EmailLogin, 'begin' | 'deviceApproved' | 'drop' | 'verify'>;

  /** Shows the logins that lead to the account, until the visitor closes them. */
  readonly logins: { readonly show: () => Promise<void> };
  readonly networks: Networks;
  readonly rpc: AnswerRpc;
  readonly sessions: Pick<Sessions, 'current' | 'end' | 'open' | 'resume'>;
  readonly socials: Pick<
    SocialLogin,
    'begin' | 'beginFarcaster' | 'beginInTab' | 'drop' | 'ended' | 'offered'
  > &
    Pick<SocialReturn, 'finish' | 'look'>;
  readonly smartAccounts: SmartAccounts;

  /** Whether the site may pass on a code that the visitor has typed into it. */
  readonly takesCodes: boolean;
  readonly wallets: VisitorWallets;

  readonly page: {
    /** The visitor has to see the frame, or no more. */
    readonly tell: (type: 'SHOW' | 'HIDE') => void;
    readonly setTheme: (payload: UntrustedPayload<'SYNC_THEME'>) => void;
    readonly reload: () => void;
  };
}

/** How long each of the two steps of signing out may ask the service: the site waits for three seconds. */
const LEAVE_MS = 1_200;

/** Answers each kind of request of the site. */
export class HostRequests {
  readonly #deps: HostRequestsDeps;
  readonly #account: AccountAnswers;

  /** How many logins wait for the visitor's code. */
  #logins = 0;

  constructor(deps: HostRequestsDeps) {
    this.#deps = deps;
    const { budget, networks, sessions, smartAccounts, wallets } = deps;
    this.#account = new AccountAnswers({ budget, networks, sessions, smartAccounts, wallets });
  }

  /** @throws {@link HostRefusal} with a text that the site may read. */
  async answer(
    type: FrameRequestType,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    try {
      if (shownRequests.has(type)) this.#demandTurn();
      return await Promise.resolve(this.#handlers[type](payload));
    } catch (error) {
      if (error instanceof HostRefusal) throw error;
      throw new HostRefusal(sayProblem(problemOf(error)));
    }
  }

  readonly #handlers: FrameHandlers = {
    CONNECT_EMAIL: (payload) => this.#connectEmail(emailAddress(requiredText(payload, 'email'))),
    CONNECT_DEVICE: async () => {
      await this.#deps.login.deviceApproved(); // The site asks again where that takes longer than it waits.
      return {};
    },
    CONNECT_OTP: (payload) => this.#connectOtp(codeOfSite(payload, this.#deps.takesCodes)),
    GET_SOCIAL_PROVIDERS: async () => ({ providers: await this.#deps.socials.offered() }),
    GET_SOCIAL_REDIRECT_URI: async (payload) => {
      const [provider, page] = [requiredText(payload, 'provider'), optionalText(payload, 'page')];
      const { socials } = this.#deps;
      return {
        uri: await (page === undefined
          ? socials.begin(provider)
          : socials.beginInTab(provider, page)),
      };
    },
    CONNECT_SOCIAL: async (payload) => {
      const { socials } = this.#deps;
      const isBack = optionalText(payload, 'uri') === returnUri();
      await (isBack ? socials.finish() : socials.ended()); // The wallet is open then.
      return this.#account.user(payload);
    },
    GET_SOCIAL_RETURN: async () => {
      try {
        const uri = await this.#deps.socials.look();
        return uri === undefined ? {} : { uri };
      } catch (error) {
        return { failure: sayProblem(problemOf(error)) };
      }
    },
    GET_FARCASTER_URI: async () => ({ url: await this.#deps.socials.beginFarcaster() }),
    CONNECT_FARCASTER: async () => {
      const { sessions, socials } = this.#deps;
      await socials.ended();
      return { userName: sessions.current ? visitorName(sessions.current) : '' };
    },
    IS_CONNECTED: async (payload) => ({
      isConnected: await this.#deps.sessions.resume(optionalText(payload, 'token')),
    }),
    GET_USER: (payload) => this.#account.user(payload),
    GET_CHAIN_ID: () => ({ chainId: this.#deps.networks.active }),
    SWITCH_NETWORK: (payload) => {
      const id = caipOf(requiredText(payload, 'chainId'));
      this.#deps.networks.use(id);
      return { chainId: id };
    },
    SIGN_OUT: () => this.#signOut(),
    RPC_REQUEST: (payload) => this.#deps.rpc.answer(payload),
    RPC_ABORT: () => {
      this.#deps.rpc.abort();
      return {};
    },
    SYNC_THEME: (payload) => {
      this.#deps.page.setTheme(payload);
      return {};
    },
    SYNC_DAPP_DATA: () => ({}), // Names of the site are claims: the frame shows its origin.
    UPDATE_EMAIL: (payload) =>
      this.#deps.emails.begin(emailAddress(requiredText(payload, 'email'))),
    UPDATE_EMAIL_PRIMARY_OTP: (payload) =>
      this.#deps.emails.takeOld(codeOfSite(payload, this.#deps.takesCodes)),
    UPDATE_EMAIL_SECONDARY_OTP: (payload) =>
      this.#deps.emails.takeNew(codeOfSite(payload, this.#deps.takesCodes)),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
      smartAccountEnabledNetworks: this.#deps.smartAccounts.chains,
    }),
    INIT_SMART_ACCOUNT: () => this.#account.smartAccount(),
    SET_PREFERRED_ACCOUNT: async (payload) => {
      const type = await this.#deps.smartAccounts.choose(payload.type);
      const { evm } = await this.#deps.wallets.current().accounts();
      const id = this.#deps.networks.active;
      return { type, address: await this.#deps.smartAccounts.addressOf(type, id, evm.address) };
    },
    GET_NAME_TICKET: async (payload) => ({
      ticket: await this.#deps.wallets.nameTicket(
        requiredText(payload, 'address'),
        requiredText(payload, 'name'),
      ),
    }),
    SHOW_KEYS: async () => {
      await this.#deps.wallets.showKeys();
      return {};
    },
    SHOW_LOGINS: async () => {
      await this.#deps.logins.show();
      return {};
    },
    RELOAD: () => {
      this.#deps.page.reload();
      return {};
    },
  };

  /** @throws {@link HostRefusal} where another request waits, or nothing is left of the budget. */
  #demandTurn(): void {
    const { budget, rpc } = this.#deps;
    budget.spend('request');
    if (!rpc.isWaiting && this.#logins === 0) return;
    throw new HostRefusal('Another request waits for the visitor', rpcCodes.resourceUnavailable);
  }

  async #connectEmail(email: string): Promise<FrameAnswer<'CONNECT_EMAIL'>> {
    const { entry, login, sessions, wallets } = this.#deps;
    if (sessions.current?.email === email) return { action: 'CONNECT' };
    entry.restart(email);
    wallets.expect();
    const { needsDevice } = await login.begin(email);
    return { action: needsDevice ? 'VERIFY_DEVICE' : 'VERIFY_OTP' };
  }

  async #connectOtp(code?: string): Promise<FrameAnswer<'CONNECT_OTP'>> {
    const { entry, login, page, sessions, wallets } = this.#deps;
    if (code === undefined) {
      page.tell('SHOW');
      this.#logins += 1;
      try {
        await sessions.open(await entry.ask());
        await wallets.welcome();
      } finally {
        this.#logins -= 1;
        page.tell('HIDE');
      }
      return {};
    }
    const outcome = await login.verify(code);
    if (outcome.kind === 'right') {
      await sessions.open(outcome.session);
      return {};
    }
    const { kind } = outcome;
    const isSpent = kind === 'wrong' && outcome.left === 0;
    if (kind === 'expired') throw new HostRefusal(sayProblem({ code: 'expired' }));
    const problem = isSpent
      ? ({ code: 'spent' } as const)
      : ({ code: 'wrong', count: outcome.left } as const);
    throw new HostRefusal(sayProblem(problem));
  }

  /** Offline it takes as long as the limits, and the session is over here. */
  async #signOut(): Promise<FrameAnswer<'SIGN_OUT'>> {
    const { emails, entry, login, rpc, sessions, socials, wallets } = this.#deps;
    emails.drop();
    socials.drop();
    entry.end();
    login.drop();
    await Promise.all([within(LEAVE_MS, rpc.forget()), within(LEAVE_MS, wallets.leave())]);
    await within(LEAVE_MS, sessions.end());
    return {};
  }
}
