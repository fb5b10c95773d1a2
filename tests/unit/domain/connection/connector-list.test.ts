import { describe, expect, it } from '@jest/globals';
import {
  type Connector,
  connectorOn,
  type ConnectorType,
} from '../../../../domain/connection/connector';
import {
  type ConnectorListFacts,
  connectorRows,
} from '../../../../domain/connection/connector-list';
import { connectorListTypes } from '../../../../domain/options/features';

const announced = connector('test.announced', 'ANNOUNCED');
const injected = connector('test.injected', 'INJECTED');
const external = connector('test.external', 'EXTERNAL');
const custom = { id: 'custom', name: 'Custom', homepage: 'https://custom.test' };
const featured = { id: 'featured', name: 'Featured', rdns: 'test.featured' };

describe('connectorRows', () => {
  it('[R2.15] lists the types in their order: recent, injected, featured, custom, external', () => {
    const rows = rowsOf({
      connectors: [external, announced, injected],
      recentWallets: [{ id: 'test.injected', name: 'Injected', rdns: 'test.injected' }],
      customWallets: [custom, featured],
      featuredWalletIds: ['featured'],
    });

    expect(rows).toEqual([
      'test.injected recent',
      'test.announced installed',
      'featured getWallet',
      'custom getWallet',
      'test.external none',
    ]);
  });

  it('[R2.15] puts the types that the site names first, and the others after them', () => {
    const rows = rowsOf({
      connectors: [announced, external],
      customWallets: [custom],
      typeOrder: ['external', 'custom'],
    });

    expect(rows).toEqual(['test.external none', 'custom getWallet', 'test.announced installed']);
  });

  it('[R2.16] shows a type only where it has entries', () => {
    expect(rowsOf({})).toEqual([]);
    expect(rowsOf({ connectors: [external] })).toEqual(['test.external none']);
    expect(rowsOf({ featuredWalletIds: ['unknown'] })).toEqual([]);
  });

  it('lists the recent wallets in the order of their use, and only where they are installed', () => {
    const rows = rowsOf({
      connectors: [announced, injected],
      recentWallets: [
        { id: 'test.injected', name: 'Injected', rdns: 'test.injected' },
        { id: 'test.removed', name: 'Removed', rdns: 'test.removed' },
        { id: 'test.announced', name: 'Announced', rdns: 'test.announced' },
      ],
    });

    expect(rows).toEqual(['test.injected recent', 'test.announced recent']);
  });

  it('matches a recent wallet by its rdns, or by its id without one', () => {
    const anonymous: Connector = connectorOn('eip155', {
      id: 'site',
      name: 'Site',
      type: 'EXTERNAL',
    });

    expect(
      rowsOf({
        connectors: [connector('test.announced', 'ANNOUNCED'), anonymous],
        recentWallets: [
          { id: 'another id', name: 'Announced', rdns: 'test.announced' },
          { id: 'site', name: 'Site' },
        ],
      }),
    ).toEqual(['test.announced recent', 'site recent']);
  });

  it.each([
    ['an rdns', { info: { rdns: 'io.mine' } }, { rdns: 'io.mine' }],
    ['a name', {}, {}],
  ])('shows no wallet as recent where two claim %s', (_what, claim, stored) => {
    const mine = (id: string): Connector =>
      connectorOn('solana', { id, name: 'Mine', type: 'ANNOUNCED', isDuplicate: true, ...claim });

    expect(
      rowsOf({
        connectors: [mine('io.mine'), mine('io.mine#2')],
        recentWallets: [{ id: 'io.mine#2', name: 'Mine', ...stored }],
        apps: { deviceKind: 'mobile', isRelayed: true, namespaces: ['solana'] },
      }),
    ).toEqual(['io.mine installed', 'io.mine#2 installed']);
  });

  it("lists the wallet of a phone's own browser first, and once", () => {
    const facts = {
      connectors: [announced],
      recentWallets: [
        { id: 'paired', name: 'Paired' },
        { id: 'test.announced', name: 'Announced', rdns: 'test.announced' },
      ],
      typeOrder: ['recent', 'injected'],
      apps: { deviceKind: 'mobile', isRelayed: true, namespaces: ['eip155'] },
    } as const;

    expect(rowsOf(facts)).toEqual(['test.announced installed', 'paired recent']);
    expect(rowsOf({ ...facts, apps: { ...facts.apps, deviceKind: 'desktop' } })).toEqual([
      'paired recent',
      'test.announced recent',
      'walletConnect qrCode',
    ]);
  });

  it('recommends on a phone the wallets that it can open', () => {
    const listedWallets = [
      { id: 'a', name: 'A', rdns: 'a' },
      { id: 'b', name: 'B', browserLinks: { eip155: 'https://b.test/{url}' } },
      { id: 'c', name: 'C', browserLinks: { solana: 'https://c.test/{url}' } },
      { id: 'd', name: 'D', mobileLink: 'd://' },
      { id: 'e', name: 'E', webappLink: 'https://e.test' },
    ];
    const on = (deviceKind: 'mobile' | 'desktop', isRelayed: boolean) =>
      rowsOf({ listedWallets, apps: { deviceKind, isRelayed, namespaces: ['eip155'] } });

    expect(on('mobile', false)).toEqual(['b none']);
    expect(on('mobile', true)).toEqual(['b none', 'd none', 'e none']);
    expect(on('desktop', true)).toEqual([
      'walletConnect qrCode',
      'a getWallet',
      'b getWallet',
      'c getWallet',
      'd none',
    ]);
  });

  it('does not repeat a wallet that an earlier type lists', () => {
    const rows = rowsOf({
      connectors: [announced],
      recentWallets: [{ id: 'test.announced', name: 'Announced', rdns: 'test.announced' }],
      customWallets: [custom],
      featuredWalletIds: ['custom', 'custom'],
    });

    expect(rows).toEqual(['test.announced recent', 'custom getWallet']);
  });

  it.each<[string, Connector]>([
    ['its rdns', { ...announced, id: 'x', info: { rdns: 'test.featured' } }],
    ['its id', { ...external, id: 'featured', info: {} }],
  ])('does not offer to install an installed wallet, matched by %s', (_how, installed) => {
    const rows = rowsOf({
      connectors: [installed],
      customWallets: [featured],
      featuredWalletIds: ['featured'],
    });

    expect(rows).toHaveLength(1);
    expect(rows).not.toContain('featured getWallet');
  });

  it('matches a wallet by name if its standard has no rdns, but not against another rdns', () => {
    const phantom = { id: 'app.phantom', name: 'Phantom', rdns: 'app.phantom' };
    const found: Connector = connectorOn('solana', {
      id: 'wallet-standard:Phantom',
      name: 'Phantom Wallet',
      type: 'ANNOUNCED',
    });
    const given = { customWallets: [phantom], featuredWalletIds: ['app.phantom'] };

    expect(rowsOf({ ...given, connectors: [found] })).toEqual([
      'wallet-standard:Phantom installed',
    ]);
    expect(
      rowsOf({ ...given, connectors: [{ ...found, info: { rdns: 'else.phantom' } }] }),
    ).toEqual(['wallet-standard:Phantom installed', 'app.phantom getWallet']);
    expect(rowsOf({ ...given, connectors: [{ ...found, type: 'EXTERNAL' }] })).toHaveLength(2);
  });

  it('has the fields of a row: name, image, homepage, and the mark of a duplicate', () => {
    const imageUrl = 'data:image/png;base64,AA==';
    const rows = connectorRows(
      facts({
        connectors: [{ ...announced, imageUrl, isDuplicate: true }, injected],
        customWallets: [{ ...custom, imageUrl }],
      }),
    );

    expect(rows).toEqual([
      {
        id: 'test.announced',
        name: 'test.announced',
        imageUrl,
        type: 'injected',
        tag: 'installed',
        isDuplicate: true,
      },
      {
        id: 'test.injected',
        name: 'test.injected',
        type: 'injected',
        tag: 'installed',
        isDuplicate: false,
      },
      {
        id: 'custom',
        name: 'Custom',
        imageUrl,
        type: 'custom',
        tag: 'getWallet',
        isDuplicate: false,
        homepage: 'https://custom.test',
      },
    ]);
  });

  it.each<[ConnectorType, 'installed' | 'none']>([
    ['INJECTED', 'installed'],
    ['ANNOUNCED', 'installed'],
    ['EXTERNAL', 'none'],
    ['WALLET_CONNECT', 'none'],
    ['MULTI_CHAIN', 'installed'],
  ])('[R3.5] shows a connector of type %s as %s', (type, tag) => {
    expect(rowsOf({ connectors: [connector('test.wallet', type)] })).toEqual([
      `test.wallet ${tag}`,
    ]);
  });

  it('[R2.15] recommends wallets to install where none can be paired, and none beside a paired one', () => {
    const popular = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, name: id }));
    const given = { connectors: [announced], listedWallets: popular, loginCount: 1 };

    expect(rowsOf(given)).toEqual(['test.announced installed', 'one getWallet', 'two getWallet']);
    expect(rowsOf({ ...given, connectedIds: ['walletConnect'] })).toEqual([
      'test.announced installed',
    ]);
  });

  it('features a wallet of the directory, also where none can be paired', () => {
    const listedWallets = [{ id: 'one', name: 'One' }, featured];

    expect(rowsOf({ listedWallets, featuredWalletIds: ['featured'] })[0]).toBe(
      'featured getWallet',
    );
  });

  it('does not list the embedded wallet, which visitors reach by its logins', () => {
    expect(rowsOf({ connectors: [connector('test.wallet', 'AUTH')] })).toEqual([]);
  });

  it('[R2.15] puts pairing first, even if it becomes known last', () => {
    expect(
      rowsOf({
        connectors: [connector('a.wallet', 'ANNOUNCED'), connector('pairing', 'WALLET_CONNECT')],
      }),
    ).toEqual(['pairing none', 'a.wallet installed']);
  });

  it('[R2.17] hides pairing only while a paired wallet is connected', () => {
    const connectors = [connector('a.wallet', 'ANNOUNCED'), connector('pairing', 'WALLET_CONNECT')];

    expect(rowsOf({ connectors, connectedIds: ['pairing'] })).toEqual(['a.wallet installed']);
    expect(rowsOf({ connectors, connectedIds: ['a.wallet'] })).toEqual([
      'pairing none',
      'a.wallet installed',
    ]);
  });

  it('[R2.17] does not list pairing among the recent wallets', () => {
    const connectors = [connector('pairing', 'WALLET_CONNECT')];
    const recentWallets = [{ id: 'pairing', name: 'pairing' }];

    expect(rowsOf({ connectors, recentWallets, connectedIds: ['pairing'] })).toEqual([]);
  });
});

function connector(rdns: string, type: ConnectorType): Connector {
  return connectorOn('eip155', { id: rdns, name: rdns, type, info: { rdns } });
}

function facts(given: Partial<ConnectorListFacts>): ConnectorListFacts {
  return {
    connectors: [],
    customWallets: [],
    recentWallets: [],
    featuredWalletIds: [],
    loginCount: 0,
    typeOrder: connectorListTypes,
    ...given,
  };
}

function rowsOf(given: Partial<ConnectorListFacts>): readonly string[] {
  return connectorRows(facts(given)).map(({ id, tag }) => `${id} ${tag}`);
}
