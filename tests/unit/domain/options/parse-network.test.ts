import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { aNetwork } from '../../../../domain/options/parse-network';

const minimal = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://op.test'] } },
};
const solana = {
  ...minimal,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
};

describe('aNetwork', () => {
  it('[R3.1] keeps every field of a network, and spells its id namespace:chain-id', () => {
    const network = {
      ...solana,
      blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.test' } },
      testnet: false,
      assets: { imageId: 'image', imageUrl: 'https://image.test/solana.png' },
      deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    };

    expect(parse(network)).toEqual({
      ...network,
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    });
  });

  it.each([ethereum, arbitrum])('[R3.1] accepts our own $name unchanged', (network) => {
    expect(parse(network)).toEqual(network);
  });

  it('accepts a chain object of viem with further fields as an EVM network', () => {
    const chain = {
      ...minimal,
      formatters: undefined,
      testnet: undefined,
      blockExplorers: undefined,
      contracts: { multicall3: { address: '0x' } },
      rpcUrls: { default: { http: ['https://op.test'], webSocket: ['wss://op.test'] } },
    };

    expect(parse(chain)).toEqual({
      ...minimal,
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:10',
    });
  });

  it('writes the id of an EVM network as a number', () => {
    expect(parse({ ...minimal, id: '10' })).toEqual(parse(minimal));
  });

  it.each<[object, string, string]>([
    [{ id: 0 }, 'n.id', 'a chain id: a whole number above 0'],
    [{ id: 1.5 }, 'n.id', 'a chain id: a whole number above 0'],
    [{ id: '0x1' }, 'n.id', 'a chain id: a whole number above 0'],
    [{ id: 2 ** 53 }, 'n.id', 'a chain id: a whole number above 0'],
    [{ id: undefined }, 'n.id', 'a chain id: a whole number above 0'],
    [{ chainNamespace: 'solana' }, 'n.id', 'a CAIP-2 reference'],
    [{ chainNamespace: 'solana', id: 'a:b' }, 'n.id', 'a CAIP-2 reference'],
    [{ chainNamespace: 'cosmos' }, 'n.chainNamespace', 'one of eip155, solana, polkadot, bip122'],
    [{ name: ' ' }, 'n.name', 'a text that is not empty'],
    [{ nativeCurrency: undefined }, 'n.nativeCurrency', 'an object'],
    [
      { nativeCurrency: { name: 'E', symbol: 'E' } },
      'n.nativeCurrency.decimals',
      'a value: it is required',
    ],
    [
      { nativeCurrency: { name: 'E', symbol: 'E', decimals: 1.5 } },
      'n.nativeCurrency.decimals',
      'a whole number from 0 to 255',
    ],
    [
      { nativeCurrency: { name: 'E', symbol: 'E', decimals: 256 } },
      'n.nativeCurrency.decimals',
      'a whole number from 0 to 255',
    ],
    [{ rpcUrls: undefined }, 'n.rpcUrls.default.http', 'a list'],
    [
      { rpcUrls: { default: { http: ['wss://x.test'] } } },
      'n.rpcUrls.default.http[0]',
      'an address that starts with https:// or http://, without user info',
    ],
    [
      { blockExplorers: { default: { name: 'X', url: 'javascript:alert(1)' } } },
      'n.blockExplorers.default.url',
      'an address that starts with https:// or http://, without user info',
    ],
    [{ blockExplorers: {} }, 'n.blockExplorers.default.name', 'a text that is not empty'],
    [{ testnet: 'yes' }, 'n.testnet', 'true or false'],
    [{ ss58Prefix: 16_384 }, 'n.ss58Prefix', 'a whole number from 0 to 16383'],
    [
      { assets: { imageUrl: 'http://image.test' } },
      'n.assets.imageUrl',
      'an image at https:// or data:image/',
    ],
    [{ assets: { image: 'x' } }, 'n.assets.image', 'a known name. Did you mean "imageId"?'],
    [
      { deprecatedCaipNetworkId: 'solana' },
      'n.deprecatedCaipNetworkId',
      'a CAIP-2 network id such as eip155:1',
    ],
  ])('refuses %j, naming %s', (mistake, option, expected) => {
    expect(() => parse({ ...minimal, ...mistake })).toThrow(
      expect.objectContaining({ code: 'OPTION_INVALID', context: { option, expected } }),
    );
  });

  it.each([[undefined], [null], [1], [[]]])('refuses %j entirely', (value) => {
    expect(() => parse(value)).toThrow('Invalid option "n": expected an object');
  });

  it.each(['ethereum', 'eip155:1', ''])('says how to name a network where it is %j', (value) => {
    expect(() => parse(value)).toThrow(
      'Invalid option "n": expected a network as in `import { ethereum } from \'cleatkit\'`',
    );
  });

  it.each(['https://etherscan.io@evil.test', 'https://a.test\\@evil.test', 'https:/\\evil.test'])(
    'refuses an explorer that leads to another host than it seems to: %s',
    (url) => {
      const blockExplorers = { default: { name: 'X', url } };

      expect(() => aNetwork({ ...ethereum, blockExplorers }, 'n')).toThrow('without user info');
    },
  );
});

function parse(value: unknown) {
  return aNetwork(value, 'n');
}
