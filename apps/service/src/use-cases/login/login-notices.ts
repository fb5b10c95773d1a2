import type { DeviceName } from '../../domain/device-name';
import type { AccountLogins } from './account-logins';
import type { KnownLogin } from './known-login';
import type { KeepNews, Leave } from '../../ports/kept-mails';
import type { LoginMail } from '../../ports/mailer';
import type { Stored } from '../../ports/store';
import type { Notice, QueuedMailer } from '../mail/queued-mailer';
import type { LoginSubject } from '../../domain/login-subject';

type Addressed = Pick<LoginMail, 'language' | 'sentAtMs' | 'to'>;
type LoginChange = Omit<LoginMail, keyof Addressed>;

export interface LoginNoticesDeps {
  readonly logins: Pick<AccountLogins, 'list'>;
  readonly frameOrigin: string;
  readonly mailer: Pick<QueuedMailer, 'askForDevice' | 'keep'>;
  readonly now: () => number;
}

/**
 * Tells every known address of an account that its logins have changed, that a new device has logged in, or what has become of
 * its wallets, each in the language of the login that has it. The mails are kept where `stored` is, as in the transaction of what they
 * tell; what is returned has them leave.
 */
export class LoginNotices {
  readonly #deps: LoginNoticesDeps;

  constructor(deps: LoginNoticesDeps) {
    this.#deps = deps;
  }

  /**
   * @param id The login that leads to the account from now on.
   * @param known The logins of the account, with that one.
   */
  async added(
    { site }: Pick<LoginSubject, 'site'>,
    id: string,
    known: readonly KnownLogin[],
    stored: Pick<Stored, 'mails'>,
  ): Promise<Leave> {
    const login = known.find((one) => one.id === id);
    if (!login) return () => Promise.resolve();
    return this.#changed(known, { site, change: 'added', login: wordsOf(login) }, stored);
  }

  async removed(
    { site }: Pick<LoginSubject, 'site'>,
    login: KnownLogin,
    others: readonly KnownLogin[],
    stored: Pick<Stored, 'mails'>,
  ): Promise<Leave> {
    const mail = { site, change: 'removed', login: wordsOf(login) } as const;
    return this.#changed([login, ...others], mail, stored);
  }

  /** @param before The logins that were known before this one: the first login of an account has none, and gets no mail. */
  async newDevice(
    { site }: LoginSubject,
    name: DeviceName,
    before: readonly KnownLogin[],
    stored: Pick<Stored, 'mails'>,
  ): Promise<Leave> {
    return this.#keep(
      this.#addressed(before).map((mail) => ({
        kind: 'notifyDevice',
        mail: { ...mail, site, name },
      })),
      stored,
    );
  }

  /** To the addresses from before the session: what it added says nothing of its visitor. */
  async wallet({
    account,
    begunMs,
  }: {
    readonly account: string;
    readonly begunMs: number;
  }): Promise<KeepNews> {
    const known = await this.#deps.logins.list(account);
    const before = known.filter(({ createdAtMs }) => createdAtMs <= begunMs);
    return (news, stored) =>
      this.#keep(
        this.#addressed(before).map((mail) => ({
          kind: 'notifyWallet',
          mail: { ...mail, ...news },
        })),
        stored,
      );
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
    await Promise.allSettled(
      this.#addressed(current).map((mail) => mailer.askForDevice({ ...mail, site, page })),
    );
  }

  #changed(
    logins: readonly KnownLogin[],
    change: LoginChange,
    stored: Pick<Stored, 'mails'>,
  ): Promise<Leave> {
    const mails = this.#addressed(logins);
    return this.#keep(
      mails.map((mail) => ({ kind: 'notifyLogin', mail: { ...mail, ...change } })),
      stored,
    );
  }

  /** One after the other: they are statements of one transaction. */
  async #keep(notices: readonly Notice[], stored: Pick<Stored, 'mails'>): Promise<Leave> {
    const leaving: Leave[] = [];
    for (const notice of notices) leaving.push(await this.#deps.mailer.keep(notice, stored));
    return async () => void (await Promise.all(leaving.map((leave) => leave())));
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
