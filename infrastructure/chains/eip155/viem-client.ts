import {
  type CallReturnType,
  type Client,
  createClient,
  custom,
  type Hex,
  offchainLookup,
} from 'viem';
import { call as callOf } from 'viem/actions';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf } from '../../../domain/outside/untrusted-record';
import { withoutPrototype } from '../../../domain/outside/without-prototype';
import type { RpcClient, RpcRequest } from '../../../ports/rpc-client';
import type { AskGateway, GatewayRequest } from './name-gateways';

/**
 * The error codes of nodes for a call that the contract refused (EIP-1474 leaves the code open; Geth uses 3).
 */
const REVERTED = 3;

/** The selector of EIP-3668's error, by which a contract names its gateways. */
const OFFCHAIN_LOOKUP = /^0x556f1830/i;

/** A contract may name gateways again after an answer. */
const MAX_LOOKUPS = 8;

/**
 * A viem client that uses only `client`. Data that a contract keeps off the chain is requested by `askGateway`, and not at all
 * without it.
 */
export function viemClient(
  client: RpcClient,
  signal?: AbortSignal,
  askGateway?: AskGateway,
): Client {
  let lookups = 0;
  const request = async (args: { method: string; params?: unknown }): Promise<unknown> => {
    const asked = readOf(args.method, args.params as readonly unknown[]);
    try {
      return await client.request(asked, signal);
    } catch (error) {
      const data = isWidgetError(error, 'RPC') ? error.context.data : undefined;
      const to = fieldOf(asked.params?.[0], 'to') as Hex | undefined;
      const isLookup = typeof data === 'string' && OFFCHAIN_LOOKUP.test(data);
      if (!askGateway || !isLookup || !to || lookups >= MAX_LOOKUPS) throw error;
      lookups += 1;
      return offchainLookup(own, withoutPrototype({ data: data as Hex, to }));
    }
  };
  const transport = custom({ request }, { retryCount: 0 });
  const ccipRead = askGateway
    ? withoutPrototype({ request: (asked: GatewayRequest) => askGateway(asked, signal) })
    : (false as const);
  const own = createClient(withoutPrototype({ ccipRead, transport }));
  return own;
}

/** A read of a contract, which `factory` deploys first where there is one. */
export interface ContractRead {
  readonly to?: Hex;
  readonly data: Hex;
  readonly factory?: Hex;
  readonly factoryData?: Hex;
}

/** What the contract answers to `read`. */
export function callContract(client: Client, read: ContractRead): Promise<CallReturnType> {
  return callOf(client, withoutPrototype(read));
}

/**
 * The request for a read at the latest block, without any other option. viem also reads options that are inherited,
 * and a page may have put one on `Object.prototype`: a state override would decide the answer.
 */
function readOf(method: string, params: readonly unknown[]): RpcRequest {
  if (method !== 'eth_call') return { method, params };
  const [call] = params;
  const [to, data] = [fieldOf(call, 'to'), fieldOf(call, 'data')];
  return { method, params: [{ ...(to !== undefined && { to }), data }, 'latest'] };
}

/** A contract's answer; `undefined` where it refuses. Other failures are thrown as the widget's own errors. */
export async function orRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const cause = widgetErrorIn(error);
    if (isWidgetError(cause, 'RPC') && isRevert(cause.context)) return undefined;
    throw (
      cause ??
      new WidgetError('RPC_RESPONSE_INVALID', { reason: 'viem refuses the read' }, { cause: error })
    );
  }
}

/** Whether a node reports that a contract refused. */
export function isRevert(context: {
  readonly rpcCode: number;
  readonly rpcMessage: string;
}): boolean {
  return context.rpcCode === REVERTED || /revert/i.test(context.rpcMessage);
}

/** The widget's own error that `error` wraps. */
function widgetErrorIn(error: unknown): WidgetError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isWidgetError(each)) return each;
  }
  return undefined;
}
