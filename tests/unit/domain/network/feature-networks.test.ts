import { expect, it } from '@jest/globals';
import { activityNamespaces, nameNamespaces } from '../../../../domain/network/feature-networks';

// Balances are on every namespace: `tests/unit/application/account/every-namespace.test.ts`.
it('[R9.11] names and activity are on EVM chains', () => {
  expect(nameNamespaces).toEqual(['eip155']);
  expect(activityNamespaces).toEqual(['eip155']);
});
