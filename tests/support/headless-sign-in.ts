import type { WidgetOptionsInput } from '../../index';
import {
  FakeWalletCatalogue,
  FakeWalletConnector,
  InMemorySiwxSessions,
  type InMemorySiwxOptions,
} from '../../infrastructure/fake';
import { SiwxSessions } from '../../ports/siwx-sessions';
import { override } from '../../ports/token';
import { anySiwx } from './any-sign-in';
import { headlessWidget } from './headless-widget';

export const ADDRESS = '0x1111111111111111111111111111111111111111';
export const OTHER = '0x2222222222222222222222222222222222222222';

/** The one signature that the site trusts. */
export const SIGNATURE = '0x5151';

interface SignInSetUp extends Omit<InMemorySiwxOptions, 'clock'> {
  readonly chainReference?: string;
  readonly failure?: unknown;
  readonly options?: WidgetOptionsInput;
  readonly wallets?: readonly FakeWalletConnector[];
}

/** A visitor whose wallet has just connected to a site with sign-in, at the sign-in view. */
export async function connected({
  chainReference = '1',
  failure,
  options,
  wallets = [],
  ...rest
}: SignInSetUp = {}) {
  const connector = new FakeWalletConnector({
    id: 'test.wallet',
    name: 'Test Wallet',
    type: 'ANNOUNCED',
    namespace: 'eip155',
  }).answerWith({ grant: { addresses: [ADDRESS], chainReference } });
  const now = { now: () => Date.UTC(2026, 0, 1) };
  const siwx = new InMemorySiwxSessions({ clock: now, ...rest }).trust(SIGNATURE);
  const headless = headlessWidget({
    catalogue: new FakeWalletCatalogue(connector, ...wallets),
    options: { siwx: anySiwx, ...options },
    overrides: [override(SiwxSessions, siwx)],
  });
  const { adapters, clock, widget } = headless;
  for (const id of ['eip155:1', 'eip155:42161'] as const) {
    for (const address of [ADDRESS, OTHER]) {
      adapters.of('eip155').setBalance(address, networkIdOf(widget, id), 1n);
    }
  }
  if (failure !== undefined) siwx.failWith(failure);
  const feature = await widget.feature('siwx');
  await widget.chooseWallet('test.wallet');
  await clock.advance(0);
  return { ...headless, connector, feature, siwx };
}

function networkIdOf({ state }: Awaited<ReturnType<typeof headlessWidget>>['widget'], id: string) {
  const network = state.networks.find(({ caipNetworkId }) => caipNetworkId === id);
  if (!network) throw new TypeError(`No network ${id}`);
  return network.caipNetworkId;
}
