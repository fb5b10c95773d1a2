import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import {
  connectorWith,
  joinedConnectors,
  connectorsOf,
} from '../../../../domain/connection/multi-chain-connector';

const evm = announced('eip155', 'app.two', 'Two', { info: { rdns: 'app.two' } });
const solana = announced('solana', 'Two', 'Two');
const bitcoin = announced('bip122', 'TwoProviders.Bitcoin', 'Another name');

const pairs = [['app.two', 'Two', 'TwoProviders.Bitcoin']];
const joined = (connectors: readonly Connector[]) => joinedConnectors(connectors, pairs);

describe('joinedConnectors', () => {
  it('[R3.5] makes one MULTI_CHAIN row of a wallet that is on several namespaces', () => {
    expect(joined([evm, solana, bitcoin])).toEqual([
      { ...evm, type: 'MULTI_CHAIN', connectors: [evm, solana, bitcoin] },
    ]);
  });

  it('puts it in the place of its first connector, with the first picture and rdns found', () => {
    const other = announced('eip155', 'app.other', 'Other', { info: { rdns: 'app.other' } });
    const pictured = { ...evm, imageUrl: 'data:image/png;base64,AA' };

    expect(joined([solana, other, pictured])).toEqual([
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

  it('joins by rdns where both have one and the visitor has connected both, whatever their names', () => {
    const renamed = { ...announced('solana', 'x', 'Another name'), info: { rdns: 'app.two' } };
    const copy = { ...announced('solana', 'y', 'Two'), info: { rdns: 'app.copy' } };

    expect(joinedConnectors([evm, renamed], [], () => true)).toHaveLength(1);
    expect(joinedConnectors([evm, copy], [], () => true)).toHaveLength(2);
    expect(joined([evm, renamed])).toHaveLength(2);
  });

  it.each([
    ['two of one namespace', solana, { ...solana, id: 'other' }],
    ['two of one name', evm, announced('polkadot', 'z', 'Two')],
    [
      'a name that a person could take for the same',
      evm,
      announced('solana', 'T-wo', 'T-wo Wallet'),
    ],
    ['an id that only looks like the known one', evm, announced('solana', 'two', 'Two')],
    ['one that another claims to be', { ...evm, isDuplicate: true }, solana],
    ['one that the site supplies', { ...evm, type: 'EXTERNAL' as const }, solana],
    [
      'the embedded wallet',
      { ...evm, type: 'AUTH' as const },
      { ...solana, type: 'AUTH' as const },
    ],
  ])('does not join %s', (_what, one, other) => {
    expect(joined([one, other])).toEqual([one, other]);
  });

  it('uses the pairs of the package where the visitor has connected both', () => {
    const metaMask = announced('eip155', 'io.metamask', 'MetaMask', {
      info: { rdns: 'io.metamask' },
    });
    const own = announced('solana', 'wallet-standard:MetaMask', 'MetaMask');
    const stranger = announced('solana', 'wallet-standard:Meta-Mask', 'Meta-Mask');

    const all = (...connectors: readonly Connector[]) =>
      joinedConnectors(connectors, [], () => true);
    expect(all(metaMask, own).map(({ connectors }) => connectors)).toEqual([[metaMask, own]]);
    expect(all(metaMask, stranger)).toEqual([metaMask, stranger]);
    expect(all(stranger, metaMask)).toEqual([stranger, metaMask]);
    expect(joinedConnectors([metaMask, own])).toEqual([metaMask, own]);
  });

  it('joins a third connector only if it matches both', () => {
    const copy = { ...announced('bip122', 'c', 'Two'), info: { rdns: 'app.copy' } };

    expect(joined([evm, solana, copy]).map(({ id }) => id)).toEqual(['app.two', 'c']);
  });
});

describe('connectorWith', () => {
  const all = joined([evm, solana, announced('polkadot', 'dots', 'Dots')]);

  it('finds a wallet by its row and by each of its members', () => {
    expect(connectorWith(all, 'app.two')?.connectors).toEqual([evm, solana]);
    expect(connectorWith(all, 'Two')?.connectors).toEqual([evm, solana]);
    expect(connectorWith(all, 'dots')?.id).toBe('dots');
    expect(connectorWith(all, 'unknown')).toBeUndefined();
    expect(connectorWith(all, undefined)).toBeUndefined();
  });

  it('finds it on a namespace only where it has a member', () => {
    expect(connectorWith(all, 'Two', 'solana')?.id).toBe('app.two');
    expect(connectorWith(all, 'app.two', 'solana')?.id).toBe('app.two');
    expect(connectorWith(all, 'app.two', 'polkadot')).toBeUndefined();
    expect(connectorWith(all, 'dots', 'solana')).toBeUndefined();
  });
});

describe('connectorsOf', () => {
  it('is the connector itself on one namespace, and each of them on several', () => {
    expect(connectorsOf(solana)).toEqual([solana]);
    expect(joined([evm, solana]).map(connectorsOf)).toEqual([[evm, solana]]);
  });
});

function announced(
  chain: ChainNamespace,
  id: string,
  name: string,
  more: Partial<Connector> = {},
): Connector {
  return connectorOn(chain, { id, name, type: 'ANNOUNCED', ...more });
}
