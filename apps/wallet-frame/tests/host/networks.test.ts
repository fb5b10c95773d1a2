import { describe, expect, it } from '@jest/globals';
import { namespaceOf, Networks } from '../../src/domain/networks/networks';

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const common = { name: 'Test', symbol: 'TST', decimals: 18, rpcUrl: 'https://node.test' };

describe('the networks of a frame', () => {
  it.each(['foo', '0', '01', '1.5', '0x1', '-1', '1e3', '9007199254740992', '', '1'.repeat(17)])(
    'have no EVM chain %j, which is no number',
    (reference) => {
      expect(namespaceOf(`eip155:${reference}`)).toBeUndefined();
      expect(() => new Networks([]).use(`eip155:${reference}`)).toThrow('not known');
    },
  );

  it('have each chain that CAIP-2 can name', () => {
    expect(namespaceOf('eip155:9007199254740991')).toBe('eip155');
    expect(namespaceOf(SOLANA)).toBe('solana');
  });

  it('refuse one that the operator does not serve, with 4901, where others of its kind are served', () => {
    const networks = new Networks([{ ...common, id: 'eip155:8453' }]);
    expect(() => networks.use('eip155:1')).toThrow(expect.objectContaining({ code: 4901 }));
    expect(networks.active).toBe('eip155:8453');

    networks.use('eip155:8453');
    networks.use(SOLANA); // Nothing is read there: the account signs messages.

    expect(networks.active).toBe(SOLANA);
  });
});
