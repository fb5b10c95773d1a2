import { describe, expect, it } from '@jest/globals';
import { bitcoinNetworkOf, ss58PrefixOf } from '../../../../domain/address/chain-address-rules';
import { checkAddress, isAddress, isSameAddress } from '../../../../domain/address/is-address';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { describeVectors } from '../../../support/vectors';

const samples = {
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eip155: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
};
const aliceGeneric = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F';

const polkadot = {
  namespace: 'polkadot',
  chainReference: '91b171bb158e2d3848fa23a9f1c25182',
} as const;
const bitcoin = {
  namespace: 'bip122',
  chainReference: '000000000019d6689c085ae165831e93',
} as const;

describe('isAddress', () => {
  it('[R5.3] [R5.4] uses the rule of the namespace', () => {
    for (const namespace of chainNamespaces) {
      expect(isAddress(samples[namespace], namespace)).toBe(true);
      expect(isAddress('nothing of the kind', namespace)).toBe(false);
    }
    expect(isAddress(samples.eip155, 'solana')).toBe(false);
    expect(isAddress(samples.bip122, 'eip155')).toBe(false);
  });
});

describe('checkAddress', () => {
  it('returns the canonical address of each namespace without blanks around it', () => {
    expect(
      checkAddress(` ${samples.eip155.toLowerCase()}\n`, {
        namespace: 'eip155',
        chainReference: '1',
      }),
    ).toEqual({ ok: true, address: samples.eip155 });
    expect(checkAddress(samples.solana, { namespace: 'solana', chainReference: 'any' })).toEqual({
      ok: true,
      address: samples.solana,
    });
    expect(checkAddress(samples.bip122.toUpperCase(), bitcoin)).toEqual({
      ok: true,
      address: samples.bip122,
    });
  });

  it('spells a generic Polkadot account for the chain and refuses another chain’s', () => {
    expect(checkAddress(aliceGeneric, polkadot)).toEqual({ ok: true, address: samples.polkadot });
    expect(checkAddress(aliceOnKusama, polkadot)).toEqual({ ok: false, fault: 'network' });
  });

  it('accepts any prefix on a Polkadot chain with an unknown prefix', () => {
    const local = { namespace: 'polkadot', chainReference: '4'.repeat(32) } as const;
    expect(checkAddress(aliceOnKusama, local)).toEqual({ ok: true, address: aliceOnKusama });
    expect(checkAddress('5Grw', local)).toEqual({ ok: false, fault: 'form' });
  });

  it('refuses a Bitcoin address of another network, and any address on an unknown chain', () => {
    const testnet = { ...bitcoin, chainReference: '000000000933ea01ad0ee984209779ba' };
    const dogecoin = { ...bitcoin, chainReference: '1a91e3dace36e2be3bf030a65679fe82' };
    expect(checkAddress(samples.bip122, testnet)).toEqual({ ok: false, fault: 'network' });
    expect(checkAddress(samples.bip122, dogecoin)).toEqual({ ok: false, fault: 'network' });
    expect(checkAddress('x', dogecoin)).toEqual({ ok: false, fault: 'form' });
  });

  it.each([
    ['000000000019d6689c085ae165831e93', 'mainnet'],
    ['000000000933ea01ad0ee984209779ba', 'testnet'],
    ['00000000da84f2bafbbc53dee25a72ae', 'testnet'],
    ['00000008819873e925422c1ff0f99f7c', 'testnet'],
    ['0f9188f13cb7b2c71f2a335e3a4fc328', 'regtest'],
  ])('maps the Bitcoin chain %s to %s', (chainReference, network) => {
    expect(bitcoinNetworkOf(chainReference)).toBe(network);
  });
});

describe('isSameAddress', () => {
  it('ignores the spelling on each namespace', () => {
    expect(isSameAddress(samples.eip155, samples.eip155.slice(2).toLowerCase(), 'eip155')).toBe(
      true,
    );
    expect(isSameAddress(samples.bip122, samples.bip122.toUpperCase(), 'bip122')).toBe(true);
    expect(isSameAddress(aliceGeneric, aliceOnKusama, 'polkadot')).toBe(true);
    expect(isSameAddress(samples.solana, samples.solana, 'solana')).toBe(true);
  });

  it('distinguishes different accounts, and malformed texts from everything', () => {
    expect(isSameAddress(samples.solana, samples.solana.toLowerCase(), 'solana')).toBe(false);
    for (const namespace of chainNamespaces) {
      expect(isSameAddress('x', 'x', namespace)).toBe(false);
      expect(isSameAddress(samples[namespace], 'x', namespace)).toBe(false);
    }
  });
});

describeVectors<{
  readonly registry: readonly { readonly prefix: number; readonly network: string }[];
}>('ss58', ({ registry }) => {
  it.each([
    ['91b171bb158e2d3848fa23a9f1c25182', 'polkadot'],
    ['68d56f15f85d3136970ec16946040bc1', 'polkadot'],
    ['b0a8d493285c2df73290dfb7e61f870f', 'kusama'],
    ['48239ef607d7928874027a43a6768920', 'kusama'],
    ['e143f23803ac50e8f6f8e62695d1ce9e', 'substrate'],
  ])('knows the prefix of the chain %s, which is registered for %s', (reference, network) => {
    const row = registry.find(({ prefix }) => prefix === ss58PrefixOf(reference));
    expect(row?.network).toBe(network);
  });
});
