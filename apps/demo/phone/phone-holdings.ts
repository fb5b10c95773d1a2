import type { PhoneNamespace } from './phone-keys';

/** A chain that the phone may be on. */
export interface PhoneChain {
  /** CAIP-2. */
  readonly id: string;
  readonly name: string;
}

/** The phone's accounts on one namespace, and the active one. */
export interface Holding {
  readonly namespace: string;
  readonly name: string;
  readonly chains: readonly (PhoneChain & { readonly isShared: boolean })[];
  readonly accounts: readonly string[];
  readonly chain: string;
  readonly account: string;
}

/** The initial state: the first chain and account of each namespace, all of them shared. */
export function holdingsOf(
  keys: Readonly<Record<string, PhoneNamespace>>,
  chains: readonly PhoneChain[],
): readonly Holding[] {
  return Object.entries(keys).flatMap(([namespace, { accounts, name }]) => {
    const own = chains.filter(({ id }) => namespaceOf(id) === namespace);
    const [first] = own;
    if (!first) return [];
    const addresses = accounts.map(({ address }) => address);
    return [
      {
        namespace,
        name,
        chains: own.map((chain) => ({ ...chain, isShared: true })),
        accounts: addresses,
        chain: first.id,
        account: accounts[0].address,
      },
    ];
  });
}

/** The namespace of a CAIP-2 id. */
export function namespaceOf(chain: string): string {
  return chain.slice(0, chain.indexOf(':'));
}

/** The name of the chain with this CAIP-2 id; the id itself where the phone does not know it. */
export function chainName(holdings: readonly Holding[], chain: string): string {
  const known = holdings.flatMap(({ chains }) => chains).find(({ id }) => id === chain);
  return known?.name ?? chain;
}

/** The chains that sites may see. */
export function sharedChains(holdings: readonly Holding[]): readonly string[] {
  return holdings.flatMap(({ chains }) =>
    chains.filter(({ isShared }) => isShared).map(({ id }) => id),
  );
}

/** `holdings` with the chain shared, or not. */
export function withShared(
  holdings: readonly Holding[],
  chain: string,
  isShared: boolean,
): readonly Holding[] {
  return withChange(holdings, namespaceOf(chain), ({ chains }) => ({
    chains: chains.map((each) => (each.id === chain ? { ...each, isShared } : each)),
  }));
}

/** `holdings` with another chain or account in use on `namespace`. */
export function withChange(
  holdings: readonly Holding[],
  namespace: string,
  change: (holding: Holding) => Partial<Holding>,
): readonly Holding[] {
  return holdings.map((holding) =>
    holding.namespace === namespace ? { ...holding, ...change(holding) } : holding,
  );
}
