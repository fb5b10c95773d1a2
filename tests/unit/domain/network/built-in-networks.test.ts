import { expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';

it.each([
  [ethereum, 1, 'Ethereum', 'https://etherscan.io'],
  [arbitrum, 42161, 'Arbitrum One', 'https://arbiscan.io'],
])('[R3.1] include $name with all fields of a network', (network, id, name, explorerUrl) => {
  expect(network).toEqual({
    id,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [expect.stringMatching(/^https:\/\//)] } },
    blockExplorers: { default: { name: expect.any(String), url: explorerUrl } },
  });
});
