import { describe, expect, it } from '@jest/globals';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import type { Network } from '../../../../domain/network/network';
import {
  activeNetworkFor,
  shouldShowUnsupportedChain,
} from '../../../../domain/network/network-support';
import { findNetwork } from '../../../../domain/network/find-network';

const solana: Network = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: idOf('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  deprecatedCaipNetworkId: idOf('solana', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'),
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
};
const networks = [ethereum, arbitrum, solana];

describe('shouldShowUnsupportedChain', () => {
  const bits = [true, false];
  const combinations = bits.flatMap((isSupported) =>
    bits.flatMap((enableNetworkSwitch) =>
      bits.flatMap((allowUnsupportedChain) =>
        bits.map((isBasicPairing) => ({
          isSupported,
          enableNetworkSwitch,
          allowUnsupportedChain,
          isBasicPairing,
        })),
      ),
    ),
  );

  it.each(combinations)('[R4.12] holds only with all four conditions: %j', (facts) => {
    const isDue = Object.values(facts).join() === 'false,true,false,false';

    expect(shouldShowUnsupportedChain(facts)).toBe(isDue);
  });

  it('[R4.12] is tested in all sixteen combinations', () => {
    expect(new Set(combinations.map((facts) => JSON.stringify(facts))).size).toBe(16);
  });
});

describe('findNetwork', () => {
  it('finds a network by its CAIP-2 id, including the deprecated one of older wallets', () => {
    expect(findNetwork(networks, arbitrum.caipNetworkId)).toBe(arbitrum);
    expect(findNetwork(networks, solana.caipNetworkId)).toBe(solana);
    expect(findNetwork(networks, idOf('solana', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'))).toBe(solana);
  });

  it('finds nothing for an id that is not configured', () => {
    expect(findNetwork(networks, idOf('eip155', '10'))).toBeUndefined();
  });
});

describe('activeNetworkFor', () => {
  it("is the wallet's network where that is configured", () => {
    expect(activeNetworkFor(networks, 'eip155', '42161')).toEqual({
      ...arbitrum,
      isSupported: true,
    });
  });

  it('[R4.13] is a network named as unsupported, without endpoints, where it is not', () => {
    expect(activeNetworkFor(networks, 'eip155', '10')).toEqual({
      id: 10,
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:10',
      name: 'Unknown Network',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
      isSupported: false,
    });
  });

  it('[R4.13] has the CAIP-2 reference as its id where chains have no number', () => {
    expect(activeNetworkFor(networks, 'bip122', '000000000019d6689c085ae165831e93')).toMatchObject({
      id: '000000000019d6689c085ae165831e93',
      isSupported: false,
    });
  });

  it('does not match a configured network of another namespace', () => {
    expect(activeNetworkFor(networks, 'solana', '1')).toMatchObject({
      caipNetworkId: 'solana:1',
      isSupported: false,
    });
  });
});

function idOf(namespace: 'eip155' | 'solana', chainReference: string) {
  return formatCaipNetworkId({ namespace, chainReference });
}
