import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { TokenList } from '../../../../domain/token/token-list';
import { TokenLists } from '../../../../infrastructure/asset/token-lists';
import { RecordingLogger } from '../../../../infrastructure/fake';
import type { HttpClient, HttpRequest } from '../../../../ports/http-client';
import { USDC } from '../../../support/token-balances';

const usdc = { chainId: 1, address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6 };
const other = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

function listOf(...tokens: readonly unknown[]): TokenList {
  return { name: 'List', tokens } as TokenList;
}

function setUp(lists: readonly (string | TokenList)[], answers: Record<string, unknown> = {}) {
  const asked: HttpRequest[] = [];
  const logger = new RecordingLogger();
  const http: HttpClient = {
    request: async (request) => {
      asked.push(request);
      const answer = answers[request.url];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { asked, logger, lists: new TokenLists({ http, lists, logger }) };
}

describe('lists of tokens', () => {
  it('are those of the network, each token once: the first list counts', async () => {
    const { lists } = setUp([
      listOf(usdc, { ...usdc, chainId: 42161, address: other }),
      listOf({ ...usdc, address: USDC.toLowerCase(), name: 'Other' }),
    ]);

    expect(await lists.onNetwork(ethereum)).toEqual([
      { name: 'USD Coin', symbol: 'USDC', decimals: 6, address: `eip155:1:${USDC}` },
    ]);
    expect(await lists.onNetwork(arbitrum)).toMatchObject([{ address: `eip155:42161:${other}` }]);
  });

  it('are downloaded once, and again after a failure', async () => {
    const url = 'https://lists.test/a.json';
    const answers: Record<string, unknown> = {
      [url]: new WidgetError('SERVICE_UNREACHABLE', {}),
    };
    const { asked, lists } = setUp([url], answers);
    await expect(lists.onNetwork(ethereum)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    answers[url] = listOf(usdc);
    expect(await lists.onNetwork(ethereum)).toHaveLength(1);
    expect(await lists.onNetwork(arbitrum)).toEqual([]);

    expect(asked).toEqual([{ url }, { url }]);
  });

  it('do without a list that cannot be read, and the log says so', async () => {
    const { lists, logger } = setUp(['https://lists.test/a.json', listOf(usdc)]);

    expect(await lists.onNetwork(ethereum)).toHaveLength(1);
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it.each<[string, unknown]>([
    ['no object', 'tokens'],
    ['no list of tokens', { tokens: {} }],
    ['more than 10,000 tokens', { tokens: Array.from({ length: 10_001 }, () => usdc) }],
  ])('are refused where they are hostile: %s', async (_what, list) => {
    const { lists } = setUp([list as TokenList]);
    await expect(lists.onNetwork(ethereum)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
    });
  });

  it.each<[string, object]>([
    ['a chain id that is no number', { chainId: '1' }],
    ['an address with a wrong checksum', { address: USDC.replace('A', 'a') }],
    ['an address of another namespace', { address: 'So11111111111111111111111111111111111111112' }],
    ['300 decimals', { decimals: 300 }],
    ['half a decimal', { decimals: 0.5 }],
    ['negative decimals', { decimals: -1 }],
    ['a symbol of blanks', { symbol: ' \u200B' }],
    ['a symbol that is no text', { symbol: {} }],
  ])('leave out a token with %s', async (_what, wrong) => {
    const { lists } = setUp([listOf({ ...usdc, ...wrong }, { ...usdc, address: other })]);
    expect(await lists.onNetwork(ethereum)).toMatchObject([{ address: `eip155:1:${other}` }]);
  });

  it('keep names short and plain, and pictures only where a browser loads them safely', async () => {
    const { lists } = setUp([
      listOf(
        { ...usdc, name: `\u202E${'x'.repeat(500)}`, logoURI: 'javascript:alert(1)' },
        { ...usdc, address: other, logoURI: 'https://site.test/uni.svg' },
      ),
    ]);
    const [first, second] = await lists.onNetwork(ethereum);
    expect(first?.name).toBe('x'.repeat(64));
    expect(first).not.toHaveProperty('iconUrl');
    expect(second).toHaveProperty('iconUrl', 'https://site.test/uni.svg');
  });

  it('throw the reason of a signal that aborts', async () => {
    const reason = new Error('given up');
    const { lists } = setUp([listOf(usdc)]);
    await expect(lists.onNetwork(ethereum, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
