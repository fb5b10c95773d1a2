import type { WalletKit } from '../../chains/clients/walletconnect';

type Core = Pick<Awaited<ReturnType<typeof WalletKit.init>>['core'], 'heartbeat' | 'relayer'>;

const never = (): Promise<never> => new Promise(() => {});

/**
 * Returns what makes a client of the published SDK leave its relay for good; the SDK has no such call. A client that has only
 * closed its connection connects again for whatever it still has to send, such as the answer to a site that has just ended
 * the session. Where its relay is gone by then, each attempt starts further ones, until the page has no time for
 * anything else. And what a relay has not taken within a minute is thrown where nothing catches it.
 */
export function leavingForGood({ heartbeat, relayer }: Core): () => Promise<void> {
  const { publisher } = relayer;
  let hasLeft = false;
  const quietly =
    <Sent extends readonly unknown[]>(send: (...sent: Sent) => Promise<unknown>) =>
    async (...sent: Sent): Promise<void> => {
      try {
        await send(...sent);
      } catch (error) {
        if (!hasLeft) throw error;
      }
    };
  publisher.publish = quietly(publisher.publish.bind(publisher));
  publisher.publishCustom = quietly(publisher.publishCustom.bind(publisher));
  return async () => {
    hasLeft = true;
    heartbeat.stop();
    // A site that is just ending the pairing would have it unsubscribed over a new connection.
    const unsubscribe = async (): Promise<void> => {};
    Object.assign(relayer, { connect: never, createProvider: never, request: never, unsubscribe });
    await relayer.transportClose();
    relayer.events.removeAllListeners();
  };
}
