import { describe, expect, it } from '@jest/globals';
import {
  assetHubPolkadot as assetHub,
  polkadot as relay,
  polkadot14 as oldRelay,
} from '../../../../../apps/chains/clients/polkadot-metadata';
import { readFileSync } from 'node:fs';
import { polkadot, polkadotAssetHub } from '../../../../../domain/network/more-networks';
import type { Network } from '../../../../../domain/network/network';
import { PolkadotChainAdapter } from '../../../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { alteredMetadata } from '../../../../support/altered-metadata';
import { payBob } from '../../../../support/polkadot-payment';
import { polkadotNode } from '../../../../support/polkadot-node';

/** Computed by `@polkadot-api/merkleize-metadata` from the same metadata. */
const vectors = new URL(
  '../../../../../apps/wallet-frame/tests/vectors/rfc-78.json',
  import.meta.url,
);
const { digests } = JSON.parse(readFileSync(vectors, 'utf8')) as {
  readonly digests: readonly { readonly chain: string; readonly hash: string }[];
};
const UNITS = 5n * 10n ** 10n;

function signedWith(network: Network, metadata: string | undefined, old?: string) {
  return payBob(PolkadotChainAdapter, network, polkadotNode(network, 1, metadata, old), UNITS);
}

describe('a payment on a chain that takes a hash of its metadata', () => {
  it.each([
    ['polkadot', polkadot, relay],
    ['asset-hub-polkadot', polkadotAssetHub, assetHub],
  ] as const)(
    'signs the hash of %s that another implementation finds',
    async (chain, network, hex) => {
      const { error, signed } = await signedWith(network, hex);

      expect(error).toBeUndefined();
      const hash = digests.find((digest) => digest.chain === chain)?.hash;
      expect(signed.map(({ payload }) => [payload.mode, payload.metadataHash])).toEqual([
        [1, `0x${hash}`],
      ]);
    },
  );

  it('signs another hash for a currency that is not the chain’s', async () => {
    const nativeCurrency = { ...polkadot.nativeCurrency, decimals: 9 };
    const { signed } = await signedWith({ ...polkadot, nativeCurrency }, relay);

    expect(signed).toHaveLength(1);
    expect(digests.map(({ hash }) => `0x${hash}`)).not.toContain(signed[0]?.payload.metadataHash);
  });

  it.each([
    ['knows no newer metadata', undefined],
    ['has no newer metadata', '0x00'],
  ])('is not signed where the node %s', async (_, metadata) => {
    const { error, signed } = await signedWith(polkadot, metadata, oldRelay);

    expect(error).toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
    expect(signed).toEqual([]);
  });
});

describe('a payment on a chain that takes none', () => {
  it('signs none', async () => {
    const without = alteredMetadata(relay, ({ extrinsic }) => {
      const at = extrinsic.signedExtensions.findIndex(
        ({ identifier }) => identifier === 'CheckMetadataHash',
      );
      extrinsic.signedExtensions.splice(at, 1);
    });
    const { error, signed } = await signedWith(polkadot, without);

    expect(error).toBeUndefined();
    expect(signed).toHaveLength(1);
    expect(signed[0]?.payload.signedExtensions).not.toContain('CheckMetadataHash');
    expect(signed[0]?.payload).not.toHaveProperty('mode');
    expect(signed[0]?.payload).not.toHaveProperty('metadataHash');
  });
});
