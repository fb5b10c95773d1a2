import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../../domain/connection/connector';
import { bitcoin } from '../../../../../domain/network/more-networks';
import { BitcoinWalletCatalogue } from '../../../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import { createBitcoinTestWallet } from '../../../../../infrastructure/fake/bitcoin/bitcoin-test-wallet';
import { InMemoryStorage } from '../../../../../infrastructure/storage/in-memory-storage';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';

type Page = EventTarget & Record<string, unknown>;

function catalogueOf(page: Page) {
  let listed: readonly Connector[] = [];
  const catalogue = new BitcoinWalletCatalogue({
    clock: new ManualClock(),
    load: async () => {
      throw new TypeError('not asked');
    },
    networks: () => [bitcoin],
    storage: new InMemoryStorage(),
    config: { page, images: {} },
  });
  const subscription = catalogue.connectors$.subscribe((connectors) => {
    listed = connectors;
  });
  return {
    catalogue,
    names: () => listed.map(({ name }) => name),
    all: () => listed,
    subscription,
  };
}

function newPage(content: object = {}): Page {
  return Object.assign(new EventTarget(), content) as Page;
}

describe('BitcoinWalletCatalogue', () => {
  it('lists the wallets in the list of WBIP004', () => {
    const page = newPage();
    const wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] });
    wallet.announce(page);

    const { all, catalogue } = catalogueOf(page);

    expect(all()).toMatchObject([
      connectorOn('bip122', { id: wallet.id, name: wallet.name, type: 'ANNOUNCED' }),
    ]);
    expect(catalogue.find(wallet.id)?.details).toBe(all()[0]);
  });

  it('finds a wallet that appears later at the next look', () => {
    const page = newPage();
    const { names, subscription } = catalogueOf(page);

    createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] }).announce(page);
    page.dispatchEvent(new Event('load'));
    expect(names()).toEqual(['Cleat Bitcoin Test Wallet']);

    subscription.unsubscribe();
    page['unisat'] = { requestAccounts() {} };
    page.dispatchEvent(new Event('focus'));
    expect(names()).toEqual(['Cleat Bitcoin Test Wallet']);
  });

  it('knows wallets that are on the page and not in its list, and lists none twice', () => {
    const provider = { request() {} };
    const page = newPage({
      unisat: {},
      XverseProviders: { BitcoinProvider: provider },
      btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' }],
    });

    expect(catalogueOf(page).names()).toEqual(['Xverse Wallet', 'UniSat']);
  });

  it('marks two wallets of one name', () => {
    const page = newPage({
      one: {},
      two: {},
      btc_providers: [
        { id: 'one', name: 'Leather' },
        { id: 'two', name: 'LEATHER' },
      ],
    });

    expect(catalogueOf(page).all()).toMatchObject([{ isDuplicate: true }, { isDuplicate: true }]);
  });

  it('shows a hostile name as plain text, and no icon that could run code', () => {
    const page = newPage({
      evil: {},
      btc_providers: [
        {
          id: 'evil',
          name: `<img src=x>\u202E\u0000${'y'.repeat(500)}`,
          icon: 'javascript:alert(1)',
        },
      ],
    });

    const [wallet] = catalogueOf(page).all();

    expect(wallet?.name).toBe(`<img src=x>${'y'.repeat(29)}`);
    expect(wallet?.imageUrl).toBeUndefined();
  });

  it('lists 100 strangers, counts the others, and lists the known wallets besides', () => {
    const ids = Array.from({ length: 300 }, (_, index) => `stranger${index}`);
    const page = newPage({
      ...Object.fromEntries(ids.map((id) => [id, {}])),
      unisat: {},
      btc_providers: ids.map((id) => ({ id, name: id })),
    });
    const { catalogue, names } = catalogueOf(page);
    page.dispatchEvent(new Event('focus'));

    expect(names()).toHaveLength(101);
    expect(names().at(-1)).toBe('UniSat');
    expect(catalogue.leftOutCount()).toBe(200);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    ['all'],
    [
      [
        null,
        7,
        {},
        { id: 'gone', name: 'Gone' },
        { id: 'a b', name: 'Blank' },
        { id: 'x..y', name: 'Dots' },
      ],
    ],
    [
      [
        { id: '__proto__', name: 'Proto' },
        { id: 'constructor', name: 'Made' },
      ],
    ],
    [
      [
        {
          get id() {
            throw new Error('boom');
          },
        },
      ],
    ],
  ])('skips an object that is no wallet, case %#', (listed) => {
    expect(catalogueOf(newPage({ btc_providers: listed })).names()).toEqual([]);
  });
});
