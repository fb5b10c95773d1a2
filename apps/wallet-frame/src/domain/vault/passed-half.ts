import { base64url, fromBase64url } from '../bytes/base64url';
import { KeyError } from '../bytes/key-error';
import { owned } from '../bytes/pbkdf2';
import { spending } from '../bytes/wipe';
import { recordOf, textIn } from '../bytes/untrusted';
import { type Stretch, stretchIn } from './slot';
import { asHalf, type UserHalf } from './user-halves';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = { name: 'AES-GCM', length: 256 };
const HALF_BYTES = 32;

/** A stretched half of words, sealed for one worker. */
export interface PassedHalf {
  readonly stretch: Stretch;

  /** The public key of the sender, made for this half alone. */
  readonly from: string;
  readonly sealed: string;
}

/** Twelve words that are to open the wallet, as this browser knows them: it has their half alone. */
export interface NewPhrase {
  readonly stretch: Stretch;
  readonly half: UserHalf;
}

/** Takes the half of words that another window of the wallet has drawn: this browser's page sees neither. */
export class HalfInbox {
  #key: CryptoKey | undefined;

  /** Makes a key for one half, and returns its public part. */
  async open(): Promise<string> {
    const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
    this.#key = pair.privateKey;
    return publicOf(pair.publicKey);
  }

  /** @throws {@link KeyError} `refused` for what was not sealed for the key that was made last. */
  async take({ from, sealed, stretch }: PassedHalf): Promise<UserHalf> {
    const own = this.#key;
    this.#key = undefined;
    if (!own) throw new KeyError('refused', 'half');
    try {
      const key = await sharedKey(own, from, 'decrypt');
      const opened = await crypto.subtle.decrypt(boundTo(stretch), key, fromBase64url(sealed));
      const half = new Uint8Array(opened);
      if (half.length !== HALF_BYTES) throw new KeyError('refused', 'half');
      return await spending(half, asHalf);
    } catch {
      throw new KeyError('refused', 'half');
    }
  }
}

/** Reads what another window has passed. @throws {@link KeyError} `unreadable` or `slot`. */
export function passedHalfIn(value: unknown): PassedHalf {
  const record = recordOf(value, ['stretch', 'from', 'sealed']);
  return {
    stretch: stretchIn(record),
    from: textIn(record, 'from'),
    sealed: textIn(record, 'sealed'),
  };
}

/** Seals the half of new words for the worker that made the key `to`. The half is wiped. */
export async function passHalf(
  half: Uint8Array,
  stretch: Stretch,
  to: string,
): Promise<PassedHalf> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
  const key = await sharedKey(pair.privateKey, to, 'encrypt');
  const sealed = await spending(half, (own) =>
    crypto.subtle.encrypt(boundTo(stretch), key, owned(own)),
  );
  return {
    stretch,
    from: await publicOf(pair.publicKey),
    sealed: base64url(new Uint8Array(sealed)),
  };
}

/** Each key seals one half, so the nonce is always the same. */
function boundTo({ name, salt }: Stretch): AesGcmParams {
  const additionalData = new TextEncoder().encode(JSON.stringify(['cleat-half', name, salt]));
  return { name: CIPHER.name, iv: new Uint8Array(12), additionalData };
}

async function sharedKey(own: CryptoKey, other: string, use: KeyUsage): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', fromBase64url(other), CURVE, false, []);
  return crypto.subtle.deriveKey({ name: CURVE.name, public: key }, own, CIPHER, false, [use]);
}

async function publicOf(key: CryptoKey): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.exportKey('raw', key)));
}
