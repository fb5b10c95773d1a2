import type {
  FrameHandlers,
  FrameRequestType,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import type { SiteBudget } from '../../domain/limits/site-budget';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { problemOf } from '../../domain/refusals/problem-of';
import { sayProblem } from '../../domain/texts/say-problem';
import type { VisitorWallets } from '../../ports/visitor-wallets';
import type { AccountAnswers } from './account-answers';
import type { AnswerRpc } from './answer-rpc';
import { demandTurn } from './demand-turn';
import type { EmailAnswers } from './email-answers';
import type { LoginAnswers } from './login-answers';
import { requiredText } from './payload';
import { shownRequests } from './shown-requests';
import type { SocialAnswers } from './social-answers';

export interface HostRequestsDeps {
  readonly account: AccountAnswers;
  readonly budget: Pick<SiteBudget, 'spend'>;
  readonly emails: EmailAnswers;
  readonly login: LoginAnswers;

  /** Shows the logins that lead to the account, until the visitor closes them. */
  readonly logins: { readonly show: () => Promise<void> };
  readonly page: {
    readonly setTheme: (payload: UntrustedPayload<'SYNC_THEME'>) => void;
    readonly reload: () => void;
  };
  readonly rpc: AnswerRpc;
  readonly signOut: () => Promise<void>;
  readonly socials: SocialAnswers;
  readonly wallets: Pick<VisitorWallets, 'nameTicket' | 'showKeys'>;
}

/** Answers each kind of request of the site. */
export class HostRequests {
  readonly #deps: HostRequestsDeps;
  readonly #handlers: FrameHandlers;

  constructor(deps: HostRequestsDeps) {
    this.#deps = deps;
    this.#handlers = handlersOf(deps);
  }

  /** @throws {@link HostRefusal} with a text that the site may read. */
  async answer(
    type: FrameRequestType,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    try {
      if (shownRequests.has(type)) demandTurn(this.#deps);
      return await Promise.resolve(this.#handlers[type](payload));
    } catch (error) {
      if (error instanceof HostRefusal) throw error;
      throw new HostRefusal(sayProblem(problemOf(error)));
    }
  }
}

function handlersOf({
  account,
  emails,
  login,
  logins,
  page,
  rpc,
  signOut,
  socials,
  wallets,
}: HostRequestsDeps): FrameHandlers {
  return {
    IS_CONNECTED: (payload) => login.isConnected(payload),
    CONNECT_EMAIL: (payload) => login.begin(payload),
    CONNECT_DEVICE: () => login.deviceApproved(),
    CONNECT_OTP: (payload) => login.finish(payload),
    SIGN_OUT: () => done(signOut()),
    GET_SOCIAL_PROVIDERS: () => socials.providers(),
    GET_SOCIAL_REDIRECT_URI: (payload) => socials.begin(payload),
    CONNECT_SOCIAL: (payload) => socials.finish(payload),
    GET_SOCIAL_RETURN: () => socials.look(),
    GET_FARCASTER_URI: () => socials.beginFarcaster(),
    CONNECT_FARCASTER: () => socials.finishFarcaster(),
    GET_USER: (payload) => account.user(payload),
    GET_CHAIN_ID: () => account.chainId(),
    SWITCH_NETWORK: (payload) => account.switchNetwork(payload),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => account.smartNetworks(),
    INIT_SMART_ACCOUNT: () => account.smartAccount(),
    SET_PREFERRED_ACCOUNT: (payload) => account.prefer(payload),
    RPC_REQUEST: (payload) => rpc.answer(payload),
    RPC_ABORT: () => done(rpc.abort()),
    UPDATE_EMAIL: (payload) => emails.begin(payload),
    UPDATE_EMAIL_PRIMARY_OTP: (payload) => emails.takeOld(payload),
    UPDATE_EMAIL_SECONDARY_OTP: (payload) => emails.takeNew(payload),
    GET_NAME_TICKET: async (payload) => {
      const address = requiredText(payload, 'address');
      return { ticket: await wallets.nameTicket(address, requiredText(payload, 'name')) };
    },
    SHOW_KEYS: async () => {
      await wallets.showKeys();
      return account.ways();
    },
    SHOW_LOGINS: () => done(logins.show()),
    SYNC_THEME: (payload) => done(page.setTheme(payload)),
    SYNC_DAPP_DATA: () => ({}), // Names of the site are claims: the frame shows its origin.
    RELOAD: () => done(page.reload()),
  };
}

/** An answer that says nothing but that it was done. */
async function done(work: Promise<void> | void): Promise<Readonly<Record<string, never>>> {
  await work;
  return {};
}
