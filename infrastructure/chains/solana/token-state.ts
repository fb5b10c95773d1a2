import { getAddressDecoder } from '@solana/web3.js';
import { bytesIn } from './account-bytes';
import { tokenPrograms } from './solana-programs';
import type { ChainAccount } from './solana-rpc';

/** What a token account holds, and who may take it. */
export interface TokenState {
  readonly mint: string;
  readonly owner: string;
  readonly units: bigint;

  /** Who else may take from it, or close it: as the account has it, with the flags in front. */
  readonly others: string;

  /** Whether its units are lamports of its own balance. */
  readonly isWrapped: boolean;
}

const ACCOUNT_SIZE = 165;
const KEY_BYTES = 32;
const UNITS_AT = 64;
const DELEGATE_AT = 72;
const WRAPPED_AT = 109;
const DELEGATED_AT = 121;
const CLOSE_AUTHORITY_AT = 129;

/** The state of a token account that was read in base64; `undefined` for any other account. */
export function tokenStateIn(account: ChainAccount | undefined): TokenState | undefined {
  if (!account || !tokenPrograms.includes(account.owner)) return undefined;
  const bytes = bytesIn(account);
  if (!bytes || bytes.length < ACCOUNT_SIZE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const { decode } = getAddressDecoder();
  const rights = [
    ...bytes.subarray(DELEGATE_AT, DELEGATE_AT + 4 + KEY_BYTES),
    ...bytes.subarray(DELEGATED_AT, DELEGATED_AT + 8),
    ...bytes.subarray(CLOSE_AUTHORITY_AT, ACCOUNT_SIZE),
  ];
  return {
    mint: decode(bytes),
    owner: decode(bytes, KEY_BYTES),
    units: view.getBigUint64(UNITS_AT, true),
    others: rights.join(','),
    isWrapped: view.getUint32(WRAPPED_AT, true) === 1,
  };
}

/** {@link TokenState.others} of an account that only its owner may use. */
export const NO_OTHERS = Array.from({ length: 4 + KEY_BYTES + 8 + 4 + KEY_BYTES }, () => 0).join(
  ',',
);
