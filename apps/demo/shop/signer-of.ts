import { type Hex, recoverMessageAddress } from 'viem';

/** `r`, `s`, and the recovery bit that chooses the key: 0 or 1, which most wallets write as 27 or 28. */
const signaturePattern = /^0x[\da-f]{64}([\da-f]{64})(?:00|01|1b|1c)$/i;

/** Half of the order of secp256k1. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** The address whose key signed `message`. One signature has one text: of the two possible `s` the lower one (EIP-2). */
export async function signerOf(message: string, signature: string): Promise<string> {
  if (!isSignature(signature)) throw new TypeError('the wallet gave no signature');
  return recoverMessageAddress({ message, signature });
}

function isSignature(value: string): value is Hex {
  const [, s] = signaturePattern.exec(value) ?? [];
  return s !== undefined && BigInt(`0x${s}`) <= HIGHEST_S;
}
