import { expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { ql1, solana } from '../../../../domain/network/more-networks';
import {
  SWAP_NETWORK_CHOICE,
  swapNetworkChoice,
} from '../../../../domain/swap/swap-network-choice';
import { offeredNetworks } from '../../../../domain/swap/offered-networks';

const networks = [ql1, ethereum, solana, arbitrum];

it('[R9.12] offers only the networks with swaps where a swap asked for the choice', () => {
  expect(offeredNetworks(SWAP_NETWORK_CHOICE, networks)).toEqual([ethereum, arbitrum]);
});

it('offers the networks that the source serves, where it says so', () => {
  expect(offeredNetworks(swapNetworkChoice([solana, ethereum]), networks)).toEqual([
    ethereum,
    solana,
  ]);
  expect(offeredNetworks(swapNetworkChoice([]), networks)).toEqual([]);
});

it('offers all networks otherwise', () => {
  expect(offeredNetworks({ name: 'UnsupportedChain' }, networks)).toBe(networks);
  expect(offeredNetworks({ name: 'Networks' }, networks)).toBe(networks);
  expect(offeredNetworks(undefined, networks)).toBe(networks);
});
