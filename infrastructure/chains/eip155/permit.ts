import {
  decodeFunctionResult,
  domainSeparator,
  encodeFunctionData,
  hashTypedData,
  type Hex,
  hexToBytes,
  keccak256,
  parseAbi,
  toBytes,
} from 'viem';
import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { attempt } from '../../../domain/outside/attempt';
import type { SwapPermit } from '../../../domain/swap/swap-permit';
import type { RpcClient } from '../../../ports/rpc-client';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { Erc20Allowance } from './erc20-allowance';
import { ethCall } from './eth-call';
import { walletOf } from './session-wallet';
import { expectChainId } from './wallet-answers';

const abi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
]);

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;
const TYPE_HASH = keccak256(
  toBytes('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
);
const METHOD = 'eth_signTypedData_v4';
const signaturePattern = /^0x[0-9a-f]{130}$/i;

/**
 * The permit for `allowance` of `units` until `deadline`; `undefined` for a token without permits by EIP-2612. The
 * contract's own separator shows whether it reads the message as we write it.
 */
export async function readPermit(
  client: RpcClient,
  { account, spender, token }: Erc20Allowance,
  { chainId, deadline, units }: { chainId: number; deadline: bigint; units: bigint },
  signal?: AbortSignal,
): Promise<SwapPermit | undefined> {
  const asked = (functionName: 'name' | 'version' | 'DOMAIN_SEPARATOR' | 'PERMIT_TYPEHASH') =>
    answerTo(client, token, encodeFunctionData({ abi, functionName }), functionName, signal);
  const nonceData = encodeFunctionData({ abi, functionName: 'nonces', args: [account as Hex] });
  const [name, version = '1', separator, typeHash = TYPE_HASH, nonce] = await Promise.all([
    asked('name'),
    asked('version'),
    asked('DOMAIN_SEPARATOR'),
    asked('PERMIT_TYPEHASH'),
    answerTo(client, token, nonceData, 'nonces', signal),
  ]);
  if (typeof name !== 'string' || typeof version !== 'string' || typeof nonce !== 'bigint') {
    return undefined;
  }
  const domain = { name, version, chainId, verifyingContract: token as Hex };
  if (separator !== domainSeparator({ domain }) || typeHash !== TYPE_HASH) return undefined;
  return { token, name, version, spender, units, nonce, deadline };
}

async function answerTo(
  client: RpcClient,
  to: string,
  data: Hex,
  functionName: 'name' | 'version' | 'nonces' | 'DOMAIN_SEPARATOR' | 'PERMIT_TYPEHASH',
  signal?: AbortSignal,
): Promise<bigint | string | undefined> {
  const answer = await ethCall(client, { to, data }, signal);
  return answer && attempt(() => decodeFunctionResult({ abi, functionName, data: answer }));
}

/**
 * Requests the signature of `permit` from the wallet, on the chain of `from` only.
 *
 * @throws what the wallet answers, `NETWORK_NOT_CHANGED`, and `WALLET_RESPONSE_INVALID` for a signature of anything else.
 */
export async function signPermit(
  { deadline, name, nonce, spender, token, units, version }: SwapPermit,
  from: CaipAddress,
  session: WalletSession,
  signal?: AbortSignal,
): Promise<string> {
  const { address: owner, chainReference: expected } = parseCaipAddress(from);
  const wallet = walletOf(session);
  const chainId = await wallet.request({ method: 'eth_chainId' }, signal);
  const actual = expectChainId(chainId, 'eth_chainId');
  if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  const domain = { name, version, chainId: Number(expected), verifyingContract: token as Hex };
  const message = { owner: owner as Hex, spender: spender as Hex, value: units, nonce, deadline };
  const typed = { domain, types, primaryType: 'Permit', message } as const;
  const text = JSON.stringify({ ...typed, types: { ...domainTypes, ...types } }, (_key, value) =>
    typeof value === 'bigint' ? value.toString() : (value as unknown),
  );
  const signature = await wallet.request({ method: METHOD, params: [owner, text] }, signal);
  if (typeof signature === 'string' && signaturePattern.test(signature)) {
    const { keyHasSignedHash } = await import('./key-signature');
    if (keyHasSignedHash(hexToBytes(hashTypedData(typed)), owner, signature)) return signature;
  }
  const reason = 'the signature is not of this account';
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method: METHOD, reason });
}

const domainTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
};
