import { describe, expect, it } from '@jest/globals';
import {
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { bitcoin } from '../../../../../domain/network/more-networks';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import type { ListedToken } from '../../../../../domain/token/token-list';
import { ListedTokens } from '../../../../../infrastructure/chains/eip155/listed-tokens';
import { multicall } from '../../../../../infrastructure/chains/eip155/multicall';
import { ScriptedRpcClients } from '../../../../../infrastructure/fake';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const abi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) view returns ((bool success, bytes returnData)[] answers)',
]);
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [ALICE] });

function contract(index: number): Hex {
  return `0x${index.toString(16).padStart(40, '0')}`;
}

function word(units: number): Hex {
  return numberToHex(units, { size: 32 });
}

/** A node whose tokens answer with `answerOf`; with the contract for multicalls unless it has none. */
function nodeWith(answerOf: (to: string) => Hex | Error, hasMulticall = true) {
  return new ScriptedRpcClients({
    eth_call: ([call]: readonly { to: string; data: Hex }[]) => {
      if (!call) throw new TypeError('No call');
      if (call.to !== MULTICALL3) {
        const answer = answerOf(call.to);
        if (answer instanceof Error) throw answer;
        return answer;
      }
      if (!hasMulticall) return '0x';
      const [calls] = decodeFunctionData({ abi, data: call.data }).args;
      const result = calls.map(({ target }) => {
        const answer = answerOf(target);
        return answer instanceof Error
          ? { success: false, returnData: '0x' as const }
          : { success: true, returnData: answer };
      });
      return encodeFunctionResult({ abi, functionName: 'aggregate3', result });
    },
  });
}

function reverted(): WidgetError {
  return new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
}

function readsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({ to: contract(index + 1), data }));
}

describe('a multicall', () => {
  it('[R9.4] groups calls of at most 1,024 bytes', async () => {
    const node = nodeWith((to) => word(Number(BigInt(to))));

    const answers = await multicall(node.forNetwork(ethereum), readsOf(100));

    expect(answers.map((answer) => Number(answer))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    // 36 bytes each: 28 in a group.
    expect(node.calls).toHaveLength(4);
  });

  it('is single calls on a chain without the contract', async () => {
    const node = nodeWith((to) => word(Number(BigInt(to))), false);
    const answers = await multicall(node.forNetwork(ethereum), readsOf(3));
    expect(answers).toEqual([word(1), word(2), word(3)]);
    expect(node.calls).toHaveLength(4);
  });

  it('leaves out a contract that refuses, and one that spoils its group', async () => {
    const huge: Hex = `0x${'00'.repeat(70_000)}`;
    const node = nodeWith((to) => {
      if (to === contract(2)) return reverted();
      return to === contract(30) ? huge : word(1);
    });

    const answers = await multicall(node.forNetwork(ethereum), readsOf(40));

    const missing = answers.flatMap((answer, index) => (answer === undefined ? [index + 1] : []));
    expect(missing).toEqual([2, 30]);
    expect(answers).toHaveLength(40);
  });

  it('throws where no node answers', async () => {
    const down = new ScriptedRpcClients({
      eth_call: () => {
        throw new WidgetError('RPC_UNREACHABLE', { url: 'https://node.test' });
      },
    });
    await expect(multicall(down.forNetwork(ethereum), readsOf(2))).rejects.toMatchObject({
      code: 'RPC_UNREACHABLE',
    });
  });
});

describe('the tokens of a list', () => {
  const chain = { namespace: 'eip155', chainReference: '1' } as const;
  const token = (index: number, decimals = 6): ListedToken => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    decimals,
    address: formatCaipAddress({ ...chain, address: contract(index) }),
  });

  function holding(tokens: readonly ListedToken[], answerOf: (to: string) => Hex | Error) {
    const rpcClients = nodeWith(answerOf);
    const source = new ListedTokens({ listed: async () => tokens, rpcClients });
    return { rpcClients, balances: () => source.balances(ALICE, ethereum) };
  }

  it('are those that the account holds, without a price', async () => {
    const { balances } = holding([token(1), token(2)], (to) =>
      to === contract(1) ? word(1_500_000) : word(0),
    );
    expect(await balances()).toEqual([
      {
        name: 'Token 1',
        symbol: 'T1',
        chainId: 'eip155:1',
        address: `eip155:1:${contract(1)}`,
        quantity: { decimals: 6, numeric: '1.5', units: 1_500_000n },
      },
    ]);
  });

  it('leave out contracts that answer with nothing, too little, or a refusal', async () => {
    const answers: readonly (Hex | Error)[] = ['0x', '0x01', reverted(), word(7)];
    const { balances } = holding(
      answers.map((_, index) => token(index + 1)),
      (to) => answers[Number(BigInt(to)) - 1] ?? '0x',
    );
    expect((await balances()).map(({ symbol }) => symbol)).toEqual(['T4']);
  });

  it('keep what is held of a token with 36 decimals exact', async () => {
    const most = `0x${'f'.repeat(64)}` as const;
    const { balances } = holding([token(1, 36)], () => most);
    expect((await balances())[0]?.quantity.units).toBe(2n ** 256n - 1n);
  });

  it('are none on another namespace', async () => {
    const rpcClients = nodeWith(() => word(1));
    const source = new ListedTokens({ listed: async () => [token(1)], rpcClients });
    expect(await source.balances(ALICE, bitcoin)).toEqual([]);
    expect(rpcClients.calls).toEqual([]);
  });

  it('ask nothing where there is no list', async () => {
    const { balances, rpcClients } = holding([], () => word(1));
    expect(await balances()).toEqual([]);
    expect(rpcClients.calls).toEqual([]);
  });
});
