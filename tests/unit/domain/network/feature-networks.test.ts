import { expect, it } from '@jest/globals';
import { activityNamespaces, nameNamespaces } from '../../../../domain/network/feature-networks';
import { onrampNamespaces } from '../../../../domain/onramp/onramp';

// Balances are on every namespace: `tests/unit/application/account/every-namespace.test.ts`.
it('[R9.11] onramp is on EVM chains and Solana, names and activity on EVM chains', () => {
  expect(onrampNamespaces).toEqual(['eip155', 'solana']);
  expect(nameNamespaces).toEqual(['eip155']);
  expect(activityNamespaces).toEqual(['eip155']);
});
