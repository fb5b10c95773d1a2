import { attempt } from '../../../../domain/outside/attempt';
import { entriesOf, listOf, parseEach, textOf } from '../../../../domain/outside/untrusted-record';
import type { KeyValueStorage } from '../../../../ports/key-value-storage';
import {
  ACCOUNTS_MAX,
  type AppAccount,
  type AppGrant,
  linkIn,
  namesIn,
  tokenOf,
} from './app-answers';

const PREFIX = '@appkit/solana:mobile-wallet/';

/** The most tokens that wait to be given back. */
const TOKENS_MAX = 10;

export interface AppGrantsDeps {
  readonly storage: KeyValueStorage;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

/**
 * The grant of the app, kept between visits, because the app cannot be asked without opening it. For the same reason the
 * tokens of earlier grants are kept until the app is open anyway.
 */
export class AppGrants {
  readonly #storage: KeyValueStorage;
  readonly #grantKey: string;
  readonly #tokensKey: string;
  readonly #listeners = new Set<() => void>();

  constructor({ storage, widgetId = '' }: AppGrantsDeps) {
    this.#storage = storage;
    this.#grantKey = `${PREFIX}${widgetId}/grant`;
    this.#tokensKey = `${PREFIX}${widgetId}/given-up`;
  }

  read(): AppGrant | undefined {
    return grantIn(jsonIn(this.#storage.get(this.#grantKey)));
  }

  /** Keeps `grant`; the token before it is given up. */
  write(grant: AppGrant): void {
    const text = JSON.stringify(grant);
    if (text === this.#storage.get(this.#grantKey)) return;
    this.#giveUp(grant.token);
    this.#storage.set(this.#grantKey, text);
    this.#tell();
  }

  /** Forgets the grant, and gives its token up. */
  erase(): void {
    this.#giveUp();
    this.#storage.remove(this.#grantKey);
    this.#tell();
  }

  /** The tokens that no grant has any more, and that no app was told of. */
  givenUp(): readonly string[] {
    const tokens = entriesOf(jsonIn(this.#storage.get(this.#tokensKey)), TOKENS_MAX) ?? [];
    return parseEach(tokens, (token) => tokenOf({ token }, 'token'));
  }

  /** An app was told of `token`. */
  forget(token: string): void {
    this.#keep(this.givenUp().filter((one) => one !== token));
  }

  /** Calls `listener` after each change, also by another tab, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    const others = this.#storage.changes$?.subscribe((key) => {
      if (key === this.#grantKey) listener();
    });
    return () => {
      this.#listeners.delete(listener);
      others?.unsubscribe();
    };
  }

  /** Gives the stored token up, unless `next` is the same. */
  #giveUp(next?: string): void {
    const token = this.read()?.token;
    if (token !== undefined && token !== next) this.#keep([...this.givenUp(), token]);
  }

  #keep(tokens: readonly string[]): void {
    if (tokens.length === 0) this.#storage.remove(this.#tokensKey);
    else this.#storage.set(this.#tokensKey, JSON.stringify(tokens.slice(-TOKENS_MAX)));
  }

  #tell(): void {
    for (const listener of this.#listeners) attempt(listener);
  }
}

/** A grant as it was stored, which any script of the page could have written. */
function grantIn(stored: unknown): AppGrant | undefined {
  const chain = textOf(stored, 'chain');
  const accounts = parseEach(listOf(stored, 'accounts', ACCOUNTS_MAX) ?? [], accountIn);
  if (chain === undefined || accounts.length === 0) return undefined;
  const token = tokenOf(stored, 'token');
  return {
    accounts,
    chain,
    features: namesIn(stored, 'features') ?? [],
    ...(token !== undefined && { token }),
    ...linkIn(stored, 'baseUri'),
  };
}

function accountIn(entry: unknown): AppAccount | undefined {
  const address = textOf(entry, 'address');
  const chains = namesIn(entry, 'chains');
  return address === undefined ? undefined : { address, ...(chains && { chains }) };
}

function jsonIn(text: string | undefined): unknown {
  return attempt(() => JSON.parse(text ?? 'null') as unknown);
}
