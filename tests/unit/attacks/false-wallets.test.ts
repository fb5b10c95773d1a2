import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../domain/connection/connector';
import * as joining from '../../../domain/connection/multi-chain-connector';
import * as marking from '../../../domain/connection/namesakes';
import { keptWallets } from '../../../composition/chains/page-wallets';
import { StoredValues } from '../../../application/state/stored-values';
import { parseOptions } from '../../../domain/options/parse-options';
import * as listing from '../../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { ManualClock } from '../../../infrastructure/fake/manual-clock';
import { storageWith } from '../../support/headless-kit';
import { withoutDefence } from '../../support/without-defence';
import { announce, FakePage } from '../infrastructure/chains/eip155/fake-page';

const genuine = connectorOn('eip155', {
  id: 'io.metamask',
  name: 'MetaMask',
  type: 'ANNOUNCED',
  info: { rdns: 'io.metamask' },
});

/** What a script of the page registers where the genuine wallet registers nothing. */
const exact = connectorOn('solana', {
  id: 'wallet-standard:MetaMask',
  name: 'MetaMask',
  type: 'ANNOUNCED',
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
      file,
      find: 'isPair(knownWalletPairs, ...ids) && areJoined(one, other)',
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
      file,
      find: "look !== '' && (count.get(look) ?? 0) > 1 ?",
      put: "look !== '' && looks.indexOf(look) < index ?",
    });
    expect(open.markedNamesakes([alike, genuine]).map(isCautioned)).toEqual([false, true]);
  });
});

describe('a script that announces a multitude before the genuine wallet', () => {
  /** The wallets of the list, where the site features one, the visitor was connected with one, and the package knows one. */
  const options = parseOptions({ networks: [], featuredWalletIds: ['test.featured'] });
  const stored = new StoredValues({ storage: storageWith('test.connected') });
  const kept = keptWallets({ options, stored });

  function listed(
    { Eip155WalletCatalogue }: typeof listing,
    multitude: readonly string[],
    genuine: string,
  ) {
    const page = new FakePage();
    for (const rdns of multitude) announce(page, { rdns });
    const provider = { request: () => Promise.resolve(), on: () => undefined };
    announce(page, { rdns: genuine, name: 'Genuine', provider });
    const catalogue = new Eip155WalletCatalogue({
      clock: new ManualClock(),
      config: { page, external: [], images: {}, enableAnnounced: true, enableInjected: true, kept },
    });
    let rows: readonly Connector[] = [];
    catalogue.connectors$.subscribe((list) => {
      rows = list;
    });
    const isListed = rows.some(({ name }) => name === 'Genuine');
    return { isListed, rows: rows.length, leftOut: catalogue.leftOutCount() };
  }

  const strangers = Array.from({ length: 120 }, (_, index) => `test.stranger${index}`);

  it.each(['io.metamask', 'test.featured', 'test.connected'])(
    '[W1.h] keeps no wallet from the list that the package, the site or the visitor knows: %s',
    (genuine) => {
      expect(listed(listing, strangers, genuine)).toEqual({
        isListed: true,
        rows: 101,
        leftOut: 20,
      });
    },
  );

  it('[W1.h control] keeps it from the list where it has no place of its own', async () => {
    const open = await withoutDefence<typeof listing>(
      'infrastructure/chains/eip155/eip155-wallet-catalogue.ts',
      {
        file: 'infrastructure/chains/wallet-places.ts',
        find: '!place.isKept && this.#others >= WALLETS_MAX',
        put: 'this.#places.size >= WALLETS_MAX',
      },
    );
    expect(listed(open, strangers, 'io.metamask')).toMatchObject({ isListed: false, leftOut: 21 });
  });

  it('[W1.i] keeps a wallet from the list by three claims of its identity, which all carry a caution', () => {
    const claims = Array.from({ length: 3 }, () => 'io.metamask');
    expect(listed(listing, claims, 'io.metamask')).toEqual({
      isListed: false,
      rows: 3,
      leftOut: 1,
    });
    expect(listed(listing, strangers, 'test.unknown')).toMatchObject({ isListed: false });
  });
});
