import { describe, expect, it } from '@jest/globals';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import { override } from '../../../../ports/token';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { headlessWidget, type HeadlessOptions } from '../../../support/headless-widget';
import { connectorOn } from '../../../../domain/connection/connector';

const CHOICE = 'WALLETCONNECT_DEEPLINK_CHOICE';
const rainbow = { id: 'me.rainbow', name: 'Rainbow', mobileLink: 'rainbow://' };

describe('opening the app of a wallet', () => {
  it('hands it the pairing URI at once, and remembers it for later requests', async () => {
    const { widget, feature, hostPage, storage } = await withCode();

    expect(feature.openApp(rainbow, 'mobile')).toBe(true);
    expect(widget.state.features.pairing).toMatchObject({ handedTo: 'mobile' });

    expect(hostPage.opened).toEqual([{ href: 'rainbow://wc?uri=wc%3Aone', target: '_self' }]);
    expect(storage.get(CHOICE)).toBe('{"href":"rainbow://","name":"Rainbow"}');
  });

  it('opens it again after the visitor came back', async () => {
    const { feature, hostPage } = await withCode();

    feature.openApp(rainbow, 'mobile');
    feature.openApp(rainbow, 'mobile');

    expect(hostPage.opened).toHaveLength(2);
  });

  it('keeps the choice when that app connects, and forgets it when another wallet does', async () => {
    const first = await withCode();
    first.feature.openApp(rainbow, 'mobile');
    await first.approve();
    expect(first.storage.get(CHOICE)).toContain('rainbow');

    const other = await withCode();
    other.storage.set(CHOICE, '{"href":"stale://","name":"Stale"}');
    await other.approve();
    expect(other.storage.get(CHOICE)).toBeUndefined();
  });

  it('opens a web wallet in a window of its own, but not for later requests', async () => {
    const { feature, hostPage, storage } = await withCode();

    feature.openApp({ ...rainbow, webappLink: 'https://app.rainbow.test' }, 'web');

    expect(hostPage.opened).toEqual([
      { href: 'https://app.rainbow.test/wc?uri=wc%3Aone', target: '_blank' },
    ]);
    expect(storage.get(CHOICE)).toBeUndefined();
  });

  it('forgets the app of another wallet when a web wallet connects', async () => {
    const { feature, storage, approve } = await withCode();
    storage.set(CHOICE, '{"href":"stale://","name":"Stale"}');

    feature.openApp({ ...rainbow, webappLink: 'https://app.rainbow.test' }, 'web');
    await approve();

    expect(storage.get(CHOICE)).toBeUndefined();
  });

  it("opens the page in a wallet's own browser, without a pairing URI", async () => {
    const hostPage = new FakeHostPage('mobile').showIn({ platform: 'ios' });
    const { feature } = await withPairing({ hostPage });
    const phantom = {
      id: 'app.phantom',
      name: 'Phantom',
      rdns: 'app.phantom',
      browserLinks: { eip155: 'https://phantom.app/ul/browse/{url}?ref={origin}' },
    };

    expect(feature.platformsOf(phantom)).toEqual(['mobile']);
    expect(feature.openApp(phantom, 'mobile')).toBe(true);

    expect(hostPage.opened[0]?.href).toMatch(/^https:\/\/phantom\.app\/ul\/browse\/https%3A/);
  });

  it('opens the page without a relay in an app that could be paired, and remembers no app', async () => {
    const hostPage = new FakeHostPage('mobile').showIn({ platform: 'android' });
    const { feature, storage, widget } = await withPairing({ hostPage, options: {} });
    const wallet = { ...rainbow, browserLinks: { eip155: 'https://rainbow.test/{address}' } };

    expect(feature.reachOf(wallet)).toBe('page');
    expect(feature.openApp(wallet, 'mobile')).toBe(true);

    expect(hostPage.opened[0]?.href).toMatch(/^https:\/\/rainbow\.test\//);
    expect(storage.get(CHOICE)).toBeUndefined();
    expect(widget.state.features.pairing).toEqual({ status: 'idle', handedTo: 'page' });
    expect(feature.reachOf(rainbow)).toBeUndefined();
  });

  it('knows where this phone gets the app', async () => {
    const wallet = { ...rainbow, homepage: 'https://rainbow.me', androidApp: 'me.rainbow' };
    const storeOn = async (platform: 'android' | 'ios') => {
      const hostPage = new FakeHostPage('mobile').showIn({ platform });
      const { feature } = await withPairing({ hostPage });
      return feature.storeOf(wallet);
    };

    expect(await storeOn('android')).toBe(
      'https://play.google.com/store/apps/details?id=me.rainbow',
    );
    expect(await storeOn('ios')).toBe('https://rainbow.me');
  });

  it('opens no browser where the wallet has an app of its own, nor on the web', async () => {
    const hostPage = new FakeHostPage('mobile').showIn({ platform: 'ios' });
    const { feature } = await withPairing({ hostPage });
    const phantom = { id: 'app.phantom', name: 'Phantom', rdns: 'app.phantom' };

    expect(feature.openApp({ ...phantom, mobileLink: 'phantom://' }, 'mobile')).toBe(false);
    expect(feature.openApp({ ...phantom, universalLink: 'https://phantom.test' }, 'mobile')).toBe(
      false,
    );
    expect(feature.openApp(phantom, 'web')).toBe(false);

    expect(hostPage.opened).toEqual([]);
  });

  it('opens the app of a desktop by a link of its own', async () => {
    const { feature, hostPage, storage } = await withCode();

    expect(feature.openApp({ ...rainbow, desktopLink: 'rainbow-desktop://' }, 'desktop')).toBe(
      true,
    );

    expect(hostPage.opened).toEqual([
      { href: 'rainbow-desktop://wc?uri=wc%3Aone', target: '_self' },
    ]);
    expect(storage.get(CHOICE)).toBe('{"href":"rainbow-desktop://","name":"Rainbow"}');
  });

  it.each([
    ['in a window of its own', {}, '_blank'],
    ['over Telegram while a login goes on', { '@appkit/social_provider': 'google' }, '_top'],
  ])('leads out of Telegram %s', async (_where, stored, target) => {
    const { feature, hostPage, storage } = await withCode({
      hostPage: new FakeHostPage('mobile').showIn({ isTelegram: true }),
    });
    for (const [key, value] of Object.entries(stored)) storage.set(key, value);

    feature.openApp(rainbow, 'mobile');

    expect(hostPage.opened).toEqual([{ href: 'rainbow://wc?uri=wc%3Aone', target }]);
  });

  it('opens nothing without a pairing URI, and reports a missing link', async () => {
    const { feature, hostPage } = await withPairing();
    expect(feature.openApp(rainbow, 'mobile')).toBe(false);

    const other = await withCode();
    expect(other.feature.openApp({ id: 'x', name: 'X' }, 'mobile')).toBe(false);

    expect([...hostPage.opened, ...other.hostPage.opened]).toEqual([]);
    expect(other.widget.state.snackbar).toMatchObject({ text: 'No link found' });
  });
});

describe('copying the link', () => {
  it('puts the pairing URI on the clipboard and shows that', async () => {
    const { widget, feature, hostPage } = await withCode();

    await feature.copyLink();

    expect(hostPage.copiedText).toBe('wc:one');
    expect(widget.state.snackbar).toMatchObject({ text: 'Link copied', variant: 'success' });
  });

  it('shows that the browser refused', async () => {
    const { widget, feature, hostPage } = await withCode();
    hostPage.refuseCopies();

    await feature.copyLink('wc:given');

    expect(widget.state.snackbar).toMatchObject({ text: 'Failed to copy', variant: 'error' });
  });
});

async function withPairing(options: HeadlessOptions = {}) {
  const pairing = new FakeWalletPairing().accept();
  const headless = headlessWidget({
    ...options,
    options: options.options ?? { projectId: 'p1' },
    overrides: [override(WalletPairing, pairing)],
  });
  const feature = await headless.widget.feature('pairing');
  return { ...headless, pairing, feature };
}

async function withCode(options: HeadlessOptions = {}) {
  const opened = await withPairing(options);
  const answer = opened.feature.pair();
  await opened.widget.preload();
  opened.pairing.latest.show('wc:one');
  const approve = async (): Promise<void> => {
    const session = new FakeWalletSession({
      addresses: ['0x1111111111111111111111111111111111111111'],
      chainReference: '1',
    });
    const details = { id: 'walletConnect', name: 'Phone', type: 'WALLET_CONNECT' } as const;
    opened.pairing.latest.approve({ details: connectorOn('eip155', { ...details }), session });
    await answer;
  };
  answer.catch(() => {});
  return { ...opened, approve };
}
