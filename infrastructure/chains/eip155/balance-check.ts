import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { TokenChange } from '../../../domain/transaction/simulated-call';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';
import { expectQuantity } from './quantity';

const abi = parseAbi(['function execute(bytes commands, bytes[] inputs) payable']);

/** The command `BALANCE_CHECK_ERC20` of Uniswap's Universal Router: it reverts below a balance, and does nothing else. */
const BALANCE_CHECK = '0x0e';

/**
 * The call of the Universal Router `router` that reverts where `from` has not `rise.units` more of the token than it has
 * now.
 *
 * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` where the token reports no balance.
 */
export async function balanceCheck(
  client: RpcClient,
  router: string,
  { contract, units }: TokenChange,
  from: CaipAddress,
  signal?: AbortSignal,
): Promise<ContractCall> {
  const owner = addressOf(from) as Hex;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const answer = await ethCall(client, { to: contract, data }, signal);
  const least = expectQuantity(answer, 'the balance') + units;
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
  const input = encodeAbiParameters(types, [owner, contract as Hex, least]);
  const args = [BALANCE_CHECK, [input]] as const;
  return {
    to: router,
    data: encodeFunctionData({ abi, functionName: 'execute', args }),
    units: 0n,
  };
}
