import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { EthCalls } from './eth-calls';
import { signatureValidator } from './signature-validator';

const VALID = '0x01';

/** What was signed, by which account, and on which chain that account is where it is a contract. */
export interface SignedMessage {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
  readonly chainId: number;
}

export interface AccountSignaturesDeps {
  readonly calls: EthCalls;
  readonly rpcUrls: Readonly<Record<string, string>>;
}

/** What signs for an account: its own key, on every chain, or a contract, on its own chain only. */
export type Signer = 'key' | 'contract';

/** Verifies signatures of accounts: EIP-191 by keys, EIP-1271 and ERC-6492 by contracts. */
export class AccountSignatures {
  readonly #deps: AccountSignaturesDeps;

  constructor(deps: AccountSignaturesDeps) {
    this.#deps = deps;
  }

  /**
   * What has signed for the account, or `undefined` where it has not signed.
   *
   * @throws `ServiceError` where the node of a contract's chain cannot be used.
   */
  async signerOf(signed: SignedMessage): Promise<Signer | undefined> {
    const { address, chainId, message, signature } = signed;
    const hash = personalHash(message);
    if (addressThatSigned(hash, signature) === address.toLowerCase()) return 'key';
    const url = this.#deps.rpcUrls[`eip155:${chainId}`];
    if (url === undefined) return undefined;
    const data = validation(address, Buffer.from(hash).toString('hex'), signature);
    return (await this.#deps.calls.call(url, { data })) === VALID ? 'contract' : undefined;
  }
}

/** The bytes that wallets sign for `message` (EIP-191, version 0x45). */
function personalHash(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(
    concatBytes(Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes),
  );
}

function addressThatSigned(hash: Uint8Array, signature: string): string | undefined {
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const last = bytes[64];
  if (bytes.length !== 65 || last === undefined) return undefined;
  try {
    const recovery = last >= 27 ? last - 27 : last;
    const recoverable = Uint8Array.of(recovery, ...bytes.subarray(0, 64));
    return addressOf(secp256k1.recoverPublicKey(recoverable, hash, { prehash: false }));
  } catch {
    return undefined; // No key signs so.
  }
}

/** The address of a public key. */
export function addressOf(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return `0x${Buffer.from(keccak_256(point.slice(1)).slice(-20)).toString('hex')}`;
}

/** The data that creates ERC-6492's validator, which answers {@link VALID} within the call and stays nowhere. */
function validation(address: string, hash: string, signature: string): string {
  const bytes = signature.slice(2);
  const word = (hex: string): string => hex.toLowerCase().padStart(64, '0');
  const args = [address.slice(2), hash, (96).toString(16), (bytes.length / 2).toString(16)];
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0');
  return `${signatureValidator}${args.map(word).join('')}${padded}`;
}
