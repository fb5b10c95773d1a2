/** The kind of a wallet's hexadecimal answer. */
type SignatureKind = 'transactionHash' | 'signedMessage';

const transactionHashPattern = /^0x[0-9a-fA-F]{64}$/;
const signedMessagePattern = /^0x[0-9a-fA-F]{62,}$/;

/**
 * Recognises a wallet's answer by its length: `0x` and 64 hexadecimal digits are a transaction hash, `0x` and
 * any other number from 62 on a signed message. Returns `undefined` for anything else.
 */
export function signatureKind(value: unknown): SignatureKind | undefined {
  if (typeof value !== 'string') return undefined;
  if (transactionHashPattern.test(value)) return 'transactionHash';
  return signedMessagePattern.test(value) ? 'signedMessage' : undefined;
}
