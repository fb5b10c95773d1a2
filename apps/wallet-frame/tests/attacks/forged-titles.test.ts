import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, erc20Abi } from 'viem';
import { withoutDefence } from '../../../../tests/support/without-defence';
import * as acts from '../../src/domain/readings/act/act-of';
import type { Fact, Reading, Step } from '../../src/domain/readings/reading';
import { accounts, planFor } from '../plans/plan-world';

const own = accounts.evm.address;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ALL = 2n ** 256n - 1n;
const ETHEREUM = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18, rpcUrl: '' };

/** What a contract may call itself, so that a title says something else. */
const symbols: Readonly<Record<string, string>> = {
  'words of a title': 'ETH to yourself',
  'the coin of the network': 'ETH',
  'the coin in other letters': 'eth',
  digits: '000',
  'a mark of direction': 'US\u202EDC',
  'line breaks': 'USDC\n\nFree',
  'a long text': 'USDC '.repeat(1_000),
  'letters of another script': 'USD\u0421',
  'a sign of its own': '−5',
  'an end of a sentence': 'ETH.',
  nothing: '',
};

/** A node of EVM whose tokens have this symbol. */
const node = (symbol: string, decimals: bigint) => ({
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x7',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_call: ([{ data }]: readonly [{ readonly data: string }]) => {
    if (data === '0x95d89b41') return encodeAbiParameters([{ type: 'string' }], [symbol]);
    return data === '0x313ce567' ? `0x${decimals.toString(16).padStart(64, '0')}` : '0x';
  },
});

async function titleOf(
  functionName: 'approve' | 'transfer',
  amount: bigint,
  symbol: string,
  decimals = 6n,
): Promise<string> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName, args: [BOB, amount] });
  const { reading } = await planFor(
    'eip155:1',
    'eth_sendTransaction',
    [{ from: own, to: TOKEN, data }],
    node(symbol, decimals),
    { network: ETHEREUM },
  );
  return acts.actOf(reading, own).title;
}

const readingWith = (title: Step['title'], ...facts: readonly Fact[]): Reading => ({
  steps: [{ title, facts }],
  warnings: [],
  isUnderstood: true,
  raw: '',
});

describe('the title of an approval', () => {
  it.each(Object.entries(symbols))(
    '[E1.i] has nothing of a token with %s',
    async (_name, symbol) => {
      expect(await titleOf('transfer', 5_000_000n, symbol)).toBe('Send 5 of 0xA0b8…eB48');
      expect(await titleOf('approve', ALL, symbol)).toBe('Let 0x7099…79C8 spend all of a token');
    },
  );

  it('[E1.i] says no number that it has no room for, and no unit that no one knows', async () => {
    expect(await titleOf('transfer', 0n, 'USDC')).toBe('Send 0 USDC');
    expect(await titleOf('transfer', 1n, 'USDC', 36n)).toBe('Send <0.00000001 USDC');
    expect(await titleOf('transfer', ALL, 'USDC', 0n)).toBe('Send a token');
    expect(await titleOf('transfer', 5n, 'USDC', 255n)).toBe('Send a token');
    expect(await titleOf('transfer', 1_234_567_891_234_567n, 'USDC')).toBe(
      'Send 1,234,567,891.234567 USDC',
    );
  });

  it.each([
    ['send', '1 ETH to yourself', 'Send'],
    ['send', '1 ETH\nFree', 'Send'],
    ['send', 'Free', 'Send'],
    ['sendToken', '5 of nothing', 'Send a token'],
    ['allow', 'Unlimited nothing at all', 'Allow spending of a token'],
  ] as const)(
    '[E1.i] is the kind alone where a reader passes on a text: %s %s',
    (title, value, said) => {
      const amount: Fact = { label: 'amount', value };
      const spender: Fact = { label: 'spender', value: 'your own account' };
      expect(acts.actOf(readingWith(title, amount, spender), own).title).toBe(said);
    },
  );

  it('[E1.i] shows below in full what it says in short', async () => {
    const { reading } = await planFor(
      'eip155:1',
      'eth_sendTransaction',
      [{ from: own, to: BOB, value: '0x1' }],
      node('', 0n),
      { network: ETHEREUM },
    );
    const { lines, steps, title } = acts.actOf(reading, own);
    expect(title).toBe('Send <0.00000001 ETH');
    expect(lines.map(({ text }) => text)).toEqual(['−<0.00000001 ETH']);
    expect(steps[0]?.facts).toEqual([
      { label: 'to', value: BOB },
      { label: 'amount', value: '0.000000000000000001 ETH' },
    ]);
  });

  it('[E1.i control] takes the words of a token where its sign is any text', async () => {
    const naive = await withoutDefence<typeof acts>(
      'apps/wallet-frame/src/domain/readings/act/act-of.ts',
      {
        file: 'apps/wallet-frame/src/domain/readings/act/said-amount.ts',
        find: String.raw`String.raw${'`'}\d?[A-Za-z$₮₿][A-Za-z0-9.$₮₿_+-]{0,11}${'`'}`,
        put: `'.+'`,
      },
    );
    const amount: Fact = { label: 'amount', value: '1 ETH to yourself' };
    expect(naive.actOf(readingWith('send', amount), own).title).toBe('Send 1 ETH to yourself');
  });
});
