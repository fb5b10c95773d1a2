import { type Hex, recoverMessageAddress } from 'viem';

/** The address whose key signed `message`. */
export function signerOf(message: string, signature: string): Promise<string> {
  if (!isHex(signature)) throw new TypeError('the wallet gave no signature');
  return recoverMessageAddress({ message, signature });
}

function isHex(value: string): value is Hex {
  return /^0x[\da-f]+$/i.test(value);
}
