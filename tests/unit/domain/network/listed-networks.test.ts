import { expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { listedNetworks } from '../../../../domain/network/listed-networks';

const sepolia = { ...ethereum, id: 11_155_111, name: 'Sepolia', testnet: true };
const networks = [sepolia, ethereum, arbitrum];

it('lists networks for tests apart, each in the order of the site', () => {
  expect(listedNetworks(networks, '')).toEqual({ main: [ethereum, arbitrum], test: [sepolia] });
});

it.each([
  ['arb', [arbitrum], []],
  [' SEPO ', [], [sepolia]],
  ['42161', [arbitrum], []],
  ['4216', [], []],
  ['nothing', [], []],
])('finds by name or by the whole id: %j', (search, main, test) => {
  expect(listedNetworks(networks, search)).toEqual({ main, test });
});
