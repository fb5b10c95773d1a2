import { expect, it } from '@jest/globals';
import {
  activityNamespaces,
  balanceNamespaces,
  nameNamespaces,
  sendNamespaces,
} from '../../../../domain/network/feature-networks';
import { onrampNamespaces } from '../../../../domain/onramp/onramp';

it('[R9.11] balances and onramp are on EVM chains and Solana, names and activity on EVM chains', () => {
  expect(balanceNamespaces).toEqual(['eip155', 'solana']);
  expect(onrampNamespaces).toEqual(['eip155', 'solana']);
  expect(nameNamespaces).toEqual(['eip155']);
  expect(activityNamespaces).toEqual(['eip155']);
});

it('tokens are sent on EVM chains and Solana', () => {
  expect(sendNamespaces).toEqual(['eip155', 'solana']);
});
