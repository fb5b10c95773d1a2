import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { ContractCalls } from '../../ports/eth-calls';
import { signatureValidator } from './signature-validator';

/** The answer of ERC-6492's validator for a valid signature. */
const VALID = '0x01';

/** A contract's answer to `isValidSignature` (EIP-1271) for a valid signature. */
const YES = /^0x1626ba7e0{56}$/i;
const SELECTOR = '0x1626ba7e';
const WORD = 64;

/** `r`, `s`, and the recovery bit that chooses the key: 0 or 1, which most wallets write as 27 or 28. */
const KEY_SIGNATURE = /^0x([0-9a-f]{128})(00|01|1b|1c)$/i;

/** The end of a signature that describes how its contract is deployed or prepared (ERC-6492). */
const DESCRIBED = /(?:6492){16}$/;

/** What was signed, by which account, and on which chain that account is where it is a contract. */
export interface SignedMessage {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
  readonly chainId: number;
}

export interface AccountSignaturesDeps {
  readonly calls: ContractCalls;
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
    const digits = Buffer.from(hash).toString('hex');
    return (await this.#contractAccepts(url, address, digits, signature)) ? 'contract' : undefined;
  }

  /**
   * Whether the account's contract accepts the signature. The validator is asked only where the signature describes
   * how the contract is deployed: it answers for accounts without a contract as well, takes both `s` of a key's
   * signature, and no signature at all for the zero address.
   */
  async #contractAccepts(
    url: string,
    address: string,
    hash: string,
    signature: string,
  ): Promise<boolean> {
    const { calls } = this.#deps;
    if (DESCRIBED.test(signature)) {
      const data = `${signatureValidator}${word(address)}${word(hash)}${bytesArgument(3, signature)}`;
      return (await calls.call(url, { data })) === VALID;
    }
    const data = `${SELECTOR}${word(hash)}${bytesArgument(2, signature)}`;
    return YES.test(await calls.call(url, { to: address, data }));
  }
}

/** The bytes that wallets sign for `message` (EIP-191, version 0x45). */
function personalHash(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(
    concatBytes(Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes),
  );
}

/** `undefined` for the higher of the two possible `s`, as contracts have it (EIP-2). */
function addressThatSigned(hash: Uint8Array, signature: string): string | undefined {
  const [, scalars = '', parity = ''] = KEY_SIGNATURE.exec(signature) ?? [];
  const recovery = Number.parseInt(parity, 16) % 27;
  try {
    const recoverable = Uint8Array.of(recovery, ...Buffer.from(scalars, 'hex'));
    const parts = secp256k1.Signature.fromBytes(recoverable, 'recovered');
    return parts.hasHighS() ? undefined : addressOf(parts.recoverPublicKey(hash).toBytes());
  } catch {
    return undefined; // No key signs so.
  }
}

/** The address of a public key. */
export function addressOf(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return `0x${Buffer.from(keccak_256(point.slice(1)).slice(-20)).toString('hex')}`;
}

/** The last of `count` arguments, which are a word each but for this one: its place, its length and its bytes. */
function bytesArgument(count: number, hex: string): string {
  const digits = hex.slice(2);
  const padded = digits.padEnd(Math.ceil(digits.length / WORD) * WORD, '0');
  return `${word((count * 32).toString(16))}${word((digits.length / 2).toString(16))}${padded}`;
}

function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(WORD, '0');
}
