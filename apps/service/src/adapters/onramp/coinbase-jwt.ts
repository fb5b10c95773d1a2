import { type KeyObject, randomBytes, sign } from 'node:crypto';

const LIFE_SECONDS = 120;

export interface CoinbaseJwtInput {
  readonly keyId: string;
  readonly key: KeyObject;

  /** The only request that the token is good for. */
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly nowMs: number;
}

/** The bearer token of a request to Coinbase Developer Platform: ES256 or EdDSA, as the key is, for two minutes. */
export function coinbaseJwt({ keyId, key, method, url, nowMs }: CoinbaseJwtInput): string {
  const { host, pathname } = new URL(url);
  const isEd25519 = key.asymmetricKeyType === 'ed25519';
  const now = Math.floor(nowMs / 1000);
  const header = {
    alg: isEd25519 ? 'EdDSA' : 'ES256',
    typ: 'JWT',
    kid: keyId,
    nonce: randomBytes(16).toString('hex'),
  };
  const claims = {
    iss: 'cdp',
    sub: keyId,
    aud: ['cdp_service'],
    uris: [`${method} ${host}${pathname}`],
    iat: now,
    nbf: now,
    exp: now + LIFE_SECONDS,
  };
  const content = `${encoded(header)}.${encoded(claims)}`;
  const signature = isEd25519
    ? sign(null, Buffer.from(content), key)
    : sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
