import { base64url, fromBase64url } from '../bytes/base64url';
import { KeyError } from '../bytes/key-error';
import { owned } from '../bytes/pbkdf2';
import { spending } from '../bytes/wipe';
import { recordOf, textIn } from '../bytes/untrusted';
import { type Stretch, stretchIn } from './slot';
import { asShare, type UserShare } from './user-share';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = { name: 'AES-GCM', length: 256 };
const SHARE_BYTES = 32;

/** A stretched key share of words, sealed for one worker. */
export interface PassedShare {
  readonly stretch: Stretch;

  /** The public key of the sender, made for this key share alone. */
  readonly from: string;
  readonly sealed: string;
}

/** Twelve words that are to open the wallet, as this browser knows them: it has their key share alone. */
export interface NewPhrase {
  readonly stretch: Stretch;
  readonly share: UserShare;
}

/** Takes the key share of words that another window of the wallet has drawn: this browser's page sees neither. */
export class ShareInbox {
  #key: CryptoKey | undefined;

  /** Makes a key for one key share, and returns its public part. */
  async open(): Promise<string> {
    const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
    this.#key = pair.privateKey;
    return publicOf(pair.publicKey);
  }

  /** @throws {@link KeyError} `refused` for what was not sealed for the key that was made last. */
  async take({ from, sealed, stretch }: PassedShare): Promise<UserShare> {
    const own = this.#key;
    this.#key = undefined;
    if (!own) throw new KeyError('refused', 'share');
    try {
      const key = await sharedKey(own, from, 'decrypt');
      const opened = await crypto.subtle.decrypt(boundTo(stretch), key, fromBase64url(sealed));
      const share = new Uint8Array(opened);
      if (share.length !== SHARE_BYTES) throw new KeyError('refused', 'share');
      return await spending(share, asShare);
    } catch {
      throw new KeyError('refused', 'share');
    }
  }
}

/** Reads what another window has passed. @throws {@link KeyError} `unreadable` or `slot`. */
export function passedShareIn(value: unknown): PassedShare {
  const record = recordOf(value, ['stretch', 'from', 'sealed']);
  return {
    stretch: stretchIn(record),
    from: textIn(record, 'from'),
    sealed: textIn(record, 'sealed'),
  };
}

/** Seals the key share of new words for the worker that made the key `to`. The key share is wiped. */
export async function passShare(
  share: Uint8Array,
  stretch: Stretch,
  to: string,
): Promise<PassedShare> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
  const key = await sharedKey(pair.privateKey, to, 'encrypt');
  const sealed = await spending(share, (own) =>
    crypto.subtle.encrypt(boundTo(stretch), key, owned(own)),
  );
  return {
    stretch,
    from: await publicOf(pair.publicKey),
    sealed: base64url(new Uint8Array(sealed)),
  };
}

/** Each key seals one key share, so the nonce is always the same. */
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
