import { describe, expect, it } from '@jest/globals';
import assetHubKusama from '@polkadot/types-support/metadata/v15/asset-hub-kusama-hex';
import assetHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex';
import kusama from '@polkadot/types-support/metadata/v15/kusama-hex';
import polkadot from '@polkadot/types-support/metadata/v15/polkadot-hex';
import { metadataHash } from '../../../src/plans/polkadot/metadata-hash';
import { readMetadata } from '../../../src/plans/polkadot/runtime-metadata';
import { toHex, vectors } from '../../vectors';
import { unwrapped } from './unwrapped';

interface Digest {
  readonly chain: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly hash: string;
}

const { digests } = vectors<{ readonly digests: readonly Digest[] }>('rfc-78');
const chains: Readonly<Record<string, string>> = {
  ...{ polkadot, kusama },
  'asset-hub-polkadot': assetHub,
  'asset-hub-kusama': assetHubKusama,
};

describe('the hash of metadata (RFC-78)', () => {
  it.each(digests)('[R7.16] of $chain is the one of another implementation', (digest) => {
    const metadata = readMetadata(unwrapped(chains[digest.chain] ?? ''));

    expect(toHex(metadataHash(metadata, digest))).toBe(digest.hash);
    const other = { ...digest, decimals: digest.decimals + 1 };
    expect(toHex(metadataHash(metadata, other))).not.toBe(digest.hash);
  });
});
