import {
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc20Abi_bytes32,
  type Hex,
  hexToString,
  isAddress,
} from 'viem';
import { abortable } from '../../../domain/abort/abortable';
import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { attempt } from '../../../domain/outside/attempt';
import { isTokenDecimals } from '../../../domain/token/amount';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { factsOf } from '../../../domain/token/token-facts';
import type { ChainFacts, ReceiverKind, TokenFacts } from '../../../ports/chain-facts';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { callContract, orRefused, viemClient } from './viem-client';

/** ERC-165. */
const interfacesAbi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ name: 'id', type: 'bytes4' }],
    outputs: [{ name: 'isIt', type: 'bool' }],
  },
] as const;

/** ERC-721 and ERC-1155. */
const collectionInterfaces = ['0x80ac58cd', '0xd9b67a26'] as const;

/** The code of an account that lets a contract act for it (EIP-7702). It still belongs to a person. */
const DELEGATION = /^0xef0100[0-9a-f]{40}$/i;

/** {@link ChainFacts} of EVM chains: whether an address has a contract, and what the contract reports. */
export class Eip155Facts implements ChainFacts {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async tokenFacts(
    { address }: Pick<TokenBalance, 'address'>,
    network: Network,
    signal?: AbortSignal,
  ): Promise<TokenFacts> {
    const contract = address === undefined ? '' : addressOf(address);
    if (!isAddress(contract, { strict: false })) return {};
    return contractFacts(this.#rpcClients.forNetwork(network), contract, signal);
  }

  async receiverKind(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<ReceiverKind> {
    if (!isAddress(address, { strict: false })) return 'account';
    const client = viemClient(this.#rpcClients.forNetwork(network), signal);
    return abortable(kindOf(client, address), signal);
  }
}

/** What `contract` says of itself: see {@link ChainFacts.tokenFacts}. */
export async function contractFacts(
  rpcClient: RpcClient,
  contract: Hex,
  signal?: AbortSignal,
): Promise<TokenFacts> {
  const client = viemClient(rpcClient, signal);
  const asking = Promise.all([
    decimalsOf(client, contract),
    textOf(client, contract, 'symbol'),
    textOf(client, contract, 'name'),
  ]);
  return factsOf(...(await abortable(asking, signal)));
}

async function kindOf(client: Client, address: Hex): Promise<ReceiverKind> {
  const asking = client.request({ method: 'eth_getCode', params: [address, 'latest'] });
  const code = await orRefused(asking);
  if (!code || code === '0x' || DELEGATION.test(code)) return 'account';
  const [decimals, ...collections] = await Promise.all([
    decimalsOf(client, address),
    ...collectionInterfaces.map((id) => hasInterface(client, address, id)),
  ]);
  return decimals !== undefined || collections.includes(true) ? 'token' : 'contract';
}

async function decimalsOf(client: Client, to: Hex): Promise<number | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' });
  const answer = await answerOf(client, to, data);
  const decimals = attempt(() =>
    decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: answer }),
  );
  return decimals !== undefined && isTokenDecimals(decimals) ? decimals : undefined;
}

/** A text; some old tokens answer with 32 bytes instead. */
async function textOf(
  client: Client,
  to: Hex,
  functionName: 'name' | 'symbol',
): Promise<string | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName });
  const answer = await answerOf(client, to, data);
  const text = attempt(() => decodeFunctionResult({ abi: erc20Abi, functionName, data: answer }));
  if (text !== undefined) return text;
  return attempt(() => {
    const asked = { abi: erc20Abi_bytes32, functionName, data: answer } as const;
    return hexToString(decodeFunctionResult(asked), { size: 32 });
  });
}

async function hasInterface(client: Client, to: Hex, id: Hex): Promise<boolean> {
  const functionName = 'supportsInterface';
  const data = encodeFunctionData({ abi: interfacesAbi, functionName, args: [id] });
  const answer = await answerOf(client, to, data);
  const isIt = attempt(() =>
    decodeFunctionResult({ abi: interfacesAbi, functionName, data: answer }),
  );
  return isIt === true;
}

/** `undefined` where the contract refuses or does not exist. */
async function answerOf(client: Client, to: Hex, data: Hex): Promise<Hex> {
  const answer = await orRefused(callContract(client, { to, data }));
  return answer?.data ?? '0x';
}
