import type { DeviceName } from '../../domain/device-name';
import type { AccountLogins, KnownLogin } from './account-logins';
import type { WalletNews } from '../../domain/wallet-news';
import type { LoginMail, Mailer } from '../../ports/mailer';
import type { Stored } from '../../ports/store';
import type { QueuedMailer } from '../mail/queued-mailer';
import type { LoginSubject } from '../../domain/login-subject';

type Addressed = Pick<LoginMail, 'language' | 'sentAtMs' | 'to'>;
type LoginChange = Omit<LoginMail, keyof Addressed>;

export interface LoginNoticesDeps {
  readonly logins: Pick<AccountLogins, 'list'>;
  readonly frameOrigin: string;
  readonly mailer: Pick<Mailer, 'askForDevice' | 'notifyLogin' | 'notifyWallet'> &
    Pick<QueuedMailer, 'keepDevice'>;
  readonly now: () => number;
}

/**
 * Tells every known address of an account that its logins have changed, that a new device has logged in, or what has become of
 * its wallets, each in the language of the login that has it. It is done, whether or not a mail arrives.
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

  /**
   * Keeps the mails about a new device with its session. Returns what has them leave, once that is confirmed.
   *
   * @param before The logins that were known before this one: the first login of an account has none, and gets no mail.
   */
  async newDevice(
    { site }: LoginSubject,
    name: DeviceName,
    before: readonly KnownLogin[],
    stored: Pick<Stored, 'mails'>,
  ): Promise<() => void> {
    const { mailer } = this.#deps;
    const leaving: (() => void)[] = [];
    for (const mail of this.#addressed(before)) {
      leaving.push(await mailer.keepDevice({ ...mail, site, name }, stored));
    }
    return () => leaving.forEach((leave) => leave());
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
    send: (mail: Addressed) => Promise<void>,
  ): Promise<void> {
    await Promise.allSettled(this.#addressed(logins).map(send));
  }

  /** One mail for each address. */
  #addressed(logins: readonly KnownLogin[]): readonly Addressed[] {
    const sentAtMs = this.#deps.now();
    const languages = new Map(
      logins.flatMap(({ address, formerAddresses, language }) =>
        [address ?? [], formerAddresses].flat().map((to) => [to, language] as const),
      ),
    );
    return [...languages].map(([to, language]) => ({ to, language, sentAtMs }));
  }
}

/** The page of the wallet on which the visitor lets a device in. */
export function devicePage(frameOrigin: string, token: string): string {
  return `${frameOrigin}/#device.${token}`;
}

function wordsOf({ label, provider }: KnownLogin): string {
  return provider === 'email' ? `email (${label})` : provider;
}
