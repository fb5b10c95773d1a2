import { afterEach, describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../../domain/connection/connector';
import { polkadot } from '../../../../../domain/network/more-networks';
import { PolkadotWalletCatalogue } from '../../../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { InMemoryStorage } from '../../../../../infrastructure/storage/in-memory-storage';
import type { StreamSubscription } from '../../../../../ports/stream';

class FakePage extends EventTarget {
  injectedWeb3: unknown;
  walletExtension: unknown;
}

const openable = { enable: async () => ({}), version: '1.0.0' };
let subscriptions: StreamSubscription[] = [];

afterEach(() => {
  subscriptions.forEach((subscription) => subscription.unsubscribe());
  subscriptions = [];
});

describe('PolkadotWalletCatalogue', () => {
  it('lists the wallets of the page under their common names', () => {
    const { lists } = watched({ 'polkadot-js': openable, 'my wallet': openable });

    expect(lists.at(-1)).toEqual([
      connectorOn('polkadot', { id: 'polkadot-js', name: 'Polkadot{.js}', type: 'INJECTED' }),
      connectorOn('polkadot', { id: 'my wallet', name: 'my wallet', type: 'INJECTED' }),
    ]);
  });

  it('lists Nova Wallet by its own name, although it registers as another wallet', () => {
    const { lists } = watched({ 'polkadot-js': openable }, {}, { isNovaWallet: true });

    expect(lists.at(-1)).toMatchObject([{ id: 'polkadot-js', name: 'Nova Wallet' }]);
  });

  it('finds a wallet that comes after the page, and puts it last', async () => {
    const { clock, lists, page } = watched({ talisman: openable });

    page.injectedWeb3 = { enkrypt: openable, talisman: openable };
    await clock.advance(50);

    expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['talisman', 'enkrypt']);
  });

  it('finds a wallet that appears while the visitor is away, when they are back', async () => {
    const { clock, lists, page } = watched(undefined);
    await clock.advance(60_000);

    page.injectedWeb3 = { talisman: openable };
    page.dispatchEvent(new Event('focus'));

    expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['talisman']);
  });

  it('stops looking without a subscriber', async () => {
    const { clock, lists, page } = watched({});
    subscriptions[0]?.unsubscribe();
    const before = lists.length;

    page.injectedWeb3 = { talisman: openable };
    page.dispatchEvent(new Event('focus'));
    await clock.advance(60_000);

    expect(lists).toHaveLength(before);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202egnp.exe\u0000\u200b', 'gnp.exe'],
    ['a\n\tb', 'a b'],
    ['x'.repeat(90), 'x'.repeat(40)],
    ['\u202e', 'Browser Wallet'],
  ])('[W20] shows the evil name %j as plain text', (key, name) => {
    const { lists } = watched({ [key]: openable });

    expect(lists.at(-1)?.map((connector) => connector.name)).toEqual([name]);
  });

  it('marks two wallets with one displayed name', () => {
    const { lists } = watched({ talisman: openable, 'Talisman\u200b': openable, other: openable });

    expect(lists.at(-1)?.map(({ isDuplicate }) => isDuplicate)).toEqual([true, true, undefined]);
  });

  it('finds no wallet under a name of JavaScript itself', () => {
    const { catalogue } = watched({});

    expect(catalogue.find('constructor')).toBeUndefined();
    expect(catalogue.find('toString')).toBeUndefined();
  });

  const thrower = (): never => {
    throw new Error('hands off');
  };
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'polkadot-js'],
    ['entries that are no wallets', { a: null, b: 7, c: {}, d: { enable: 'yes' } }],
    ['an entry that throws when it is read', { a: new Proxy({}, { get: thrower }) }],
    ['an object that throws when it is listed', new Proxy({}, { ownKeys: thrower })],
    ['a name that no screen has room for', { ['x'.repeat(101)]: openable }],
  ])('finds no wallet in %s', (_what, injectedWeb3) => {
    expect(watched(injectedWeb3).lists.at(-1)).toEqual([]);
  });

  it('lists no more wallets than a browser may hold', () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`w${i}`, openable]));
    const { catalogue, lists, page } = watched(many);
    page.dispatchEvent(new Event('focus'));

    expect(lists.at(-1)).toHaveLength(100);
    expect(catalogue.leftOutCount()).toBe(300);
  });

  it('lists a kept wallet that comes after them', () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`w${i}`, openable]));
    const kept = { identities: new Set(['talisman']), faces: new Set() };

    const { lists } = watched({ ...many, talisman: openable }, { kept });

    expect(lists.at(-1)?.at(-1)?.id).toBe('talisman');
  });

  it('finds none where the site turns them off, and none outside a page', () => {
    expect(watched({ talisman: openable }, { enableInjected: false }).lists).toEqual([[]]);
    expect(watched(undefined, { page: undefined }).lists).toEqual([[]]);
  });

  it("shows the site's own image of a wallet", () => {
    const images = { talisman: 'https://site.test/talisman.svg' };

    const { lists } = watched({ talisman: openable, constructor: openable }, { images });

    expect(lists.at(-1)?.map(({ imageUrl }) => imageUrl)).toEqual([images.talisman, undefined]);
  });
});

function watched(injectedWeb3: unknown, config: object = {}, walletExtension?: object) {
  const page = Object.assign(new FakePage(), { injectedWeb3, walletExtension });
  const clock = new ManualClock();
  const catalogue = new PolkadotWalletCatalogue({
    clock,
    networks: () => [polkadot],
    storage: new InMemoryStorage(),
    config: { page, enableInjected: true, images: {}, siteName: 'Test', ...config },
  });
  const lists: (readonly Connector[])[] = [];
  subscriptions.push(catalogue.connectors$.subscribe((list) => lists.push(list)));
  return { catalogue, clock, lists, page };
}
