import { jest } from '@jest/globals';
import { UniversalProvider } from '../../../apps/chains/clients/walletconnect-site';
import { leavingForGood } from '../../../apps/demo/phone/leave-for-good';
import { universalProvider } from '../../../composition/ways/adapters/universal-provider';
import { PortContainer } from '../../../infrastructure/di/port-container';
import type { UniversalProviderOf } from '../../../infrastructure/walletconnect/universal-provider-like';
import { Clock } from '../../../ports/clock';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { WalletPairing } from '../../../ports/wallet-pairing';
import type { PairingLab } from './pairing-lab';

const metadata = { name: 'Lab', description: '', url: 'http://127.0.0.1', icons: [] };

/** The SDK prints every step, whatever level its options name. */
export function silenceSdk(): void {
  for (const level of ['debug', 'error', 'info', 'warn'] as const) {
    jest.spyOn(console, level).mockReturnValue();
  }
}

/** The waits of the SDK that a closed page ends: five minutes after a proposal, it rejects a promise that no caller has. */
const longWaits = new Set<NodeJS.Timeout>();
const LONG_MS = 60_000;

function watchLongWaits(): void {
  const start = globalThis.setTimeout;
  const watched = (run: () => void, ms?: number, ...more: []): NodeJS.Timeout => {
    const wait = start(run, ms, ...more);
    if ((ms ?? 0) >= LONG_MS) longWaits.add(wait);
    return wait;
  };
  globalThis.setTimeout = Object.assign(watched, start);
}
watchLongWaits();

/** The published provider of the lab's site, on its next visit. */
export async function startProvider(
  lab: PairingLab,
  storage: Parameters<UniversalProviderOf>[0]['storage'],
): Promise<UniversalProvider> {
  Reflect.deleteProperty(globalThis, '_walletConnectCore_');
  const site = { logger: 'silent', metadata, projectId: 'lab', relayUrl: lab.relay.url } as const;
  return UniversalProvider.init({ ...site, storage });
}

/** The page of the site is closed. */
export async function leave({ client }: UniversalProvider): Promise<void> {
  await leavingForGood(client.core)();
  for (const wait of longWaits) clearTimeout(wait);
  longWaits.clear();
}

/** The widget's pairing over the provider of the lab's site. */
export function pairingOver(
  lab: PairingLab,
  clock: Clock,
  provider: Parameters<typeof universalProvider>[0],
): WalletPairing {
  const ports = new PortContainer([
    override(Clock, clock),
    override(HostPage, lab.hostPage),
    override(KeyValueStorage, lab.storage),
    override(RpcClients, lab.rpcClients),
    universalProvider(provider),
  ]);
  return ports.get(WalletPairing);
}
