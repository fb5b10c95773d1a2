import type { KeyValueStorage } from '../../ports/key-value-storage';
import { isEmailLoginUsed, loginKey, type StoredLogin } from './stored-login';

const names = {
  sessionToken: 'SESSION_TOKEN_KEY',
  emailLoginUsed: 'EMAIL_LOGIN_USED_KEY',
  lastUsedChain: 'LAST_USED_CHAIN_KEY',
  lastEmailLoginTime: 'LAST_EMAIL_LOGIN_TIME',
  email: 'EMAIL',
  preferredAccountType: 'PREFERRED_ACCOUNT_TYPE',
  smartAccountNetworks: 'SMART_ACCOUNT_ENABLED_NETWORKS',
  socialUsername: 'SOCIAL_USERNAME',
  secondWayLater: 'SECOND_WAY_LATER',
} as const;

/** The name of a stored value of the embedded wallet's login. */
export type LoginValue = keyof typeof names;

/** The values that a log-out removes. */
const forgotten: readonly LoginValue[] = [
  'sessionToken',
  'emailLoginUsed',
  'email',
  'lastUsedChain',
  'socialUsername',
  'secondWayLater',
];

/** The stored values of the embedded wallet's login. */
export class LoginCache {
  readonly #stored: StoredLogin;

  constructor(stored: StoredLogin) {
    this.#stored = stored;
  }

  /** The value stored under `name`, where it is not empty. */
  get(name: LoginValue): string | undefined {
    return this.#storage.get(this.#keyOf(name)) || undefined;
  }

  /**
   * Stores `value` under `name`, where any script of the page can read it. An email address is stored only
   * masked.
   */
  set(name: LoginValue, value: string): void {
    this.#storage.set(this.#keyOf(name), value);
  }

  /** Whether a visitor has logged in by e-mail and not logged out since. */
  get isEmailLoginUsed(): boolean {
    return isEmailLoginUsed(this.#stored);
  }

  /** When the last e-mail with a one-time code was requested. */
  get lastEmailLoginMs(): number | undefined {
    const value = this.get('lastEmailLoginTime') ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  }

  /** The EVM chains that have smart accounts, as last reported by the embedded wallet. */
  get smartAccountNetworks(): readonly number[] {
    const value = this.get('smartAccountNetworks') ?? '';
    return value.split(',').filter(isChainId).map(Number);
  }

  /** Forgets the login: its token, the login flag, the email address, the last chain, the user name and what was put off. */
  clear(): void {
    for (const name of forgotten) this.#storage.remove(this.#keyOf(name));
  }

  get #storage(): KeyValueStorage {
    return this.#stored.storage;
  }

  #keyOf(name: LoginValue): string {
    return loginKey(names[name], this.#stored.options.id);
  }
}

function isChainId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}
