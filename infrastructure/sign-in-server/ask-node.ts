import { fieldOf, numberOf, textOf } from '../../domain/outside/untrusted-record';
import { Refusal } from './sign-in-refusal';

const TIMEOUT_MS = 10_000;

/** The error code of Geth for a call that a contract refused; EIP-1474 leaves it open. */
const REVERTED = 3;

/**
 * What the node at `url` answers to a call of a contract, or one that creates a contract from `data`; `undefined` where
 * the contract refuses.
 *
 * @throws `SIGN_IN_UNAVAILABLE` where the node does not answer.
 */
export async function askNode(
  ask: typeof fetch,
  url: string,
  { data, to }: { readonly to?: string; readonly data: string },
): Promise<string | undefined> {
  const call = { ...(to !== undefined && { to }), data };
  const request = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] };
  try {
    const response = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const result = textOf(answer, 'result');
    if (result !== undefined) return result;
    const error = fieldOf(answer, 'error');
    const isRefusal =
      numberOf(error, 'code') === REVERTED || /revert/i.test(textOf(error, 'message') ?? '');
    if (isRefusal) return undefined;
  } catch (cause) {
    throw new Refusal('SIGN_IN_UNAVAILABLE', 'The node did not answer', { cause });
  }
  throw new Refusal('SIGN_IN_UNAVAILABLE', 'The node did not answer');
}
