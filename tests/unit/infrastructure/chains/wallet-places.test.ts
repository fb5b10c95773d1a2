import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import { faceOf } from '../../../../domain/connection/wallet-identity';
import { WalletPlaces } from '../../../../infrastructure/chains/wallet-places';

const icon = 'data:image/png;base64,AA==';

function wallet(rdns: string, more: Partial<Connector> = {}): Connector {
  return connectorOn('eip155', {
    id: rdns,
    name: 'Mine',
    type: 'ANNOUNCED',
    info: { rdns },
    ...more,
  });
}

describe('the places of wallets', () => {
  it('are 100 in all and three for an identity, beside those of the kept wallets', () => {
    const places = new WalletPlaces({ identities: new Set(['test.kept']), faces: new Set() });
    const taken = (rdns: string, count: number): number =>
      Array.from({ length: count }, (_, index) =>
        places.take(wallet(rdns, { id: `${rdns}#${index}` })),
      ).filter(Boolean).length;

    expect(taken('test.one', 50)).toBe(3);
    expect(taken('test.two', 50)).toBe(3);
    for (let index = 0; index < 200; index += 1) places.take(wallet(`test.w${index}`));
    expect(taken('test.three', 1)).toBe(0);
    expect(taken('test.kept', 50)).toBe(3);
    expect(places.leftOutCount).toBe(47 + 47 + 106 + 1 + 47);
  });

  it('are kept for the wallet that looks like the connected one, behind any number of others', () => {
    const mine = wallet('test.kept', { imageUrl: icon });
    const kept = { identities: new Set(['test.kept']), faces: new Set([faceOf(mine)]) };
    const places = new WalletPlaces(kept);
    for (let index = 0; index < 50; index += 1) places.take(wallet('test.kept', { name: 'Copy' }));

    expect(places.take(mine)).toBe(true);
  });

  it('are free again when their wallet goes, and a wallet without one is counted no more', () => {
    const places = new WalletPlaces();
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => wallet('test.one'));
    const all = [first, second, third, fourth] as Connector[];
    expect(all.map((each) => places.take(each))).toEqual([true, true, true, false]);

    places.giveBack(all[3] as Connector);
    expect(places.leftOutCount).toBe(0);
    places.giveBack(all[0] as Connector);
    places.giveBack(all[0] as Connector);
    places.giveBack({});
    expect(places.take(wallet('test.one'))).toBe(true);
    expect(places.take(wallet('test.one'))).toBe(false);
  });
});
