import { describe, expect, it } from '@jest/globals';
import {
  initialStateOf,
  quietState,
  themeOf,
} from '../../../../application/snapshot/initial-state';
import {
  type WidgetFacts,
  WidgetStateReader,
} from '../../../../application/snapshot/read-widget-state';
import { unknownBalances } from '../../../../application/session/balance-store';
import { StoredSession } from '../../../../application/state/stored-session';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { parseOptions, type WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { ALICE, BOB, storageOf, storageWith } from '../../../support/headless-kit';

const networks = [ethereum, arbitrum];
const session = {
  connectorId: 'test.first',
  addresses: [ALICE, BOB],
  chainReference: '1',
} as const;

describe('the initial state', () => {
  it.each<[string, Record<string, string>, string, string]>([
    ['on the first network', {}, 'eip155', 'Ethereum'],
    [
      'on the network of the last visit',
      { active_caip_network_id: 'eip155:42161' },
      'eip155',
      'Arbitrum One',
    ],
    [
      'not on a network that has gone',
      { active_caip_network_id: 'eip155:10' },
      'eip155',
      'Ethereum',
    ],
    ['not on a namespace that has gone', { active_namespace: 'solana' }, 'eip155', 'Ethereum'],
    [
      'not where nothing can be read',
      { active_namespace: '{}', active_caip_network_id: '%' },
      'eip155',
      'Ethereum',
    ],
  ])('is %s', (_where, stored, namespace, name) => {
    const state = beginning({ networks }, stored);

    expect(state.namespace).toBe(namespace);
    expect(activeConnection(state).network?.name).toBe(name);
  });

  it("has the site's default network, unless the last visit ended elsewhere", () => {
    const options = { networks, defaultNetwork: arbitrum };

    expect(activeConnection(beginning(options)).network?.name).toBe('Arbitrum One');
    expect(
      activeConnection(beginning(options, { active_caip_network_id: 'eip155:1' })).network?.name,
    ).toBe('Ethereum');
  });

  it('[R9.9] is eip155 where the site has no networks', () => {
    const state = beginning({});

    expect(state.namespace).toBe('eip155');
    expect(activeConnection(state)).toEqual({ namespace: 'eip155', status: 'disconnected' });
  });

  it("is connecting only on the namespaces of the site's networks", () => {
    const state = beginning(
      { networks },
      {
        connected_namespaces: 'eip155,solana',
        'eip155:connected_connector_id': 'test.first',
        'solana:connected_connector_id': 'test.second',
      },
    );

    expect(state.connections.eip155.status).toBe('connecting');
    expect(state.connections.solana.status).toBe('disconnected');
  });

  it('is not connecting where the site turns reconnecting off', () => {
    const options = parseOptions({ networks, enableReconnect: false });
    const stored = new StoredSession({ storage: storageWith('test.first') });

    expect(initialStateOf(options, stored).connected.eip155).toEqual({});
  });
});

describe('the state of a widget', () => {
  it('has the account with all fields that views show', () => {
    const state = read({ connected: { eip155: { session } } });

    expect(state.connections.eip155.account).toEqual({
      namespace: 'eip155',
      caipAddress: `eip155:1:${ALICE}`,
      address: ALICE,
      allAddresses: [ALICE, BOB],
      connectorId: 'test.first',
      balance: { status: 'unknown' },
      explorerUrl: `https://etherscan.io/address/${ALICE}`,
    });
  });

  it('has one slash between the explorer and the address', () => {
    const blockExplorers = { default: { name: 'X', url: 'https://explorer.test/' } };
    const state = read({ connected: { eip155: { session } } }, [{ ...ethereum, blockExplorers }]);

    expect(state.connections.eip155.account?.explorerUrl).toBe(
      `https://explorer.test/address/${ALICE}`,
    );
  });

  it('shows the network of the wallet, whatever was chosen', () => {
    const chosen = {
      eip155: formatCaipNetworkId({ namespace: 'eip155', chainReference: '42161' }),
    };

    expect(read({ chosen }).connections.eip155.network?.name).toBe('Arbitrum One');
    expect(
      read({ chosen, connected: { eip155: { session } } }).connections.eip155.network?.name,
    ).toBe('Ethereum');
  });

  it('has the view on show', () => {
    const history = [{ name: 'Account' }, { name: 'Networks' }] as const;

    expect(read({ history }).view).toBe(history[1]);
    expect(read({}).view).toBeUndefined();
  });

  it('keeps the parts whose sources stayed the same', () => {
    const reader = new WidgetStateReader(parseOptions({ networks }));
    const facts = factsOf({ connected: { eip155: { session } } });
    const before = reader.read(facts);

    const after = reader.read({ ...facts, isOpen: true });
    const changed = reader.read({
      ...facts,
      balances: { ...facts.balances, eip155: { status: 'loading' } },
    });

    expect(after.connections.eip155).toBe(before.connections.eip155);
    expect(changed.connections.eip155).not.toBe(before.connections.eip155);
    expect(changed.connections.solana).toBe(before.connections.solana);
  });
});

function beginning(options: WidgetOptionsInput, stored: Record<string, string> = {}) {
  const parsed = parseOptions(options);
  const session = new StoredSession({ storage: storageOf(stored) });
  return quietState(parsed, themeOf(parsed), session);
}

type Given = Omit<Partial<WidgetFacts>, 'connected'> & {
  readonly connected?: Partial<WidgetFacts['connected']>;
};

function factsOf({ connected, ...given }: Given, of: typeof networks = networks): WidgetFacts {
  const parsed = parseOptions({ networks: of });
  const initialState = initialStateOf(parsed);
  return {
    ...quietState(parsed, themeOf(parsed)),
    chosen: initialState.chosen,
    balances: unknownBalances,
    swaps: undefined,
    ...given,
    connected: { ...initialState.connected, ...connected },
  };
}

function read(given: Given, of: typeof networks = networks) {
  return new WidgetStateReader(parseOptions({ networks: of })).read(factsOf(given, of));
}
