import type { Network } from './network';

/** The networks of a list: the real ones, and those for tests. */
export interface ListedNetworks {
  readonly main: readonly Network[];
  readonly test: readonly Network[];
}

/** Those of `networks` whose name or id has `search` in it. */
export function listedNetworks(networks: readonly Network[], search: string): ListedNetworks {
  const wanted = search.trim().toLowerCase();
  const found = networks.filter(
    ({ id, name }) => name.toLowerCase().includes(wanted) || String(id) === wanted,
  );
  return {
    main: found.filter(({ testnet }) => testnet !== true),
    test: found.filter(({ testnet }) => testnet === true),
  };
}
