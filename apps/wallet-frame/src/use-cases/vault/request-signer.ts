import { type Accounts, accountsOf } from '../../domain/accounts/accounts';
import { withKey } from '../../domain/accounts/account-keys';
import { KeyError } from '../../domain/bytes/key-error';
import { type ReadRequest, readSignRequest } from '../../domain/signing/sign-request';
import type { Vault } from './vault';
import type { UnlockMethod } from '../../domain/vault/unlock-method';

export interface RequestSignerDeps {
  readonly vault: Pick<Vault, 'begin' | 'open'>;
  readonly now: () => number;
}

/** At most so many requests wait for the visitor. */
const MAX_WAITING = 4;

/** How long a request may wait for the visitor. */
const WAITING_MS = 600_000;

interface Waiting {
  readonly request: ReadRequest;
  readonly untilMs: number;
}

/**
 * Signs what the visitor was shown, and nothing else: a request is read and hashed here first, the page shows the
 * request of that hash, and the hash that the visitor approves signs once.
 */
export class RequestSigner {
  readonly #deps: RequestSignerDeps;
  readonly #waiting = new Map<string, Waiting>();

  constructor(deps: RequestSignerDeps) {
    this.#deps = deps;
  }

  /** Begins the visitor's wallet, and returns its accounts. */
  begin(): Promise<Accounts> {
    return this.#deps.vault.begin(accountsOf);
  }

  /** The accounts of the wallet that `method` opens. */
  accounts(method: UnlockMethod): Promise<Accounts> {
    return this.#deps.vault.open(method, accountsOf);
  }

  /**
   * Takes a request, and returns what it is known by.
   *
   * @throws {@link KeyError} `unreadable` or `refused`, also where too many wait.
   */
  prepare(value: unknown): string {
    this.#forgetOld();
    const request = readSignRequest(value);
    if (!this.#waiting.has(request.digest) && this.#waiting.size >= MAX_WAITING) {
      throw new KeyError('refused', 'waiting');
    }
    this.#waiting.set(request.digest, { request, untilMs: this.#deps.now() + WAITING_MS });
    return request.digest;
  }

  /**
   * Signs the request that the visitor was shown, once.
   *
   * @param digest Of what the page shows, as the page computes it.
   * @throws {@link KeyError} `not_shown` where no such request waits, and what opening the vault throws.
   */
  async sign(digest: string, method: UnlockMethod): Promise<string | readonly string[]> {
    this.#forgetOld();
    const found = this.#waiting.get(digest);
    if (!found) throw new KeyError('not_shown');
    this.#waiting.delete(digest); // Before any wait, so that two presses sign once.
    const { account, sign } = found.request;
    return this.#deps.vault.open(method, (entropy) => withKey(entropy, account, sign));
  }

  /** Drops a request that the visitor declined, or all of them. */
  decline(digest?: string): void {
    if (digest === undefined) this.#waiting.clear();
    else this.#waiting.delete(digest);
  }

  #forgetOld(): void {
    for (const [digest, { untilMs }] of this.#waiting) {
      if (untilMs <= this.#deps.now()) this.#waiting.delete(digest);
    }
  }
}
