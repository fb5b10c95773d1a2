import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { BlockscoutClient } from '../../../../infrastructure/blockscout/blockscout-client';
import { BlockscoutNfts } from '../../../../infrastructure/blockscout/blockscout-nfts';
import { blockscoutTokens } from '../../../../infrastructure/blockscout/blockscout-tokens';
import type { HttpRequest } from '../../../../ports/http-client';
import { USDC } from '../../../support/token-balances';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const network = ethereum;

/** The shapes of https://docs.blockscout.com/api-reference. */
function token(parts: object = {}) {
  return {
    token: {
      address_hash: USDC,
      type: 'ERC-20',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: '6',
      exchange_rate: '0.999',
      icon_url: 'https://icons.test/usdc.png',
      reputation: 'ok',
      ...parts,
    },
    token_id: null,
    token_instance: null,
    value: '5000000',
  };
}

function nft(parts: object = {}) {
  return {
    id: '7',
    token_type: 'ERC-1155',
    value: '3',
    token: { address_hash: USDC, name: 'Swords', symbol: 'SWD', type: 'ERC-1155' },
    metadata: { name: 'Sword', description: 'Sharp', image: 'ipfs://x' },
    image_url: 'https://icons.test/sword.png',
    ...parts,
  };
}

interface Page {
  readonly items: unknown;
  readonly next_page_params: unknown;
}

function setUp(pages: readonly Page[], chainId = '0x1') {
  const asked: HttpRequest[] = [];
  const http = {
    request: async (request: HttpRequest) => {
      if (request.url.endsWith('/eth-rpc')) return { result: chainId };
      asked.push(request);
      const page = pages[Math.min(asked.length, pages.length) - 1];
      if (!page) throw new WidgetError('HTTP_STATUS', { status: 503 });
      return page;
    },
  };
  const client = new BlockscoutClient({ http, network, url: 'https://scan.test' });
  return { asked, client, nfts: new BlockscoutNfts({ clientFor: () => client }) };
}

describe('the tokens of an account on Blockscout', () => {
  it('are those of ERC-20, each once, with their prices', async () => {
    const other = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
    const { asked, client } = setUp([
      { items: [token(), token({ name: 'Again' })], next_page_params: { id: 5, value: '9' } },
      { items: [token({ address_hash: other, exchange_rate: null })], next_page_params: null },
    ]);

    expect(await blockscoutTokens(client, ALICE, network)).toEqual([
      {
        address: `eip155:1:${USDC}`,
        decimals: 6,
        name: 'USD Coin',
        symbol: 'USDC',
        price: { units: 999n, scale: 3 },
        iconUrl: 'https://icons.test/usdc.png',
      },
      expect.not.objectContaining({ price: expect.anything() }),
    ]);
    expect(asked).toMatchObject([
      { url: `https://scan.test/api/v2/addresses/${ALICE}/tokens`, query: { type: 'ERC-20' } },
      { query: { type: 'ERC-20', id: 5, value: '9' } },
    ]);
  });

  it.each<[string, object]>([
    ['fraud, as the operators say', { reputation: 'scam' }],
    ['an NFT', { type: 'ERC-721' }],
    ['no address', { address_hash: 'usdc' }],
    ['a wrong checksum', { address_hash: USDC.replace('A', 'a') }],
    ['no decimals', { decimals: null }],
    ['300 decimals', { decimals: '300' }],
    ['decimals that are no number', { decimals: 'six' }],
    ['no symbol', { symbol: null }],
  ])('leave out %s', async (_what, parts) => {
    const { client } = setUp([{ items: [token(parts), null, 7], next_page_params: null }]);
    expect(await blockscoutTokens(client, ALICE, network)).toEqual([]);
  });

  it.each(['0', '-1', 'NaN', ''])('have no price of %p', async (rate) => {
    const { client } = setUp([{ items: [token({ exchange_rate: rate })], next_page_params: null }]);
    expect((await blockscoutTokens(client, ALICE, network))[0]).not.toHaveProperty('price');
  });

  it('end where the cursor goes round in circles, and after ten pages', async () => {
    const again = setUp([{ items: [token()], next_page_params: { id: 5 } }]);
    expect(await blockscoutTokens(again.client, ALICE, network)).toHaveLength(1);
    expect(again.asked).toHaveLength(2);

    const endless = setUp(
      Array.from({ length: 20 }, (_, index) => ({
        items: [token({ address_hash: `0x${String(index + 1).padStart(40, '0')}` })],
        next_page_params: { id: index },
      })),
    );
    expect(await blockscoutTokens(endless.client, ALICE, network)).toHaveLength(10);
  });

  it('are refused of an instance that serves another chain', async () => {
    const { client } = setUp([{ items: [token()], next_page_params: null }], '0xa');
    await expect(blockscoutTokens(client, ALICE, network)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
    });
  });

  it.each<Page>([
    { items: {}, next_page_params: null },
    { items: null, next_page_params: null },
  ])('are refused where the answer is no list: %#', async (page) => {
    const { client } = setUp([page]);
    await expect(blockscoutTokens(client, ALICE, network)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
    });
  });
});

describe('the NFTs of an account on Blockscout', () => {
  it('are a page with a cursor, and nothing of it is verified', async () => {
    const { asked, nfts } = setUp([{ items: [nft()], next_page_params: { id: 5 } }]);
    const page = await nfts.page({ address: ALICE, network });
    expect(page).toEqual({
      nfts: [
        {
          id: `eip155:1:${USDC.toLowerCase()}/7`,
          chain: 'eip155:1',
          contract: USDC,
          tokenId: 7n,
          standard: 'erc1155',
          quantity: 3n,
          name: 'Sword',
          description: 'Sharp',
          imageUrl: 'https://icons.test/sword.png',
          isVerified: false,
        },
      ],
      next: '{"id":5}',
    });
    await nfts.page({ address: ALICE, network, cursor: '{"id":5}' });
    expect(asked[1]?.query).toEqual({ type: 'ERC-721,ERC-1155', id: 5 });
  });

  it('have the name of their collection where they have none of their own', async () => {
    const { nfts } = setUp([{ items: [nft({ metadata: null })], next_page_params: null }]);
    expect((await nfts.page({ address: ALICE, network })).nfts[0]?.name).toBe('Swords #7');
  });

  it.each<[string, object]>([
    ['a number that is none', { id: '-7' }],
    ['a number of a million digits', { id: '7'.repeat(1e6) }],
    ['none of it', { value: '0' }],
    ['another standard', { token_type: 'ERC-20' }],
    ['a name of Object.prototype as its standard', { token_type: 'constructor' }],
    ['no contract', { token: null }],
  ])('leave out one with %s', async (_what, parts) => {
    const { nfts } = setUp([{ items: [nft(parts), nft()], next_page_params: null }]);
    expect((await nfts.page({ address: ALICE, network })).nfts).toHaveLength(1);
  });

  it.each(['no JSON', '[1]', 'null', `{"a":"${'x'.repeat(5000)}"}`])(
    'begin again with the cursor %#, which is none',
    async (cursor) => {
      const { asked, nfts } = setUp([{ items: [], next_page_params: null }]);
      await nfts.page({ address: ALICE, network, cursor });
      expect(asked[0]?.query).toEqual({ type: 'ERC-721,ERC-1155' });
    },
  );

  it('are not served where the site names no instance', async () => {
    const nfts = new BlockscoutNfts({ clientFor: () => undefined });
    expect(nfts.serves(network)).toBe(false);
    await expect(nfts.page({ address: ALICE, network })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    });
  });
});
