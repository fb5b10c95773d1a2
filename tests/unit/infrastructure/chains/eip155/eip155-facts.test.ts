import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, type Hex, stringToHex } from 'viem';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { Eip155Facts } from '../../../../../infrastructure/chains/eip155/eip155-facts';
import { etherBalance, usdcBalance } from '../../../../support/token-balances';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const number = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value]);
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value]);
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41', supports: '0x01ffc9a7' };

/** A chain whose one contract has this code, and these answers. */
function chainOf({
  code = '0x6001',
  answers = {},
  failure,
}: {
  readonly code?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly failure?: unknown;
}) {
  const asked: string[] = [];
  const request = async ({
    method,
    params,
  }: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => {
    asked.push(method);
    if (failure) throw failure;
    if (method === 'eth_getCode') return code;
    const data = String((params?.[0] as { readonly data?: unknown } | undefined)?.data);
    const answer = answers[data.slice(0, 10)] ?? answers[data.slice(0, 18)];
    if (answer !== undefined) return answer;
    throw new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
  };
  return { asked, facts: new Eip155Facts({ rpcClients: { forNetwork: () => ({ request }) } }) };
}

describe("a token's facts on an EVM chain", () => {
  it.each([
    ['as ERC-20 asks for it', text('USDC'), { decimals: 6, symbol: 'USDC' }],
    [
      'in 32 bytes, as old ones do',
      stringToHex('MKR', { size: 32 }),
      { decimals: 6, symbol: 'MKR' },
    ],
    ['in no form at all', '0x01', { decimals: 6 }],
  ])('are read %s', async (_what, symbol, said) => {
    const answers = { [selectors.decimals]: number(6n), [selectors.symbol]: symbol };

    expect(await chainOf({ answers }).facts.tokenFacts(usdcBalance('1'), ethereum)).toEqual(said);
  });

  it.each([
    ['refuses', {}],
    ['answers nothing', { [selectors.decimals]: '0x' }],
    ['answers more decimals than there are', { [selectors.decimals]: number(256n) }],
  ])('have no decimals where the contract %s', async (_what, answers) => {
    expect(await chainOf({ answers }).facts.tokenFacts(usdcBalance('1'), ethereum)).toEqual({});
  });

  it('are not requested for the chain’s native currency', async () => {
    const { asked, facts } = chainOf({});
    expect(await facts.tokenFacts(etherBalance('1'), ethereum)).toEqual({});
    expect(asked).toEqual([]);
  });

  it('fail where no node can be reached', async () => {
    const failure = new WidgetError('RPC_UNREACHABLE', { url: 'https://node.test' });
    const { facts } = chainOf({ failure });
    await expect(facts.tokenFacts(usdcBalance('1'), ethereum)).rejects.toBe(failure);
    await expect(facts.receiverKind(RECEIVER, ethereum)).rejects.toBe(failure);
  });
});

describe('the kind of a receiver on an EVM chain', () => {
  it.each([
    ['an account without code', '0x', {}, 'account'],
    ['an account that a contract may act for', `0xef0100${'ab'.repeat(20)}`, {}, 'account'],
    ['a contract', '0x6001', {}, 'contract'],
    ['a token', '0x6001', { [selectors.decimals]: number(18n) }, 'token'],
    ['a collection', '0x6001', { [`${selectors.supports}80ac58cd`]: number(1n) }, 'token'],
    [
      'another kind of collection',
      '0x6001',
      { [`${selectors.supports}d9b67a26`]: number(1n) },
      'token',
    ],
    ['a contract that is neither', '0x6001', { [selectors.supports]: number(0n) }, 'contract'],
  ])('is known: %s', async (_what, code, answers, kind) => {
    const { facts } = chainOf({ code, answers });

    expect(await facts.receiverKind(RECEIVER, ethereum)).toBe(kind);
  });
});
