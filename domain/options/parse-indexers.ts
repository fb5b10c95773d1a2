import type { ChainNamespace } from '../caip/chain-namespace';
import { parseCaipNetworkId } from '../caip/caip-network-id';
import type { Indexer, Indexers } from '../network/indexer';
import { aNetworkId } from '../network/parse-network';
import { allOf, aMapOf, anUrl, type Check, oneOf, refuse } from './check';

/** The kinds of indexers that each namespace has. */
const kindsOn: { readonly [N in ChainNamespace]: readonly Indexer['kind'][] } = {
  bip122: [],
  eip155: ['blockscout'],
  polkadot: [],
  solana: [],
};

const aKind = oneOf([...new Set(Object.values(kindsOn).flat())]);
const withoutEnd: Check<string> = (value, option) => anUrl(value, option).replace(/\/+$/, '');
const someOfAll = aMapOf(allOf<Indexer>({ kind: aKind, url: withoutEnd }));

/** Accepts an indexer for each network, by its CAIP-2 id. */
export const someIndexers: Check<Indexers> = (value, option) => {
  const indexers = someOfAll(value, option);
  for (const [id, { kind }] of Object.entries(indexers)) {
    const path = `${option}.${id}`;
    const kinds = kindsOn[parseCaipNetworkId(aNetworkId(id, path)).namespace];
    if (!kinds.includes(kind)) refuse(`${path}.kind`, 'an indexer of this kind of network');
  }
  return indexers;
};
