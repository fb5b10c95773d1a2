import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { StandingContracts } from '../../../../../infrastructure/chains/eip155/standing-contracts';

const ONE = '0xbD7B277507723490Cd50b12EaaFe87C616be6880';
const OTHER = '0xcdF6aB796408598Cea671d79506d7D48E97a5437';
const polygon = { ...ethereum, caipNetworkId: 'eip155:137' } as const;

/** Contracts by a node that answers `codes`, the last one again and again, and what it was asked. */
function contractsBy(...codes: readonly unknown[]) {
  const asked: unknown[] = [];
  const answers = [...codes];
  const request = async ({ params }: { readonly params?: unknown }): Promise<unknown> => {
    asked.push(params);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    asked,
    contracts: new StandingContracts({ rpcClients: { forNetwork: () => ({ request }) } }),
  };
}

describe('whether contracts stand on a network', () => {
  it('is by their code, asked once for a network', async () => {
    const { asked, contracts } = contractsBy('0x6001');
    expect(await contracts.areOn(ethereum, [ONE, ONE.toLowerCase()])).toBe(true);
    expect(await contracts.areOn(ethereum, [ONE])).toBe(true);
    expect(asked).toEqual([[ONE.toLowerCase(), 'latest']]);

    expect(await contracts.areOn(polygon, [ONE])).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is no where one of them has none, also when asked again', async () => {
    const { asked, contracts } = contractsBy('0x6001', '0x');
    expect(await contracts.areOn(ethereum, [ONE, OTHER])).toBe(false);
    expect(await contracts.areOn(ethereum, [ONE, OTHER])).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it.each([[undefined], [null], ['0x600'], ['code'], [{}]])(
    'is not known by the answer %p, and asked again',
    async (answer) => {
      const { contracts } = contractsBy(answer, '0x6001');
      const asking = contracts.areOn(ethereum, [ONE]);
      await expect(asking).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
      expect(await contracts.areOn(ethereum, [ONE])).toBe(true);
    },
  );

  it('is asked again after a node that did not answer', async () => {
    const { contracts } = contractsBy(new Error('no answer'), '0x');
    await expect(contracts.areOn(ethereum, [ONE])).rejects.toThrow('no answer');
    expect(await contracts.areOn(ethereum, [ONE])).toBe(false);
  });
});
