import type { Person, SocialName } from './outside';

const LIFE_MS = 600_000;

/** A login at another provider that has begun. */
interface BegunLogin {
  readonly provider: SocialName;
  readonly by: string;
  readonly site: string;
  readonly atMs: number;

  /** Who has logged in at the provider, and in which browser, which Farcaster's app is not. */
  person?: Person;
  browser?: string | undefined;
  isSpent?: boolean;
}

/** A code that was asked for. */
interface BegunCode {
  readonly email: string;
  readonly by: string;
  readonly site: string;
  codes: { readonly code: string; readonly atMs: number }[];
  isSpent?: boolean;
}

interface OpenSession {
  readonly user: string;
  readonly by: string;
  readonly site: string;
  isOver?: boolean;
}

/** One answer of the service to a frame, with what was asked, by which browser, and when. */
export interface Exchange {
  readonly path: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly by: string;
  readonly nowMs: number;
}

/**
 * Judges every answer of the service, also those that are lost on their way: a session follows from a proof of its own,
 * once, in the browser and on the site that began, and one login is one account.
 */
export class LoginJudge {
  readonly broken: string[] = [];

  /** What no log may have. */
  readonly secrets = new Set<string>();
  readonly #codes = new Map<string, BegunCode>();
  readonly #logins = new Map<string, BegunLogin>();
  readonly #sessions = new Map<string, OpenSession>();
  readonly #users = new Map<string, string>();
  #opened = 0;

  /** How many sessions have been opened. */
  get opened(): number {
    return this.#opened;
  }

  judge(exchange: Exchange): void {
    const { path, status } = exchange;
    if (status >= 500 && status !== 503 && status !== 502) {
      this.broken.push(`${path} failed with ${status}`);
    }
    if (status === 200) this.#rules[path]?.(exchange);
  }

  /** A code was mailed within the answer that follows. */
  mailed(flow: string, code: string, atMs: number): void {
    this.#codes.get(flow)?.codes.push({ code, atMs });
  }

  /** A person has logged in for this login: in `browser`, or by the app of Farcaster. */
  proved(flow: string, person: Person, browser?: string): void {
    const login = this.#logins.get(flow);
    if (!login) return;
    login.person = person;
    login.browser = browser;
  }

  /** Every handle of a session, and the browser that got it. */
  get handles(): readonly { readonly handle: string; readonly by: string }[] {
    return [...this.#sessions].map(([handle, { by }]) => ({ handle, by }));
  }

  readonly #rules: Readonly<Record<string, (exchange: Exchange) => void>> = {
    '/otp': ({ answer, asked, by }) => {
      const { flow } = answer;
      if (typeof flow !== 'string') return;
      this.#codes.set(flow, {
        email: String(asked['email']),
        by,
        site: String(asked['origin']),
        codes: [],
      });
    },
    '/otp/verify': ({ answer, asked, by, nowMs }) => {
      const code = this.#codes.get(String(asked['flow']));
      if (!code || code.isSpent) return this.#fault('a code opened two sessions');
      code.isSpent = true;
      const live = code.codes.at(-1);
      if (!live || live.code !== asked['code']) return this.#fault('a session by a wrong code');
      if (nowMs - live.atMs > LIFE_MS) return this.#fault('a session by an old code');
      return this.#open(`email:${code.email}`, answer, { by, begun: code, asked });
    },
    '/social/begin': ({ answer, asked, by, nowMs }) => {
      const flow = String(answer['flow']);
      this.secrets.add(flow);
      this.#logins.set(flow, {
        provider: asked['provider'] as SocialName,
        by,
        site: String(asked['origin']),
        atMs: nowMs,
      });
    },
    '/social/result': ({ answer, asked, by, nowMs }) => {
      if (answer['state'] !== 'done') return;
      const login = this.#logins.get(String(asked['flow']));
      if (!login?.person) return this.#fault('a session without a login');
      if (login.isSpent) return this.#fault('a login opened two sessions');
      login.isSpent = true;
      if (nowMs - login.atMs > LIFE_MS) return this.#fault('a session by an old login');
      const isOwn = login.provider === 'farcaster' || login.browser === by;
      if (!isOwn) this.#fault('a session by the login of another browser');
      this.#open(`${login.provider}:${login.person}`, answer, { by, begun: login, asked });
    },
    '/session/resume': ({ answer, asked, by }) => {
      const before = this.#sessions.get(String(asked['session']));
      if (!before) return this.#fault('a session went on that was none');
      if (before.isOver) this.#fault('a session went on that had ended');
      if (before.by !== by) this.#fault('a session went on in another browser');
      if (before.user !== answer['user']) this.#fault('a session changed its visitor');
      const handle = String(answer['session']);
      this.secrets.add(handle);
      this.#sessions.set(handle, { ...before });
    },
    '/session/end': ({ asked, by }) => {
      const ended = this.#sessions.get(String(asked['session']));
      for (const session of this.#sessions.values()) {
        if (session.by === by && session.user === ended?.user) session.isOver = true;
      }
    },
  };

  #open(
    identity: string,
    answer: Exchange['answer'],
    {
      asked,
      begun,
      by,
    }: {
      readonly by: string;
      readonly begun: { readonly by: string; readonly site: string };
      readonly asked: Exchange['asked'];
    },
  ): void {
    this.#opened += 1;
    if (begun.by !== by) this.#fault('a session in another browser than began it');
    if (begun.site !== asked['origin']) this.#fault('a session on another site than began it');
    const [handle, user] = [String(answer['session']), String(answer['user'])];
    this.secrets.add(handle);
    this.#sessions.set(handle, { user, by, site: begun.site });
    const known = this.#users.get(identity);
    if (known !== undefined && known !== user) this.#fault(`two accounts for ${identity}`);
    const other = [...this.#users].find(([one, its]) => its === user && one !== identity);
    if (other) this.#fault(`one account for ${identity} and ${other[0]}`);
    this.#users.set(identity, user);
  }

  #fault(text: string): void {
    this.broken.push(text);
  }
}
