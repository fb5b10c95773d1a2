import { createPrivateKey, type KeyObject } from 'node:crypto';
import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';

export interface CoinbaseConfig {
  readonly keyId: string;
  readonly key: KeyObject;
  readonly apiUrl: string;
  readonly pageUrl: string;
}

/** Coinbase, where its key is set. */
export function parseCoinbase(read: VariableReader): CoinbaseConfig | undefined {
  if (read.text('COINBASE_KEY_ID') === '' && read.text('COINBASE_KEY_SECRET') === '') {
    return undefined;
  }
  const because = 'the other half of the key of Coinbase is set';
  return {
    keyId: read.required('COINBASE_KEY_ID', because),
    key: keyOf(read.required('COINBASE_KEY_SECRET', because)),
    apiUrl: read.url('COINBASE_API_URL', { allowLoopback: true }),
    pageUrl: read.url('COINBASE_PAGE_URL'),
  };
}

/** A P-256 key in PEM, or the 64 bytes (seed and public key) of an Ed25519 key in base64. */
function keyOf(secret: string): KeyObject {
  const key = secret.includes('-----BEGIN') ? pemKey(secret) : ed25519Key(secret);
  if (!key) {
    const expected = 'must be the PEM text of a P-256 key, or 64 bytes of an Ed25519 key in base64';
    throw new ConfigError('COINBASE_KEY_SECRET', expected);
  }
  return key;
}

function pemKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

function ed25519Key(base64: string): KeyObject | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 64) return undefined;
  const part = (from: number): string => bytes.subarray(from, from + 32).toString('base64url');
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', d: part(0), x: part(32) };
    return createPrivateKey({ key: jwk, format: 'jwk' });
  } catch {
    return undefined;
  }
}
