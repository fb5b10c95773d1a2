import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import type { Connector } from '../../../../domain/connection/connector';
import {
  connectorWith,
  joinedConnectors,
  connectorsOf,
} from '../../../../domain/connection/multi-chain-connector';

const evm = announced('eip155', 'app.two', 'Two', { info: { rdns: 'app.two' } });
const solana = announced('solana', 'Two', 'Two');
const bitcoin = announced('bip122', 'TwoProviders.Bitcoin', 'TWO Wallet');

describe('joinedConnectors', () => {
  it('[R3.5] makes one MULTI_CHAIN row of a wallet that is on several namespaces', () => {
    expect(joinedConnectors([evm, solana, bitcoin])).toEqual([
      { ...evm, type: 'MULTI_CHAIN', connectors: [evm, solana, bitcoin] },
    ]);
  });

  it('puts it where its first connector is, and takes picture and rdns from whichever has them', () => {
    const other = announced('eip155', 'app.other', 'Other', { info: { rdns: 'app.other' } });
    const pictured = { ...evm, imageUrl: 'data:image/png;base64,AA' };

    expect(joinedConnectors([solana, other, pictured])).toEqual([
      {
        ...solana,
        type: 'MULTI_CHAIN',
        info: { rdns: 'app.two' },
        imageUrl: 'data:image/png;base64,AA',
        connectors: [solana, pictured],
      },
      other,
    ]);
  });

  it('goes by the rdns where both have one, whatever their names are', () => {
    const renamed = { ...announced('solana', 'x', 'Another name'), info: { rdns: 'app.two' } };
    const copy = { ...announced('solana', 'y', 'Two'), info: { rdns: 'app.copy' } };

    expect(joinedConnectors([evm, renamed])).toHaveLength(1);
    expect(joinedConnectors([evm, copy])).toHaveLength(2);
  });

  it.each([
    ['two of one namespace', solana, { ...solana, id: 'other' }],
    ['names that only begin alike', solana, announced('polkadot', 'z', 'Two Keys')],
    ['names of nothing but the word', named(evm, 'Wallet'), named(solana, 'wallet')],
    ['one that another claims to be', { ...evm, isDuplicate: true }, solana],
    ['anonymous ones', named(evm, 'Browser Wallet'), named(solana, 'Browser Wallet')],
    ['one that the site supplies', { ...evm, type: 'EXTERNAL' as const }, solana],
    [
      'the embedded wallet',
      { ...evm, type: 'AUTH' as const },
      { ...solana, type: 'AUTH' as const },
    ],
  ])('does not join %s', (_what, one, other) => {
    expect(joinedConnectors([one, other])).toEqual([one, other]);
  });

  it('joins a third only with what is the same wallet as both', () => {
    const copy = { ...announced('bip122', 'c', 'Two'), info: { rdns: 'app.copy' } };

    expect(joinedConnectors([evm, solana, copy]).map(({ id }) => id)).toEqual(['app.two', 'c']);
  });
});

describe('connectorWith', () => {
  const all = joinedConnectors([evm, solana, announced('polkadot', 'dots', 'Dots')]);

  it('finds a wallet by its row and by each of its ways in', () => {
    expect(connectorWith(all, 'app.two')?.connectors).toEqual([evm, solana]);
    expect(connectorWith(all, 'Two')?.connectors).toEqual([evm, solana]);
    expect(connectorWith(all, 'dots')?.id).toBe('dots');
    expect(connectorWith(all, 'nobody')).toBeUndefined();
    expect(connectorWith(all, undefined)).toBeUndefined();
  });

  it('finds it on a namespace only where it has a way in', () => {
    expect(connectorWith(all, 'Two', 'solana')?.id).toBe('app.two');
    expect(connectorWith(all, 'app.two', 'solana')?.id).toBe('app.two');
    expect(connectorWith(all, 'app.two', 'polkadot')).toBeUndefined();
    expect(connectorWith(all, 'dots', 'solana')).toBeUndefined();
  });
});

describe('connectorsOf', () => {
  it('is the connector itself on one namespace, and each of them on several', () => {
    expect(connectorsOf(solana)).toEqual([solana]);
    expect(joinedConnectors([evm, solana]).map(connectorsOf)).toEqual([[evm, solana]]);
  });
});

function announced(
  chain: ChainNamespace,
  id: string,
  name: string,
  more: Partial<Connector> = {},
): Connector {
  return { id, name, type: 'ANNOUNCED', chain, ...more };
}

function named(connector: Connector, name: string): Connector {
  return { id: connector.id, type: 'INJECTED', chain: connector.chain, name };
}
