import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddress,
  isHex,
} from 'viem';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { plainText } from '../../../domain/text/plain-text';
import type {
  CallChanges,
  SimulatedCall,
  TokenChange,
} from '../../../domain/transaction/simulated-call';
import type { RpcClient } from '../../../ports/rpc-client';
import { expectQuantity, quantityOf, wordOf } from './quantity';
import { type AskedCall, simulatedCalls } from './simulated-calls';
import { changesFor, eventsIn } from './simulation-answer';
import { ADDRESS_BYTES, randomHex, type TrialBlock, trialBlocks } from './trial-blocks';

const REASON_MAX_LENGTH = 200;
const SUCCESS = '0x1';

/**
 * The program that returns the native balance of the address in its input: `PUSH1 0 CALLDATALOAD BALANCE PUSH1 0 MSTORE
 * PUSH1 32 PUSH1 0 RETURN`.
 */
const READ_COINS = '0x6000353160005260206000f3';

/** What the account that reads balances has for its gas. */
const READER_COINS = quantityOf(10n ** 24n);
const READER_GAS = 300_000n;

/** Addresses of one trial alone: a contract would know the trial by ones that stay. */
interface Readers {
  readonly account: string;

  /** Where the program stands. */
  readonly coins: string;
}

/** One simulation of the calls, and how much gas each of them took. */
interface Trial {
  readonly simulated: SimulatedCall;
  readonly gas: readonly bigint[];
}

/** Simulates the calls of an exchange twice. */
export class ExchangeTrials {
  readonly #asked: readonly AskedCall[];
  readonly #client: RpcClient;
  readonly #from: string;
  readonly #signal: AbortSignal | undefined;
  readonly #watched: readonly string[];

  constructor(
    client: RpcClient,
    asked: readonly AskedCall[],
    watched: readonly string[],
    signal: AbortSignal | undefined,
  ) {
    this.#client = client;
    this.#asked = asked;
    this.#from = asked[0]?.from ?? '';
    this.#watched = watched;
    this.#signal = signal;
  }

  /** What both trials say at the worst; `undefined` where the node does not simulate. */
  async run(): Promise<SimulatedCall | undefined> {
    const [asked, client, signal] = [this.#asked, this.#client, this.#signal];
    const balance = { method: 'eth_getBalance', params: [this.#from, 'latest'] };
    const [[first, second], coins] = await Promise.all([
      trialBlocks(client, signal),
      client.request(balance, signal).then((answer) => expectQuantity(answer, 'the balance')),
    ]);
    const most = first.gasOf(asked.length);
    const generous = await this.#try(first, coins, () => most);
    if (generous?.simulated.status !== 'done') return generous?.simulated;
    const usual = (index: number): bigint => usualGas(generous.gas[index] ?? most);
    const exact = await this.#try(second, coins, usual);
    if (exact?.simulated.status !== 'done') return exact?.simulated;
    return worseOf(generous.simulated, exact.simulated);
  }

  async #try(
    block: TrialBlock,
    coins: bigint,
    gasOf: (index: number) => bigint,
  ): Promise<Trial | undefined> {
    const [asked, client, from] = [this.#asked, this.#client, this.#from];
    const [signal, watched] = [this.#signal, this.#watched];
    const limits = asked.map((_call, index) => gasOf(index));
    const paid = limits.reduce((sum, gas) => sum + gas * block.perGas, 0n);
    const readers = { account: randomHex(ADDRESS_BYTES), coins: randomHex(ADDRESS_BYTES) };
    const looks = [
      coinsCall(from, readers),
      ...watched.map((contract) => balanceCall(from, contract, readers)),
    ].map((look) => ({ ...look, ...block.fees, gas: quantityOf(READER_GAS) }));
    const simulation = {
      calls: [
        ...looks,
        ...asked.map((call, index) => ({
          ...call,
          ...block.fees,
          gas: quantityOf(limits[index] ?? 0n),
        })),
        ...looks,
      ],
      stateOverrides: {
        [readers.coins]: { code: READ_COINS },
        [readers.account]: { balance: READER_COINS },
        // While the calls run, the gas is paid and the account has what it has.
        [from]: { balance: quantityOf(coins + paid) },
      },
      blockOverrides: block.overrides,
    };
    // As a transaction, an account that is a contract sends nothing.
    const results =
      (await simulatedCalls(client, { ...simulation, isValidated: true }, signal)) ??
      (await simulatedCalls(client, simulation, signal));
    if (!results) return undefined;
    const reports = results.slice(looks.length, looks.length + asked.length);
    const failed = reports.findIndex((report) => textOf(report, 'status') !== SUCCESS);
    if (failed !== -1) {
      const message = textOf(fieldOf(reports[failed], 'error'), 'message');
      return { simulated: reverted(message), gas: [] };
    }
    const [coinsLost = 0n, ...balances] = looks.map(
      (_look, index) =>
        balanceIn(results[looks.length + asked.length + index]) - balanceIn(results[index]),
    );
    const gas = reports.map(
      (report) => attempt(() => BigInt(textOf(report, 'gasUsed') ?? '')) ?? 0n,
    );
    const fees = gas.reduce((sum, each) => sum + each * block.perGas, 0n);
    const events = reports.flatMap((report) => eventsIn(report));
    const { native = coinsLost + fees, tokens, grants } = changesFor(from, events);
    const seen = watched.map((contract, index) => ({ contract, units: balances[index] ?? 0n }));
    const changes = { native, grants, tokens: [...seen, ...others(tokens, watched)] };
    return { simulated: { status: 'done', changes }, gas };
  }
}

/** As much gas as a wallet sends for a call that needs `gas`: so much more would show that it is a trial. */
export function usualGas(gas: bigint): bigint {
  return (gas * 3n) / 2n + 100_000n;
}

/** The changes that are worse for the account, of each token. */
function worseOf(
  one: Extract<SimulatedCall, { status: 'done' }>,
  other: Extract<SimulatedCall, { status: 'done' }>,
): SimulatedCall {
  const all = [one.changes, other.changes].flatMap((changes) => changes ?? []);
  const contracts = new Set(
    all.flatMap(({ tokens }) => tokens.map(({ contract }) => contract.toLowerCase())),
  );
  const unitsIn = ({ tokens }: CallChanges, contract: string): bigint =>
    tokens
      .filter((token) => token.contract.toLowerCase() === contract)
      .reduce((sum, { units }) => sum + units, 0n);
  const tokens = [...contracts].map((contract) => ({
    contract,
    units: lowest(all.map((changes) => unitsIn(changes, contract))),
  }));
  const grants = [...new Set(all.flatMap((changes) => changes.grants))];
  return {
    status: 'done',
    changes: { native: lowest(all.map(({ native }) => native)), grants, tokens },
  };
}

function lowest(all: readonly bigint[]): bigint {
  return all.reduce((low, each) => (each < low ? each : low), all[0] ?? 0n);
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

/** The answer of a node by which the chain would revert a call. */
export function reverted(message: string | undefined): SimulatedCall {
  const reason = plainText(message ?? '', REASON_MAX_LENGTH);
  return { status: 'reverted', ...(reason && { reason }) };
}

function coinsCall(owner: string, { account, coins }: Readers): AskedCall {
  return { from: account, to: coins, value: '0x0', data: `0x${wordOf(owner.slice(2))}` };
}

function balanceCall(owner: string, contract: string, readers: Readers): AskedCall {
  const account = isAddress(owner, { strict: false }) ? owner : '0x';
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  return { from: readers.account, to: contract, value: '0x0', data };
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
