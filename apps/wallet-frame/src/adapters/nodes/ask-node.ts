import type { AskNode } from '../../domain/plans/ask-node';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { FrameNetwork } from '../../domain/networks/settings';
import { NoAnswer } from '../../domain/refusals/no-answer';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

const TIMEOUT_MS = 20_000;
const MESSAGE_MAX = 300;

/** Asks the node of `network`, where the operator has one. */
export function nodeOf(network: FrameNetwork | undefined): AskNode {
  return (method, params) => {
    if (network) return askNode(network, method, params);
    throw new HostRefusal('The wallet has no node of this network', rpcCodes.chainDisconnected);
  };
}

/**
 * Asks a node of the operator by JSON-RPC.
 *
 * @throws {@link HostRefusal} with the node's own code and text, or where it cannot be reached.
 */
async function askNode(
  { rpcUrl }: FrameNetwork,
  method: string,
  params: unknown,
): Promise<unknown> {
  const answer = await answerOf(rpcUrl, { jsonrpc: '2.0', id: 1, method, params });
  const { error, result } = answer;
  if (error === undefined || error === null) {
    // A gateway's own words, for example: the node behind it may have the request.
    if (result === undefined) throw new NoAnswer();
    return result;
  }
  const { code, message } = error as Readonly<Record<string, unknown>>;
  throw new HostRefusal(
    typeof message === 'string' ? message.slice(0, MESSAGE_MAX) : 'The node refused',
    typeof code === 'number' ? code : rpcCodes.internalError,
  );
}

async function answerOf(url: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = (await answer.json()) as unknown;
    if (typeof read === 'object' && read !== null) return read as Readonly<Record<string, unknown>>;
  } catch {
    // Said below: the reason would name the node's address.
  }
  throw new NoAnswer();
}
