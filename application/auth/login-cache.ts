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
} as const;

/** The name of a value that is kept about the embedded wallet's login. */
export type LoginValue = keyof typeof names;

/** What a log-out forgets. */
const forgotten: readonly LoginValue[] = [
  'sessionToken',
  'emailLoginUsed',
  'email',
  'lastUsedChain',
  'socialUsername',
];

/** What is kept of the embedded wallet's login between visits. */
export class LoginCache {
  readonly #stored: StoredLogin;

  constructor(stored: StoredLogin) {
    this.#stored = stored;
  }

  /** What is kept under `name`, where it is not empty. */
  get(name: LoginValue): string | undefined {
    return this.#storage.get(this.#keyOf(name)) || undefined;
  }

  /** Keeps `value` under `name`, where any script of the page can read it: an e-mail address only masked. */
  set(name: LoginValue, value: string): void {
    this.#storage.set(this.#keyOf(name), value);
  }

  /** Whether a visitor has logged in by e-mail and not logged out since. */
  get isEmailLoginUsed(): boolean {
    return isEmailLoginUsed(this.#stored);
  }

  /** When the last e-mail with a code was asked for. */
  get lastEmailLoginMs(): number | undefined {
    const value = this.get('lastEmailLoginTime') ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  }

  /** The EVM chains that have smart accounts, as the embedded wallet last said. */
  get smartAccountNetworks(): readonly number[] {
    const value = this.get('smartAccountNetworks') ?? '';
    return value.split(',').filter(isChainId).map(Number);
  }

  /** Forgets the login: its token, the login flag, the e-mail address, the last chain and the user name. */
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
