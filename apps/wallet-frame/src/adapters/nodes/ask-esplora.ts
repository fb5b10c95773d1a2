import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { FrameNetwork } from '../../domain/networks/settings';
import type { AskEsplora } from '../../domain/plans/bitcoin/ask-esplora';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { NoAnswer } from '../../domain/refusals/no-answer';

const TIMEOUT_MS = 20_000;
const MESSAGE_MAX = 300;

/** Asks the Esplora server of `network`, where the operator has one. */
export function esploraOf(network: FrameNetwork | undefined): AskEsplora {
  return async (path, body) => {
    if (!network)
      throw new HostRefusal('The wallet has no node of this network', rpcCodes.chainDisconnected);
    const answer = await fetch(`${network.rpcUrl.replace(/\/$/, '')}${path}`, {
      ...(body !== undefined && { method: 'POST', body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    // What a gateway answers says nothing of the server behind it.
    if (!answer || text === undefined || answer.status >= 500) throw new NoAnswer();
    if (answer.ok) return text;
    throw new HostRefusal(text.slice(0, MESSAGE_MAX) || 'The node refused', rpcCodes.internalError);
  };
}
