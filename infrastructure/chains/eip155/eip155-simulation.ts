import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddress,
  isHex,
} from 'viem';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { plainText } from '../../../domain/text/plain-text';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { SimulatedCall, TokenChange } from '../../../domain/transaction/simulated-call';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { quantityOf, wordOf } from './quantity';
import { type AskedCall, simulatedCalls } from './simulated-calls';
import { changesFor, eventsIn } from './simulation-answer';
import { isRevert } from './viem-client';

const REASON_MAX_LENGTH = 200;
const SUCCESS = '0x1';

/**
 * The address at which the simulation places a program that returns the native balance of the address in its
 * input: `PUSH1 0 CALLDATALOAD BALANCE PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN`.
 */
const COIN_READER = '0xc015c015c015c015c015c015c015c015c015c015';
const READ_COINS = '0x6000353160005260206000f3';

/**
 * Has a node simulate a call: by `eth_simulateV1` between two reads of the account's balances, or, where the
 * node does not know that method, by `eth_call`, which shows only whether the call would succeed.
 */
export class Eip155Simulation {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  /** @throws what `ChainCalls.simulate` throws. */
  async simulate(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    const client = this.#rpcClients.forNetwork(network);
    const asked = transactionOf(call, addressOf(from));
    return (
      (await simulated(client, [asked], watched, signal)) ?? (await called(client, asked, signal))
    );
  }

  /** @throws what `ChainBundles.simulate` throws. */
  async simulateAll(
    calls: readonly [...ContractCall[], ContractCall],
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    const client = this.#rpcClients.forNetwork(network);
    const asked = calls.map((call) => transactionOf(call, addressOf(from)));
    const answer = await simulated(client, asked, watched, signal);
    if (answer) return answer;
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'no node simulates several calls' });
  }
}

function transactionOf({ data, to, units }: ContractCall, from: string): AskedCall {
  return { from, to, value: quantityOf(units), data };
}

async function simulated(
  client: RpcClient,
  asked: readonly AskedCall[],
  watched: readonly string[],
  signal?: AbortSignal,
): Promise<SimulatedCall | undefined> {
  const from = asked[0]?.from ?? '';
  const looks = [coinsCall(from), ...watched.map((contract) => balanceCall(from, contract))];
  const calls = [...looks, ...asked, ...looks];
  const coinReader = { [COIN_READER]: { code: READ_COINS } };
  const results = await simulatedCalls(client, calls, coinReader, signal);
  if (!results) return undefined;
  const reports = results.slice(looks.length, looks.length + asked.length);
  const failed = reports.findIndex((report) => textOf(report, 'status') !== SUCCESS);
  if (failed !== -1) return reverted(textOf(fieldOf(reports[failed], 'error'), 'message'));
  const [coins = 0n, ...balances] = looks.map(
    (_look, index) =>
      balanceIn(results[looks.length + asked.length + index]) - balanceIn(results[index]),
  );
  const { native = coins, tokens, grants } = changesFor(from, eventsIn(reports.at(-1)));
  const seen = watched.map((contract, index) => ({ contract, units: balances[index] ?? 0n }));
  const changes = { native, grants, tokens: [...seen, ...others(tokens, watched)] };
  return { status: 'done', changes };
}

/** The balances that were read are more reliable than the events of their contracts. */
function others(
  tokens: readonly TokenChange[],
  watched: readonly string[],
): readonly TokenChange[] {
  return tokens.filter(
    ({ contract }) => !watched.some((looked) => isSameEvmAddress(looked, contract)),
  );
}

async function called(
  client: RpcClient,
  asked: AskedCall,
  signal?: AbortSignal,
): Promise<SimulatedCall> {
  try {
    await client.request({ method: 'eth_call', params: [asked, 'latest'] }, signal);
    return { status: 'done' };
  } catch (error) {
    if (isWidgetError(error, 'RPC') && isRevert(error.context)) {
      return reverted(error.context.rpcMessage);
    }
    throw error;
  }
}

function reverted(message: string | undefined): SimulatedCall {
  const reason = plainText(message ?? '', REASON_MAX_LENGTH);
  return { status: 'reverted', ...(reason && { reason }) };
}

function coinsCall(owner: string): AskedCall {
  return { from: owner, to: COIN_READER, value: '0x0', data: `0x${wordOf(owner.slice(2))}` };
}

function balanceCall(owner: string, contract: string): AskedCall {
  const account = isAddress(owner, { strict: false }) ? owner : '0x';
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  return { from: owner, to: contract, value: '0x0', data };
}

/** `undefined` where the contract does not report it. */
function balanceIn(result: unknown): bigint {
  const data: Hex = attempt(() => expectHex(fieldOf(result, 'returnData'))) ?? '0x';
  const balance = attempt(() =>
    decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data }),
  );
  return balance ?? 0n;
}

function expectHex(value: unknown): Hex | undefined {
  return isHex(value) ? value : undefined;
}
