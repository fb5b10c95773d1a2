import { FakeWidget } from '../../apps/gallery/fake-widget';
import {
  type Devtools,
  type DevtoolsOptions,
  startDevtools,
} from '../../composition/devtools/devtools';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import {
  FakeWalletCatalogue,
  FakeWalletPairing,
  InMemoryStorage,
  ManualClock,
  ScriptedAuthFrame,
} from '../../infrastructure/fake';
import { PortContainer } from '../../infrastructure/di/port-container';
import { AuthFrame } from '../../ports/auth-frame';
import { Clock } from '../../ports/clock';
import { HttpClient, type HttpRequest } from '../../ports/http-client';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { WalletPairing } from '../../ports/wallet-pairing';
import { override } from '../../ports/token';

/** The tools over fakes of everything outside, and the ports as the core of a widget gets them. */
export interface DevtoolsWorld {
  readonly devtools: Devtools;
  readonly ports: PortContainer;
  readonly widget: FakeWidget;
  readonly catalogue: FakeWalletCatalogue;
  readonly clock: ManualClock;
  readonly frame: ScriptedAuthFrame;
  readonly pairing: FakeWalletPairing;
  readonly storage: InMemoryStorage;

  /** What the services were asked. */
  readonly asked: readonly HttpRequest[];
}

/** Starts the tools of a widget that a test plays. */
export function devtoolsWorld(
  input: WidgetOptionsInput = {},
  options: DevtoolsOptions = {},
): DevtoolsWorld {
  const clock = new ManualClock();
  const catalogue = new FakeWalletCatalogue();
  const pairing = new FakeWalletPairing().accept();
  const storage = new InMemoryStorage();
  const frame = new ScriptedAuthFrame().ready();
  const asked: HttpRequest[] = [];
  const widget = new FakeWidget(input);
  let ports = new PortContainer();
  const devtools = startDevtools(
    (_input, ...overrides) => {
      ports = new PortContainer(overrides);
      // The defaults of a widget, which the tools wrap.
      ports.bind(WalletConnectorCatalogue, () => catalogue);
      ports.bind(WalletPairing, () => pairing);
      ports.bind(AuthFrame, () => frame);
      ports.bind(HttpClient, () => ({
        request: async (request) => {
          asked.push(request);
          return { token: request.url };
        },
      }));
      return widget;
    },
    { authFrameUrl: 'https://wallet.example', ...input },
    {
      ...options,
      overrides: [
        override(Clock, clock),
        override(KeyValueStorage, storage),
        ...(options.overrides ?? []),
      ],
    },
  );
  return { devtools, ports, widget, catalogue, clock, frame, pairing, storage, asked };
}
