import { createHmac, randomBytes } from 'node:crypto';
import type { FoundSession, StoredSession } from '../../ports/login-sessions';
import type { ServiceEvent } from '../../domain/service-event';
import type { Events } from '../../ports/events';
import type { OfAccount, Store, Stored } from '../../ports/store';
import { drawnFor } from '../drawn-for';
import type { KnownDevices } from '../devices/known-devices';
import type { DeviceName } from '../../domain/device-name';
import type { LoginSubject } from '../../domain/login-subject';

const IDLE_MS = 24 * 3_600_000;

/** How exact the time is until which a session lasts. */
const TOUCHED_MS = 60_000;
const LONGEST_MS = 30 * IDLE_MS;

/** How long a token that was replaced still counts, for the other tabs of the browser. */
const GRACE_MS = 60_000;
const TOKEN_BYTES = 16;

/** What a session is for, and the login that it came by, as `AccountLogins` names it. */
export interface SessionSubject extends LoginSubject {
  readonly login: string;
}

/** A session that is valid. */
export interface Session extends SessionSubject {
  /** When its login was. */
  readonly begunMs: number;

  /** When it ends where it is not used. */
  readonly untilMs: number;

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

/** What a session is opened by, which is used with it or not at all. */
export interface SessionProof {
  /** Whether it was not used before. */
  readonly use: (stored: Pick<Stored, 'flows'>) => Promise<boolean>;

  /** Another one where absent. */
  readonly token?: string;
}

export interface SessionsDeps {
  readonly store: Pick<Store, 'isWith' | 'sessions' | 'transaction'>;
  readonly devices: Pick<KnownDevices, 'know' | 'use'>;
  readonly events: Events;
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
   * Opens a session, and returns its token, and whether its device is new to the account. `undefined` where its proof was used
   * before. Both or neither: a device that was known
   * without its session would log in the next time in silence, as one that is not new.
   *
   * @param onNew What is done with it where the device is new.
   */
  async open(
    subject: SessionSubject,
    name: DeviceName,
    isApproved: boolean,
    proof?: SessionProof,
    onNew?: (stored: OfAccount) => Promise<void>,
  ): Promise<{ readonly token: string; readonly isNew: boolean } | undefined> {
    const { store, devices, events, now } = this.#deps;
    const begunMs = now();
    const token = proof?.token ?? this.#newToken(subject.account);
    const opening = store.transaction(async (stored) => {
      // Both are sent at once. Where the proof was used before, both are taken back.
      const [isUsed, known] = await Promise.all([
        proof?.use(stored) ?? true,
        devices.know(subject, name, isApproved, stored),
      ]);
      if (!isUsed) throw new UsedProof();
      const times = { begunMs, endsMs: begunMs + LONGEST_MS };
      await this.#add(stored, token, { ...subject, ...times, known: known.id });
      await events.publish(loginDone(subject, known.isNew), stored);
      if (known.isNew) await onNew?.(stored);
      return { token, isNew: known.isNew };
    }, subject.account);
    return opening.catch((error: unknown) => {
      if (error instanceof UsedProof) return undefined;
      throw error;
    });
  }

  /** The token of the session that an attempt at a login opens: the same for the same attempt, which only the device knows. */
  tokenOf(attempt: string, account: string): string {
    return this.#drawn(account, (n) =>
      createHmac('sha256', this.#deps.secret)
        .update(`attempt${n || ''}:${attempt}`)
        .digest()
        .subarray(0, TOKEN_BYTES)
        .toString('base64url'),
    );
  }

  /** The session with this token. `undefined` where it is over, or its device was ended. */
  async find(token: string): Promise<Session | undefined> {
    const { store, now } = this.#deps;
    const found = await store.sessions.find(this.#hashOf(token), now());
    return found && sessionIn(found);
  }

  /** Lets a session that is used last another day, to the minute: a page that asks for much writes it no more often. */
  async touch(
    token: string,
    { account, known, untilMs }: Pick<Session, 'account' | 'known' | 'untilMs'>,
  ): Promise<void> {
    const { store, devices, now } = this.#deps;
    const nextMs = now() + IDLE_MS;
    if (nextMs - untilMs >= TOUCHED_MS) await store.sessions.touch(this.#hashOf(token), nextMs);
    await devices.use(account, known);
  }

  /** Replaces the token of a session, and returns the new one. `undefined` where the session is over. */
  async rotate(token: string): Promise<string | undefined> {
    const { store, now } = this.#deps;
    // A token is replaced once within its grace, so a stolen one cannot be kept alive by replacing it again.
    const own = this.#hashOf(token);
    const session = await store.sessions.replace(own, now(), now() + GRACE_MS);
    if (!session) return undefined;
    const next = this.#newToken(session.account);
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

  #newToken(account: string): string {
    return this.#drawn(account, () => randomBytes(TOKEN_BYTES).toString('base64url'));
  }

  /** A token whose session is stored where its account is. */
  #drawn(account: string, make: (n: number) => string): string {
    const { store } = this.#deps;
    return drawnFor(
      { isWith: (token, of) => store.isWith(this.#hashOf(token), of) },
      account,
      make,
    );
  }

  #hashOf(token: string): string {
    return createHmac('sha256', this.#deps.secret).update(`session:${token}`).digest('hex');
  }
}

/** Another request has used the proof. */
class UsedProof extends Error {}

function loginDone({ account, site }: SessionSubject, isNewDevice: boolean): ServiceEvent {
  return { type: 'login.done', account, site, isNewDevice };
}

function sessionIn(found: FoundSession): Session {
  const { account, begunMs, device, hasOpened, isApproved, known, login, site, untilMs } = found;
  const { knownSinceMs: sinceMs, knownUsedMs: usedMs } = found;
  return {
    account,
    device,
    login,
    site,
    begunMs,
    untilMs,
    known: { id: known, sinceMs, usedMs, isApproved, hasOpened },
  };
}
