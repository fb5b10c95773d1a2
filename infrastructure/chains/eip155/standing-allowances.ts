import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { attempt } from '../../../domain/outside/attempt';
import type { StandingAllowance } from '../../../domain/swap/standing-allowance';
import { PERMIT2_ADDRESS } from '../../../domain/swap/swap-call';
import type { RpcClient } from '../../../ports/rpc-client';
import { multicall, MULTICALL3, type MulticallRead } from './multicall';

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
]);
const timeAbi = parseAbi(['function getCurrentBlockTimestamp() view returns (uint256)']);

/**
 * How much of each of `tokens` one of `spenders` may take of `from`, itself or by Permit2. A token that does not say so has
 * none.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function standingAllowances(
  client: RpcClient,
  tokens: readonly string[],
  spenders: readonly string[],
  from: CaipAddress,
  signal?: AbortSignal,
): Promise<readonly StandingAllowance[]> {
  const owner = addressOf(from) as Hex;
  const ofToken = (token: string, spender: string): MulticallRead => ({
    to: token as Hex,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender as Hex],
    }),
  });
  const ofPermit2 = (token: string, spender: string): MulticallRead => ({
    to: PERMIT2_ADDRESS,
    data: encodeFunctionData({ abi: permit2Abi, args: [owner, token as Hex, spender as Hex] }),
  });
  const readsOf = (token: string): readonly MulticallRead[] => [
    ...spenders.map((spender) => ofToken(token, spender)),
    ofToken(token, PERMIT2_ADDRESS),
    ...spenders.map((spender) => ofPermit2(token, spender)),
  ];
  const time = { to: MULTICALL3, data: encodeFunctionData({ abi: timeAbi }) } as const;
  const reads = [time, ...tokens.flatMap(readsOf)];
  const [now, ...answers] = await multicall(client, reads, signal);
  const seconds = now === undefined ? 0n : (attempt(() => BigInt(now)) ?? 0n);
  const width = 2 * spenders.length + 1;
  return tokens.map((contract, index) => {
    const own = answers.slice(index * width, (index + 1) * width);
    const [direct, byPermit2] = [own.slice(0, spenders.length), own.slice(spenders.length + 1)];
    const toPermit2 = unitsIn(own[spenders.length]);
    const passed = byPermit2.map((answer) => least(toPermit2, permittedIn(answer, seconds)));
    return { contract, units: most([...direct.map(unitsIn), ...passed]) };
  });
}

function unitsIn(data: Hex | undefined): bigint {
  if (data === undefined) return 0n;
  return (
    attempt(() => decodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', data })) ?? 0n
  );
}

/** What Permit2 lets a spender take, unless that has expired. */
function permittedIn(data: Hex | undefined, seconds: bigint): bigint {
  if (data === undefined) return 0n;
  const [amount = 0n, expiration = 0] =
    attempt(() => decodeFunctionResult({ abi: permit2Abi, data })) ?? [];
  return BigInt(expiration) < seconds ? 0n : amount;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function most(all: readonly bigint[]): bigint {
  return all.reduce((high, each) => (each > high ? each : high), 0n);
}
