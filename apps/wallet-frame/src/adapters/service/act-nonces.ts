import type { ActNonces } from '../../ports/act-nonces';
import { recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';
import type { ActNonce } from '../../domain/wallet-key/wallet-act';

/** Acts about logins are judged by the service of the logins, also where another operator keeps the slots. */
export function loginNonces(
  calls: Pick<ServiceCalls, 'ask'>,
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
