import { ed25519 } from '@noble/curves/ed25519.js';
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import type { Store } from '../../ports/store';
import { ServiceError } from '../../domain/service-error';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { isSmallOrUnusual } from './small-order';
import { printableText } from '../../domain/printable-text';
import { type ActBounds, actText, type WalletAct } from '../../domain/wallet-act';
import type { WalletKeys } from '../../ports/wallet-keys';

const LIFE_MS = 60_000;
const NONCE_BYTES = 16;
const NONCE_LENGTH = 22;
const SIGNATURE_LENGTH = 86;
const KEY_LENGTH = 43;

export interface WalletActsDeps {
  readonly store: Pick<Store, 'nonces'>;
  readonly keys: WalletKeys;
  readonly now: () => number;

  /** The origin of the wallet's frame. */
  readonly service: string;
}

/** What an act is asked by: the wallet's account, and a payload with the field `proof`. */
export interface ActAsked {
  readonly account: string;

  /** The account that the nonce was given to, where another one asks. */
  readonly asking?: string;
  readonly payload: unknown;
}

/** A signature of a wallet's key, and what it is bound to beside the act. */
export interface SignedAct {
  readonly nonce: string;
  readonly until: number;
  readonly signature: string;
}

/**
 * Acts that a login cannot do: each needs a signature of the wallet's own key, which only opens with a slot or a kit. The
 * payload has it as `proof: { nonce, signature }`.
 */
export class WalletActs {
  readonly #deps: WalletActsDeps;

  constructor(deps: WalletActsDeps) {
    this.#deps = deps;
  }

  /** What one act is signed with, within a minute. */
  async nonce(account: string): Promise<{ readonly nonce: string; readonly until: number }> {
    const { store, now } = this.#deps;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const until = now() + LIFE_MS;
    await store.nonces.add(nonce, account, until);
    return { nonce, until };
  }

  /** The wallet's key has to have signed the act, once. @throws {@link ServiceError} `wallet_key` */
  async demand(asked: ActAsked, act: WalletAct): Promise<SignedAct> {
    const found = await this.#deps.keys.of(asked.account);
    if (!found) throw new ServiceError('wallet_key');
    const signed = await this.demandBy(found.key, asked, act);
    await this.#deps.keys.used(asked.account);
    return signed;
  }

  /** As {@link WalletActs.demand}. An account without a wallet has no key, and nothing that a login could end. */
  async demandWhereAny(asked: ActAsked, act: WalletAct): Promise<void> {
    if ((await this.#deps.keys.of(asked.account)) !== undefined) await this.demand(asked, act);
  }

  /** One of `keys` has to have signed the act, once. @throws {@link ServiceError} `wallet_key` */
  async demandBy(
    keys: string | readonly string[],
    { account, asking = account, payload }: ActAsked,
    act: WalletAct,
  ): Promise<SignedAct> {
    const { store, now, service } = this.#deps;
    const proof = fieldOf(payload, 'proof');
    const nonce = printableText(proof, 'nonce', NONCE_LENGTH) ?? '';
    const signature = printableText(proof, 'signature', SIGNATURE_LENGTH) ?? '';
    // Taken before it is compared, so that of two requests with one signature one counts.
    const until = await store.nonces.take(nonce, asking, now());
    if (until === undefined) throw new ServiceError('wallet_key');
    const text = actText(act, { account, nonce, service, until });
    const isProved = [keys].flat().some((key) => isSigned(key, text, signature));
    if (!isProved) throw new ServiceError('wallet_key');
    return { nonce, until, signature };
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.nonces.sweep(now());
  }
}

/** Whether a wallet's key has signed an act, whenever that was. What may be asked once needs {@link WalletActs.demand}. */
export function isSignedAct(
  key: string,
  act: WalletAct,
  { signature, ...bounds }: ActBounds & Pick<SignedAct, 'signature'>,
): boolean {
  return isSigned(key, actText(act, bounds), signature);
}

/** The public key in a payload, as it is stored. `undefined` where it is none that can sign. */
export function walletKeyIn(payload: unknown): string | undefined {
  const key = printableText(payload, 'key', KEY_LENGTH);
  if (key?.length !== KEY_LENGTH) return undefined;
  try {
    const point = ed25519.Point.fromBytes(bytesIn(key));
    return point.isSmallOrder() || !point.isTorsionFree() ? undefined : key;
  } catch {
    return undefined;
  }
}

/** By RFC 8032: a key of small order, which signs every text, never has. */
function isSigned(key: string, text: string, signature: string): boolean {
  try {
    if (isSmallOrUnusual(bytesIn(key))) return false;
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key },
      format: 'jwk',
    });
    return verify(undefined, Buffer.from(text), publicKey, bytesIn(signature));
  } catch {
    return false;
  }
}

/** @throws where another text would be the same bytes. */
function bytesIn(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new TypeError('No base64url');
  return new Uint8Array(bytes);
}
