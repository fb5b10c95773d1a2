import type { Pairing } from './pairing';
import { nowS, type ProtocolCore } from './protocol-core';

const expired = { code: 0, message: 'Ping expired' };

/**
 * Resolves when a wallet has joined the pairing. It is asked whether it is there (`wc_pairingPing`), which wallets answer by
 * themselves, before their owners answer the proposal. Stays open where it does not, and once the pairing is `over`.
 */
export function whenScanned(
  core: ProtocolCore,
  pairing: Pairing,
  over: Promise<unknown>,
): Promise<void> {
  const { ids, messenger, requests } = core;
  const id = ids.next();
  const keptSeconds = pairing.expiry - nowS(core);
  const answer = requests.wait({
    id,
    topics: [pairing.topic],
    expirySeconds: keptSeconds,
    expired,
  });
  const forget = (): void => requests.forget(id);
  over.then(forget, forget);
  const ping = { id, method: 'wc_pairingPing', params: {}, keptSeconds } as const;
  messenger.send(pairing, ping).catch(forget);
  return new Promise((resolve) => {
    // A wallet that refuses the question has the pairing, too.
    answer.then(
      () => resolve(),
      (error: unknown) => error !== expired && resolve(),
    );
  });
}
