import { createPublicKey, verify } from 'node:crypto';

/**
 * A client's proof of its identity: a JWT signed by the Ed25519 key whose `did:key` is its issuer.
 *
 * @typedef {object} RelayToken
 * @property {string} issuer
 */

const CLOCK_SKEW_S = 30;
const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The prefix of a raw Ed25519 key in its SubjectPublicKeyInfo form (RFC 8410). */
const ed25519Prefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The prefix of an Ed25519 key in a `did:key`. */
const ed25519Codec = Buffer.from([0xed, 0x01]);

/**
 * Checks the token of a client that connects.
 *
 * @param {string} token
 * @param {{ readonly audience: string, readonly nowMs: number }} expected
 * @returns {RelayToken}
 * @throws Where it is refused, with the reason with which the relay closes the connection.
 */
export function checkedToken(token, { audience, nowMs }) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { iss, aud, iat, exp } = claimsOf(payload);
  const isSigned = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    keyOf(iss),
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('JWT validation error: JWT Token has an invalid signature');
  if (aud !== audience) throw new Error('JWT validation error: JWT Token is for another relay');
  const now = nowMs / 1000;
  if (iat > now + CLOCK_SKEW_S) {
    throw new Error('JWT validation error: JWT Token is not yet valid');
  }
  if (exp < now) throw new Error('JWT validation error: JWT Token is expired');
  return { issuer: iss };
}

/** @param {string} payload */
function claimsOf(payload) {
  try {
    const { iss, aud, iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof iss === 'string' && [iat, exp].every(Number.isFinite)) return { iss, aud, iat, exp };
  } catch {
    // It is not a JWT.
  }
  throw new Error('Unauthorized: missing auth');
}

/** @param {string} issuer */
function keyOf(issuer) {
  const bytes = fromBase58(issuer.replace(/^did:key:z/, ''));
  if (!bytes.subarray(0, 2).equals(ed25519Codec)) {
    throw new Error('JWT validation error: JWT Token has no key that is understood');
  }
  const key = Buffer.concat([ed25519Prefix, bytes.subarray(2)]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

/** @param {string} text */
function fromBase58(text) {
  const value = [...text].reduce(
    (sum, digit) => sum * 58n + BigInt(base58Alphabet.indexOf(digit)),
    0n,
  );
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
