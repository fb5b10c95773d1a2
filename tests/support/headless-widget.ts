import {
  arbitrum,
  createWidget,
  ethereum,
  type Widget,
  type WidgetOptionsInput,
} from '../../index';
import {
  FakeChainAdapters,
  FakeHostPage,
  FakeWalletCatalogue,
  InMemoryStorage,
  ManualClock,
  RecordingLogger,
} from '../../infrastructure/fake';
import { ChainAdapters } from '../../ports/chain-adapter';
import { Clock } from '../../ports/clock';
import { HostPage } from '../../ports/host-page';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { Logger } from '../../ports/logger';
import { override, type Override } from '../../ports/token';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';

/** A widget over fakes, with the fakes in hand. */
export interface HeadlessWidget {
  readonly widget: Widget;
  readonly adapters: FakeChainAdapters;
  readonly catalogue: FakeWalletCatalogue;
  readonly clock: ManualClock;
  readonly hostPage: FakeHostPage;
  readonly logger: RecordingLogger;
  readonly storage: KeyValueStorage;
}

/** A test's own settings. */
export interface HeadlessOptions {
  readonly options?: WidgetOptionsInput;
  readonly overrides?: readonly Override[];
  readonly catalogue?: FakeWalletCatalogue;
  readonly clock?: ManualClock;
  readonly hostPage?: FakeHostPage;
  readonly storage?: KeyValueStorage;

  /** Whether something draws the views: the test, which reads the state, unless `false`. */
  readonly isPresented?: boolean;
}

/** The whole product without a page: on Ethereum and Arbitrum unless `options` say otherwise. */
export function headlessWidget({
  options,
  overrides = [],
  catalogue = new FakeWalletCatalogue(),
  clock = new ManualClock(),
  hostPage = new FakeHostPage(),
  storage = new InMemoryStorage(),
  isPresented = true,
}: HeadlessOptions = {}): HeadlessWidget {
  const adapters = new FakeChainAdapters();
  const logger = new RecordingLogger();
  const widget = createWidget(
    { networks: [ethereum, arbitrum], ...options },
    override(ChainAdapters, adapters),
    override(Clock, clock),
    override(HostPage, hostPage),
    override(KeyValueStorage, storage),
    override(Logger, logger),
    override(WalletConnectorCatalogue, catalogue),
    ...overrides,
  );
  if (isPresented) widget.present();
  return { widget, adapters, catalogue, clock, hostPage, logger, storage };
}
