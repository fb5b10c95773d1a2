import { signatureHex, signDigest } from './evm-digest';
import { type TypedData, typedDataDigest } from './typed-data';

/** `eth_signTypedData_v4`. Apart from what reads the data, because the page reads and does not sign. */
export function signTypedData(typedData: TypedData, key: Uint8Array): string {
  return signatureHex(signDigest(typedDataDigest(typedData), key));
}
