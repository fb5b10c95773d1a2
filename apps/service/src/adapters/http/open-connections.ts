import { knownAddress, rangeOf } from './client-address';

/** What is known of a connection. */
export interface OpenConnection {
  readonly remoteAddress?: string | undefined;
}

/** The connections of one range of addresses, the oldest first, and how many each address in it has. */
interface OfRange<Connection> {
  readonly addresses: Map<Connection, string>;
  readonly counts: Map<string, number>;
}

/** The open connections, by who has them. */
export class OpenConnections<Connection extends OpenConnection> {
  readonly #ranges = new Map<string, OfRange<Connection>>();
  readonly #rangeOf = new Map<Connection, string>();

  get count(): number {
    return this.#rangeOf.size;
  }

  add(connection: Connection): void {
    const known = knownAddress(connection.remoteAddress);
    const range = rangeOf(known);
    const address = known ?? '';
    const own = this.#ranges.get(range) ?? { addresses: new Map(), counts: new Map() };
    this.#ranges.set(range, own);
    this.#rangeOf.set(connection, range);
    own.addresses.set(connection, address);
    own.counts.set(address, (own.counts.get(address) ?? 0) + 1);
  }

  delete(connection: Connection): void {
    const range = this.#rangeOf.get(connection);
    const own = range === undefined ? undefined : this.#ranges.get(range);
    if (range === undefined || !own) return;
    const address = own.addresses.get(connection) ?? '';
    const left = (own.counts.get(address) ?? 1) - 1;
    if (left > 0) own.counts.set(address, left);
    else own.counts.delete(address);
    own.addresses.delete(connection);
    if (own.addresses.size === 0) this.#ranges.delete(range);
    this.#rangeOf.delete(connection);
  }

  /** The connections of the address that has the most, in the range that has the most: the oldest first, without `newest`. */
  ofGreediest(newest: Connection): readonly Connection[] {
    const [first, ...others] = this.#ranges.values();
    if (!first) return [];
    const { addresses, counts } = others.reduce(
      (most, one) => (one.addresses.size > most.addresses.size ? one : most),
      first,
    );
    const most = Math.max(...counts.values());
    return [...addresses]
      .filter(([one, address]) => one !== newest && counts.get(address) === most)
      .map(([one]) => one);
  }
}
