import type { WalletKit } from '../../chains/clients/walletconnect';

interface Engine {
  isValidDisconnect(ending: unknown): Promise<void>;
}

/**
 * Makes the SDK ignore the end of a session that has just ended, which a relay may deliver more than once. The SDK checks such an end
 * without waiting for the outcome, so that its error is one that nothing catches.
 */
export function hearRepeatedEnds({
  engine,
}: Pick<Awaited<ReturnType<typeof WalletKit.init>>, 'engine'>): void {
  const sdk = engine.signClient.engine as unknown as Engine;
  const check = sdk.isValidDisconnect.bind(sdk);
  sdk.isValidDisconnect = (ending) => {
    const checked = check(ending);
    checked.catch(() => {});
    return checked;
  };
}
