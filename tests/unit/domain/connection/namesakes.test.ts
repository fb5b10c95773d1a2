import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import { markedNamesakes } from '../../../../domain/connection/namesakes';

function wallet(name: string, more: Partial<Connector> = {}): Connector {
  return connectorOn(more.namespace ?? 'eip155', {
    id: `id of ${name}`,
    name,
    type: 'ANNOUNCED',
    ...more,
  });
}

function marks(connectors: readonly Connector[]): readonly boolean[] {
  return connectors.map(({ isDuplicate = false }) => isDuplicate);
}

describe('wallets of one namespace whose names look alike', () => {
  it.each(['MetaMask', 'META MASK', 'Meta-Mask Wallet', 'МеtаМаѕk', 'Meta\u3164Mask'])(
    'are both marked: MetaMask and %j',
    (copy) => {
      const all = [wallet('Rabby'), wallet('MetaMask'), wallet(copy, { id: 'copy' })];

      expect(marks(markedNamesakes(all))).toEqual([false, true, true]);
    },
  );

  it('do not include wallets that the site supplies, and wallets without a name', () => {
    const all = [
      wallet('MetaMask', { type: 'EXTERNAL' }),
      wallet('MetaMask'),
      wallet('Browser Wallet', { type: 'INJECTED' }),
      wallet('Browser Wallet', { type: 'INJECTED', id: 'injected#2' }),
      wallet('-'),
      wallet('.'),
    ];

    expect(marks(markedNamesakes(all))).toEqual([false, false, false, false, false, false]);
  });

  it('keep their mark, and the others stay the same objects', () => {
    const all = [wallet('One', { isDuplicate: true }), wallet('Two')];

    expect(markedNamesakes(all)).toEqual(all);
    expect(markedNamesakes(all)[1]).toBe(all[1]);
  });
});

describe('wallets of several namespaces whose names look alike', () => {
  it('carry a warning, the first one too', () => {
    const all = [
      wallet('MetaMask', { type: 'MULTI_CHAIN' }),
      wallet('Rabby'),
      wallet('Meta-Mask', { namespace: 'solana' }),
      wallet('metamask', { namespace: 'polkadot', type: 'INJECTED' }),
    ];

    expect(marks(markedNamesakes(all))).toEqual([true, false, true, true]);
  });
});
