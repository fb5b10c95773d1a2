import { bytesToHex, encodeFunctionData, isAddress, isHex, parseErc6492Signature } from 'viem';
import type { RpcClient } from '../../../ports/rpc-client';
import { attempt } from '../../../domain/outside/attempt';
import { personalHash } from './key-signature';
import { VALID, validation, YES } from './signature-validator';
import { callContract, orRefused, viemClient } from './viem-client';

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

/**
 * Whether the contract at `address` accepts `signature` of `message` (EIP-1271). For a contract that is not
 * on the chain yet, the same call deploys it first as the signature describes (ERC-6492), without a lasting
 * effect. When a deployed contract refuses, the check is repeated after the preparation that the signature
 * describes.
 *
 * @throws what `client` throws when no node could be reached.
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
  const asked = viemClient(client, signal);
  const made = factory && factoryData ? { factory, factoryData } : {};
  const answer = await orRefused(callContract(asked, { to: address, data, ...made }));
  if (YES.test(answer?.data ?? '')) return true;
  if (!factory) return false;
  const prepared = await orRefused(
    callContract(asked, { data: validation(address, hash, signature) }),
  );
  return prepared?.data === VALID;
}
