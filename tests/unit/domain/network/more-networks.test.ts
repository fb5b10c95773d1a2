import { describe, expect, it } from '@jest/globals';
import { ss58PrefixOf } from '../../../../domain/address/chain-address-rules';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import {
  bitcoin,
  bitcoinTestnet,
  polkadot,
  polkadotAssetHub,
  ql1,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../../../domain/network/more-networks';
import { findNetwork } from '../../../../domain/network/find-network';
import { aNetwork } from '../../../../domain/options/parse-network';

const specified = [
  ethereum,
  arbitrum,
  ql1,
  solana,
  solanaDevnet,
  solanaTestnet,
  bitcoin,
  bitcoinTestnet,
];
const all = [...specified, polkadot, polkadotAssetHub];

describe('the built-in networks', () => {
  it('[R3.2] are the eight that the specification names', () => {
    expect(specified.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:1',
      'eip155:42161',
      'eip155:766',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
      'bip122:000000000019d6689c085ae165831e93',
      'bip122:000000000933ea01ad0ee984209779ba',
    ]);
  });

  it.each([polkadot, polkadotAssetHub])('validate the addresses of $name', ({ id }) => {
    expect(ss58PrefixOf(id)).toBe(0);
  });

  it.each(all)('[R3.1] $name passes the check for a site’s own networks', (network) => {
    expect(aNetwork(network, 'network')).toEqual(network);
  });

  it.each([
    ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solana],
    ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', solanaDevnet],
  ])('[R3.2] are also found by the deprecated id %s', (id, network) => {
    expect(findNetwork(all, id as typeof network.caipNetworkId)).toBe(network);
  });

  it('mark the test networks', () => {
    expect(all.filter(({ testnet }) => testnet).map(({ name }) => name)).toEqual([
      'Solana Devnet',
      'Solana Testnet',
      'Bitcoin Testnet',
    ]);
  });
});
