import { describe, expect, it } from '@jest/globals';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';

/** A catalogue, and the page on which wallets appear. */
export interface CatalogueHarness {
  readonly catalogue: WalletConnectorCatalogue;
  readonly announce: (rdns: string, name: string) => void;

  /** The id of the wallet that announces itself with it; its rdns where this is absent. */
  readonly idOf?: (rdns: string, name: string) => string;
}

/** The contract of every {@link WalletConnectorCatalogue}. `create` knows a wallet `test.first`. */
export function describeWalletConnectorCatalogue(
  name: string,
  create: () => CatalogueHarness,
): void {
  describe(`${name} keeps the WalletConnectorCatalogue contract`, () => {
    it('emits the known wallets on subscription', () => {
      const { catalogue, idOf = rdnsAlone } = create();

      expect(told(catalogue).at(-1)).toEqual([row(idOf, 'test.first', 'First')]);
    });

    it('adds a wallet that announces itself later, after the known ones', () => {
      const { catalogue, announce, idOf = rdnsAlone } = create();
      const lists = told(catalogue);

      announce('test.second', 'Second');
      announce('test.a-third', 'A third');

      const two = [row(idOf, 'test.first', 'First'), row(idOf, 'test.second', 'Second')];
      expect(lists.at(-2)).toEqual(two);
      expect(lists.at(-1)).toEqual([...two, row(idOf, 'test.a-third', 'A third')]);
    });

    it('notifies every subscriber, and none that has unsubscribed', () => {
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
      const { catalogue, announce, idOf = rdnsAlone } = create();
      told(catalogue);
      announce('test.second', 'Second');
      const id = idOf('test.second', 'Second');

      const connector = catalogue.find(id);

      expect(connector?.details).toMatchObject({ id, name: 'Second' });
      expect(catalogue.find(id)).toBe(connector);
    });

    it('finds nothing for an unknown id', () => {
      const { catalogue } = create();
      told(catalogue);

      expect(catalogue.find('test.unknown')).toBeUndefined();
      expect(catalogue.find('constructor')).toBeUndefined();
    });

    it('does not wait for a known wallet, nor for one that no download can bring', async () => {
      const { catalogue, idOf = rdnsAlone } = create();
      told(catalogue);

      await catalogue.whenKnown?.(idOf('test.first', 'First'));
      await catalogue.whenKnown?.('test.unknown');

      const aborted = AbortSignal.abort(new Error('left'));
      const waiting = catalogue.whenKnown?.('test.unknown', undefined, aborted);
      await expect(waiting ?? Promise.reject(aborted.reason)).rejects.toThrow('left');
    });
  });
}

function rdnsAlone(rdns: string): string {
  return rdns;
}

function row(idOf: (rdns: string, name: string) => string, rdns: string, name: string): string {
  return `${idOf(rdns, name)} ${name}`;
}

function told(catalogue: WalletConnectorCatalogue): readonly (readonly string[])[] {
  const lists: (readonly string[])[] = [];
  catalogue.connectors$.subscribe((connectors) =>
    lists.push(connectors.map(({ id, name }) => `${id} ${name}`)),
  );
  return lists;
}
