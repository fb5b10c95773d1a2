import { getAddressEncoder, address } from '@solana/web3.js';
import { bytesIn } from './account-bytes';
import { STAKE_PROGRAM, tokenPrograms } from './solana-programs';
import type { ChainAccount } from './solana-rpc';

const keepers: readonly string[] = [...tokenPrograms, STAKE_PROGRAM];

/** Whether `account`, which was read in base64, keeps tokens or a stake and names `owner`. */
export function namesOwner(account: ChainAccount | undefined, owner: string): boolean {
  if (!account || !keepers.includes(account.owner)) return false;
  const bytes = bytesIn(account);
  // What cannot be read may be the visitor's.
  if (!bytes) return true;
  const key = getAddressEncoder().encode(address(owner));
  return bytes.some((_, at) => key.every((byte, index) => bytes[at + index] === byte));
}
