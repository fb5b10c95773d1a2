import type { Hex } from 'viem';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { RpcClient } from '../../../ports/rpc-client';
import { isRevert } from './viem-client';

/** A read of a contract at the latest block. */
export interface EthCall {
  readonly to: string;
  readonly data: Hex;

  /** The account that calls, where the answer depends on it. */
  readonly from?: string;
}

/** The most digits of an answer that are read: no contract that the widget asks answers at such length. */
const MAX_DIGITS = 2 ** 17;

const bytesPattern = /^0x(?:[0-9a-f]{2})*$/i;

/**
 * What the contract answers to `call`; `undefined` where it refuses, and `0x` where there is no contract.
 *
 * @throws what `RpcClient.request` throws, and `RPC_RESPONSE_INVALID` for an answer that is no bytes, or too many.
 */
export async function ethCall(
  client: RpcClient,
  { data, from, to }: EthCall,
  signal?: AbortSignal,
): Promise<Hex | undefined> {
  const call = { ...(from !== undefined && { from }), to, data };
  try {
    const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] }, signal);
    return expectBytes(answer);
  } catch (error) {
    if (isWidgetError(error, 'RPC') && isRevert(error.context)) return undefined;
    throw error;
  }
}

function expectBytes(answer: unknown): Hex {
  const isRight = typeof answer === 'string' && answer.length <= MAX_DIGITS;
  if (isRight && bytesPattern.test(answer)) return answer as Hex;
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the answer to eth_call is no bytes' });
}
