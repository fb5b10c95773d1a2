import { keccak_256 } from '@noble/hashes/sha3.js';
import { joined } from '../../../../../domain/bytes/joined';
import { bytesOf } from '../bytes/untrusted';
import { ACCOUNT_CODE } from './account-code';
import type { Authorization } from './authorization';
import { type EvmSignature, signDigest } from './evm-digest';
import { rlp, type Rlp } from './rlp';

const MAGIC = Uint8Array.of(0x05);

/** Signs an authorisation of this wallet's code (EIP-7702). */
export function signAuthorization(asked: Authorization, key: Uint8Array): EvmSignature {
  return signDigest(keccak_256(joined(MAGIC, rlp(fieldsOf(asked)))), key);
}

/** A signed authorisation, as transactions have it. */
export function signedAuthorization(asked: Authorization, key: Uint8Array): Rlp {
  const { parity, r, s } = signAuthorization(asked, key);
  return [...fieldsOf(asked), BigInt(parity), r, s];
}

function fieldsOf({ chainId, nonce }: Authorization): readonly Rlp[] {
  return [chainId, bytesOf(ACCOUNT_CODE), nonce];
}
