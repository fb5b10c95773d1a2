import { describe, expect, it } from '@jest/globals';
import {
  assetHubKusama,
  assetHubPolkadot as assetHub,
  kusama,
  polkadot,
} from '../../../../chains/clients/polkadot-metadata';
import { gzipSync } from 'node:zlib';
import { metadataHash } from '../../../../../domain/runtime/metadata-hash';
import { readMetadata } from '../../../src/domain/plans/polkadot/runtime-metadata';
import { toHex, vectors } from '../../vectors';
import { hashTools } from './hash-tools';
import { unwrapped } from './unwrapped';

interface Digest {
  readonly chain: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly hash: string;
}

const { digests } = vectors<{ readonly digests: readonly Digest[] }>('rfc-78');
const chains: Readonly<Record<string, string>> = {
  polkadot,
  kusama,
  'asset-hub-polkadot': assetHub,
  'asset-hub-kusama': assetHubKusama,
};

/** What a visitor downloads at the first approval on a chain, from a node that compresses. */
const MAX_DOWNLOAD = 320 * 1024;

describe('the metadata of a chain', () => {
  it('[R7.16] stays a small download', () => {
    const sizes = Object.entries(chains).map(([name, hex]) => [name, gzipSync(hex).length]);
    process.stderr.write(`Metadata after gzip: ${JSON.stringify(Object.fromEntries(sizes))}\n`);
    for (const [name, size] of sizes) {
      expect([name, Number(size) <= MAX_DOWNLOAD]).toEqual([name, true]);
    }
  });
});

describe('the hash of metadata (RFC-78)', () => {
  it.each(digests)('[R7.16] of $chain is the one of another implementation', (digest) => {
    const metadata = readMetadata(unwrapped(chains[digest.chain] ?? ''));

    expect(toHex(metadataHash(metadata, digest, hashTools))).toBe(digest.hash);
    const other = { ...digest, decimals: digest.decimals + 1 };
    expect(toHex(metadataHash(metadata, other, hashTools))).not.toBe(digest.hash);
  });
});
