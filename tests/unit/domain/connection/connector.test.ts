import { expect, it } from '@jest/globals';
import { connectorOn } from '../../../../domain/connection/connector';

it('[R3.5] a connector names its namespace, and once more as the chain', () => {
  expect(connectorOn('solana', { id: 'sol', name: 'Sol', type: 'ANNOUNCED' })).toEqual({
    id: 'sol',
    name: 'Sol',
    type: 'ANNOUNCED',
    namespace: 'solana',
    chain: 'solana',
  });
});
