import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { inAppBrowserLink } from '../../domain/connection/in-app-browser';
import { WidgetError } from '../../domain/errors/widget-error';
import { embeddedWallets } from '../../infrastructure/directory/embedded-wallets';
import { StaticWalletDirectory } from '../../infrastructure/directory/static-wallet-directory';
import { fetchWalletList, readWalletList } from '../../infrastructure/directory/wallet-list';
import { FakeWalletDirectory } from '../../infrastructure/fake/fake-wallet-directory';
import { deferred } from '../support/deferred';
import { describeWalletDirectory } from './wallet-directory.contract';

const unreachable = () => Promise.reject(new WidgetError('SERVICE_UNREACHABLE', {}));

describeWalletDirectory('FakeWalletDirectory', (wallets) =>
  wallets === 'unreachable'
    ? new FakeWalletDirectory()
    : new FakeWalletDirectory().give(...wallets),
);
describeWalletDirectory(
  'StaticWalletDirectory',
  (wallets) =>
    new StaticWalletDirectory(wallets === 'unreachable' ? unreachable : async () => wallets),
);
describeWalletDirectory(
  'The list at an address of the site',
  (wallets) =>
    new StaticWalletDirectory(() =>
      fetchWalletList(
        { request: wallets === 'unreachable' ? unreachable : async () => structuredClone(wallets) },
        'https://site.test/wallets.json',
      ),
    ),
);

describe('StaticWalletDirectory', () => {
  it('loads once, and again only after a failure', async () => {
    let loads = 0;
    const directory = new StaticWalletDirectory(async () => {
      loads += 1;
      if (loads === 1) throw new WidgetError('SERVICE_UNREACHABLE', {});
      return [];
    });
    const query = { search: '', include: [], exclude: [], offset: 0, limit: 1 };

    await expect(directory.list(query)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    await directory.list(query);
    await directory.list(query);

    expect(loads).toBe(2);
  });

  it('reports no failure after the last caller has left', async () => {
    const first = deferred<never>();
    let loads = 0;
    const directory = new StaticWalletDirectory(() => {
      loads += 1;
      return loads === 1 ? first.promise : Promise.resolve([]);
    });
    const query = { search: '', include: [], exclude: [], offset: 0, limit: 1 };
    const controller = new AbortController();
    const waiting = directory.list(query, controller.signal);
    const reason = new Error('given up');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);

    first.reject(new WidgetError('SERVICE_UNREACHABLE', {}));
    await first.promise.catch(() => {});

    await expect(directory.list(query)).resolves.toEqual({ wallets: [], total: 0 });
  });
});

describe('a list of wallets from outside', () => {
  it('is accepted without its unknown fields', () => {
    const wallet = {
      id: 'test.one',
      name: 'One',
      rdns: 'test.one',
      homepage: 'https://one.test',
      imageUrl: 'data:image/png;base64,AA',
      mobileLink: 'one:',
      universalLink: 'https://one.test/app',
      desktopLink: 'one-desk://',
      webappLink: 'https://app.one.test',
      browserLinks: { eip155: 'https://one.test/dapp/{address}' },
      namespaces: ['eip155', 'polkadot'],
      androidApp: 'test.one',
      iosApp: '123456',
    };
    expect(readWalletList([{ ...wallet, order: 3 }])).toEqual([wallet]);
  });

  it.each([
    { id: 'x' },
    { id: '', name: 'X' },
    { id: 'x', name: '\u202e' },
    { id: 'x', name: 'X', mobileLink: 'javascript:alert(1)' },
    { id: 'x', name: 'X', homepage: 'javascript:alert(1)' },
    { id: 'x', name: 'X', imageUrl: 'http://x.test/a.png' },
    { id: 'x', name: 'X', universalLink: 'x://' },
    { id: 'x', name: 'X', browserLinks: { eip155: 'javascript://{url}' } },
    { id: 'x', name: 'X', browserLinks: { eip155: 'https://x.test/' } },
    { id: 'x', name: 'X', namespaces: ['cosmos'] },
    { id: 'x', name: 'X', androidApp: 'test.x&url=https://y.test' },
    { id: 'x', name: 'X', iosApp: 'id12' },
    'X',
    null,
  ])('leaves out only %j', (entry) => {
    expect(readWalletList([entry, { id: 'y', name: 'Y' }])).toEqual([{ id: 'y', name: 'Y' }]);
  });

  it('counts a wallet that is listed twice once, and cleans its name', () => {
    const twice = [
      { id: 'x', name: ' X\u200f  Wallet ' },
      { id: 'x', name: 'Impostor' },
    ];
    expect(readWalletList(twice)).toEqual([{ id: 'x', name: 'X Wallet' }]);
  });

  it.each([{}, 'wallets', undefined, [{ no: 'wallet' }]])('is refused where it is %j', (value) => {
    expect(() => readWalletList(value)).toThrow(
      expect.objectContaining({ code: 'SERVICE_RESPONSE_INVALID' }),
    );
  });
});

describe('the wallets that come with the package', () => {
  it('pass the check for those from outside, each once', () => {
    expect(readWalletList(embeddedWallets)).toEqual(embeddedWallets);
    expect(embeddedWallets.length).toBeGreaterThan(20);
  });

  it('open the page in their own browser where their documentation says how', () => {
    const visit = {
      pageUrl: 'https://site.test/a',
      platform: 'ios',
      isTelegram: false,
      isFramed: false,
    } as const;
    const linksOn = (namespace: ChainNamespace) =>
      Object.fromEntries(
        embeddedWallets.map((wallet) => [
          wallet.id,
          inAppBrowserLink(wallet, { ...visit, namespaces: [namespace] })?.href,
        ]),
      );

    expect(linksOn('eip155')).toMatchObject({
      'io.metamask': 'https://link.metamask.io/dapp/site.test/a',
      'com.coinbase.wallet': 'cbwallet://miniapp?url=https%3A%2F%2Fsite.test%2Fa',
      'com.solflare': undefined,
      'sh.frame': undefined,
    });
    expect(linksOn('solana')).toMatchObject({
      'com.coinbase.wallet': 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fsite.test%2Fa',
      'com.solflare':
        'https://solflare.com/ul/v1/browse/https%3A%2F%2Fsite.test%2Fa?ref=https%3A%2F%2Fsite.test',
    });
  });

  it('have a homepage, and bring no pictures', () => {
    for (const wallet of embeddedWallets) {
      expect(wallet.homepage).toMatch(/^https:\/\//);
      expect(wallet.imageUrl).toBeUndefined();
    }
  });
});
