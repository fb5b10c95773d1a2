import type { KeySettings } from '../../src/ports/keys';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import type { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { Vault } from '../../src/use-cases/vault/vault';
import type { DeviceSlotStore } from '../../src/ports/vault';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { serveKeys } from '../../src/adapters/worker/serve-keys';
import type { KeyAnswer } from '../../src/domain/vault/key-answer';

export interface LocalWorkerDeps {
  readonly calls: ProvenCalls;
  readonly now: () => number;

  /** The origin of the wallet. */
  readonly origin: string;
  readonly store: DeviceSlotStore;
}

/** The worker that has the keys, in the thread of the test. */
export function localWorker({ calls, now, origin, store }: LocalWorkerDeps): Worker {
  const listeners: ((event: { readonly data: KeyAnswer }) => void)[] = [];
  let serve: ReturnType<typeof serveKeys> | undefined;
  let handle = '';
  const worker = {
    addEventListener: (type: string, listener: (event: { readonly data: KeyAnswer }) => void) => {
      if (type === 'message') listeners.push(listener);
    },
    postMessage: (message: unknown) => {
      if (!serve) {
        const { mayExport = false, session, user } = message as KeySettings;
        handle = session;
        const current = (): Promise<string> => Promise.resolve(handle);
        const vault = new Vault({
          shares: new ServiceKeyShares({ calls, session: current }),
          nonces: loginNonces(calls, current),
          origin,
          store,
          user,
          stretch: 'pbkdf2-sha256',
        });
        serve = serveKeys({ vault, now, mayExport });
        return;
      }
      const { session, type } = message as { readonly session?: string; readonly type: string };
      if (type === 'session') handle = session ?? '';
      else {
        const { trace, ...asked } = message as { readonly trace?: unknown };
        calls.follow(trace);
        void serve(asked).then((data) => listeners.forEach((listener) => listener({ data })));
      }
    },
    terminate: () => undefined,
  };
  return worker as unknown as Worker;
}
