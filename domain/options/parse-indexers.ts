import type { ChainNamespace } from '../caip/chain-namespace';
import { parseCaipNetworkId } from '../caip/caip-network-id';
import type { Indexer, Indexers, IndexingNodes, IndexingService } from '../network/indexer';
import { aNetworkId } from './parse-network';
import { allOf, aMapOf, anObject, anUrl, type Check, oneOf, refuse } from './check';

/** The kinds of indexers that each namespace has. */
const kindsOn: { readonly [N in ChainNamespace]: readonly Indexer['kind'][] } = {
  bip122: ['nodes'],
  eip155: ['blockscout'],
  polkadot: ['subscan', 'subsquid'],
  solana: ['nodes'],
};

const withoutEnd: Check<string> = (value, option) => anUrl(value, option).replace(/\/+$/, '');
const aService = allOf<IndexingService>({
  kind: oneOf(['blockscout', 'subscan', 'subsquid']),
  url: withoutEnd,
});
const someNodes = allOf<IndexingNodes>({ kind: oneOf(['nodes']) });

const anIndexer: Check<Indexer> = (value, option) => {
  const { kind } = anObject(value, option) as { readonly kind?: unknown };
  return (kind === 'nodes' ? someNodes : aService)(value, option);
};
const someOfAll = aMapOf(anIndexer);

/** Accepts an indexer for each network, by its CAIP-2 id. */
export const someIndexers: Check<Indexers> = (value, option) => {
  const indexers = someOfAll(value, option);
  for (const [id, { kind }] of Object.entries(indexers)) {
    const path = `${option}.${id}`;
    const kinds = kindsOn[parseCaipNetworkId(aNetworkId(id, path)).namespace];
    if (!kinds.includes(kind)) refuse(`${path}.kind`, `one of ${kinds.join(', ')}`);
  }
  return indexers;
};
