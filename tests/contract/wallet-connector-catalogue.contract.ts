import { describe, expect, it } from '@jest/globals';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';

/** A catalogue, and the page on which wallets show themselves to it. */
export interface CatalogueHarness {
  readonly catalogue: WalletConnectorCatalogue;
  readonly announce: (rdns: string, name: string) => void;
}

/** What every {@link WalletConnectorCatalogue} owes its callers. `create` knows a wallet `test.first`. */
export function describeWalletConnectorCatalogue(
  name: string,
  create: () => CatalogueHarness,
): void {
  describe(`${name} keeps the WalletConnectorCatalogue contract`, () => {
    it('tells what is known on subscription', () => {
      expect(told(create().catalogue).at(-1)).toEqual(['test.first First']);
    });

    it('adds a wallet that announces itself later, after those it knows', () => {
      const { catalogue, announce } = create();
      const lists = told(catalogue);

      announce('test.second', 'Second');
      announce('test.a-third', 'A third');

      expect(lists.at(-2)).toEqual(['test.first First', 'test.second Second']);
      expect(lists.at(-1)).toEqual([
        'test.first First',
        'test.second Second',
        'test.a-third A third',
      ]);
    });

    it('tells every subscriber, and nobody who has unsubscribed', () => {
      const { catalogue, announce } = create();
      const lists = told(catalogue);
      const left: unknown[] = [];
      const subscription = catalogue.connectors$.subscribe((list) => left.push(list));

      subscription.unsubscribe();
      subscription.unsubscribe();
      const before = left.length;
      announce('test.second', 'Second');

      expect(left).toHaveLength(before);
      expect(lists.at(-1)).toHaveLength(2);
    });

    it('finds the connector of a row, always the same one', () => {
      const { catalogue, announce } = create();
      told(catalogue);
      announce('test.second', 'Second');

      const connector = catalogue.find('test.second');

      expect(connector?.details).toMatchObject({ id: 'test.second', name: 'Second' });
      expect(catalogue.find('test.second')).toBe(connector);
    });

    it('finds nothing for an id that nobody has', () => {
      const { catalogue } = create();
      told(catalogue);

      expect(catalogue.find('test.nobody')).toBeUndefined();
      expect(catalogue.find('constructor')).toBeUndefined();
    });
  });
}

function told(catalogue: WalletConnectorCatalogue): readonly (readonly string[])[] {
  const lists: (readonly string[])[] = [];
  catalogue.connectors$.subscribe((connectors) =>
    lists.push(connectors.map(({ id, name }) => `${id} ${name}`)),
  );
  return lists;
}
