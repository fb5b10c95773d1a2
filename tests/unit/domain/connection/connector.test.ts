import { expect, it } from '@jest/globals';
import { connectorOn } from '../../../../domain/connection/connector';

it('[R3.5] a connector has its namespace as `namespace` and as `chain`', () => {
  expect(connectorOn('solana', { id: 'sol', name: 'Sol', type: 'ANNOUNCED' })).toEqual({
    id: 'sol',
    name: 'Sol',
    type: 'ANNOUNCED',
    namespace: 'solana',
    chain: 'solana',
  });
});
