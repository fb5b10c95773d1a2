import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { siteWallets } from '../../composition/sources/site-wallets';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { inAppBrowserLink } from '../../domain/connection/in-app-browser';
import { WidgetError } from '../../domain/errors/widget-error';
import { walletPage, type WalletQuery } from '../../domain/wallet/listed-wallet';
import { embeddedWallets, firstWallets } from '../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../infrastructure/directory/later-wallets';
import {
  LazyWalletDirectory,
  type LoadedWallets,
} from '../../infrastructure/directory/lazy-wallet-directory';
import { fetchWalletList, readWalletList } from '../../infrastructure/directory/wallet-list';
import { FakeWalletDirectory } from '../../infrastructure/fake/fake-wallet-directory';
import { RecordingLogger } from '../../infrastructure/fake/recording-logger';
import { deferred } from '../support/deferred';
import { describeWalletDirectory } from './wallet-directory.contract';

const unreachable = () => Promise.reject(new WidgetError('SERVICE_UNREACHABLE', {}));

describeWalletDirectory('FakeWalletDirectory', (wallets) =>
  wallets === 'unreachable'
    ? new FakeWalletDirectory()
    : new FakeWalletDirectory().give(...wallets),
);
describeWalletDirectory(
  'The list at an address of the site',
  (wallets) =>
    new LazyWalletDirectory(() =>
      siteWallets({
        http: {
          request: wallets === 'unreachable' ? unreachable : async () => JSON.stringify(wallets),
        },
        integrity: undefined,
        logger: new RecordingLogger(),
        url: 'https://site.test/wallets.json',
      }),
    ),
);

/** A list of wallets without one. */
const none: LoadedWallets = { find: async () => ({ wallets: [], total: 0 }) };

describe('LazyWalletDirectory', () => {
  it('loads once, and again only after a failure', async () => {
    let loads = 0;
    const directory = new LazyWalletDirectory(async () => {
      loads += 1;
      if (loads === 1) throw new WidgetError('SERVICE_UNREACHABLE', {});
      return none;
    });
    const query = { search: '', include: [], exclude: [], namespaces: [], offset: 0, limit: 1 };

    await expect(directory.list(query)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    await directory.list(query);
    await directory.list(query);

    expect(loads).toBe(2);
  });

  it('reports no failure after the last caller has left', async () => {
    const first = deferred<never>();
    let loads = 0;
    const directory = new LazyWalletDirectory(() => {
      loads += 1;
      return loads === 1 ? first.promise : Promise.resolve(none);
    });
    const query = { search: '', include: [], exclude: [], namespaces: [], offset: 0, limit: 1 };
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

describe('a list at an address of the site', () => {
  const url = 'https://site.test/wallets.json';
  const text = JSON.stringify([{ id: 'x', name: 'Ünïque' }]);
  const fetched = (answer: unknown, integrity?: string) =>
    fetchWalletList({ request: async () => answer }, { url, integrity });
  const hashed = (algorithm: string) =>
    `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

  it('is fetched as it is, because its hash may be checked', async () => {
    const requests: unknown[] = [];
    const request = async (asked: unknown) => {
      requests.push(asked);
      return text;
    };
    await fetchWalletList({ request }, { url });
    expect(requests).toEqual([{ url, answer: 'text' }]);
  });

  it.each(['sha256', 'sha384', 'sha512'])(
    'is taken where its %s is the one that the site names',
    async (algorithm) => {
      const wallets = [{ id: 'x', name: 'Ünïque' }];
      expect(await fetched(text, hashed(algorithm))).toEqual(wallets);
      expect(await fetched(text, `sha384-${'A'.repeat(64)} ${hashed('sha384')}`)).toEqual(wallets);
    },
  );

  it.each([
    ['of other bytes', `${text} `, hashed('sha384')],
    ['that is no JSON', '<html>', hashed('sha384')],
    ['that matches only a weaker hash', text, `${hashed('sha256')} sha512-${'A'.repeat(86)}==`],
    ['with a hash of an unknown kind', text, `md5-${'A'.repeat(64)}`],
  ])('%s is refused before it is read', async (_, answer, integrity) => {
    await expect(fetched(answer, integrity)).rejects.toMatchObject({
      code: 'INTEGRITY_MISMATCH',
      context: { expected: integrity },
    });
  });

  it.each([
    ['larger than 1 MiB', JSON.stringify(['a'.repeat(2 ** 20)])],
    ['no JSON', '['],
    ['no text', undefined],
  ])('is refused where it is %s', async (_, answer) => {
    await expect(fetched(answer)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it('gives way to the list that comes with the package where its hash is another one, which is reported', async () => {
    const logger = new RecordingLogger();
    const parts = { http: { request: async () => text }, logger, url };

    const altered = await siteWallets({ ...parts, integrity: `sha384-${'A'.repeat(64)}` });

    expect(altered).toBe(embeddedWallets);
    expect(logger.entries).toEqual([
      expect.objectContaining({
        level: 'error',
        cause: expect.objectContaining({ code: 'INTEGRITY_MISMATCH' }),
      }),
    ]);
    const own = await siteWallets({ ...parts, integrity: hashed('sha384') });
    expect(own).not.toBe(embeddedWallets);
  });

  it('does not give way where it only cannot be reached', async () => {
    const parts = { logger: new RecordingLogger(), url, integrity: hashed('sha384') };
    await expect(siteWallets({ ...parts, http: { request: unreachable } })).rejects.toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    });
  });
});

describe('the wallets that come with the package', () => {
  const all = [...firstWallets, ...laterWallets];
  const beginning: WalletQuery = {
    search: '',
    include: [],
    exclude: [],
    namespaces: [],
    offset: 0,
    limit: 40,
  };

  it.each(chainNamespaces)('are at least four on %s from the beginning', (namespace) => {
    const { wallets } = walletPage(firstWallets, { ...beginning, namespaces: [namespace] });
    expect(wallets.length).toBeGreaterThanOrEqual(namespace === 'polkadot' ? 3 : 4);
  });

  it.each([
    {},
    { namespaces: ['eip155'] },
    { namespaces: ['bip122'] },
    { namespaces: ['polkadot', 'solana'] },
    { limit: 3 },
  ] satisfies Partial<WalletQuery>[])(
    'begin without the others for %j, and know how many come',
    async (query) => {
      const asked = { ...beginning, ...query };
      const found = await embeddedWallets.find(asked);

      expect(found.total).toBe(walletPage(all, asked).total);
      expect(found.wallets).toEqual(walletPage(firstWallets, asked).wallets);
    },
  );

  it.each([
    { search: 'keplr' },
    { offset: firstWallets.length },
    { include: ['app.keplr', 'io.metamask'] },
    { include: ['io.metamask'] },
    { exclude: ['app.keplr'] },
    { exclude: ['com.example.wallet'] },
    { namespaces: ['polkadot'], offset: 3 },
    { namespaces: ['bip122'], search: 'xv' },
  ] satisfies Partial<WalletQuery>[])('are all looked through for %j', async (query) => {
    const asked = { ...beginning, ...query };
    expect(await embeddedWallets.find(asked)).toEqual(walletPage(all, asked));
  });

  it('of one namespace are on it: a site with Bitcoin alone shows no others', async () => {
    const { wallets } = await embeddedWallets.find({
      ...beginning,
      search: 'e',
      namespaces: ['bip122'],
    });
    expect(wallets.map(({ name }) => name)).toContain('Leather');
    expect(wallets.filter(({ namespaces }) => !namespaces?.includes('bip122'))).toEqual([]);
  });

  it('pass the check for those from outside, each once', async () => {
    expect(readWalletList(all)).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(100);
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
        all.map((wallet) => [
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
      'com.coinbase.wallet': 'https://go.base.app/dapp?cb_url=https%3A%2F%2Fsite.test%2Fa',
      'com.solflare':
        'https://solflare.com/ul/v1/browse/https%3A%2F%2Fsite.test%2Fa?ref=https%3A%2F%2Fsite.test',
    });
  });

  it('have a homepage, and bring no pictures', () => {
    for (const wallet of all) {
      expect(wallet.homepage).toMatch(/^https:\/\//);
      expect(wallet.imageUrl).toBeUndefined();
    }
  });
});
