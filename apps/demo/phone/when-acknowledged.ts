import type { WalletKit } from '../../chains/clients/walletconnect';

type Kit = Awaited<ReturnType<typeof WalletKit.init>>;

/** What the SDK tells itself, in events that its types hide. */
interface EngineEvents {
  emit(name: string, ...values: readonly unknown[]): boolean;
}

/**
 * Runs `send`, which sends one update or extension of a session, and resolves when the site has acknowledged it. Rejects with the
 * site's error. The SDK's own `acknowledged()` loses an answer that comes before the relay has confirmed the request.
 */
export async function whenAcknowledged(
  { engine }: Pick<Kit, 'engine'>,
  send: () => Promise<unknown>,
): Promise<void> {
  const { events } = engine.signClient.engine as unknown as { readonly events: EngineEvents };
  const emit = events.emit.bind(events);
  const answer = new Promise<void>((resolve, reject) => {
    events.emit = (name, ...values) => {
      if (/^session_(?:update|extend):/.test(name)) {
        const [{ error } = {}] = values as readonly { readonly error?: unknown }[];
        if (error === undefined) resolve();
        else reject(error);
      }
      return emit(name, ...values);
    };
  });
  try {
    await Promise.all([send(), answer]);
  } finally {
    Reflect.deleteProperty(events, 'emit');
  }
}
