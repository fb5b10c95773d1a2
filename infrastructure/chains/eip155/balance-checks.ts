import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { BalanceFloor, BundleChecks } from '../../../domain/transaction/bundle-checks';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { RpcClient } from '../../../ports/rpc-client';
import { enforcedFloor, hasEnforcers } from './balance-enforcers';
import { ethCall } from './eth-call';
import { expectQuantity } from './quantity';

/** A balance of a token that an account has at the end. */
interface TokenFloor {
  readonly contract: string;
  readonly least: bigint;
}

const abi = parseAbi(['function execute(bytes commands, bytes[] inputs) payable']);

/** The command `BALANCE_CHECK_ERC20` of Uniswap's Universal Router: it reverts below a balance, and does nothing else. */
const BALANCE_CHECK = '0e';

/** What asks a network about balances. */
export interface AskBalanceChecks {
  readonly client: RpcClient;

  /** Whether contracts stand at all of these addresses of the network. */
  readonly areStanding: (addresses: readonly string[]) => Promise<boolean>;
}

/**
 * The calls that revert a bundle by which the balances of `from` change by less than `floors`: of contracts that note the
 * balances on the chain itself, or, on a network without them, of the Universal Router `router`, which compares tokens
 * with what a node says that the account has now. `undefined` where neither compares all of `floors`, or where the one that
 * does is not there: a node that hides the contracts that note balances gets no weaker check.
 *
 * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` where a token reports no balance.
 */
export async function balanceChecks(
  { areStanding, client }: AskBalanceChecks,
  floors: readonly BalanceFloor[],
  router: string | undefined,
  from: CaipAddress,
  { caipNetworkId }: Network,
  signal?: AbortSignal,
): Promise<BundleChecks | undefined> {
  const owner = addressOf(from);
  if (hasEnforcers(caipNetworkId)) {
    const all = floors.map((floor) => enforcedFloor(floor, owner));
    const after = all.flatMap((each) => each.after);
    if (!(await areStanding(after.map(({ to }) => to)))) return undefined;
    return { before: all.flatMap(({ before }) => before), after };
  }
  if (router === undefined || !(await areStanding([router]))) return undefined;
  const balances = floors.map(async ({ change, contract }): Promise<TokenFloor | undefined> => {
    if (contract === undefined) return undefined;
    const balance = await balanceOf(client, contract, owner, signal);
    return { contract, least: balance + change };
  });
  const least = (await Promise.all(balances)).flatMap((floor) => floor ?? []);
  if (least.length < floors.length) return undefined;
  return { before: [], after: [comparison(router, least, owner)] };
}

async function balanceOf(
  client: RpcClient,
  contract: string,
  owner: string,
  signal?: AbortSignal,
): Promise<bigint> {
  const args = [owner as Hex] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args });
  return expectQuantity(await ethCall(client, { to: contract, data }, signal), 'the balance');
}

function comparison(router: string, floors: readonly TokenFloor[], owner: string): ContractCall {
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
  const inputs = floors.map(({ contract, least }) =>
    encodeAbiParameters(types, [owner as Hex, contract as Hex, least < 0n ? 0n : least]),
  );
  const args = [`0x${BALANCE_CHECK.repeat(floors.length)}`, inputs] as const;
  return {
    to: router,
    data: encodeFunctionData({ abi, functionName: 'execute', args }),
    units: 0n,
  };
}
