import { type Language, languageFor } from '../../../../../domain/language/language';
import type { LoginSubject, SealedLogin } from '../../domain/login-subject';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { StoredLogin } from '../../ports/account-logins';
import type { Events } from '../../ports/events';
import type { Leave } from '../../ports/kept-mails';
import type { OfAccount, Store, Stored } from '../../ports/store';
import type { DeviceName } from '../../domain/device-name';
import type { KnownDevices } from '../devices/known-devices';
import type { AccountNames, Login } from './account-names';
import { LoginSeal, type ShownLogin, withFormer } from './login-seal';
import type { KnownLogin } from './known-login';
import { type Removal, removalOf } from './login-removal';
import type { SessionProof, Sessions } from './sessions';
import { thenLeave } from '../mail/kept-mails';

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

/** Is done with a session whose device is new to the account. */
export type OnNewDevice = (before: readonly KnownLogin[], stored: OfAccount) => Promise<void>;

/** Is done with a login that is added, in its transaction. `known`: the logins of the account, with that one. Returns what is done after it. */
export type OnLoginAdded = (known: readonly KnownLogin[], stored: Stored) => Promise<Leave>;

/** As {@link OnLoginAdded}, of one that is removed. */
export type OnLoginRemoved = (
  removal: Removal & { readonly kind: 'removed' },
  stored: Stored,
) => Promise<Leave>;

interface Remembering {
  readonly createdMs?: number;
  readonly saysLanguage?: () => Promise<boolean>;
  readonly stored?: Pick<Stored, 'logins'>;
}

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
  async join(
    login: Login,
    sealed: SealedLogin,
    account: string,
    onAdded: OnLoginAdded,
  ): Promise<boolean> {
    const { accounts } = this.#deps;
    const before = await thenLeave((leaves) =>
      accounts.link(login, account, async (stored) => {
        await this.#remember(account, sealed, { stored });
        leaves(await onAdded(await this.#listIn(stored, account), stored));
      }),
    );
    if (before === undefined) return false;
    if (before !== account) await this.#forget(before, sealed.name);
    return true;
  }

  /**
   * Lets a login of one account lead to another from now on, as the keys of both wallets have signed, and ends its sessions.
   * `undefined` where it leads elsewhere by now.
   */
  async lead(
    name: string,
    from: string,
    to: string,
    onAdded: OnLoginAdded,
  ): Promise<SealedLogin | undefined> {
    const { accounts, events, store, now, sessions } = this.#deps;
    return thenLeave((leaves) =>
      store.transaction(async (stored) => {
        if (!(await accounts.leadFrom(stored, name, from, to))) return undefined;
        const sealed = await stored.logins.give(name, to, now());
        await sessions.endOf(from, name, stored);
        if (sealed === undefined) return undefined;
        const way = wayOf(this.#seal.open(name, sealed));
        const change = { type: 'way.changed', way } as const;
        await events.publish({ ...change, account: from, change: 'removed' }, stored);
        await events.publish({ ...change, account: to, change: 'added' }, stored);
        leaves(await onAdded(await this.#listIn(stored, to), stored));
        return { name, sealed };
      }),
    );
  }

  /** The logins of an account, the oldest first. One whose seal no known secret opens leads nowhere any more. */
  async list(account: string): Promise<readonly KnownLogin[]> {
    return this.#listIn(this.#deps.store, account);
  }

  /**
   * Removes a login and ends its sessions. Another one has to remain that is older, or a day old: so what a thief joins to
   * an account takes its owner's logins away not before the owner has had a day to read the mail about it.
   */
  async remove(account: string, id: string, onRemoved: OnLoginRemoved): Promise<Removal> {
    const { accounts, events, store, now } = this.#deps;
    const removal = await thenLeave((leaves) =>
      store.transaction(async (stored) => {
        const decided = removalOf(await this.#listIn(stored, account), id, now());
        if (decided.kind === 'removed') {
          await accounts.lead(stored, id, `moved:${randomUUID()}`);
          await stored.logins.remove(id, account);
          const way = wayOf(decided.login);
          await events.publish({ type: 'way.changed', account, way, change: 'removed' }, stored);
          leaves(await onRemoved(decided, stored));
        }
        return decided;
      }),
    );
    // After the change, because a login that has read the account before it may have opened a session meanwhile.
    if (removal.kind === 'removed') await this.#forget(account, id);
    return removal;
  }

  /**
   * The address of an account has changed.
   *
   * @param stored That of the transaction that does it.
   */
  async rename(
    { from, to }: { readonly from: string; readonly to: string },
    account: string,
    language: Language | undefined,
    stored: Stored,
  ): Promise<void> {
    const { accounts, now } = this.#deps;
    const login = this.ofEmail(to, language);
    const before = accounts.nameOf(from);
    const createdMs = await stored.logins.remove(before, account);
    await this.#remember(account, login, { createdMs: createdMs ?? now(), stored });
    await stored.sessions.renameLogin(account, before, login.name);
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
   * @param options `saysLanguage`: whether it has the login's language changed where another one is known. `stored`: may be that of a
   *   transaction.
   */
  async #remember(
    account: string,
    login: SealedLogin,
    {
      createdMs = this.#deps.now(),
      saysLanguage = () => Promise.resolve(true),
      stored: { logins } = this.#deps.store,
    }: Remembering = {},
  ): Promise<readonly KnownLogin[]> {
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
