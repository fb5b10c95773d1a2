import { describe, expect, it } from '@jest/globals';
import type { Sources } from '../../../domain/options/sources';
import { ScriptedRpcClients } from '../../../infrastructure/fake';
import { HttpClient, type HttpRequest } from '../../../ports/http-client';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { connectedWidget } from '../../support/headless-kit';
import { USDC } from '../../support/token-balances';

const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const indexers = { 'eip155:1': { kind: 'blockscout', url: 'https://scan.test' } } as const;
const usdcList = {
  name: 'Site',
  tokens: [{ chainId: 1, address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
};
const found = {
  address_hash: UNI,
  type: 'ERC-20',
  symbol: 'UNI',
  name: 'Uniswap',
  decimals: '18',
  exchange_rate: '7.5',
};

/** A connected widget whose account holds two of every token that is looked for. */
async function setUp(sources: Sources, isUp = true) {
  const asked: string[] = [];
  const http: HttpClient = {
    request: async ({ url }: HttpRequest) => {
      asked.push(url);
      if (!isUp) throw new TypeError('down');
      return url.endsWith('/eth-rpc')
        ? { result: '0x1' }
        : { items: [{ token: found, value: '1' }], next_page_params: null };
    },
  };
  const rpcClients = new ScriptedRpcClients({ eth_call: `0x${'2'.padStart(64, '0')}` });
  const connected = await connectedWidget({
    options: { sources },
    overrides: [override(HttpClient, http), override(RpcClients, rpcClients)],
  });
  const tokens = await connected.widget.feature('tokens');
  await tokens.load();
  return { ...connected, asked, state: () => connected.widget.state.features.tokens };
}

describe('the tokens of an account with sources of the site', () => {
  it('are looked for by the lists and the indexer, and the chain says how many there are', async () => {
    const { state } = await setUp({ indexers, tokenLists: [usdcList] });
    expect(state()?.tokens).toMatchObject([
      { symbol: 'ETH' },
      { symbol: 'USDC', quantity: { units: 2n } },
      { symbol: 'UNI', quantity: { units: 2n }, price: { units: 75n, scale: 1 } },
    ]);
  });

  it('are those of the lists where the indexer is down, and the log says so', async () => {
    const { logger, state } = await setUp({ indexers, tokenLists: [usdcList] }, false);
    expect(state()?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC']);
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it('are unknown, and not none, where the indexer is down and there is no list', async () => {
    const { state } = await setUp({ indexers }, false);
    expect(state()).toMatchObject({ status: 'failed', tokens: [] });
  });

  it('ask no host where the site names none', async () => {
    const { asked, state } = await setUp({ tokenLists: [usdcList] });
    expect(state()?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC']);
    expect(asked).toEqual([]);
  });
});
