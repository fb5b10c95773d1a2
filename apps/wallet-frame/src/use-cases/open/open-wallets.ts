import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Confirmation } from '../approve/confirmation';
import type { WalletWindow } from '../elsewhere/wallet-window';
import { offerSafety } from './safety-offer';
import { unlockHere } from './unlock';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Keys, KeyWorkers } from '../../ports/keys';
import type { Passkeys } from '../../ports/passkeys';
import type { Screens } from '../../domain/screens/screens';
import type { ServiceCalls } from '../../ports/service-calls';
import { type Session, visitorName } from '../../domain/session/session';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import { Wallet } from './wallet';

export interface OpenWalletsDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;
  readonly confirmation: Pick<Confirmation, 'again' | 'ask'>;
  readonly service: string;
  readonly workers: KeyWorkers;
  readonly passkeys: Passkeys;
  readonly screens: Screens;
  readonly tell: (type: 'SHOW' | 'HIDE') => void;

  /** The service knows the session of the wallet no more. */
  readonly onSessionOver: () => void;

  /** Has a visitor log in again whose session was ended elsewhere. */
  readonly signInAgain: () => Promise<void>;

  /** The button that opens the wallet's own window. */
  readonly walletWindow?: Pick<WalletWindow, 'ask'>;
}

/** The wallet of the visitor whose session it is, in a worker of its own. */
export class OpenWallets {
  readonly #deps: OpenWalletsDeps;
  #open: { readonly session: Session; readonly wallet: Wallet } | undefined;

  constructor(deps: OpenWalletsDeps) {
    this.#deps = deps;
  }

  /** What `VisitorWallets.expect` says. */
  expect(): void {
    this.#deps.workers.prepare();
  }

  /** @throws {@link HostRefusal} without a session. */
  current(): Wallet {
    return this.#required().wallet;
  }

  /** Follows the session: a new handle reaches the worker, and another visitor gets another worker. */
  follow(session: Session | undefined): void {
    const before = this.#open;
    if (before && before.session.user === session?.user) {
      this.#open = { session, wallet: before.wallet };
      before.wallet.keys.renew(session.handle);
      return;
    }
    before?.wallet.keys.end();
    this.#open = session && { session, wallet: this.#walletOf(session) };
  }

  /** Opens or begins the wallet after a login in the frame, and offers a second way where there is one alone. */
  async welcome(): Promise<void> {
    const { passkeys, screens } = this.#deps;
    const open = this.#open;
    if (!open) return;
    const { session, wallet } = open;
    screens.clear();
    const { slots, stoppedAtMs } = await wallet.news();
    if (stoppedAtMs !== undefined) {
      const { sayStopped } = await import('./begin-anew');
      await sayStopped(screens, stoppedAtMs);
    }
    if (slots > 1) return;
    const name = visitorName(session);
    await offerSafety({
      name,
      keys: wallet.keys,
      makeWords: this.#makeWords,
      passkeys,
      screens,
    });
    wallet.forgetNews();
  }

  /** What `VisitorWallets.nameTicket` says. */
  async nameTicket(address: string, name: string): Promise<string> {
    const accounts = await this.current().accounts();
    const { calls, confirmation } = this.#deps;
    const { nameTicket } = await import('./name-ticket');
    return nameTicket(
      {
        accounts,
        calls,
        confirm: (change) => confirmation.ask(change),
        session: () => this.#required().session.handle, // Read late: it is replaced while the wallet opens.
      },
      address,
      name,
    );
  }

  /** Shows the slots that open the wallet, until the visitor closes them. @throws {@link HostRefusal} without a session. */
  async showKeys(): Promise<void> {
    const { confirmation, walletWindow, passkeys, screens, signInAgain, tell } = this.#deps;
    await signInAgain();
    const { keys } = this.current();
    const session = this.#open?.session ?? { handle: '', user: '', email: '' };
    const { email } = session;
    const name = visitorName(session);
    tell('SHOW');
    try {
      const { manageKeys } = await import('./manage-keys');
      // The window has the visitor log in by e-mail anew.
      const openWindow =
        email && walletWindow ? () => walletWindow.ask('keys', { kind: 'keys', email }) : undefined;
      await manageKeys({
        name,
        keys,
        screens,
        confirm: confirmation.again,
        makeWords: this.#makeWords,
        passkeys,
        ...(openWindow && { openWindow }),
      });
    } finally {
      this.#open?.wallet.forgetNews();
      tell('HIDE');
    }
  }

  /**
   * Has `manage` show the logins that lead to the account, until the visitor closes them.
   *
   * @throws {@link HostRefusal} without a session.
   */
  async showLogins(manage: (session: () => Session) => Promise<void>): Promise<void> {
    const { signInAgain, tell } = this.#deps;
    await signInAgain();
    const { user } = this.#required().session;
    tell('SHOW');
    try {
      await manage(() => {
        const { session } = this.#required(); // Read late: its handle is replaced.
        if (session.user !== user) throw new HostRefusal('Another visitor has logged in');
        return session;
      });
    } finally {
      tell('HIDE');
    }
  }

  /**
   * The signature of the wallet's own key, which the service demands for what a login alone cannot do.
   *
   * @throws {@link KeyRefusal} `locked` where this browser does not open the wallet.
   */
  prove(act: PageAct): Promise<ActProof> {
    return this.current().keys.signAct(act);
  }

  /** Makes this browser forget the wallet, where the wallet opens in another way. */
  async leave(): Promise<void> {
    await this.#open?.wallet.keys.leave();
  }

  /** Words are drawn where no site has this page. */
  readonly #makeWords = async (to: string): Promise<unknown> => {
    const { walletWindow } = this.#deps;
    if (walletWindow) return walletWindow.ask('words', { kind: 'words', to });
    const { drawWords } = await import('./draw-words');
    const { screens, service, workers } = this.#deps;
    return drawWords({ screens, service, workers }, to);
  };

  #required(): { readonly session: Session; readonly wallet: Wallet } {
    if (!this.#open) throw new HostRefusal('No account is connected', rpcCodes.unauthorized);
    return this.#open;
  }

  #walletOf({ handle, user }: Session): Wallet {
    const { confirmation, onSessionOver, passkeys, screens, service, tell, workers } = this.#deps;
    const settings = { service, user, session: handle };
    const keys = workers.open(settings, onSessionOver);
    const unlock: ConstructorParameters<typeof Wallet>[0]['unlock'] = async (listed, own) => {
      tell('SHOW');
      try {
        await unlockHere({ confirm: confirmation.again, keys: own, passkeys, screens }, listed);
      } finally {
        tell('HIDE');
      }
    };
    const bringBackHere = async (own: Keys): Promise<void> => {
      tell('SHOW');
      try {
        const [id, { slots }] = await Promise.all([own.ownSlot(), own.list()]);
        const acts = {
          restore: () => own.restore(),
          discard: () => own.discard(),
          keep: () => own.keepAside(),
          confirm: confirmation.again,
          goesAtMs: slots.find((slot) => slot.id === id)?.goesAtMs,
        };
        const { bringBack } = await import('./bring-back');
        if (await bringBack(screens, acts)) return;
        throw new HostRefusal('User rejected the request.', rpcCodes.userRejected);
      } finally {
        tell('HIDE');
      }
    };
    return new Wallet({ keys, unlock, bringBack: bringBackHere });
  }
}
