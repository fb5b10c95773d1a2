import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import {
  FakeWalletCatalogue,
  FakeWalletConnector,
  ManualClock,
  RecordingLogger,
} from '../../../../infrastructure/fake';
import {
  JoinedWalletCatalogue,
  type WalletFamilies,
} from '../../../../infrastructure/chains/joined-wallet-catalogue';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import { connectorOn } from '../../../../domain/connection/connector';

const two = {
  eip155: walletOn('eip155', 'app.two', 'Two'),
  solana: walletOn('solana', 'Two', 'Two'),
};

describe('JoinedWalletCatalogue', () => {
  it("downloads the wallets only of the namespaces of the site's networks", () => {
    const asked: ChainNamespace[] = [];
    const family = (namespace: ChainNamespace) => () => {
      asked.push(namespace);
      return new FakeWalletCatalogue();
    };
    const { namespaces, catalogue } = joined({
      eip155: family('eip155'),
      solana: family('solana'),
      polkadot: family('polkadot'),
    });
    catalogue.connectors$.subscribe(() => {});
    expect(asked).toEqual(['eip155']);

    namespaces.next(['eip155', 'solana', 'bip122']);
    namespaces.next(['eip155', 'solana']);

    expect(asked).toEqual(['eip155', 'solana']);
  });

  it('lists known wallets without waiting for a namespace that is still downloaded', async () => {
    const late = deferred<FakeWalletCatalogue>();
    const { catalogue, lists } = joined(
      { eip155: () => new FakeWalletCatalogue(two.eip155), solana: () => late.promise },
      ['solana', 'eip155'],
    );
    expect(lists()).toEqual([['app.two']]);
    expect(catalogue.find('app.two', 'eip155')).toBe(two.eip155);
    expect(catalogue.find('Two', 'solana')).toBeUndefined();

    late.resolve(new FakeWalletCatalogue(walletOn('solana', 'Only', 'Only')));
    await eventually(() => expect(lists()).toEqual([['app.two'], ['app.two', 'Only']]));
  });

  it('[R3.5] lists a wallet of two namespaces once, in its place, and finds each of its members', () => {
    const family = new FakeWalletCatalogue();
    const other = walletOn('eip155', 'app.other', 'Other');
    const { catalogue, rows } = joined(
      { eip155: () => new FakeWalletCatalogue(two.eip155, other), solana: () => family },
      ['eip155', 'solana'],
    );

    family.add(two.solana);

    expect(rows().map(({ id, type }) => `${id} ${type}`)).toEqual([
      'app.two MULTI_CHAIN',
      'app.other ANNOUNCED',
    ]);
    expect(catalogue.find('app.two', 'solana')).toBe(two.solana);
    expect(catalogue.find('app.two', 'eip155')).toBe(two.eip155);
    expect(catalogue.find('Two', 'solana')).toBe(two.solana);
    expect(catalogue.find('Two')).toBe(two.solana);
    expect(catalogue.find('app.two')).toBe(two.eip155);
    expect(catalogue.find('app.two', 'polkadot')).toBe(two.eip155);
    expect(catalogue.find('app.other', 'solana')).toBe(other);
  });

  it('lists two wallets of one name apart that are not known to be one, and marks both', () => {
    const metaMask = new FakeWalletConnector({
      id: 'io.metamask',
      name: 'MetaMask',
      type: 'ANNOUNCED',
      namespace: 'eip155',
      info: { rdns: 'io.metamask' },
    });
    const family = new FakeWalletCatalogue();
    const { catalogue, rows } = joined(
      { eip155: () => new FakeWalletCatalogue(metaMask), solana: () => family },
      ['eip155', 'solana'],
    );
    const stranger = walletOn('solana', 'wallet-standard:Meta-Mask', 'Meta-Mask');

    family.add(stranger);

    const all = [metaMask.details, stranger.details];
    expect(rows()).toEqual(all.map((details) => ({ ...details, isDuplicate: true })));
    expect(catalogue.find('io.metamask', 'solana')).toBe(metaMask);
  });

  it('keeps two wallets of different namespaces with one id apart', () => {
    const evm = walletOn('eip155', 'same', 'One');
    const solana = walletOn('solana', 'same', 'Other');
    const { catalogue, rows } = joined(
      { eip155: () => new FakeWalletCatalogue(evm), solana: () => new FakeWalletCatalogue(solana) },
      ['eip155', 'solana'],
    );

    expect(rows().map(({ name }) => name)).toEqual(['One', 'Other']);
    expect(catalogue.find('same', 'solana')).toBe(solana);
    expect(catalogue.find('same', 'eip155')).toBe(evm);
  });

  it('keeps the place of a row whose wallet changes its id', () => {
    const connectors = new BehaviorSubject([
      connectorOn('eip155', { id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }),
      connectorOn('eip155', { id: 'last', name: 'Last', type: 'ANNOUNCED' }),
    ]);
    const { rows } = joined({
      eip155: () => ({ connectors$: connectors, find: () => undefined }),
    });
    const [, last] = connectors.getValue();

    connectors.next([{ ...(last as NonNullable<typeof last>), id: 'app.first' }, last] as never);
    expect(rows().map(({ id }) => id)).toEqual(['app.first', 'last']);

    connectors.next([last] as never);
    expect(rows().map(({ id }) => id)).toEqual(['last']);
  });

  it('tries a failed download again, and warns the developer', async () => {
    let downloads = 0;
    const { clock, lists, logger } = joined(
      {
        solana: async () => {
          downloads += 1;
          if (downloads < 3) throw new TypeError('Failed to fetch');
          return new FakeWalletCatalogue(two.solana);
        },
      },
      ['solana'],
    );
    await eventually(() => expect(clock.sleeping).toBe(1));
    await clock.advance(1000);
    await eventually(() => expect([downloads, clock.sleeping]).toEqual([2, 1]));
    await clock.advance(1999);
    expect(downloads).toBe(2);
    await clock.advance(1);

    await eventually(() => expect(lists().at(-1)).toEqual(['Two']));
    expect(logger.entries.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('stops listening and downloading with its last subscriber, and starts again with the next', async () => {
    let downloads = 0;
    const family = new FakeWalletCatalogue();
    const { catalogue, clock, subscription } = joined(
      {
        eip155: () => family,
        solana: () => {
          downloads += 1;
          return Promise.reject(new TypeError('Failed to fetch'));
        },
      },
      ['eip155', 'solana'],
    );
    await eventually(() => expect(clock.sleeping).toBe(1));

    subscription.unsubscribe();
    subscription.unsubscribe();
    await eventually(() => expect(clock.sleeping).toBe(0));
    family.add(two.eip155);
    expect(downloads).toBe(1);

    const lists: number[] = [];
    catalogue.connectors$.subscribe((list) => lists.push(list.length));
    expect([downloads, ...lists]).toEqual([2, 1]);
  });

  it('is waited for until the namespace of the requested wallet is downloaded', async () => {
    const solana = deferred<FakeWalletCatalogue>();
    const { catalogue, clock } = joined(
      {
        eip155: () => new FakeWalletCatalogue(two.eip155),
        solana: () => solana.promise,
        polkadot: () => new Promise(() => {}),
      },
      ['eip155', 'solana', 'polkadot'],
    );
    const known: string[] = [];
    const follow = async (id: string, namespace?: ChainNamespace): Promise<void> => {
      await catalogue.whenKnown(id, namespace);
      known.push(`${id} ${namespace ?? ''}`.trim());
    };
    void follow('app.two');
    void follow('app.two', 'solana');
    void follow('Two');
    void follow('Unknown', 'solana');
    void follow('Unknown', 'bip122');
    const ended = follow('Unknown');
    await eventually(() => expect(known).toEqual(['app.two', 'Unknown bip122']));

    solana.resolve(new FakeWalletCatalogue(two.solana));
    await eventually(() =>
      expect(known.slice(2)).toEqual(['app.two solana', 'Two', 'Unknown solana']),
    );

    await clock.advance(9999);
    expect(known).not.toContain('Unknown');
    await clock.advance(1);
    await ended;
    expect(clock.sleeping).toBe(0);
  });

  it('is waited for only as long as the caller waits', async () => {
    const { catalogue, clock } = joined({ solana: () => new Promise(() => {}) }, ['solana']);
    const asking = new AbortController();
    const waiting = catalogue.whenKnown('Two', 'solana', asking.signal);

    asking.abort(new Error('left'));

    await expect(waiting).rejects.toThrow('left');
    expect(clock.sleeping).toBe(0);
  });
});

function walletOn(chain: ChainNamespace, id: string, name: string): FakeWalletConnector {
  return new FakeWalletConnector({ id, name, type: 'ANNOUNCED', namespace: chain });
}

function joined(
  families: Partial<WalletFamilies>,
  initial: readonly ChainNamespace[] = ['eip155'],
) {
  const namespaces = new BehaviorSubject(initial);
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const catalogue = new JoinedWalletCatalogue({
    clock,
    families,
    logger,
    namespaces$: namespaces,
    pairs: [['app.two', 'Two']],
  });
  const all: Parameters<Parameters<typeof catalogue.connectors$.subscribe>[0]>[0][] = [];
  const subscription = catalogue.connectors$.subscribe((list) => all.push(list));
  return {
    catalogue,
    clock,
    logger,
    namespaces,
    subscription,
    lists: () => all.map((list) => list.map(({ id }) => id)),
    rows: () => all.at(-1) ?? [],
  };
}
