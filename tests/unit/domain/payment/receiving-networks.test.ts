import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import {
  bitcoin,
  bitcoinTestnet,
  polkadot,
  solana,
} from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import { receivingNetworks } from '../../../../domain/payment/receiving-networks';

const sepolia: Network = {
  ...ethereum,
  id: 11155111,
  caipNetworkId: 'eip155:11155111',
  testnet: true,
};
const all: readonly Network[] = [
  arbitrum,
  sepolia,
  ethereum,
  solana,
  bitcoin,
  bitcoinTestnet,
  polkadot,
];
const eoa = { accountType: 'eoa', network: ethereum } as const;

describe('receivingNetworks', () => {
  it('are all main EVM networks of the site for the key of a wallet, the one in use first', () => {
    expect(receivingNetworks(eoa, all)).toEqual([ethereum, arbitrum]);
    expect(receivingNetworks({ ...eoa, network: sepolia }, all)).toEqual([sepolia]);
  });

  it('leave out a network that the wallet has not approved', () => {
    const limited = { ...eoa, approvedCaipNetworkIds: [ethereum.caipNetworkId] };
    expect(receivingNetworks({ ...limited, canAddNetworks: true }, all)).toEqual([ethereum]);
    expect(receivingNetworks(limited, all)).toEqual([ethereum]);
  });

  it('are those of the contract for a smart account', () => {
    const smart = { ...eoa, accountType: 'smartAccount' } as const;
    expect(receivingNetworks(smart, all)).toEqual([ethereum]);
    const both = {
      ...smart,
      smartAccountNetworkIds: [ethereum.caipNetworkId, arbitrum.caipNetworkId],
    };
    expect(receivingNetworks(both, all)).toEqual([ethereum, arbitrum]);
  });

  it('are those of the key for a smart account at its address', () => {
    const smart = { ...eoa, accountType: 'smartAccount', isSmartAccountAtKey: true } as const;
    expect(receivingNetworks(smart, all)).toEqual([ethereum, arbitrum]);
  });

  it.each([solana, bitcoin, bitcoinTestnet, polkadot])(
    'are $name alone where it is in use',
    (network) => {
      expect(receivingNetworks({ accountType: 'eoa', network }, all)).toEqual([network]);
    },
  );
});
