import { describe, expect, it } from '@jest/globals';
import type { PairingVerbs } from '../../../../application/pairing/pairing-feature';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { override } from '../../../../ports/token';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { deferred } from '../../../support/deferred';
import { headlessWidget, type HeadlessOptions } from '../../../support/headless-widget';

const GOOD_FOR_MS = 230_000;
const LINGER_MS = 5000;

describe('a pairing URI that is kept', () => {
  it('is requested once for several keepers', async () => {
    const { pairing, feature, settle } = await kept();
    feature.keepPairing();
    feature.keepPairing();
    await settle();

    expect(pairing.pairings).toHaveLength(1);
  });

  it('[R4.7] is replaced ten seconds before it expires', async () => {
    const { widget, pairing, feature, clock, settle } = await kept();
    feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');

    await clock.advance(GOOD_FOR_MS);
    await settle();
    expect(pairing.pairings).toHaveLength(2);
    pairing.latest.show('wc:second');

    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: 'wc:second' });
    await clock.advance(GOOD_FOR_MS);
    await settle();
    expect(pairing.pairings).toHaveLength(3);
  });

  it('is not renewed on a hidden page, until it is visible again', async () => {
    const { pairing, feature, clock, hostPage, settle } = await kept();
    feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');
    hostPage.hide();

    await clock.advance(GOOD_FOR_MS);
    await settle();
    expect(pairing.pairings).toHaveLength(1);

    hostPage.show();
    await settle();
    expect(pairing.pairings).toHaveLength(2);
  });

  it('is cancelled a moment after the last keeper has left', async () => {
    const { widget, feature, pairing, clock, settle } = await kept();
    const release = feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');

    release();
    release();
    await clock.advance(LINGER_MS - 1);
    expect(widget.state.features.pairing?.status).toBe('waiting');
    await clock.advance(1);
    await settle();

    expect(widget.state.features.pairing).toEqual({ status: 'idle' });
    expect(clock.sleeping).toBe(0);
  });

  it('is requested again by a keeper that arrives at the moment of the cancellation', async () => {
    const slow = new FakeWalletPairing().accept();
    const propose = slow.propose.bind(slow);
    const isFree = deferred<undefined>();
    slow.propose = async (proposal, signal) => {
      try {
        return await propose(proposal, signal);
      } finally {
        await isFree.promise;
      }
    };
    const { widget, feature, clock, settle } = await kept({}, slow);
    feature.keepPairing()();
    await settle();
    slow.latest.show('wc:first');
    await clock.advance(LINGER_MS);
    expect(widget.state.features.pairing).toEqual({ status: 'idle' });

    feature.keepPairing();
    isFree.resolve(undefined);
    await settle();
    slow.latest.show('wc:second');

    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: 'wc:second' });
  });

  it.each([
    ['gives the code up', (feature: PairingVerbs): void => feature.cancel()],
    [
      'asks for one itself',
      (feature: PairingVerbs): void => void feature.pair('never').catch(() => {}),
    ],
  ])('exists for its keeper, even if the site %s', async (_how, meddle) => {
    const { widget, feature, pairing, clock, settle } = await kept();
    feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');

    meddle(feature);
    await settle();
    pairing.latest.show('wc:second');
    await clock.advance(GOOD_FOR_MS);
    await settle();
    pairing.latest.show('wc:third');

    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: 'wc:third' });
  });

  it('passes from one view to the next', async () => {
    const { widget, feature, pairing, clock, settle } = await kept();
    const release = feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');

    release();
    await clock.advance(LINGER_MS - 1);
    feature.keepPairing();
    await clock.advance(LINGER_MS);

    expect(pairing.pairings).toHaveLength(1);
    expect(widget.state.features.pairing).toMatchObject({ uri: 'wc:first' });
  });

  it.each([
    ['Telegram', { isTelegram: true }],
    ['Safari on iOS', { isSafari: true, isIos: true }],
  ])('[R4.8] stays pending in %s, for the next attempt', async (_name, app) => {
    const { widget, feature, pairing, clock, settle } = await kept({
      hostPage: new FakeHostPage('mobile').showIn(app),
    });
    feature.keepPairing()();
    await settle();
    pairing.latest.show('wc:first');
    await clock.advance(LINGER_MS);

    feature.keepPairing();
    await settle();

    expect(pairing.pairings).toHaveLength(1);
    expect(widget.state.features.pairing).toMatchObject({ uri: 'wc:first' });
  });

  it('stays declined until the visitor requests another', async () => {
    const { widget, feature, pairing, settle } = await kept();
    feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first').decline();
    await settle();
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'declined' });
    expect(pairing.pairings).toHaveLength(1);

    feature.renewPairing();
    await settle();
    pairing.latest.show('wc:second');

    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: 'wc:second' });
  });

  it('leaves nothing pending when the widget ends', async () => {
    const { widget, feature, pairing, clock, hostPage, settle } = await kept();
    const release = feature.keepPairing();
    await settle();
    pairing.latest.show('wc:first');
    hostPage.hide();
    await clock.advance(GOOD_FOR_MS);
    release();

    widget.dispose();
    await settle();

    expect(clock.sleeping).toBe(0);
  });
});

async function kept(
  options: HeadlessOptions = {},
  pairing: FakeWalletPairing = new FakeWalletPairing().accept(),
) {
  const headless = headlessWidget({
    ...options,
    options: { projectId: 'p1' },
    overrides: [override(WalletPairing, pairing)],
  });
  const feature = await headless.widget.feature('pairing');
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { ...headless, pairing, feature, settle };
}
