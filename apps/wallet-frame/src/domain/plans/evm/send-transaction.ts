import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { AskNode } from '../ask-node';
import { sendSurely } from '../send-surely';

/** Sends a signed transaction, and returns its hash. @throws HostRefusal where the node refuses it. */
export function sendTransaction(signed: string, node: AskNode): Promise<string> {
  const id = `0x${bytesToHex(keccak_256(hexToBytes(signed.slice(2))))}`;
  return sendSurely({
    id,
    send: () => node('eth_sendRawTransaction', [signed]),
    isKnown: async () => Boolean(await node('eth_getTransactionByHash', [id])),
  });
}
