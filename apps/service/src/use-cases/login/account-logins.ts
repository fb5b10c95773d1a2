import type { LoginSubject, SealedLogin } from '../../domain/login-subject';
import { hkdfSync, randomUUID } from 'node:crypto';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { StoredLogin } from '../../ports/account-logins';
import type { Store, Stored } from '../../ports/store';
import { seal, unseal } from '../../domain/seal';
import type { DeviceName } from '../../domain/device-name';
import type { KnownDevices } from '../devices/known-devices';
import type { AccountNames, Login } from './account-names';
import type { Sessions } from './sessions';

const DAY_MS = 24 * 3_600_000;

/** Longer than a session lasts, and than a visitor is away. */
const FORMER_MS = 90 * DAY_MS;

/** The first ones stay, so that a thief who says many addresses takes none of the visitor's away. */
const MAX_FORMER = 4;

export interface AccountLoginsDeps {
  readonly accounts: AccountNames;
  readonly store: Pick<Store, 'logins' | 'names' | 'transaction'>;
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly now: () => number;
  readonly secret: string;

  /** The secrets before, the newest first. */
  readonly secretsBefore: readonly string[];
  readonly sessions: Sessions;
}

/** A login that leads to an account. */
export interface KnownLogin {
  readonly id: string;

  /** `email`, or the id of the provider. */
  readonly provider: string;

  /** What the visitor recognises it by: a masked address, or the name at the provider. */
  readonly label: string;

  /** Where mail reaches the visitor: an address that the visitor or the provider has checked. */
  readonly address?: string;

  /** The addresses that the provider said before, for a while: a thief of the login can change the one that it says. */
  readonly formerAddresses: readonly string[];
  readonly createdAtMs: number;
}

/** How the removal of a login ended. */
export type Removal =
  | { readonly kind: 'removed'; readonly login: KnownLogin; readonly others: readonly KnownLogin[] }
  | { readonly kind: 'last' | 'unknown' }
  | { readonly kind: 'held'; readonly seconds: number };

/** What a seal has in it. */
interface Sealed {
  readonly provider: string;
  readonly label: string;
  readonly address?: string;

  /** Addresses that the provider said before, and until when they hear of what happens. */
  readonly former?: readonly FormerAddress[];

  /** What the login is known by under the secrets before. */
  readonly before: readonly string[];
}

interface FormerAddress {
  readonly address: string;
  readonly untilMs: number;
}

/**
 * The logins that lead to an account, for its visitor to see and to remove. A login that is removed leads to an account of
 * its own from then on.
 */
export class AccountLogins {
  readonly #deps: AccountLoginsDeps;
  readonly #key: Buffer;
  readonly #keys: readonly Buffer[];

  constructor(deps: AccountLoginsDeps) {
    this.#deps = deps;
    this.#key = keyOf(deps.secret);
    this.#keys = [this.#key, ...deps.secretsBefore.map(keyOf)];
  }

  /** A login by e-mail, as it is stored. */
  ofEmail(email: string): SealedLogin {
    return this.#sealed(
      { email },
      { provider: 'email', label: maskEmailAddress(email), address: email },
    );
  }

  /** A login at another provider, as it is stored. `email` is one that the provider has checked. */
  ofProvider(
    provider: string,
    login: { readonly issuer: string; readonly subject: string },
    { email, name }: { readonly email?: string; readonly name?: string },
  ): SealedLogin {
    const label = name ?? (email === undefined ? '' : maskEmailAddress(email));
    return this.#sealed(login, { provider, label, ...(email !== undefined && { address: email }) });
  }

  /**
   * Opens a session. `undefined` where the login leads to the account no more: it may have been removed since the account
   * was found.
   */
  async enter(
    subject: LoginSubject,
    login: SealedLogin,
    name: DeviceName,
    isApproved: boolean,
  ): Promise<{ readonly token: string; readonly isNew: boolean } | undefined> {
    const { accounts, devices, sessions } = this.#deps;
    const { account } = subject;
    await this.#remember(account, login);
    const opened = await sessions.open({ ...subject, login: login.name }, name, isApproved);
    if (await accounts.leadsTo(login.name, account)) return opened;
    await this.#forget(account, login.name);
    if (opened.isNew) await devices.end(subject); // Nor does the account know the device.
    return undefined;
  }

  /** Lets a login lead to `account`, as its visitor has confirmed by both. `false` as `AccountNames.link` says. */
  async join(login: Login, sealed: SealedLogin, account: string): Promise<boolean> {
    const { accounts } = this.#deps;
    const before = await accounts.link(login, account);
    if (before === undefined) return false;
    if (before !== account) await this.#forget(before, sealed.name);
    await this.#remember(account, sealed);
    return true;
  }

  /**
   * Lets a login of one account lead to another from now on, as the keys of both wallets have signed, and ends its sessions.
   * `undefined` where it leads elsewhere by now.
   */
  async lead(name: string, from: string, to: string): Promise<SealedLogin | undefined> {
    const { accounts, store, now, sessions } = this.#deps;
    return store.transaction(async (stored) => {
      if (!(await accounts.leadFrom(stored, name, from, to))) return undefined;
      const sealed = await stored.logins.give(name, to, now());
      await sessions.endOf(from, name, stored);
      return sealed === undefined ? undefined : { name, sealed };
    });
  }

  /** The logins of an account, the oldest first. One whose seal no known secret opens leads nowhere any more. */
  async list(account: string): Promise<readonly KnownLogin[]> {
    return this.#listIn(this.#deps.store, account);
  }

  /**
   * Removes a login and ends its sessions. Another one has to remain that is older, or a day old: so what a thief joins to
   * an account takes its owner's logins away not before the owner has had a day to read the mail about it.
   */
  async remove(account: string, id: string): Promise<Removal> {
    const { accounts, store, now } = this.#deps;
    const removal = await store.transaction(async (stored) => {
      const decided = removalOf(await this.#listIn(stored, account), id, now());
      if (decided.kind === 'removed') {
        await accounts.lead(stored, id, `moved:${randomUUID()}`);
        await stored.logins.remove(id, account);
      }
      return decided;
    });
    // After the change, because a login that has read the account before it may have opened a session meanwhile.
    if (removal.kind === 'removed') await this.#forget(account, id);
    return removal;
  }

  /** The address of an account has changed. */
  async rename(account: string, from: string, to: string): Promise<void> {
    const { accounts, store, now } = this.#deps;
    const login = this.ofEmail(to);
    const before = accounts.nameOf(from);
    const createdMs = await store.logins.remove(before, account);
    await this.#remember(account, login, createdMs ?? now());
    await this.#deps.sessions.renameLogin(account, before, login.name);
  }

  async #listIn(
    { logins }: Pick<Stored, 'logins'>,
    account: string,
  ): Promise<readonly KnownLogin[]> {
    const found = await logins.list(account);
    return found.flatMap((login) => this.#known(login) ?? []);
  }

  /** Remembers a login of an account, where it leads there. */
  async #remember(account: string, login: SealedLogin, createdMs = this.#deps.now()) {
    const { logins } = this.#deps.store;
    const { name } = login;
    const sealed = await this.#withFormer(login);
    await logins.put(account, { name, sealed, createdMs });
    for (const before of this.#opened(name, sealed)?.before ?? []) await logins.forget(before);
  }

  /** A login's seal with the addresses that were known before. */
  async #withFormer({ name, sealed }: SealedLogin): Promise<string> {
    const { store, now } = this.#deps;
    const next = this.#opened(name, sealed);
    const names = [name, ...(next?.before ?? [])];
    const found = await store.logins.find(names);
    const before = found && this.#opened(found.name, found.sealed);
    if (!before || !next) return sealed;
    const isSame = before.address === undefined || before.address === next.address;
    const last = isSame ? [] : [{ address: before.address, untilMs: now() + FORMER_MS }];
    const former = [...(before.former ?? []), ...last]
      .filter(({ address, untilMs }) => untilMs > now() && address !== next.address)
      .slice(0, MAX_FORMER);
    return this.#seal(name, { ...next, former });
  }

  async #forget(account: string, name: string): Promise<void> {
    const { store, sessions } = this.#deps;
    await store.logins.remove(name, account);
    await sessions.endOf(account, name);
  }

  #sealed(login: Login, shown: Omit<Sealed, 'before'>): SealedLogin {
    const [name = '', ...before] = this.#deps.accounts.namesOf(login);
    return { name, sealed: this.#seal(name, { ...shown, before }) };
  }

  #seal(name: string, sealed: Sealed): string {
    return seal(this.#key, Buffer.from(JSON.stringify(sealed)), name);
  }

  #known({ createdMs: createdAtMs, name: id, sealed }: StoredLogin): KnownLogin | undefined {
    const opened = this.#opened(id, sealed);
    if (!opened) return undefined;
    const { address, former = [], label, provider } = opened;
    const formerAddresses = former
      .filter(({ untilMs }) => untilMs > this.#deps.now())
      .map((one) => one.address);
    const base = { id, provider, label, createdAtMs, formerAddresses };
    return address === undefined ? base : { ...base, address };
  }

  #opened(name: string, sealed: string): Sealed | undefined {
    for (const key of this.#keys) {
      try {
        return JSON.parse(unseal(key, sealed, name).toString()) as Sealed;
      } catch {
        // Sealed with another secret.
      }
    }
    return undefined;
  }
}

function removalOf(known: readonly KnownLogin[], id: string, nowMs: number): Removal {
  const login = known.find((one) => one.id === id);
  if (!login) return { kind: 'unknown' };
  const others = known.filter((one) => one !== login);
  if (others.length === 0) return { kind: 'last' };
  const waits = others.map(({ createdAtMs }) =>
    createdAtMs <= login.createdAtMs ? 0 : createdAtMs + DAY_MS - nowMs,
  );
  const waitMs = Math.min(...waits);
  if (waitMs > 0) return { kind: 'held', seconds: Math.ceil(waitMs / 1000) };
  return { kind: 'removed', login, others };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'cleat/logins/1', 32));
}
