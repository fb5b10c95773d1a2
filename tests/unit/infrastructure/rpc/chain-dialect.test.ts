import { describe, expect, it } from '@jest/globals';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { isRepeatable } from '../../../../domain/network/retry-policy';
import { chainDialects } from '../../../../infrastructure/rpc/chain-dialect';

describe('chainDialects', () => {
  it.each([
    ['eip155', '0x1', '1'],
    ['eip155', '0xA4B1', '42161'],
    ['eip155', '0x20000000000001', '9007199254740993'],
    ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    [
      'polkadot',
      '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
      '91b171bb158e2d3848fa23a9f1c25182',
    ],
    [
      'bip122',
      '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      '000000000019d6689c085ae165831e93',
    ],
  ] as const)('[R7.17] %s reads %s as the chain %s', (namespace, answer, reference) => {
    expect(chainDialects[namespace].referenceOf(answer)).toBe(reference);
  });

  it.each([
    ['eip155', '1'],
    ['eip155', '0x'],
    ['eip155', 'mainnet'],
    ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvd'],
    ['solana', '0eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'],
    ['solana', `5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp${'1'.repeat(13)}`],
    ['polkadot', '91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'],
    ['polkadot', '0x91b171bb158e2d3848fa23a9f1c25182'],
    ['bip122', '000000000019d6689c085ae165831e93'],
    ['bip122', ''],
  ] as const)('%s refuses %p as a chain', (namespace, answer) => {
    expect(chainDialects[namespace].referenceOf(answer)).toBeUndefined();
  });

  it.each([
    ['eip155', '0x10', 16n],
    ['solana', 16, 16n],
    ['polkadot', { number: '0x10', parentHash: '0x' }, 16n],
    ['bip122', 16, 16n],
  ] as const)('[R7.17] %s reads the height of a chain', (namespace, answer, height) => {
    const { heightOf } = chainDialects[namespace].head;
    expect(heightOf(answer)).toBe(height);
    for (const nonsense of [undefined, null, '', 'ten', '0x', -1, 1.5, {}, { number: 'ten' }, []]) {
      expect(heightOf(nonsense)).toBeUndefined();
    }
  });

  it.each(chainNamespaces)('sends %s only requests that may be repeated', (namespace) => {
    const { identity, head } = chainDialects[namespace];
    expect(isRepeatable(identity.method)).toBe(true);
    expect(isRepeatable(head.request.method)).toBe(true);
  });
});
