import { describe, expect, it, jest } from '@jest/globals';
import { type Connector, connectorOn } from '../../../domain/connection/connector';
import * as joining from '../../../domain/connection/multi-chain-connector';
import * as marking from '../../../domain/connection/namesakes';
import { withoutDefence } from '../../support/without-defence';

jest.setTimeout(60_000);

const genuine = connectorOn('eip155', {
  ...{ id: 'io.metamask', name: 'MetaMask', type: 'ANNOUNCED' },
  info: { rdns: 'io.metamask' },
});

/** What a script of the page registers where the genuine wallet registers nothing. */
const exact = connectorOn('solana', {
  ...{ id: 'wallet-standard:MetaMask', name: 'MetaMask', type: 'ANNOUNCED' },
});
const alike = connectorOn('eip155', { id: 'false', name: 'Meta-Mask', type: 'ANNOUNCED' });

function isCautioned({ isDuplicate }: Connector): boolean {
  return isDuplicate === true;
}

describe('a script that registers a wallet by the name of the genuine one', () => {
  it('[W1.b] gets a row of its own, with a caution', () => {
    const rows = marking.markedNamesakes(joining.joinedConnectors([genuine, exact]));
    expect(rows.map(isCautioned)).toEqual([true, true]);
  });

  it('[W1.b control] is in the row of the genuine wallet where a pair is joined by its names', async () => {
    const file = 'domain/connection/multi-chain-connector.ts';
    const open = await withoutDefence<typeof joining>(file, {
      ...{ file, find: 'isPair(knownWalletPairs, ...ids) && areJoined(one, other)' },
      put: 'isPair(knownWalletPairs, ...ids)',
    });
    const rows = open.joinedConnectors([genuine, exact]);
    expect(rows.map(({ connectors }) => connectors)).toEqual([[genuine, exact]]);
  });
});

describe('a script that registers a look-alike before the genuine wallet', () => {
  it('[W1.c] carries a caution itself', () => {
    expect(marking.markedNamesakes([alike, genuine]).map(isCautioned)).toEqual([true, true]);
  });

  it('[W1.c control] carries none where only later rows are cautioned', async () => {
    const file = 'domain/connection/namesakes.ts';
    const open = await withoutDefence<typeof marking>(file, {
      ...{ file, find: "look !== '' && (count.get(look) ?? 0) > 1 ?" },
      put: "look !== '' && looks.indexOf(look) < index ?",
    });
    expect(open.markedNamesakes([alike, genuine]).map(isCautioned)).toEqual([false, true]);
  });
});
