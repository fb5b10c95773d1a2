import { describe, expect, it } from '@jest/globals';
import type { PairingVerbs } from '../../../../application/pairing/pairing-feature';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { connectorOn } from '../../../../domain/connection/connector';
import type { KeyValueStorage } from '../../../../ports/key-value-storage';
import { override } from '../../../../ports/token';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { ALICE } from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { eventually } from '../../../support/eventually';

const KEY = '@appkit/left_pairing';
const MINUTE_MS = 60_000;
const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`;
const wallet = { id: 'test.app', name: 'App', homepage: 'https://app.test', mobileLink: 'app://' };

describe('a pairing that went to a wallet’s app', () => {
  it('is kept in the tab from the press on, and not before', async () => {
    const { first, tab } = await waiting();
    expect(tab.get(KEY)).toBeUndefined();

    await first.open();

    expect(JSON.parse(tab.get(KEY) ?? '')).toMatchObject({
      left: 'secret',
      handedTo: 'mobile',
      view: { connectorId: wallet.id },
    });
  });

  it('is kept when the visitor takes the link there', async () => {
    const { first, tab } = await waiting();

    await first.feature.copyLink();

    expect(JSON.parse(tab.get(KEY) ?? '')).toMatchObject({ left: 'secret' });
  });

  it.each<readonly [string, (page: Page) => unknown]>([
    ['approved', ({ pairing }: Page) => pairing.latest.approve(phone())],
    ['declined', ({ pairing }: Page) => pairing.latest.decline()],
    ['cancelled', ({ feature }: Page) => feature.cancel()],
    ['expired', ({ clock }: Page) => clock.advance(5 * MINUTE_MS)],
    ['replaced by another one', ({ feature }: Page) => void feature.pair('never').catch(() => {})],
    ['left by closing the modal', ({ widget }: Page) => widget.close()],
    ['left by the end of the widget', ({ widget }: Page) => widget.dispose()],
  ])('is forgotten once it is %s', async (_how, end) => {
    const { first, tab } = await waiting();
    await first.open();
    expect(tab.get(KEY)).toBeDefined();

    await end(first);

    await eventually(() => expect(tab.get(KEY)).toBeUndefined());
  });

  it('connects on the next page without a press, where the wallet has approved', async () => {
    const { first, visit, tab } = await waiting();
    await first.open();

    const next = await visit();
    await eventually(() => expect(next.pairing.latest.left).toBe('secret'));
    next.pairing.latest.show(uri, 'secret').approve(phone());

    await eventually(() => expect(next.widget.state.connections.eip155.status).toBe('connected'));
    expect(next.widget.state.isOpen).toBe(false);
    expect(tab.get(KEY)).toBeUndefined();
  });

  it('is shown on the next page as it was, and a third page goes on with it, too', async () => {
    const { first, visit } = await waiting();
    await first.open();

    const next = await visit();
    await eventually(() => expect(next.pairing.pairings).toHaveLength(1));
    expect(next.widget.state.isOpen).toBe(false);
    next.pairing.latest.show(uri, 'secret');

    expect(next.widget.state.view).toEqual({
      name: 'ConnectingWalletConnect',
      connectorId: wallet.id,
    });
    expect(next.widget.state.features.pairing).toMatchObject({
      status: 'waiting',
      uri,
      handedTo: 'mobile',
    });
    const third = await visit();
    await eventually(() => expect(third.pairing.latest.left).toBe('secret'));
  });

  it('tells on the next page that the visitor declined, and proposes again at a press alone', async () => {
    const { first, visit, tab } = await waiting();
    await first.open();

    const next = await visit();
    await eventually(() => expect(next.pairing.pairings).toHaveLength(1));
    next.pairing.latest.show(uri, 'secret').decline();
    const failed = { status: 'failed', cause: 'declined' };
    await eventually(() => expect(next.widget.state.features.pairing).toEqual(failed));
    const feature = await next.widget.feature('pairing');
    feature.keepPairing();

    expect(next.widget.state.features.pairing).toEqual(failed);
    expect(next.pairing.pairings).toHaveLength(1);
    expect(tab.get(KEY)).toBeUndefined();
    feature.renewPairing();
    await eventually(() => expect(next.pairing.pairings).toHaveLength(2));
  });

  it('is said to be over on a page that comes too late, and asks no relay', async () => {
    const { first, visit, tab } = await waiting();
    await first.open();

    const next = await visit(10 * MINUTE_MS);

    await eventually(() =>
      expect(next.widget.state.features.pairing).toEqual({ status: 'failed', cause: 'expired' }),
    );
    expect(next.widget.state.view).toMatchObject({ name: 'ConnectingWalletConnect' });
    expect(next.pairing.pairings).toHaveLength(0);
    expect(tab.get(KEY)).toBeUndefined();
  });

  it.each([
    ['a day later', undefined],
    ['of another form', '{"left":7,"expiresAtMs":9e15}'],
    ['that is no JSON', '{'],
  ])('is forgotten without a word where it is one %s', async (_what, stored) => {
    const { first, visit, tab } = await waiting();
    await first.open();
    if (stored) tab.set(KEY, stored);

    const next = await visit(24 * 60 * MINUTE_MS);

    await eventually(() => expect(tab.get(KEY)).toBeUndefined());
    expect(next.widget.state.isOpen).toBe(false);
  });

  it('stays with the other tab that waits for it', async () => {
    const { first, visit, tab } = await waiting();
    await first.open();

    const copy = await visit();
    await eventually(() => expect(copy.pairing.pairings).toHaveLength(1));
    copy.pairing.latest.fail(new WidgetError('PAIRING_EXPIRED', {}));

    await eventually(() => expect(copy.widget.state.features.pairing).toEqual({ status: 'idle' }));
    expect(copy.widget.state.isOpen).toBe(false);
    expect(tab.get(KEY)).toBeUndefined();
  });

  it('shows on the next page that its code could not be downloaded', async () => {
    const { first, visit } = await waiting();
    await first.open();

    const next = await visit();
    await eventually(() => expect(next.pairing.pairings).toHaveLength(1));
    next.pairing.latest.fail(new WidgetError('DOWNLOAD_FAILED', {}));

    const failed = { status: 'failed', cause: 'unreachable' };
    await eventually(() => expect(next.widget.state.features.pairing).toEqual(failed));
    expect(next.widget.state.view).toMatchObject({ name: 'ConnectingWalletConnect' });
  });

  it('is not kept where the storage of the site has no tab', async () => {
    const storage = new InMemoryStorage();
    const page = await pageOver(storage, new ManualClock());

    await page.begin();
    await page.open();

    expect(storage.keys(KEY)).toEqual([]);
  });
});

type Page = Awaited<ReturnType<typeof pageOver>>;

/** A page on a phone whose pairing URI is ready, and the next pages of its tab. */
async function waiting() {
  const tab = new InMemoryStorage();
  const storage: KeyValueStorage = Object.assign(new InMemoryStorage(), { tab });
  const clock = new ManualClock();
  const first = await pageOver(storage, clock);
  await first.begin();
  return {
    first,
    tab,
    visit: (laterMs = 0) => pageOver(storage, new ManualClock(clock.now() + laterMs)),
  };
}

async function pageOver(storage: KeyValueStorage, clock: ManualClock) {
  const pairing = new FakeWalletPairing().accept();
  let loaded: PairingVerbs;
  const { widget } = headlessWidget({
    storage,
    clock,
    hostPage: new FakeHostPage('mobile'),
    options: { projectId: 'p1', customWallets: [wallet] },
    overrides: [override(WalletPairing, pairing)],
  });
  return {
    clock,
    pairing,
    widget,
    get feature() {
      return loaded;
    },
    begin: async () => {
      loaded = await widget.feature('pairing');
      await widget.open({ view: 'ConnectingWalletConnect' });
      await widget.show('ConnectingWalletConnect', { connectorId: wallet.id });
      void loaded.pair().catch(() => {});
      await eventually(() => expect(pairing.pairings).toHaveLength(1));
      pairing.latest.show(uri, 'secret');
    },
    open: async () => void loaded.openApp(wallet, 'mobile'),
  };
}

function phone() {
  const session = new FakeWalletSession({ addresses: [ALICE], chainReference: '1' });
  const type = 'WALLET_CONNECT';
  return { details: connectorOn('eip155', { id: 'walletConnect', name: 'Phone', type }), session };
}
