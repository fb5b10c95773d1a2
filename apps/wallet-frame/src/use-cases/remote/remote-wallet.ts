import type { Accounts } from '../../domain/accounts/accounts';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { CodeEntry } from '../log-in/code-entry';
import type { EmailChange } from '../log-in/email-change';
import type { EmailLogin } from '../log-in/email-login';
import type { Sessions } from '../log-in/sessions';
import type { SocialLogin } from '../log-in/social-login';
import type { SocialReturn } from '../log-in/social-return';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { RpcRequest } from '../../domain/plans/rpc-request';
import type { Session } from '../../domain/session/session';
import type { WalletWindow } from '../elsewhere/wallet-window';

export interface RemoteWalletDeps {
  readonly walletWindow: Pick<WalletWindow, 'ask' | 'leave'>;
  readonly tell: (type: 'SHOW' | 'HIDE') => void;
}

type RemoteSessions = Pick<Sessions, 'current' | 'end' | 'open' | 'resume'>;
type RemoteSocials = Pick<
  SocialLogin,
  'begin' | 'beginFarcaster' | 'beginInTab' | 'drop' | 'ended' | 'offered'
> &
  Pick<SocialReturn, 'finish' | 'look'>;

/**
 * The wallet of a frame whose browser keeps no data for it: everything secret is in the wallet's own window, which the
 * visitor opens for the login and for each approval. This page knows the accounts until it is left.
 */
export class RemoteWallet {
  readonly #deps: RemoteWalletDeps;
  #email = '';
  #session: Session | undefined;
  #accounts: Accounts | undefined;

  constructor(deps: RemoteWalletDeps) {
    this.#deps = deps;
  }

  /** The window has the code sent, and takes it. */
  readonly login: Pick<EmailLogin, 'begin' | 'deviceApproved' | 'drop' | 'verify'> = {
    begin: (email) => {
      this.#email = email;
      return Promise.resolve({ needsDevice: false });
    },
    deviceApproved: () => Promise.resolve(),
    verify: () => Promise.reject(new HostRefusal('The wallet takes the code in its own window')),
    drop: () => {
      this.#email = '';
    },
  };

  readonly entry: Pick<CodeEntry, 'ask' | 'end' | 'restart'> = {
    ask: async () => {
      const email = this.#email;
      if (email === '') throw new HostRefusal('No login is under way');
      const answer = recordOf(await this.#deps.walletWindow.ask('login', { kind: 'login', email }));
      this.#accounts = answer['accounts'] as Accounts;
      return { email, handle: '', user: '' };
    },
    restart: (email) => {
      if (email !== this.#email) this.entry.end();
    },
    end: () => this.#deps.walletWindow.leave(new HostRefusal('The login was cancelled')),
  };

  /** The address is changed on a site whose frame the browser keeps data for. */
  readonly emails: Pick<EmailChange, 'begin' | 'drop' | 'takeNew' | 'takeOld'> = {
    begin: notHere,
    takeOld: notHere,
    takeNew: notHere,
    drop: () => undefined,
  };

  /** A social login is for a frame that can keep its key. */
  readonly socials: RemoteSocials = {
    offered: () => Promise.resolve([]),
    begin: notHere,
    beginFarcaster: notHere,
    beginInTab: notHere,
    ended: notHere,
    finish: notHere,
    look: () => Promise.resolve(undefined),
    drop: () => undefined,
  };

  readonly sessions: RemoteSessions = this.#newSessions();

  readonly logins = { show: notHere };

  readonly wallets = {
    expect: () => undefined, // The window opens the wallet.
    current: () => ({ accounts: () => this.#known() }),
    welcome: () => Promise.resolve(),
    nameTicket: async (address: string, name: string): Promise<string> => {
      await this.#known();
      const { walletWindow, tell } = this.#deps;
      tell('SHOW');
      try {
        const question = { kind: 'name', address, name };
        return textIn(recordOf(await walletWindow.ask('name', question)), 'ticket');
      } finally {
        tell('HIDE');
      }
    },
    showKeys: async (): Promise<void> => {
      await this.#known();
      const { walletWindow, tell } = this.#deps;
      tell('SHOW');
      try {
        await walletWindow.ask('keys', { kind: 'keys', email: this.#session?.email ?? '' });
      } finally {
        tell('HIDE');
      }
    },
    leave: () => Promise.resolve(),
  };

  readonly approvals = {
    approve: async (request: RpcRequest): Promise<unknown> => {
      await this.#known();
      const { walletWindow, tell } = this.#deps;
      tell('SHOW');
      try {
        const answer = recordOf(await walletWindow.ask('request', { kind: 'request', request }));
        if ('result' in answer) return answer['result'];
        const { code, message } = recordOf(answer['refusal']);
        const text = typeof message === 'string' ? message : 'An error occurred';
        throw new HostRefusal(text, typeof code === 'number' ? code : rpcCodes.internalError);
      } finally {
        tell('HIDE');
      }
    },
    abort: () =>
      this.#deps.walletWindow.leave(
        new HostRefusal('The request was withdrawn', rpcCodes.userRejected),
      ),
  };

  #newSessions(): RemoteSessions {
    const read = (): Session | undefined => this.#session;
    return {
      get current() {
        return read();
      },
      open: (session) => {
        this.#session = session;
        return Promise.resolve();
      },
      resume: () => Promise.resolve(this.#session !== undefined),
      end: () => {
        this.#session = undefined;
        this.#accounts = undefined;
        return Promise.resolve();
      },
    };
  }

  #known(): Promise<Accounts> {
    if (this.#accounts) return Promise.resolve(this.#accounts);
    return Promise.reject(new HostRefusal('No account is connected'));
  }
}

function notHere(): Promise<never> {
  return Promise.reject(new HostRefusal('This wallet does not offer it here'));
}
