import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import type { Network } from '../../../../domain/network/network';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { ScriptedRpcClients } from '../../../../infrastructure/fake/scripted-rpc-clients';
import { PairedLink } from '../../../../infrastructure/walletconnect/paired-link';
import { PairedWalletSession } from '../../../../infrastructure/walletconnect/paired-session';
import type { SessionClient } from '../../../../infrastructure/walletconnect/session-client';

const TOPIC = 'topic';

/** The namespaces that a session of the SDK approves. */
export type SessionNamespaces = Readonly<
  Record<
    string,
    { accounts: readonly unknown[]; methods: readonly unknown[]; events: readonly unknown[] }
  >
>;

/** A paired wallet's session over a client of the SDK that a test plays. */
export function sessionStage(namespaces: SessionNamespaces, networks: readonly Network[]) {
  const asked: { readonly method: string; readonly chainId: string }[] = [];
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const session = { namespaces, peer: { metadata: { name: 'Phone' } } };
  let answer: (method: string) => unknown = () => null;
  const client = {
    session: { get: () => session, keys: [TOPIC] },
    on: (event: string, listener: (event: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: (event: unknown) => void) =>
      void listeners.get(event)?.delete(listener),
    request: async ({ chainId, request }: { chainId: string; request: { method: string } }) => {
      asked.push({ method: request.method, chainId });
      return answer(request.method);
    },
  } as unknown as SessionClient;
  const clock = new ManualClock();
  const rpcClients = new ScriptedRpcClients();
  const link = new PairedLink({
    client,
    clock,
    networks,
    topic: TOPIC,
    onOver: () => {},
    onRequested: () => {},
  });
  const emit = (event: string, params?: unknown): void =>
    listeners.get(event)?.forEach((listener) => listener({ topic: TOPIC, params }));
  const open = (namespace: ChainNamespace): PairedWalletSession => {
    const grant = link.grantOf(namespace);
    if (!grant) throw new TypeError('The session approves nothing there');
    const join = (): undefined => undefined;
    return new PairedWalletSession({ clock, grant, join, link, namespace, networks, rpcClients });
  };
  return {
    asked,
    clock,
    emit,
    link,
    open,
    rpcClients,
    answerWith: (next: (method: string) => unknown) => void (answer = next),

    /** The wallet changes its approval. */
    approve: (next: SessionNamespaces) => {
      session.namespaces = next;
      emit('session_update');
    },
  };
}
