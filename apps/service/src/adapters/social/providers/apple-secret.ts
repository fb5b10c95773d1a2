import type { KeyObject } from 'node:crypto';
import type { OpenIdLibraries } from './client-of';

const LIFE = '5m';

/** A key of Sign in with Apple. */
export interface AppleKey {
  readonly team: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/** The secret of Sign in with Apple: a JWT (RFC 7519) with ES256 that `audience` accepts for five minutes. */
export function appleSecret(
  { SignJWT }: OpenIdLibraries,
  { key, keyId, team }: AppleKey,
  clientId: string,
  audience: string,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(team)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(key);
}
