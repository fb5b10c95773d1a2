import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import {
  Address,
  NETWORK,
  OutScript,
  p2pkh,
  p2sh,
  p2wpkh,
  TEST_NETWORK,
  utils,
} from '@scure/btc-signer';
import { attempt } from '../../../domain/outside/attempt';
import { isFullSignature, isSimpleSignature, type Locked } from './bip322-signature';
import { isEqualBytes } from './bip322-transaction';

const REGTEST = { ...TEST_NETWORK, bech32: 'bcrt' };
const encoder = new TextEncoder();

/** The prefixes that name a signature's form of BIP-322. Older signatures have none. */
const prefixPattern = /^(smp|ful|pof)?(.*)$/s;

/** The prefix of the older kind of signed message, after its length. */
const LEGACY_PREFIX = '\u0018Bitcoin Signed Message:\n';
const LEGACY_LENGTH = 65;

/**
 * Whether `signature` (base64) signs `text` with the key of the Bitcoin address `address`: by BIP-322 in its
 * simple form for P2WPKH, P2TR and P2SH-P2WPKH, in its full form for every address of a single key, or in the
 * older form for addresses without Taproot. Proofs of funds, and scripts of several keys, are not supported
 * and count as invalid.
 */
export function isMessageSignature(text: string, address: string, signature: string): boolean {
  const locked = lockOf(address);
  const [, prefix, encoded = ''] = prefixPattern.exec(signature) ?? [];
  const bytes = attempt(() => base64.decode(encoded));
  if (!locked || !bytes || bytes.length === 0) return false;
  const forms = formsOf(prefix, bytes);
  return forms.some((isSigned) => attempt(() => isSigned(text, locked, bytes)) === true);
}

type Form = (text: string, locked: Locked, bytes: Uint8Array) => boolean;

function formsOf(prefix: string | undefined, bytes: Uint8Array): readonly Form[] {
  if (prefix === 'smp') return [isSimpleSignature];
  if (prefix === 'ful') return [isFullSignature];
  if (prefix !== undefined) return [];
  return bytes.length === LEGACY_LENGTH
    ? [isLegacySignature]
    : [isSimpleSignature, isFullSignature];
}

function lockOf(address: string): Locked | undefined {
  for (const network of [NETWORK, TEST_NETWORK, REGTEST]) {
    const decoded = attempt(() => Address(network).decode(address));
    if (!decoded) continue;
    return { script: OutScript.encode(decoded), kind: decoded.type };
  }
  return undefined;
}

/** The key that the signature recovers must be the address's own. Of the two possible `s`, wallets write the lower. */
function isLegacySignature(text: string, { kind, script }: Locked, bytes: Uint8Array): boolean {
  const header = (bytes[0] ?? 0) - 27;
  if (header < 0 || header > 15) return false;
  const recovered = new Uint8Array([header & 3, ...bytes.slice(1)]);
  const digest = sha256(sha256(legacyMessage(text)));
  const parts = secp256k1.Signature.fromBytes(recovered, 'recovered');
  if (parts.hasHighS()) return false;
  const isCompressed = header >= 4;
  const point = parts.recoverPublicKey(digest).toBytes(isCompressed);
  const scripts = {
    pkh: () => p2pkh(point).script,
    wpkh: () => p2wpkh(point).script,
    sh: () => p2sh(p2wpkh(point)).script,
  };
  const scriptOf = attempt(() => scripts[kind as keyof typeof scripts]());
  return scriptOf !== undefined && isEqualBytes(scriptOf, script);
}

function legacyMessage(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  return utils.concatBytes(encoder.encode(LEGACY_PREFIX), compactSize(bytes.length), bytes);
}

function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return new Uint8Array([length]);
  if (length <= 0xffff) return new Uint8Array([0xfd, length & 0xff, length >> 8]);
  throw new RangeError('a message is at most 65,535 bytes');
}
