import { decodeBase58, encodeBase58 } from '../../../domain/address/base58';
import { isInlineImage } from '../../../domain/text/image-url';
import { plainText } from '../../../domain/text/plain-text';
import { abortable } from '../../../domain/abort/abortable';
import { attempt } from '../../../domain/outside/attempt';
import { entriesOf, fieldOf, parseEach } from '../../../domain/outside/untrusted-record';
import { providerErrorOf } from '../provider-error';

/** An account that a wallet shares, checked: its public key is the one in its address. */
export interface WalletAccount {
  readonly address: string;
  readonly chains: readonly string[];
  readonly features: readonly string[];

  /** The wallet's own object, which its methods get back. */
  readonly handle: object;
}

/** A wallet's own details, cleaned. */
export interface WalletFace {
  readonly name: string;
  readonly icon?: string;
}

type Feature = 'standard:connect' | 'standard:disconnect' | 'standard:events' | SolanaFeature;

/** The signing methods of wallets on Solana. */
export type SolanaFeature =
  | 'solana:signIn'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction';

const NAME_MAX_LENGTH = 40;

/** The most characters that are read of a name before it is cleaned. */
const NAME_READ_LENGTH = 400;
const ACCOUNTS_MAX = 100;
const LIST_MAX = 50;
const PUBLIC_KEY_BYTES = 32;
const BYTES_MAX = 1_048_576;

/** The shared prototype of all typed arrays. Its getters read the array itself, whatever fields it has. */
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;

/**
 * The details of `wallet`, or `undefined` unless it is a Wallet Standard wallet for Solana: it has a name,
 * can be connected, and is on a chain of Solana. Never throws for a hostile object.
 */
export function faceOf(wallet: unknown): WalletFace | undefined {
  return attempt(() => {
    const { name, icon, chains } = wallet as Readonly<Record<string, unknown>>;
    // A widget that a site has registered as a wallet: see `composition/ways/solana.ts`.
    if (fieldOf(fieldOf(wallet, 'features'), 'cleat:widget') !== undefined) return undefined;
    const shown = typeof name === 'string' ? name.slice(0, NAME_READ_LENGTH) : '';
    const plain = plainText(shown, NAME_MAX_LENGTH);
    const isOnSolana = textsIn(chains).some((chain) => chain.startsWith('solana:'));
    if (!plain || !isOnSolana || !methodOf(wallet, 'standard:connect', 'connect')) return undefined;
    const image = typeof icon === 'string' ? icon.trim() : '';
    const isFit = isInlineImage(image);
    return { name: plain, ...(isFit && { icon: image }) };
  });
}

/** The accounts among the first 100 of `accounts` that are usable on Solana. Leaves out the others. */
export function accountsIn(accounts: unknown): readonly WalletAccount[] {
  const entries = entriesOf(accounts, ACCOUNTS_MAX) ?? [];
  return parseEach(entries, (entry) => attempt(() => accountOf(entry)));
}

/** An account is invalid when its public key is missing, null, or not the one in its address. */
function accountOf(handle: unknown): WalletAccount | undefined {
  if (typeof handle !== 'object' || handle === null) return undefined;
  const { address, publicKey, chains, features } = handle as Readonly<Record<string, unknown>>;
  const key = bytesIn(publicKey);
  const onSolana = textsIn(chains).filter((chain) => chain.startsWith('solana:'));
  if (typeof address !== 'string' || onSolana.length === 0) return undefined;
  if (key?.length !== PUBLIC_KEY_BYTES || encodeBase58(key) !== address) return undefined;
  // The address of the System Program: it has no key.
  if (key.every((byte) => byte === 0)) return undefined;
  if (decodeBase58(address) === undefined) return undefined;
  return { address, chains: onSolana, features: textsIn(features), handle };
}

/** `value` as bytes of our own, or `undefined` for a value that is not bytes or is longer than 1 MB. */
export function bytesIn(value: unknown): Uint8Array | undefined {
  return attempt(() => {
    if (!ArrayBuffer.isView(value)) return undefined;
    // Not `instanceof`, because a wallet's bytes may come from another realm.
    const isBytes = Reflect.get(typedArray, Symbol.toStringTag, value) === 'Uint8Array';
    const size = Number(Reflect.get(typedArray, 'byteLength', value));
    return isBytes && size <= BYTES_MAX ? new Uint8Array(value as Uint8Array) : undefined;
  });
}

/** A wallet as the connector uses it: cancellable calls and typed errors. */
export class SolanaPageWallet {
  readonly connectorId: string;
  readonly #wallet: object;

  constructor(wallet: object, connectorId: string) {
    this.#wallet = wallet;
    this.connectorId = connectorId;
  }

  /** The accounts that the wallet shares now, read without a request. */
  get accounts(): readonly WalletAccount[] {
    return accountsIn(attempt(() => (this.#wallet as { readonly accounts?: unknown }).accounts));
  }

  /** Whether the wallet has a method for `feature`. */
  can(feature: SolanaFeature): boolean {
    return methodOf(this.#wallet, feature, methodName(feature)) !== undefined;
  }

  /**
   * Calls the method of `feature` with `input`, and resolves with what `read` makes of the answer, which is
   * the wallet's own object.
   *
   * @throws what {@link providerErrorOf} makes of the wallet's error, and the reason of `signal` as soon as
   *   it aborts.
   */
  async call<T>(
    feature: Feature,
    input: object | undefined,
    read: (answer: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const method = methodOf(this.#wallet, feature, methodName(feature));
    try {
      if (!method) throw new TypeError(`The wallet has no ${feature}`);
      const answer = Promise.resolve(input === undefined ? method() : method(input));
      return read(await abortable(answer, signal));
    } catch (thrown) {
      signal?.throwIfAborted();
      throw providerErrorOf(thrown, this.connectorId);
    }
  }

  /** Calls `listener` after each change that the wallet reports, until the returned function is called. */
  onChange(listener: () => void): () => void {
    const on = methodOf(this.#wallet, 'standard:events', 'on');
    const off = attempt(() => on?.('change', () => attempt(listener)));
    return () => {
      if (typeof off === 'function') attempt(() => off());
    };
  }
}

type WalletMethod = (...input: readonly unknown[]) => unknown;

function methodName(feature: Feature): string {
  return feature.slice(feature.indexOf(':') + 1);
}

function methodOf(wallet: unknown, feature: Feature, name: string): WalletMethod | undefined {
  return attempt<WalletMethod | undefined>(() => {
    const { features } = wallet as { readonly features: Readonly<Record<string, unknown>> };
    const holder = features[feature] as Readonly<Record<string, unknown>> | undefined;
    const method = holder?.[name];
    if (typeof method !== 'function') return undefined;
    return (...input) => method.apply(holder, input) as unknown;
  });
}

function textsIn(value: unknown): readonly string[] {
  const entries = entriesOf(value, LIST_MAX) ?? [];
  return entries.filter((entry) => typeof entry === 'string');
}
