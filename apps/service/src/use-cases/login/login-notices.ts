import type { DeviceName } from '../../domain/device-name';
import type { AccountLogins, KnownLogin } from './account-logins';
import type { WalletNews } from '../../domain/wallet-news';
import type { LoginMail, Mailer } from '../../ports/mailer';
import type { LoginSubject } from '../../domain/login-subject';

type LoginChange = Omit<LoginMail, 'sentAtMs' | 'to'>;

export interface LoginNoticesDeps {
  readonly logins: Pick<AccountLogins, 'list'>;
  readonly frameOrigin: string;
  readonly mailer: Pick<Mailer, 'askForDevice' | 'notifyDevice' | 'notifyLogin' | 'notifyWallet'>;
  readonly now: () => number;
}

/**
 * Tells every known address of an account that its logins have changed, that a new device has logged in, or what has become of
 * its wallets. It is done, whether or not a mail arrives.
 */
export class LoginNotices {
  readonly #deps: LoginNoticesDeps;

  constructor(deps: LoginNoticesDeps) {
    this.#deps = deps;
  }

  /** @param id The login that leads to the account from now on. */
  async added({ account, site }: LoginSubject, id: string): Promise<void> {
    const known = await this.#deps.logins.list(account);
    const login = known.find((one) => one.id === id);
    if (login) await this.#changed(known, { site, change: 'added', login: wordsOf(login) });
  }

  async removed(
    { site }: LoginSubject,
    login: KnownLogin,
    others: readonly KnownLogin[],
  ): Promise<void> {
    const mail = { site, change: 'removed', login: wordsOf(login) } as const;
    await this.#changed([login, ...others], mail);
  }

  /** @param before The logins that were known before this one: the first login of an account has none, and gets no mail. */
  async newDevice(
    { site }: LoginSubject,
    name: DeviceName,
    before: readonly KnownLogin[],
  ): Promise<void> {
    const { mailer } = this.#deps;
    await this.#tell(before, (mail) => mailer.notifyDevice({ ...mail, site, name }));
  }

  /** To the addresses from before the session: what it added says nothing of its visitor. */
  async wallet(
    { account, begunMs }: { readonly account: string; readonly begunMs: number },
    news: WalletNews,
  ): Promise<void> {
    const { logins, mailer } = this.#deps;
    const known = await logins.list(account);
    const before = known.filter(({ createdAtMs }) => createdAtMs <= begunMs);
    await this.#tell(before, (mail) => mailer.notifyWallet({ ...mail, ...news }));
  }

  /** Asks whether a device that has proved a login may come in. @param before As for {@link LoginNotices.newDevice}. */
  async askForDevice(
    { site }: LoginSubject,
    token: string,
    before: readonly KnownLogin[],
  ): Promise<void> {
    const { frameOrigin, mailer } = this.#deps;
    const page = devicePage(frameOrigin, token);
    // An address that the visitor has left lets no device in.
    const current = before.map((login) => ({ ...login, formerAddresses: [] }));
    await this.#tell(current, (mail) => mailer.askForDevice({ ...mail, site, page }));
  }

  #changed(logins: readonly KnownLogin[], change: LoginChange): Promise<void> {
    const { mailer } = this.#deps;
    return this.#tell(logins, (mail) => mailer.notifyLogin({ ...mail, ...change }));
  }

  async #tell(
    logins: readonly KnownLogin[],
    send: (mail: { readonly to: string; readonly sentAtMs: number }) => Promise<void>,
  ): Promise<void> {
    const sentAtMs = this.#deps.now();
    const addresses = new Set(
      logins.flatMap(({ address, formerAddresses }) => [address ?? [], formerAddresses].flat()),
    );
    await Promise.allSettled([...addresses].map((to) => send({ to, sentAtMs })));
  }
}

/** The page of the wallet on which the visitor lets a device in. */
export function devicePage(frameOrigin: string, token: string): string {
  return `${frameOrigin}/#device.${token}`;
}

function wordsOf({ label, provider }: KnownLogin): string {
  return provider === 'email' ? `e-mail (${label})` : provider;
}
