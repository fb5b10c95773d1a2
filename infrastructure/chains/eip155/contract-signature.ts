import { bytesToHex, encodeFunctionData, isAddress, isHex, parseErc6492Signature } from 'viem';
import { call } from 'viem/actions';
import type { RpcClient } from '../../../ports/rpc-client';
import { attempt } from '../attempt';
import { personalHash } from './key-signature';
import { orRefused, viemClient } from './viem-client';

/** EIP-1271. */
const abi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: 'magic', type: 'bytes4' }],
  },
] as const;

/** What a contract answers to `isValidSignature` for a yes. Anything else is a no. */
const YES = /^0x1626ba7e0{56}$/;

/**
 * Whether the contract at `address` takes `signature` for its own of `message` (EIP-1271). One that is not on
 * the chain yet is made for the question, as the signature says (ERC-6492), and is gone after it.
 *
 * @throws what `client` throws where nobody could be asked.
 */
export async function contractHasSigned(
  message: Uint8Array,
  address: string,
  signature: string,
  client: RpcClient,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!isAddress(address, { strict: false }) || !isHex(signature)) return false;
  const parts = attempt(() => parseErc6492Signature(signature));
  if (!parts) return false;
  const { address: factory, data: factoryData, signature: own } = parts;
  const hash = bytesToHex(personalHash(message));
  const data = encodeFunctionData({ abi, functionName: 'isValidSignature', args: [hash, own] });
  const made = factory && factoryData ? { factory, factoryData } : {};
  const question = call(viemClient(client, signal), { to: address, data, ...made });
  return YES.test((await orRefused(question))?.data ?? '');
}
