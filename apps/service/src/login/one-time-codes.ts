import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database, Row } from '../database/database';
import { isSignedBy } from './device-key';
import type { SealedLogin } from './account-logins';

const CODE_LIFE_MS = 600_000;
const MAX_TRIES = 5;

export interface OneTimeCodesDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** What a code is for: an account by its hash, a device by its public key, a site by its origin. */
export interface LoginSubject {
  readonly account: string;
  readonly device: string;
  readonly site: string;
}

/** What a code is for, and the login that it proves: none where it confirms a change of the address. */
export interface CodeSubject extends LoginSubject {
  readonly login?: SealedLogin;
}

export interface CodeGuess {
  readonly flow: string;
  readonly code: string;
  readonly site: string;

  /** Of flow, code and site, by the device's key. */
  readonly signature: string;
}

type NotRight =
  | {
      readonly kind: 'wrong';
      readonly left: number;
      readonly account: string;
      readonly device: string;
    }
  | { readonly kind: 'expired' };

/** How a code was judged, and what it is for. */
export type Judgement = { readonly kind: 'right'; readonly subject: CodeSubject } | NotRight;

/**
 * Codes that are good once, for ten minutes, and for five tries. Every rule is one statement, which counts before anything is
 * compared, so parallel guesses get no more.
 */
export class OneTimeCodes {
  readonly #deps: OneTimeCodesDeps;

  constructor(deps: OneTimeCodesDeps) {
    this.#deps = deps;
  }

  /** Begins a login, and returns its code for the mail. */
  async begin({
    account,
    device,
    login,
    site,
  }: CodeSubject): Promise<{ flow: string; code: string }> {
    const { database, now } = this.#deps;
    const flow = randomUUID();
    const code = newCode();
    await database.rows(
      `insert into login_flow (id, account, device, site, login, sealed, mac, tries, dead, until)
       values (?, ?, ?, ?, ?, ?, ?, 0, 0, ?)`,
      flow,
      account,
      device,
      site,
      login?.name ?? '',
      login?.sealed ?? '',
      this.#macOf(flow, code),
      now() + CODE_LIFE_MS,
    );
    return { flow, code };
  }

  /** The device and site of a login of the account that is not over. */
  async find(flow: string, account: string): Promise<LoginSubject | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `select device, site from login_flow
       where id = ? and account = ? and dead = 0 and until > ? and site not like 'email-%'`,
      flow,
      account,
      now(),
    );
    return row && { account, device: String(row['device']), site: String(row['site']) };
  }

  /** Replaces the code of a login that is not over. `undefined` where there is none for the account. */
  async replace(
    flow: string,
    account: string,
  ): Promise<{ code: string; site: string } | undefined> {
    const { database, now } = this.#deps;
    const code = newCode();
    const [row] = await database.rows(
      `update login_flow set mac = ?, tries = 0, until = ?
       where id = ? and account = ? and dead = 0 and until > ? and site not like 'email-%' returning site`,
      this.#macOf(flow, code),
      now() + CODE_LIFE_MS,
      flow,
      account,
      now(),
    );
    return row && { code, site: String(row['site']) };
  }

  /** Ends a login, such as one whose mail could not be sent. */
  async end(flow: string): Promise<void> {
    await this.#deps.database.rows('delete from login_flow where id = ?', flow);
  }

  /** Counts the guess of a login, and compares it. */
  guess({ flow, code, site, signature }: CodeGuess): Promise<Judgement> {
    return this.judge(flow, code, async (subject) => {
      const signed = `${flow}:${code}:${site}`;
      return subject.site === site && (await isSignedBy(subject.device, signed, signature));
    });
  }

  /** Counts a guess, and compares it. A right code is dead afterwards. */
  async judge(
    flow: string,
    code: string,
    isBound: (subject: CodeSubject) => Promise<boolean>,
  ): Promise<Judgement> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update login_flow set tries = tries + 1
       where id = ? and dead = 0 and tries < ? and until > ? returning account, device, site, login, sealed, mac, tries`,
      flow,
      MAX_TRIES,
      now(),
    );
    if (!row) return { kind: 'expired' };
    const account = String(row['account']);
    const [device, name] = [String(row['device']), String(row['login'])];
    const login = name !== '' && { login: { name, sealed: String(row['sealed']) } };
    const subject: CodeSubject = { account, device, site: String(row['site']), ...login };
    const isOfThis = await isBound(subject);
    if (!this.#isRight(row, flow, code) || !isOfThis) {
      const left = MAX_TRIES - Number(row['tries']);
      return { kind: 'wrong', left, account, device };
    }
    // The code of this guess, once: a resend in between has replaced it.
    const [used] = await database.rows(
      `update login_flow set dead = 1, mac = '' where id = ? and dead = 0 and mac = ? returning device`,
      flow,
      String(row['mac']),
    );
    return used ? { kind: 'right', subject } : { kind: 'expired' };
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { database, now } = this.#deps;
    await database.rows('delete from login_flow where until <= ?', now());
  }

  #isRight(row: Row, flow: string, code: string): boolean {
    const [stored, given] = [String(row['mac']), this.#macOf(flow, code)].map((mac) =>
      Buffer.from(mac),
    );
    return (
      stored?.length === given?.length && !!stored && !!given && timingSafeEqual(stored, given)
    );
  }

  #macOf(flow: string, code: string): string {
    return createHmac('sha256', this.#deps.secret).update(`${flow}:${code}`).digest('hex');
  }
}

function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
