import { createHmac, randomUUID } from 'node:crypto';
import type { Events } from '../../ports/events';
import type { Store, Stored } from '../../ports/store';

export interface AccountNamesDeps {
  readonly events: Events;
  readonly store: Pick<Store, 'names' | 'transaction' | 'wallets'>;
  readonly secret: string;

  /** The secrets before, the newest first. */
  readonly secretsBefore: readonly string[];

  /** Whether an account has a wallet, where another operator keeps those. */
  readonly hasRemoteWallet?: (account: string) => Promise<boolean>;
}

/** What a visitor has logged in with: an e-mail address, or a provider's name for the visitor. */
export type Login =
  { readonly email: string } | { readonly issuer: string; readonly subject: string };

/**
 * The accounts of logins. The database has no address: an account is found by a hash with the secret. An account keeps
 * its name when the secret changes, because the visitor's slots are bound to the name.
 */
export class AccountNames {
  readonly #deps: AccountNamesDeps;

  constructor(deps: AccountNamesDeps) {
    this.#deps = deps;
  }

  /** The account of a login. */
  async accountOf(login: Login): Promise<string> {
    const { store, secret, secretsBefore } = this.#deps;
    const name = nameOf(secret, login);
    if (secretsBefore.length === 0) return (await this.#named(name)) ?? name;
    const found = (await this.#named(name)) ?? (await this.#before(login));
    if (found === undefined) return name;
    await store.names.add(name, found);
    return found;
  }

  /** What an address is known by. */
  nameOf(email: string): string {
    return nameOf(this.#deps.secret, { email });
  }

  /** What a login is known by: now, and under the secrets before. */
  namesOf(login: Login): readonly string[] {
    const { secret, secretsBefore } = this.#deps;
    return [secret, ...secretsBefore].map((each) => nameOf(each, login));
  }

  /** Lets the login with this name lead to `to`, where it leads to `from` now. Whether it did. */
  async leadFrom(
    { names }: Pick<Stored, 'names'>,
    name: string,
    from: string,
    to: string,
  ): Promise<boolean> {
    return names.leadFrom(name, from, to);
  }

  /** Whether the login with this name leads to `account`. */
  async leadsTo(name: string, account: string): Promise<boolean> {
    return ((await this.#named(name)) ?? name) === account;
  }

  /** Lets the login with this name lead to `account` from now on. */
  async lead({ names }: Pick<Stored, 'names'>, name: string, account: string): Promise<void> {
    await names.lead(name, account);
  }

  /**
   * Gives an account another address. The address before is of no account with a wallet afterwards. `false` where the new
   * one has a wallet already: one statement decides. `then` is done with it.
   */
  async move(
    account: string,
    from: string,
    to: string,
    then: (stored: Stored) => Promise<void>,
  ): Promise<boolean> {
    const { store, events } = this.#deps;
    const name = this.nameOf(to);
    const target = await this.accountOf({ email: to });
    if (target !== account && (await this.#hasRemoteWallet(target))) return false;
    return store.transaction(async (stored) => {
      if (!(await stored.names.leadUnlessWallet(name, account, target))) return false;
      await this.lead(stored, this.nameOf(from), `moved:${randomUUID()}`);
      await events.publish(
        { type: 'way.changed', account, way: 'email', change: 'replaced' },
        stored,
      );
      await then(stored);
      return true;
    });
  }

  /**
   * Lets a login lead to `account` from now on, as its visitor has confirmed by both. Returns the account that it led to,
   * or `undefined` where that has a wallet, or was given to the login. One that was removed may be joined anew. `then` is done with it,
   * also where it leads there already.
   */
  async link(
    login: Login,
    account: string,
    then: (stored: Stored) => Promise<void>,
  ): Promise<string | undefined> {
    const { store, events, secret } = this.#deps;
    const name = nameOf(secret, login);
    const found = await this.accountOf(login);
    const isNew = found !== account;
    if (isNew && (await this.#hasRemoteWallet(found))) return undefined;
    // A wallet that is being made counts as one: it would be left without a login.
    const isJoined = await store.transaction(async (stored) => {
      if (isNew) {
        if (!(await stored.names.join(name, account, found))) return false;
        const way = 'email' in login ? 'email' : 'login';
        await events.publish({ type: 'way.changed', account, way, change: 'added' }, stored);
      }
      await then(stored);
      return true;
    });
    return isJoined ? found : undefined;
  }

  async #hasRemoteWallet(account: string): Promise<boolean> {
    return (await this.#deps.hasRemoteWallet?.(account)) ?? false;
  }

  /**
   * The account that the login had under a secret before: the one that it was given there, however old its own wallet is, or
   * its own where that has a wallet.
   */
  async #before(login: Login): Promise<string | undefined> {
    for (const secret of this.#deps.secretsBefore) {
      const name = nameOf(secret, login);
      const given = await this.#named(name);
      if (given !== undefined) return given;
      if (await this.#deps.store.wallets.find(name)) return name;
    }
    return undefined;
  }

  async #named(name: string): Promise<string | undefined> {
    return this.#deps.store.names.accountOf(name);
  }
}

function nameOf(secret: string, login: Login): string {
  // A provider's visitor may have an e-mail address as well, which is never the key.
  const text =
    'issuer' in login ? `social:${login.issuer}\n${login.subject}` : `email:${login.email}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
