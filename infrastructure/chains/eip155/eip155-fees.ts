import type { Hex } from 'viem';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { fieldOf } from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { FeeOffer, FeeSpeed, NamedFee } from '../../../domain/transaction/transfer-fee';
import type { Decimal } from '../../../domain/number/decimal';
import { isNativeToken } from '../../../domain/token/token-balance';
import { maxFeePerGasOf } from '../../../domain/transaction/fee';
import type { ChainFees, TransferFee, TransferQuestion } from '../../../ports/chain-transfers';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { paysInGas, publishingGas } from './arbitrum-gas';
import { transferCall } from './erc20-transfer';
import { parentChainFee } from './parent-chain-fee';
import { expectQuantity, wordOf } from './quantity';

/** The gas of a token's transfer beyond one of the native currency: 65000 gas in all on Ethereum. */
const TOKEN_GAS = 44_000n;

/** A stand-in account for the estimate of a transfer, whose cost differs by chain. */
const STAND_IN = '0x000000000000000000000000000000000000dEaD';

/** The call data of an exchange is about this many words long. */
const USUAL_CALL_WORDS = 40;

const NO_DATA = '0x';

/** {@link ChainFees} of EVM chains: by EIP-1559 where the chain has a base fee, else by its gas price. */
export class Eip155Fees implements ChainFees {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async transferFee(question: TransferQuestion, signal?: AbortSignal): Promise<TransferFee> {
    const { network, token } = question;
    const client = this.#rpcClients.forNetwork(network);
    const data = dataOf(question);
    // The data of a transfer costs as good as no gas but where gas pays for publishing it.
    const published = data !== NO_DATA && paysInGas(network) ? { data } : {};
    const transfer = { from: STAND_IN, to: STAND_IN, value: '0x0', ...published };
    const [{ perGas, speeds }, gas, publishing] = await Promise.all([
      gasPrices(client, signal),
      quantityFrom(client, 'eth_estimateGas', [transfer], signal),
      parentChainFee(client, data, signal),
    ]);
    const needed = isNativeToken(token) ? gas : gas + TOKEN_GAS;
    const costAt = (price: bigint): bigint => price * needed + publishing;
    const fee = { perGas, cost: costAt(perGas), ...(publishing > 0n && { publishing }) };
    if (!speeds) return fee;
    const offer = (named: NamedFee): FeeOffer => ({ ...named, cost: costAt(named.perGas) });
    const { fast, normal, slow } = speeds;
    return {
      ...fee,
      speeds: { slow: offer(slow), normal: offer(normal), fast: offer(fast) },
    };
  }

  async callFee(gas: bigint, network: Network, signal?: AbortSignal): Promise<bigint> {
    const client = this.#rpcClients.forNetwork(network);
    const data = usualCallData();
    const [{ perGas }, inGas, publishing] = await Promise.all([
      gasPrices(client, signal),
      paysInGas(network) ? publishingGas(client, STAND_IN, data, signal) : 0n,
      parentChainFee(client, data, signal),
    ]);
    return perGas * (gas + inGas) + publishing;
  }
}

/** The data of the transfer, with a stand-in for what is not known yet. */
function dataOf({ to = STAND_IN, token, units }: TransferQuestion): string {
  return token.address === undefined ? NO_DATA : transferCall(to, units ?? token.quantity.units);
}

/** Call data of a usual exchange: words of which addresses fill the right part. They compress as such. */
function usualCallData(): Hex {
  let seed = 1n;
  const word = (): string => {
    seed = (seed * 0x5851_f42d_4c95_7f2dn + 1n) % 2n ** 160n;
    return wordOf(seed.toString(16));
  };
  return `0x12aa3caf${Array.from({ length: USUAL_CALL_WORDS }, word).join('')}`;
}

/** The price of gas, and the fees to choose from where the chain has a base fee. */
export interface GasPrices {
  readonly perGas: bigint;
  readonly speeds?: { readonly [Speed in FeeSpeed]: NamedFee };
}

/** By how much the base fee may grow before a slow and a fast transaction is included: 1.05 and 1.5 times. */
const SLOW_MULTIPLIER: Decimal = { units: 105n, scale: 2 };
const FAST_MULTIPLIER: Decimal = { units: 15n, scale: 1 };

/** The current price of gas on the chain of `client`. */
export async function gasPrices(client: RpcClient, signal?: AbortSignal): Promise<GasPrices> {
  const params = ['latest', false];
  const block = await client.request({ method: 'eth_getBlockByNumber', params }, signal);
  if (typeof block !== 'object' || block === null) {
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the latest block is not one' });
  }
  const base: unknown = fieldOf(block, 'baseFeePerGas');
  if (base === undefined || base === null) {
    return { perGas: await quantityFrom(client, 'eth_gasPrice', [], signal) };
  }
  const baseFee = expectQuantity(base, 'the base fee');
  const priority = await priorityFee(client, baseFee, signal);
  const at = (part: bigint, multiplier?: Decimal): NamedFee => ({
    perGas: maxFeePerGasOf(baseFee, part, multiplier),
    priority: part,
  });
  const normal = at(priority);
  const slow = at(priority / 2n, SLOW_MULTIPLIER);
  const fast = at(priority * 2n, FAST_MULTIPLIER);
  return { perGas: normal.perGas, speeds: { slow, normal, fast } };
}

/** The node's suggestion; for a node without that method, its gas price above the base fee. */
async function priorityFee(
  client: RpcClient,
  baseFee: bigint,
  signal?: AbortSignal,
): Promise<bigint> {
  try {
    return await quantityFrom(client, 'eth_maxPriorityFeePerGas', [], signal);
  } catch (error) {
    const isUnknown =
      isWidgetError(error, 'RPC') && error.context.rpcCode === rpcCodes.methodNotFound;
    if (!isUnknown) throw error;
    const price = await quantityFrom(client, 'eth_gasPrice', [], signal);
    return price > baseFee ? price - baseFee : 0n;
  }
}

/** The quantity that a node answers to `method`. */
export async function quantityFrom(
  client: RpcClient,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<bigint> {
  return expectQuantity(await client.request({ method, params }, signal), method);
}
