import { base58, base64 } from '@scure/base';
import { parseSolanaTransaction } from '../../signing/solana';
import type { FeePayer } from './fee-payer';
import { withFeePayer } from './with-fee-payer';

const KEY_BYTES = 32;

/** A transaction for which the operator's account pays, and has signed. */
export interface SponsoredTransaction {
  readonly payer: string;
  readonly transaction: string;
}

/**
 * Has the operator's account pay for a transaction of `own`. It gives its address and its signature alone: the transaction is
 * written here, so that the service can change nothing of it. `undefined` where it does not pay, or says what is no signature of
 * this transaction.
 */
export async function sponsoredTransaction(
  bytes: Uint8Array,
  own: string,
  feePayer: FeePayer,
): Promise<SponsoredTransaction | undefined> {
  const payer = await feePayer.address();
  const key = bytesIn(base58, payer);
  if (payer === undefined || key?.length !== KEY_BYTES) return undefined;
  const asked = withFeePayer(bytes, own, key);
  if (!asked) return undefined;
  const signature = bytesIn(base64, await feePayer.sign(base64.encode(asked)));
  const { message } = parseSolanaTransaction(asked);
  if (!signature || !(await isSignature(signature, message, key))) return undefined;
  asked.set(signature, 1); // The first of two: the visitor's follows.
  return { payer, transaction: base64.encode(asked) };
}

/** By the browser, which has it: a package would be in the first screen. One that has not has the visitor pay. */
async function isSignature(
  signature: Uint8Array,
  message: Uint8Array,
  key: Uint8Array,
): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('raw', key.slice(), 'Ed25519', false, [
      'verify',
    ]);
    return await crypto.subtle.verify('Ed25519', imported, signature.slice(), message.slice());
  } catch {
    return false; // It has no such keys, or this is none.
  }
}

function bytesIn(
  coder: { decode(text: string): Uint8Array },
  text: string | undefined,
): Uint8Array | undefined {
  try {
    return text === undefined ? undefined : coder.decode(text);
  } catch {
    return undefined;
  }
}
