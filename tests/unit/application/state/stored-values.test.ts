import { describe, expect, it } from '@jest/globals';
import { StoredSession } from '../../../../application/state/stored-session';
import { StoredValues } from '../../../../application/state/stored-values';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { storageOf, storedIn } from '../../../support/headless-kit';

const arbitrumId = formatCaipNetworkId({ namespace: 'eip155', chainReference: '42161' });

describe('a value that is kept between visits', () => {
  it.each<[string, (values: StoredValues) => void, Record<string, string>]>([
    [
      'the active namespace and network',
      (values) => values.setActiveNetwork('eip155', arbitrumId),
      { active_namespace: 'eip155', active_caip_network_id: 'eip155:42161' },
    ],
    [
      'the connector of each connected namespace',
      (values) => {
        values.setConnected('eip155', 'test.first');
        values.setConnected('solana', 'test.second');
      },
      {
        'eip155:connected_connector_id': 'test.first',
        'solana:connected_connector_id': 'test.second',
        connected_namespaces: 'eip155,solana',
        connection_status: 'connected',
      },
    ],
    [
      'the recent wallets',
      (values) => values.setRecentWallets([{ id: 'one', name: 'One', rdns: 'test.one' }]),
      { recent_wallets: '[{"id":"one","name":"One","rdns":"test.one"}]' },
    ],
    [
      'the social provider that is awaited',
      (values) => values.setSocial('social_provider', 'google'),
      { social_provider: 'google' },
    ],
    [
      'the social provider that is connected',
      (values) => values.setSocial('connected_social', 'x'),
      { connected_social: 'x' },
    ],
  ])('[R3.18] is %s, under the established names', (_what, write, expected) => {
    const { storage, values } = storedValues();

    write(values);

    expect(storedIn(storage)).toEqual(expected);
  });

  it('[R3.18] is read back as it was written', () => {
    const { values } = storedValues();
    values.setActiveNetwork('eip155', arbitrumId);
    values.setConnected('eip155', 'test.first');
    values.setRecentWallets([{ id: 'one', name: 'One' }]);
    values.setSocial('social_provider', 'apple');

    expect(values.activeNamespace()).toBe('eip155');
    expect(values.activeNetworkId()).toBe('eip155:42161');
    expect(values.connectedNamespaces()).toEqual(['eip155']);
    expect(values.connectorId('eip155')).toBe('test.first');
    expect(values.recentWallets()).toEqual([{ id: 'one', name: 'One' }]);
    expect(values.get('social_provider')).toBe('apple');
  });

  it('is absent where nothing was stored', () => {
    const { values } = storedValues();

    expect([values.activeNamespace(), values.activeNetworkId()]).toEqual([undefined, undefined]);
    expect([values.connectedNamespaces(), values.recentWallets()]).toEqual([[], []]);
    expect([values.connectorId('eip155'), values.json('x')]).toEqual([undefined, undefined]);
  });

  it('keeps a namespace once, and removes a disconnected one', () => {
    const { storage, values } = storedValues();
    values.setConnected('eip155', 'test.first');
    values.setConnected('solana', 'test.second');
    values.setConnected('eip155', 'test.third');
    expect(values.connectedNamespaces()).toEqual(['eip155', 'solana']);

    values.setDisconnected('eip155');
    expect(storedIn(storage)).toEqual({
      'solana:connected_connector_id': 'test.second',
      connected_namespaces: 'solana',
      connection_status: 'connected',
    });
    values.setDisconnected('solana');

    expect(storedIn(storage)).toEqual({
      connected_namespaces: '',
      connection_status: 'disconnected',
    });
  });

  it('[R3.18] forgets the social login and the deep link of the phone with the connection', () => {
    const { storage, values } = storedValues();
    values.setSocial('social_provider', 'google');
    values.setSocial('connected_social', 'google');
    storage.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"wallet://","name":"Wallet"}');
    storage.set('of the page', 'x');

    values.forgetLogin();

    expect(storage.keys('')).toEqual(['of the page']);
  });

  it('[R3.18] is the deep link of the phone, under the name that the relay reads', () => {
    const { storage, values } = storedValues();

    values.setDeepLinkChoice({ href: 'metamask://', name: 'MetaMask' });

    expect(storage.keys('')).toEqual(['WALLETCONNECT_DEEPLINK_CHOICE']);
    expect(storage.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(
      '{"href":"metamask://","name":"MetaMask"}',
    );
  });

  it('is separate from that of another widget by its id', () => {
    const storage = new InMemoryStorage();
    const first = new StoredValues({ storage });
    const second = new StoredValues({ storage, widgetId: 'second' });

    first.setConnected('eip155', 'test.first');
    second.setConnected('eip155', 'test.second');

    expect(first.connectorId('eip155')).toBe('test.first');
    expect(second.connectorId('eip155')).toBe('test.second');
    expect(storage.get('@appkit/second/connected_namespaces')).toBe('eip155');
  });
});

describe('a value that another program has written (S04, S06)', () => {
  it.each<[string, Record<string, string>]>([
    ['an unknown namespace', { active_namespace: 'cosmos' }],
    ['a namespace of another time', { active_namespace: '"eip155"' }],
    ['an invalid network', { active_caip_network_id: 'eip155' }],
    ['a network of an unknown namespace', { active_caip_network_id: 'cosmos:1' }],
    ['unknown namespaces', { connected_namespaces: 'cosmos,,[object Object]' }],
    ['namespaces as JSON', { connected_namespaces: '["eip155"]' }],
    ['a connector without its namespace', { 'eip155:connected_connector_id': 'test.first' }],
    ['recent wallets that do not parse', { recent_wallets: '[{"id":' }],
    ['recent wallets that are no list', { recent_wallets: '{"id":"one","name":"One"}' }],
    ['invalid recent wallets', { recent_wallets: '[null,1,"x",{"id":1,"name":"One"},{}]' }],
    ['invalid account types', { preferred_account_types: '{"eip155":"x","a":"eoa"}' }],
    ['account types that do not parse', { preferred_account_types: 'undefined' }],
    ['an unknown social provider', { social_provider: 'myspace' }],
  ])('counts as absent: %s', (_what, values) => {
    const garbled = new StoredValues({ storage: storageOf(values) });
    const { values: empty } = storedValues();

    for (const read of readers) expect(read(garbled)).toEqual(read(empty));
  });

  it('does not affect other values', () => {
    const values = new StoredValues({
      storage: storageOf({
        active_namespace: 'x',
        active_caip_network_id: 'eip155:1',
        connected_namespaces: 'x,eip155',
        'eip155:connected_connector_id': 'test.first',
        recent_wallets: '[{"id":1},{"id":"one","name":"One","rdns":7}]',
        preferred_account_types: '{',
      }),
    });

    expect(values.activeNetworkId()).toBe('eip155:1');
    expect(values.connectorId('eip155')).toBe('test.first');
    expect(values.recentWallets()).toEqual([{ id: 'one', name: 'One' }]);
  });

  it('holds at most two recent wallets', () => {
    const wallets = ['one', 'two', 'three'].map((id) => ({ id, name: id }));
    const storage = storageOf({ recent_wallets: JSON.stringify(wallets) });

    expect(new StoredValues({ storage }).recentWallets()).toEqual(wallets.slice(0, 2));
  });
});

it('is read without the code that writes it', () => {
  const session = new StoredSession({
    storage: storageOf({
      connected_namespaces: 'eip155',
      'eip155:connected_connector_id': 'test.first',
    }),
  });

  expect(session.connectorId('eip155')).toBe('test.first');
  expect(session.connectorId('solana')).toBeUndefined();
});

const readers: readonly ((values: StoredValues) => unknown)[] = [
  (values) => values.activeNamespace(),
  (values) => values.activeNetworkId(),
  (values) => values.connectedNamespaces(),
  (values) => values.connectorId('eip155'),
  (values) => values.recentWallets(),
];

function storedValues() {
  const storage = new InMemoryStorage();
  return { storage, values: new StoredValues({ storage }) };
}
