import type { AccountLogins, KnownLogin } from './account-logins';
import type { LoginMail, Mailer } from './mailer';
import type { LoginSubject } from './one-time-codes';

export interface LoginNoticesDeps {
  readonly logins: Pick<AccountLogins, 'list'>;
  readonly mailer: Pick<Mailer, 'notifyLogin'>;
  readonly now: () => number;
}

/** Tells every known address of an account that its logins have changed. The change is done, whether or not a mail arrives. */
export class LoginNotices {
  readonly #deps: LoginNoticesDeps;

  constructor(deps: LoginNoticesDeps) {
    this.#deps = deps;
  }

  /** @param id The login that leads to the account from now on. */
  async added({ account, site }: LoginSubject, id: string): Promise<void> {
    const known = await this.#deps.logins.list(account);
    const login = known.find((one) => one.id === id);
    if (login) await this.#tell(known, { site, change: 'added', login: wordsOf(login) });
  }

  async removed(
    { site }: LoginSubject,
    login: KnownLogin,
    others: readonly KnownLogin[],
  ): Promise<void> {
    await this.#tell([login, ...others], { site, change: 'removed', login: wordsOf(login) });
  }

  async #tell(
    logins: readonly KnownLogin[],
    mail: Omit<LoginMail, 'sentAtMs' | 'to'>,
  ): Promise<void> {
    const { mailer, now } = this.#deps;
    const addresses = new Set(logins.flatMap(({ address }) => address ?? []));
    const sends = [...addresses].map((to) => mailer.notifyLogin({ ...mail, to, sentAtMs: now() }));
    await Promise.allSettled(sends);
  }
}

function wordsOf({ label, provider }: KnownLogin): string {
  return provider === 'email' ? `e-mail (${label})` : provider;
}
