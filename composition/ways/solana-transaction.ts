import { encodeBase58 } from '../../domain/address/base58';

/** A transaction as `@solana/kit` has it: the message, and the signatures in the order of their accounts. */
export interface KitTransaction {
  readonly messageBytes: unknown;
  readonly signatures: unknown;
}

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/** The first bit of a message with a version. Those of the legacy format begin with a count. */
const VERSIONED = 0x80;

/** `transaction` in Solana's wire format. A signature that is missing is 64 zeros. */
export function wireOf({ messageBytes, signatures }: KitTransaction): Uint8Array {
  const listed = Object.values(signatures as Readonly<Record<string, Uint8Array | null>>);
  const message = messageBytes as Uint8Array;
  const start = 1 + listed.length * SIGNATURE_BYTES;
  const wire = new Uint8Array(start + message.length);
  wire[0] = listed.length;
  listed.forEach((signature, index) => {
    if (signature) wire.set(signature, 1 + index * SIGNATURE_BYTES);
  });
  wire.set(message, start);
  return wire;
}

/** What `wire` has: the wallet may have changed the message, so the signers are read from it. */
export function kitTransactionIn(wire: Uint8Array): {
  readonly messageBytes: Uint8Array;
  readonly signatures: Readonly<Record<string, Uint8Array | null>>;
} {
  const count = wire[0] ?? 0;
  const messageBytes = wire.slice(1 + count * SIGNATURE_BYTES);
  const signers = signersIn(messageBytes);
  if (count === 0 || count !== signers.length)
    throw new TypeError('The wallet gave no transaction');
  const signatures = signers.map((signer, index) => {
    const start = 1 + index * SIGNATURE_BYTES;
    const signature = wire.slice(start, start + SIGNATURE_BYTES);
    return [signer, signature.some((byte) => byte !== 0) ? signature : null] as const;
  });
  return { messageBytes, signatures: Object.fromEntries(signatures) };
}

/** How long a transaction is valid, as `@solana/kit` says it. */
interface BlockhashLifetime {
  readonly blockhash: string;
  readonly lastValidBlockHeight: bigint;
}

/** The largest number of 64 bits: the message does not say until which block its blockhash is valid. */
const UNKNOWN_HEIGHT = 0xffff_ffff_ffff_ffffn;

/**
 * The lifetime of `message`: that which the site has set, unless the wallet has put another blockhash into it. A
 * durable nonce of the site stays.
 */
export function lifetimeOf(message: Uint8Array, ofSite: unknown): unknown {
  const { keys, total } = layoutOf(message);
  const start = keys + total * KEY_BYTES;
  const blockhash = encodeBase58(message.slice(start, start + KEY_BYTES));
  const isKept =
    typeof ofSite === 'object' &&
    ofSite !== null &&
    (!('blockhash' in ofSite) || ofSite.blockhash === blockhash);
  if (isKept) return ofSite;
  return { blockhash, lastValidBlockHeight: UNKNOWN_HEIGHT } satisfies BlockhashLifetime;
}

function signersIn(message: Uint8Array): readonly string[] {
  const { count, keys } = layoutOf(message);
  return Array.from({ length: count }, (_, index) =>
    encodeBase58(message.slice(keys + index * KEY_BYTES, keys + (index + 1) * KEY_BYTES)),
  );
}

/** The number of signers, where the keys of the accounts begin, and how many those are. */
function layoutOf(message: Uint8Array) {
  const header = (message[0] ?? 0) & VERSIONED ? 1 : 0;
  const [low = 0, high = 0] = message.slice(header + 3);
  // The number of accounts is one byte, or two above 127.
  const isLong = (low & VERSIONED) !== 0;
  const total = isLong ? (low & 0x7f) | (high << 7) : low;
  return { count: message[header] ?? 0, keys: header + (isLong ? 5 : 4), total };
}
