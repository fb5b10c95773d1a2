import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../../domain/connection/connector';
import type { ExternalConnector } from '../../../../../domain/options/widget-options';
import { Eip155WalletCatalogue } from '../../../../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { createTestWallet } from '../../../../../infrastructure/fake/test-wallet';
import { announce, FakePage, infoOf } from './fake-page';
import { ScriptedProvider } from './provider-kit';

const icon = 'data:image/png;base64,AA==';

describe('announced wallets', () => {
  it('[R1.2] are listed with their announced details (EIP-6963)', () => {
    const page = new FakePage();
    createTestWallet({
      name: 'Announced',
      rdns: 'test.announced',
      icon,
      chains: [{ chainId: 1, rpcUrl: 'http://node.test' }],
    }).announce(page);

    expect(listOn(page).at(-1)).toEqual([
      connectorOn('eip155', {
        id: 'test.announced',
        name: 'Announced',
        type: 'ANNOUNCED',
        info: { rdns: 'test.announced' },
        imageUrl: icon,
      }),
    ]);
  });

  it('[R1.2] that come late are listed last, and no row moves (W19)', () => {
    const page = new FakePage();
    page.ethereum = Object.assign(new ScriptedProvider(), { isRabby: true });
    announce(page, { rdns: 'test.first' });
    const lists = listOn(page, { external: [siteWallet] });
    const before = idsOf(lists.at(-1));

    announce(page, { rdns: 'test.late' });

    expect(before).toEqual(['test.first', 'io.rabby', 'site']);
    expect(idsOf(lists.at(-1))).toEqual(['test.first', 'io.rabby', 'test.late', 'site']);
  });

  it('are reported once however often they announce themselves', () => {
    const page = new FakePage();
    const provider = new ScriptedProvider();
    const lists = listOn(page);

    for (let round = 0; round < 5; round += 1) {
      announce(page, { rdns: 'test.one', provider, uuid: `uuid-${round}` });
    }

    expect(lists.map(idsOf)).toEqual([[], ['test.one']]);
  });

  it('that claim the same rdns are both listed, and marked (W19)', () => {
    const page = new FakePage();
    announce(page, { rdns: 'test.bank', name: 'Bank' });
    announce(page, { rdns: 'TEST.Bank', name: 'Bank' });
    announce(page, { rdns: 'test.other' });

    expect(marksOf(listOn(page).at(-1))).toEqual({
      'test.bank': true,
      'test.bank#2': true,
      'test.other': undefined,
    });
  });

  it('that claim the same uuid are both listed, and marked (W19)', () => {
    const page = new FakePage();
    announce(page, { rdns: 'test.one', uuid: 'the-same' });
    announce(page, { rdns: 'test.two', uuid: 'the-same' });

    expect(marksOf(listOn(page).at(-1))).toEqual({ 'test.one': true, 'test.two': true });
  });

  it('of one name and two rdns are both listed, and marked', () => {
    const page = new FakePage();
    announce(page, { rdns: 'io.metamask', name: 'MetaMask' });
    announce(page, { rdns: 'com.stranger', name: 'Meta\u3164Mask\u0301\u0301\u0301' });
    announce(page, { rdns: 'io.rabby', name: 'Rabby' });

    expect(marksOf(listOn(page).at(-1))).toEqual({
      'io.metamask': true,
      'com.stranger': true,
      'io.rabby': undefined,
    });
  });

  it('that are 500 are cut at 100, and the others are counted (W19)', () => {
    const page = new FakePage();
    for (let index = 0; index < 500; index += 1) announce(page, { rdns: `test.w${index}` });
    const { catalogue, lists } = catalogueOn(page);

    expect(lists.at(-1)).toHaveLength(100);
    expect(catalogue.leftOutCount()).toBe(400);
  });

  it('[R1.2] that claim one rdns take three places, and displace no other wallet', () => {
    const page = new FakePage();
    for (let index = 0; index < 100; index += 1) announce(page, { rdns: 'test.copied' });
    announce(page, { rdns: 'test.genuine' });
    const { catalogue, lists } = catalogueOn(page);

    expect(idsOf(lists.at(-1))).toEqual([
      'test.copied',
      'test.copied#2',
      'test.copied#3',
      'test.genuine',
    ]);
    expect(catalogue.leftOutCount()).toBe(97);
  });

  it('[R1.2] are listed after a hundred strangers where they are kept', () => {
    const page = new FakePage();
    for (let index = 0; index < 200; index += 1) announce(page, { rdns: `test.w${index}` });
    announce(page, { rdns: 'test.recent' });
    const kept = { identities: new Set(['test.recent']), faces: new Set<string>() };

    expect(idsOf(listOn(page, { kept }).at(-1)).at(-1)).toBe('test.recent');
  });

  it('are counted in one announcement of the list, however many a script announces at once', async () => {
    const page = new FakePage();
    const lists = listOn(page);
    for (let index = 0; index < 100; index += 1) announce(page, { rdns: `test.w${index}` });
    const before = lists.length;

    for (let index = 0; index < 1000; index += 1) announce(page, { rdns: `test.more${index}` });
    await Promise.resolve();

    expect(lists).toHaveLength(before + 1);
  });

  it.each([
    ['of 5 MB', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
    ['that runs something', 'javascript:alert(1)'],
    ['that is a page', 'data:text/html,<script>alert(1)</script>'],
    ['over plain http', 'http://wallet.test/icon.png'],
    ['on a host, which would learn of the visitor', 'https://tracker.test/pixel.gif'],
    ['that is empty', 'data:image/png;base64,'],
    ['that is no text', { url: icon }],
  ])('are listed without an icon %s (W19)', (_what, bad) => {
    const page = new FakePage();
    announce(page, { rdns: 'test.one', icon: bad });

    const [connector] = listOn(page).at(-1) ?? [];

    expect(connector?.id).toBe('test.one');
    expect(connector).not.toHaveProperty('imageUrl');
  });

  it('have plain names: no control or direction characters, and not too long (W18)', () => {
    const page = new FakePage();
    announce(page, { rdns: 'test.a', name: '\u202EMeta\u0000 \n\t Mask\u200F' });
    announce(page, { rdns: 'test.b', name: 'x'.repeat(5_000_000) });

    expect(
      listOn(page)
        .at(-1)
        ?.map(({ name }) => name),
    ).toEqual(['Meta Mask', 'x'.repeat(40)]);
  });

  it.each<[string, object | undefined | null]>([
    ['nothing', undefined],
    ['null', null],
    ['no info', { provider: new ScriptedProvider() }],
    ['no provider', { info: infoOf({}) }],
    ['a provider that cannot be asked', { info: infoOf({}), provider: { request: 1 } }],
    ['no rdns', { info: infoOf({ rdns: '' }), provider: new ScriptedProvider() }],
    ['markup for an rdns', { info: infoOf({ rdns: '<b>.x' }), provider: new ScriptedProvider() }],
    ['one word for an rdns', { info: infoOf({ rdns: 'word' }), provider: new ScriptedProvider() }],
    [
      'an endless rdns',
      { info: infoOf({ rdns: `a.${'b'.repeat(200)}` }), provider: new ScriptedProvider() },
    ],
    [
      'a name of control characters',
      { info: infoOf({ name: '\u0007' }), provider: new ScriptedProvider() },
    ],
    ['no uuid', { info: infoOf({ uuid: 7 }), provider: new ScriptedProvider() }],
    ['an info that throws', Object.defineProperty({}, 'info', { get: fail })],
    [
      'a provider that throws',
      { info: infoOf({}), provider: Object.defineProperty({}, 'request', { get: fail }) },
    ],
  ])('that announce %s are skipped (W18)', (_what, detail) => {
    const page = new FakePage();
    page.dispatchOnRequest(detail);
    announce(page, { rdns: 'test.good' });

    expect(idsOf(listOn(page).at(-1))).toEqual(['test.good']);
  });

  it('are not looked for where the site turns them off', () => {
    const page = new FakePage();
    announce(page, { rdns: 'test.one' });

    expect(listOn(page, { enableAnnounced: false })).toEqual([[]]);
  });
});

describe('injected wallets', () => {
  it.each([
    [{}, 'injected', 'Browser Wallet', undefined],
    [{ isMetaMask: true }, 'io.metamask', 'MetaMask', 'io.metamask'],
    [{ isMetaMask: true, isRabby: true }, 'io.rabby', 'Rabby Wallet', 'io.rabby'],
    [{ isMetaMask: 1 }, 'injected', 'Browser Wallet', undefined],
    [{ isCoinbaseWallet: true }, 'com.coinbase.wallet', 'Coinbase Wallet', 'com.coinbase.wallet'],
  ])('[R1.1] are named by their flags: %j', (flags, id, name, rdns) => {
    const page = new FakePage();
    page.ethereum = Object.assign(new ScriptedProvider(), flags);

    expect(listOn(page).at(-1)).toEqual([
      connectorOn('eip155', {
        id,
        name,
        type: 'INJECTED',
        ...(rdns !== undefined && { info: { rdns } }),
      }),
    ]);
  });

  it('[R1.1] that share one place are all listed', () => {
    const page = new FakePage();
    page.ethereum = Object.assign(new ScriptedProvider(), {
      isMetaMask: true,
      providers: [
        Object.assign(new ScriptedProvider(), { isMetaMask: true }),
        Object.assign(new ScriptedProvider(), { isRabby: true }),
        { request: 'no provider' },
        new ScriptedProvider(),
        new ScriptedProvider(),
      ],
    });

    expect(idsOf(listOn(page).at(-1))).toEqual([
      'io.metamask',
      'io.rabby',
      'injected',
      'injected#2',
    ]);
  });

  it('that list 500 siblings are cut at 20', () => {
    const page = new FakePage();
    const providers = Array.from({ length: 500 }, () => new ScriptedProvider());
    page.ethereum = Object.assign(new ScriptedProvider(), { providers });

    expect(listOn(page).at(-1)).toHaveLength(20);
  });

  it('that are injected late are listed then', () => {
    const page = new FakePage();
    const lists = listOn(page);
    expect(lists).toEqual([[]]);

    page.ethereum = new ScriptedProvider();
    page.dispatchEvent(new Event('ethereum#initialized'));
    page.dispatchEvent(new Event('ethereum#initialized'));

    expect(lists.slice(1).map(idsOf)).toEqual([['injected']]);
  });

  it.each<[string, () => unknown]>([
    ['is nothing', () => undefined],
    ['is no provider', () => ({ request: {} })],
    ['throws when it is read', fail],
    ['throws when its methods are read', () => Object.defineProperty({}, 'request', { get: fail })],
  ])('are absent where window.ethereum %s (W18)', (_what, get) => {
    const page = new FakePage();
    Object.defineProperty(page, 'ethereum', { get });

    expect(listOn(page)).toEqual([[]]);
  });

  it('with getters that throw are the anonymous one (W18)', () => {
    const page = new FakePage();
    page.ethereum = Object.defineProperties(new ScriptedProvider(), {
      isRabby: { get: fail },
      providers: { get: fail },
    });

    expect(idsOf(listOn(page).at(-1))).toEqual(['injected']);
  });

  it('are not looked for where the site turns them off', () => {
    const page = new FakePage();
    page.ethereum = new ScriptedProvider();

    expect(listOn(page, { enableInjected: false })).toEqual([[]]);
  });
});

describe('one brand', () => {
  it('is listed once where it is announced and injected, matched by its rdns', () => {
    const page = new FakePage();
    page.ethereum = Object.assign(new ScriptedProvider(), { isMetaMask: true });
    announce(page, { rdns: 'io.metamask', name: 'MetaMask Announced' });

    expect(listOn(page).at(-1)).toEqual([
      expect.objectContaining({ id: 'io.metamask', name: 'MetaMask Announced', type: 'ANNOUNCED' }),
    ]);
  });

  it('is listed once where it is announced and injected, matched by its provider', () => {
    const page = new FakePage();
    const provider = new ScriptedProvider();
    page.ethereum = provider;
    announce(page, { rdns: 'test.unknown', provider });

    expect(idsOf(listOn(page).at(-1))).toEqual(['test.unknown']);
  });

  it('replaces its injected row where it is announced late', () => {
    const page = new FakePage();
    const provider = new ScriptedProvider();
    page.ethereum = provider;
    announce(page, { rdns: 'test.first' });
    const { catalogue, lists } = catalogueOn(page);
    announce(page, { rdns: 'test.second' });
    const injected = catalogue.find('injected');

    announce(page, { rdns: 'test.late', provider });

    expect(lists.map(idsOf).slice(-2)).toEqual([
      ['test.first', 'injected', 'test.second'],
      ['test.first', 'test.late', 'test.second'],
    ]);
    expect(catalogue.find('injected')).toBe(injected);
  });

  it('also replaces it where it is the first', () => {
    const page = new FakePage();
    const provider = new ScriptedProvider();
    page.ethereum = provider;
    const { lists } = catalogueOn(page);
    announce(page, { rdns: 'test.second' });

    announce(page, { rdns: 'test.late', provider });

    expect(idsOf(lists.at(-1))).toEqual(['test.late', 'test.second']);
  });

  it('is the same on a phone, where MetaMask announces itself by another name', () => {
    const page = new FakePage();
    page.ethereum = Object.assign(new ScriptedProvider(), { isMetaMask: true });
    announce(page, { rdns: 'io.metamask.mobile' });

    expect(idsOf(listOn(page).at(-1))).toEqual(['io.metamask.mobile']);
  });

  it("is the announced one where the site supplies it too, and the site's is still found", () => {
    const page = new FakePage();
    const external = [{ ...siteWallet, rdns: 'test.brand' }];
    const { catalogue, lists } = catalogueOn(page, { external });
    expect(idsOf(lists.at(-1))).toEqual(['site']);

    announce(page, { rdns: 'test.brand' });

    expect(idsOf(lists.at(-1))).toEqual(['test.brand']);
    expect(catalogue.find('site')?.details.type).toBe('EXTERNAL');
  });
});

describe('the wallets of the site', () => {
  it("[R1.3] are listed with the site's details, and connect", async () => {
    const external = [{ ...siteWallet, rdns: 'test.site', imageUrl: icon }];
    const { catalogue, lists } = catalogueOn(new FakePage(), { external });

    expect(lists.at(-1)).toEqual([
      connectorOn('eip155', {
        id: 'site',
        name: 'Site',
        type: 'EXTERNAL',
        info: { rdns: 'test.site' },
        imageUrl: icon,
      }),
    ]);
    await expect(catalogue.find('site')?.connect()).resolves.toBeDefined();
  });

  it('[R1.3] may be loaded by a function, and may be functions', async () => {
    const provider = new ScriptedProvider();
    const callable = Object.assign(() => fail(), { request: provider.request.bind(provider) });
    const { catalogue } = catalogueOn(new FakePage(), {
      external: [
        { ...siteWallet, id: 'loaded', provider: async () => provider },
        { ...siteWallet, id: 'callable', provider: callable },
      ],
    });

    await expect(catalogue.find('loaded')?.connect()).resolves.toBeDefined();
    await expect(catalogue.find('callable')?.connect()).resolves.toBeDefined();
  });

  it('are listed without a page', () => {
    expect(idsOf(listOn(undefined, { external: [siteWallet] }).at(-1))).toEqual(['site']);
  });

  it('have the images that the site sets for wallets', () => {
    const page = new FakePage();
    announce(page, { rdns: 'test.announced', icon });
    const images = { 'test.announced': 'https://site.test/a.png', site: 'https://site.test/b.png' };

    const list = listOn(page, {
      external: [siteWallet, { ...siteWallet, id: 'toString' }],
      images,
    });

    expect(list.at(-1)?.map(({ imageUrl }) => imageUrl)).toEqual([
      'https://site.test/a.png',
      'https://site.test/b.png',
      undefined,
    ]);
  });
});

it('listens to the page only while it has subscribers', () => {
  const page = new FakePage();
  const { catalogue, stop } = catalogueOn(page);
  const another = catalogue.connectors$.subscribe(() => {});

  stop();
  expect(page.listening).toBe(2);
  another.unsubscribe();

  expect(page.listening).toBe(0);
});

it('listens again for a new subscriber, and keeps the known wallets', () => {
  const page = new FakePage();
  const { catalogue, stop } = catalogueOn(page);
  announce(page, { rdns: 'test.one' });
  stop();
  const lists: (readonly string[])[] = [];

  catalogue.connectors$.subscribe((list) => void lists.push(idsOf(list)));
  announce(page, { rdns: 'test.two' });

  expect(lists).toEqual([['test.one'], ['test.one', 'test.two']]);
});

const siteWallet: ExternalConnector = {
  id: 'site',
  name: 'Site',
  provider: new ScriptedProvider(),
};

type Given = Partial<ConstructorParameters<typeof Eip155WalletCatalogue>[0]['config']>;

function catalogueOn(page: FakePage | undefined, given: Given = {}) {
  const catalogue = new Eip155WalletCatalogue({
    clock: new ManualClock(),
    config: {
      page,
      external: [],
      images: {},
      enableAnnounced: true,
      enableInjected: true,
      ...given,
    },
  });
  const lists: (readonly Connector[])[] = [];
  const subscription = catalogue.connectors$.subscribe((list) => void lists.push(list));
  return { catalogue, lists, stop: () => subscription.unsubscribe() };
}

function listOn(page: FakePage | undefined, given: Given = {}): readonly (readonly Connector[])[] {
  return catalogueOn(page, given).lists;
}

function idsOf(list: readonly Connector[] | undefined): readonly string[] {
  return (list ?? []).map(({ id }) => id);
}

function marksOf(list: readonly Connector[] | undefined): object {
  return Object.fromEntries((list ?? []).map(({ id, isDuplicate }) => [id, isDuplicate]));
}

function fail(): never {
  throw new TypeError('poisoned');
}
