import { createHmac, randomBytes } from 'node:crypto';
import type { FoundSession, StoredSession } from '../../ports/login-sessions';
import type { Store, Stored } from '../../ports/store';
import type { KnownDevices } from '../devices/known-devices';
import type { DeviceName } from '../../domain/device-name';
import type { LoginSubject } from '../../domain/login-subject';

const IDLE_MS = 24 * 3_600_000;
const LONGEST_MS = 30 * IDLE_MS;

/** How long a token that was replaced still counts, for the other tabs of the browser. */
const GRACE_MS = 60_000;

/** What a session is for, and the login that it came by, as `AccountLogins` names it. */
export interface SessionSubject extends LoginSubject {
  readonly login: string;
}

/** A session that is valid. */
export interface Session extends SessionSubject {
  /** When its login was. */
  readonly begunMs: number;

  /** The row of its device, and since when the account knows the device. */
  readonly known: {
    readonly id: string;
    readonly sinceMs: number;
    readonly usedMs: number;

    /** Whether the visitor has let the device in, and whether it has shown the wallet's key. */
    readonly isApproved: boolean;
    readonly hasOpened: boolean;
  };
}

export interface SessionsDeps {
  readonly store: Pick<Store, 'sessions' | 'transaction'>;
  readonly devices: Pick<KnownDevices, 'know' | 'use'>;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Sessions of logins. A token is 128 random bits, of which a hash is stored; it lasts a day without use and 30 days
 * at most, and is worth nothing without the key of the device that logged in, nor once that device is ended.
 */
export class Sessions {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /**
   * Opens a session, and returns its token, and whether its device is new to the account. Both or neither: a device that was known
   * without its session would log in the next time in silence, as one that is not new.
   */
  async open(
    subject: SessionSubject,
    name: DeviceName,
    isApproved: boolean,
  ): Promise<{ readonly token: string; readonly isNew: boolean }> {
    const { store, devices, now } = this.#deps;
    const begunMs = now();
    const token = newToken();
    const isNew = await store.transaction(async (stored) => {
      const known = await devices.know(subject, name, isApproved, stored);
      const times = { begunMs, endsMs: begunMs + LONGEST_MS };
      await this.#add(stored, token, { ...subject, ...times, known: known.id });
      return known.isNew;
    });
    return { token, isNew };
  }

  /** The session with this token. `undefined` where it is over, or its device was ended. */
  async find(token: string): Promise<Session | undefined> {
    const { store, now } = this.#deps;
    const found = await store.sessions.find(this.#hashOf(token), now());
    return found && sessionIn(found);
  }

  /** Lets a session that is used last another day. */
  async touch(token: string, { known }: Pick<Session, 'known'>): Promise<void> {
    const { store, devices, now } = this.#deps;
    await store.sessions.touch(this.#hashOf(token), now() + IDLE_MS);
    await devices.use(known);
  }

  /** Replaces the token of a session, and returns the new one. `undefined` where the session is over. */
  async rotate(token: string): Promise<string | undefined> {
    const { store, now } = this.#deps;
    // A token is replaced once within its grace, so a stolen one cannot be kept alive by replacing it again.
    const own = this.#hashOf(token);
    const session = await store.sessions.replace(own, now(), now() + GRACE_MS);
    if (!session) return undefined;
    const next = newToken();
    await this.#add(store, next, session);
    return next;
  }

  /**
   * Ends the sessions of an account that came by a login.
   *
   * @param stored May be that of a transaction.
   */
  async endOf(
    account: string,
    login: string,
    stored: Pick<Stored, 'sessions'> = this.#deps.store,
  ): Promise<void> {
    await stored.sessions.endOf(account, login);
  }

  /** The login that sessions of an account came by has another name. */
  async renameLogin(account: string, before: string, login: string): Promise<void> {
    await this.#deps.store.sessions.renameLogin(account, before, login);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.sessions.sweep(now());
  }

  async #add(
    { sessions }: Pick<Stored, 'sessions'>,
    token: string,
    { account, begunMs, device, endsMs, known, login, site }: StoredSession,
  ): Promise<void> {
    const session = { account, begunMs, device, endsMs, known, login, site };
    await sessions.add(this.#hashOf(token), session, this.#deps.now() + IDLE_MS);
  }

  #hashOf(token: string): string {
    return createHmac('sha256', this.#deps.secret).update(`session:${token}`).digest('hex');
  }
}

function newToken(): string {
  return randomBytes(16).toString('base64url');
}

function sessionIn(found: FoundSession): Session {
  const { account, begunMs, device, hasOpened, isApproved, known, login, site } = found;
  const { knownSinceMs: sinceMs, knownUsedMs: usedMs } = found;
  return {
    account,
    device,
    login,
    site,
    begunMs,
    known: { id: known, sinceMs, usedMs, isApproved, hasOpened },
  };
}
