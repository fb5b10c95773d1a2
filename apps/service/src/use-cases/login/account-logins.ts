import { type Language, languageFor } from '../../../../../domain/language/language';
import type { LoginSubject, SealedLogin } from '../../domain/login-subject';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { StoredLogin } from '../../ports/account-logins';
import type { Events } from '../../ports/events';
import type { OfAccount, Store, Stored } from '../../ports/store';
import type { DeviceName } from '../../domain/device-name';
import type { KnownDevices } from '../devices/known-devices';
import type { AccountNames, Login } from './account-names';
import { LoginSeal, type ShownLogin, withFormer } from './login-seal';
import type { SessionProof, Sessions } from './sessions';

const DAY_MS = 24 * 3_600_000;

export interface AccountLoginsDeps {
  readonly accounts: AccountNames;
  readonly store: Pick<Store, 'logins' | 'names' | 'transaction'>;
  readonly devices: Pick<KnownDevices, 'end' | 'hasOpened'>;
  readonly events: Events;
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

  /** Of the page that it was last used in. A device that has not opened the wallet changes it not: a thief could hide a warning so. */
  readonly language?: Language | undefined;
  readonly createdAtMs: number;
}

/** Is done with a session whose device is new to the account. */
export type OnNewDevice = (before: readonly KnownLogin[], stored: OfAccount) => Promise<void>;

/** How the removal of a login ended. */
export type Removal =
  | { readonly kind: 'removed'; readonly login: KnownLogin; readonly others: readonly KnownLogin[] }
  | { readonly kind: 'last' | 'unknown' }
  | { readonly kind: 'held'; readonly seconds: number };

/**
 * The logins that lead to an account, for its visitor to see and to remove. A login that is removed leads to an account of
 * its own from then on.
 */
export class AccountLogins {
  readonly #deps: AccountLoginsDeps;
  readonly #seal: LoginSeal;

  constructor(deps: AccountLoginsDeps) {
    this.#deps = deps;
    this.#seal = new LoginSeal(deps.secret, deps.secretsBefore);
  }

  /** A login by e-mail, as it is stored. */
  ofEmail(email: string, language?: Language): SealedLogin {
    return this.#sealed(
      { email },
      { provider: 'email', label: maskEmailAddress(email), address: email, language },
    );
  }

  /** A login at another provider, as it is stored. `email` is one that the provider has checked. */
  ofProvider(
    provider: string,
    login: { readonly issuer: string; readonly subject: string },
    { email, name }: { readonly email?: string; readonly name?: string },
    language?: Language,
  ): SealedLogin {
    const label = name ?? (email === undefined ? '' : maskEmailAddress(email));
    const address = email !== undefined && { address: email };
    return this.#sealed(login, { provider, label, language, ...address });
  }

  /**
   * Opens a session. `undefined` where the login leads to the account no more: it may have been removed since the account
   * was found.
   *
   * @param onNew Is done with it where the device is new: it hears of the logins that were known before this one.
   */
  async enter(
    subject: LoginSubject,
    login: SealedLogin,
    name: DeviceName,
    isApproved: boolean,
    proof?: SessionProof,
    onNew?: OnNewDevice,
  ): Promise<{ readonly token: string; readonly isNew: boolean } | undefined> {
    const { accounts, devices, sessions } = this.#deps;
    const { account } = subject;
    const saysLanguage = (): Promise<boolean> => devices.hasOpened(subject);
    const before = await this.#remember(account, login, { saysLanguage });
    const of = { ...subject, login: login.name };
    const opened = await sessions.open(of, name, isApproved, proof, async (stored) =>
      onNew?.(before, stored),
    );
    if (!opened) return undefined;
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
    const { accounts, events, store, now, sessions } = this.#deps;
    return store.transaction(async (stored) => {
      if (!(await accounts.leadFrom(stored, name, from, to))) return undefined;
      const sealed = await stored.logins.give(name, to, now());
      await sessions.endOf(from, name, stored);
      if (sealed === undefined) return undefined;
      const way = wayOf(this.#seal.open(name, sealed));
      await events.publish({ type: 'way.changed', account: from, way, change: 'removed' }, stored);
      await events.publish({ type: 'way.changed', account: to, way, change: 'added' }, stored);
      return { name, sealed };
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
    const { accounts, events, store, now } = this.#deps;
    const removal = await store.transaction(async (stored) => {
      const decided = removalOf(await this.#listIn(stored, account), id, now());
      if (decided.kind === 'removed') {
        await accounts.lead(stored, id, `moved:${randomUUID()}`);
        await stored.logins.remove(id, account);
        const way = wayOf(decided.login);
        await events.publish({ type: 'way.changed', account, way, change: 'removed' }, stored);
      }
      return decided;
    });
    // After the change, because a login that has read the account before it may have opened a session meanwhile.
    if (removal.kind === 'removed') await this.#forget(account, id);
    return removal;
  }

  /** The address of an account has changed. */
  async rename(account: string, from: string, to: string, language?: Language): Promise<void> {
    const { accounts, store, now } = this.#deps;
    const login = this.ofEmail(to, language);
    const before = accounts.nameOf(from);
    const createdMs = await store.logins.remove(before, account);
    await this.#remember(account, login, { createdMs: createdMs ?? now() });
    await this.#deps.sessions.renameLogin(account, before, login.name);
  }

  async #listIn(
    { logins }: Pick<Stored, 'logins'>,
    account: string,
  ): Promise<readonly KnownLogin[]> {
    const found = await logins.list(account);
    return found.flatMap((login) => this.#known(login) ?? []);
  }

  /**
   * Remembers a login of an account, where it leads there. Returns the logins that were known before.
   *
   * @param options `saysLanguage`: whether it has the login's language changed where another one is known.
   */
  async #remember(
    account: string,
    login: SealedLogin,
    { createdMs = this.#deps.now(), saysLanguage = () => Promise.resolve(true) } = {},
  ): Promise<readonly KnownLogin[]> {
    const { logins } = this.#deps.store;
    const { name } = login;
    const next = this.#seal.open(name, login.sealed);
    const former = next?.before ?? [];
    const { found, list } = await logins.listWith(account, [name, ...former]);
    const before = found && this.#seal.open(found.name, found.sealed);
    const kept =
      before && next
        ? await withFormer(next, before, { saysLanguage, nowMs: this.#deps.now() })
        : next;
    const isSame = isDeepStrictEqual(kept, before) && found?.name === name;
    // What is known already is not written again: most logins are of a visitor who comes back.
    if (!isSame || found.account !== account) {
      const sealed = kept ? this.#seal.close(name, kept) : login.sealed;
      await logins.put(account, { name, sealed, createdMs });
    }
    for (const each of former) await logins.forget(each);
    return list.flatMap((one) => this.#known(one) ?? []);
  }

  async #forget(account: string, name: string): Promise<void> {
    const { store, sessions } = this.#deps;
    await store.logins.remove(name, account);
    await sessions.endOf(account, name);
  }

  #sealed(login: Login, shown: Omit<ShownLogin, 'before'>): SealedLogin {
    const [name = '', ...before] = this.#deps.accounts.namesOf(login);
    return { name, sealed: this.#seal.close(name, { ...shown, before }) };
  }

  #known({ createdMs: createdAtMs, name: id, sealed }: StoredLogin): KnownLogin | undefined {
    const opened = this.#seal.open(id, sealed);
    if (!opened) return undefined;
    const { address, former = [], label, provider } = opened;
    const language = languageFor(opened.language);
    const formerAddresses = former
      .filter(({ untilMs }) => untilMs > this.#deps.now())
      .map((one) => one.address);
    const base = { id, provider, label, createdAtMs, formerAddresses, language };
    return address === undefined ? base : { ...base, address };
  }
}

/** What the operator's systems hear of a login: no name of a provider. */
function wayOf(login: Pick<ShownLogin, 'provider'> | undefined): 'email' | 'login' {
  return login?.provider === 'email' ? 'email' : 'login';
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
