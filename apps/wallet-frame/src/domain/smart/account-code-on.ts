import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf } from '../bytes/untrusted';
import type { AskNode } from '../plans/ask-node';
import { ACCOUNT_CODE, ACCOUNT_CODE_HASH } from '../signing/account-code';

/**
 * This wallet's code as the network has it. `undefined` where the network has none or another at its address: a
 * transaction of an account with that would do nothing, or something else.
 */
export async function accountCodeOn(node: AskNode): Promise<string | undefined> {
  const code = String(await node('eth_getCode', [ACCOUNT_CODE, 'latest']));
  return `0x${bytesToHex(keccak_256(bytesOf(code)))}` === ACCOUNT_CODE_HASH ? code : undefined;
}
