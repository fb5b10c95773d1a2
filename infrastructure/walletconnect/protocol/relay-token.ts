import { ed25519 } from '@noble/curves/ed25519.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { base58, base64urlnopad } from '@scure/base';
import { randomKey } from './envelope';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** The multicodec prefix of an Ed25519 key. */
const ED25519_CODEC = Uint8Array.of(0xed, 0x01);

/** The identity of a client, which owns its mailbox at the relay, as a `did:key`. */
export function clientId(seed: string): string {
  const publicKey = ed25519.getPublicKey(hexToBytes(seed));
  return `did:key:z${base58.encode(concatBytes(ED25519_CODEC, publicKey))}`;
}

/**
 * The token of one connection (a JWT): the relay checks its audience and its times. It counts from an hour ago, because
 * a relay refuses a token of the future, which a device whose clock is fast would send.
 */
export function relayToken(seed: string, relayUrl: string, nowMs: number): string {
  const iat = Math.floor(nowMs / 1000) - HOUR_S;
  const header = { alg: 'EdDSA', typ: 'JWT' };
  const payload = { iss: clientId(seed), sub: randomKey(), aud: relayUrl, iat, exp: iat + DAY_S };
  const signed = `${encoded(header)}.${encoded(payload)}`;
  const signature = ed25519.sign(new TextEncoder().encode(signed), hexToBytes(seed));
  return `${signed}.${base64urlnopad.encode(signature)}`;
}

function encoded(part: object): string {
  return base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(part)));
}
