import { decodeBase58, encodeBase58 } from '../../../domain/address/base58';
import { isInlineImage } from '../../../domain/text/image-url';
import { plainText } from '../../../domain/text/plain-text';
import { abortable } from '../../../domain/abort/abortable';
import { attempt } from '../../../domain/outside/attempt';
import { entriesOf, parseEach } from '../../../domain/outside/untrusted-record';
import { providerErrorOf } from '../provider-error';

/** An account that a wallet shares, checked: its key is the one that its address names. */
export interface WalletAccount {
  readonly address: string;
  readonly chains: readonly string[];
  readonly features: readonly string[];

  /** The wallet's own object, which is handed back to it. */
  readonly handle: object;
}

/** What a wallet says it is, cleaned. */
export interface WalletFace {
  readonly name: string;
  readonly icon?: string;
}

type Feature = 'standard:connect' | 'standard:disconnect' | 'standard:events' | SolanaFeature;

/** What wallets do on Solana. */
export type SolanaFeature =
  'solana:signMessage' | 'solana:signTransaction' | 'solana:signAndSendTransaction';

const NAME_MAX_LENGTH = 40;

/** How much of a name is looked at, for what is to be shown of it. */
const NAME_READ_LENGTH = 400;
const ACCOUNTS_MAX = 100;
const LIST_MAX = 50;
const PUBLIC_KEY_BYTES = 32;
const BYTES_MAX = 1_048_576;

/** What all arrays of bytes have in common: its getters read the array itself, whatever fields it has. */
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;

/**
 * What `wallet` shows of itself, or `undefined` for what is no Wallet Standard wallet for Solana: it has
 * a name, can be connected, and is on a chain of Solana. A hostile object is one of the former at worst.
 */
export function faceOf(wallet: unknown): WalletFace | undefined {
  return attempt(() => {
    const { name, icon, chains } = wallet as Readonly<Record<string, unknown>>;
    const shown = typeof name === 'string' ? name.slice(0, NAME_READ_LENGTH) : '';
    const plain = plainText(shown, NAME_MAX_LENGTH);
    const isOnSolana = textsIn(chains).some((chain) => chain.startsWith('solana:'));
    if (!plain || !isOnSolana || !methodOf(wallet, 'standard:connect', 'connect')) return undefined;
    const image = typeof icon === 'string' ? icon.trim() : '';
    const isFit = isInlineImage(image);
    return { name: plain, ...(isFit && { icon: image }) };
  });
}

/** The accounts among the first 100 of `accounts` that are usable on Solana. The others are left out. */
export function accountsIn(accounts: unknown): readonly WalletAccount[] {
  const entries = entriesOf(accounts, ACCOUNTS_MAX) ?? [];
  return parseEach(entries, (entry) => attempt(() => accountOf(entry)));
}

/** An account whose public key is missing, null, or not the one that its address names, is none. */
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

/** `value` as bytes of our own, or `undefined` for what is none, or is longer than 1 MB. */
export function bytesIn(value: unknown): Uint8Array | undefined {
  return attempt(() => {
    if (!ArrayBuffer.isView(value)) return undefined;
    // Not `instanceof`: a wallet's bytes may come from another realm.
    const isBytes = Reflect.get(typedArray, Symbol.toStringTag, value) === 'Uint8Array';
    const size = Number(Reflect.get(typedArray, 'byteLength', value));
    return isBytes && size <= BYTES_MAX ? new Uint8Array(value as Uint8Array) : undefined;
  });
}

/** A wallet as the connector speaks to it: calls that may be given up, and typed errors. */
export class SolanaPageWallet {
  readonly connectorId: string;
  readonly #wallet: object;

  constructor(wallet: object, connectorId: string) {
    this.#wallet = wallet;
    this.connectorId = connectorId;
  }

  /** What the wallet shares right now, without being asked. */
  get accounts(): readonly WalletAccount[] {
    return accountsIn(attempt(() => (this.#wallet as { readonly accounts?: unknown }).accounts));
  }

  /** Whether it has a method for `feature`. */
  can(feature: SolanaFeature): boolean {
    return methodOf(this.#wallet, feature, methodName(feature)) !== undefined;
  }

  /**
   * Calls the method of `feature` with `input`, and resolves with what `read` makes of the answer, which
   * is the wallet's own object.
   *
   * @throws what {@link providerErrorOf} makes of the wallet's error, and the reason of `signal` as soon
   * as it aborts.
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

  /** Calls `listener` after each change that the wallet tells, until the returned function is called. */
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
