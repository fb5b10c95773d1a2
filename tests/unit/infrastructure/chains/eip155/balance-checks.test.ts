import { describe, expect, it } from '@jest/globals';
import { concatHex, decodeAbiParameters, decodeFunctionData, numberToHex, parseAbi } from 'viem';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import type { RpcClient } from '../../../../../ports/rpc-client';
import { balanceChecks } from '../../../../../infrastructure/chains/eip155/balance-checks';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x94b75331AE8d42C1b61065089B7d48FE14aA73b7';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ME });
const rise = { contract: USDC, change: 7n };
const avalanche = { ...ethereum, caipNetworkId: 'eip155:43114' } as const;
const standing = (client: RpcClient, areThere = true) => {
  const asked: string[] = [];
  const areStanding = async (addresses: readonly string[]): Promise<boolean> => {
    asked.push(...addresses);
    return areThere;
  };
  return { areStanding, asked, client };
};
const never = standing({ request: () => Promise.reject(new Error('no balance is asked for')) });
const saying = (answer: string) => standing({ request: async () => answer });

describe('the checks of balances', () => {
  const abi = parseAbi([
    'function beforeHook(bytes terms, bytes a, bytes32 mode, bytes b, bytes32 note, address c, address d)',
    'function afterHook(bytes terms, bytes a, bytes32 mode, bytes b, bytes32 note, address c, address d)',
  ]);

  it('are two calls of a contract that notes a balance, of terms for the least and for the most', async () => {
    const floors = [{ change: 7n }, { contract: UNI, change: -5n }];
    const checks = await balanceChecks(never, floors, ROUTER, from, ethereum);

    const word = (value: bigint) => numberToHex(value, { size: 32 });
    const { after = [], before = [] } = checks ?? {};
    for (const [functionName, calls] of [
      ['beforeHook', before],
      ['afterHook', after],
    ] as const) {
      expect(calls.map(({ to, units }) => ({ to, units }))).toEqual([
        { to: '0xbD7B277507723490Cd50b12EaaFe87C616be6880', units: 0n },
        { to: '0xcdF6aB796408598Cea671d79506d7D48E97a5437', units: 0n },
      ]);
      const terms = calls.map(({ data }) => {
        const decoded = decodeFunctionData({ abi, data: data as '0x' });
        expect(decoded.functionName).toBe(functionName);
        return decoded.args[0];
      });
      expect(terms).toEqual(
        [concatHex(['0x00', ME, word(7n)]), concatHex(['0x01', UNI as '0x', ME, word(5n)])].map(
          (each) => each.toLowerCase(),
        ),
      );
    }
    const notes = [...before, ...after].map(
      ({ data }) => decodeFunctionData({ abi, data: data as '0x' }).args[4],
    );
    expect(notes.slice(0, 2)).toEqual(notes.slice(2));
    expect(new Set(notes).size).toBe(2);
  });

  it('are commands of the Universal Router where there is no such contract', async () => {
    const floors = [rise, { contract: UNI, change: -5n }];
    const word = numberToHex(100n, { size: 32 });
    const checks = await balanceChecks(saying(word), floors, ROUTER, from, avalanche);
    expect(checks).toMatchObject({ before: [], after: [{ to: ROUTER, units: 0n }] });

    const router = parseAbi(['function execute(bytes commands, bytes[] inputs)']);
    const data = checks?.after[0]?.data as '0x';
    const [commands, inputs] = decodeFunctionData({ abi: router, data }).args;
    expect(commands).toBe('0x0e0e');
    const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
    expect(inputs.map((input) => decodeAbiParameters(types, input))).toEqual([
      [ME, USDC, 107n],
      [ME, UNI, 95n],
    ]);
  });

  it('are none of the native currency by the Universal Router, and none without any contract', async () => {
    const none = balanceChecks(saying('0x1'), [{ change: 7n }], ROUTER, from, avalanche);
    expect(await none).toBeUndefined();
    expect(await balanceChecks(never, [rise], undefined, from, avalanche)).toBeUndefined();
  });

  it('are none where nothing stands at the contracts that would compare', async () => {
    const client = { request: async () => numberToHex(100n, { size: 32 }) };
    const [noting, comparing] = [standing(client, false), standing(client, false)];
    const floors = [{ change: 7n }, rise];
    expect(await balanceChecks(noting, floors, ROUTER, from, ethereum)).toBeUndefined();
    expect(noting.asked).toEqual([
      '0xbD7B277507723490Cd50b12EaaFe87C616be6880',
      '0xcdF6aB796408598Cea671d79506d7D48E97a5437',
    ]);
    expect(await balanceChecks(comparing, [rise], ROUTER, from, avalanche)).toBeUndefined();
    expect(comparing.asked).toEqual([ROUTER]);
  });

  it('are none where the token reports no balance', async () => {
    const asking = balanceChecks(saying('0x'), [rise], ROUTER, from, avalanche);
    await expect(asking).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });
});
