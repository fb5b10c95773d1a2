import { recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import type { ProvenCalls } from './proven-calls';
import type { ActNonce } from '../../domain/wallet-key/wallet-act';

/** Where the operator's logins give out what an act is signed with. */
export interface ActNonces {
  nonce(): Promise<ActNonce>;
}

/** Acts about logins are judged by the service of the logins, also where another operator keeps the slots. */
export function loginNonces(
  calls: Pick<ProvenCalls, 'ask'>,
  session: () => Promise<string>,
): ActNonces {
  return { nonce: async () => nonceIn(await calls.ask('/wallet/nonce', await session())) };
}

/** @throws {@link KeyError} `unreadable` */
export function nonceIn(answer: unknown): ActNonce {
  const record = recordOf(answer);
  const { until } = record;
  if (typeof until !== 'number' || !Number.isSafeInteger(until)) throw unreadable('until');
  return { nonce: textIn(record, 'nonce'), until };
}
