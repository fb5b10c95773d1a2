import { describe, expect, it } from '@jest/globals';
import { receiversIn } from '../../../../domain/send/known-receivers';
import { parseTransaction, type Transaction } from '../../../../domain/transaction/transaction';

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const fake = `0x${'fa'.repeat(20)}`;
const owner = {
  own: alice,
  namespace: 'eip155',
  tokenContracts: [usdc],
  nativeSymbol: 'ETH',
} as const;

const usdcTransfer = {
  direction: 'out',
  recipient: bob,
  fungible_info: { symbol: 'USDC', address: `eip155:1:${usdc.toLowerCase()}` },
  quantity: { numeric: '1.5' },
};
const etherTransfer = {
  direction: 'out',
  recipient: bob,
  fungible_info: { symbol: 'ETH', implementations: [{ chain_id: 'eip155:1', address: null }] },
  quantity: { numeric: '1' },
};

function transaction(transfers: readonly object[], metadata: object = {}): Transaction {
  const parsed = parseTransaction({
    id: 'x',
    metadata: {
      minedAt: '2026-01-01T00:00:00Z',
      chain: 'eip155:1',
      status: 'confirmed',
      sentFrom: alice.toLowerCase(),
      sentTo: usdc,
      operationType: 'send',
      ...metadata,
    },
    transfers,
  });
  if (!parsed) throw new TypeError('no transaction');
  return parsed;
}

function found(transfers: readonly object[], metadata: object = {}) {
  return receiversIn([transaction(transfers, metadata)], owner);
}

describe('receiversIn', () => {
  it('contain the recipient of each transfer of a known token, and not the contract', () => {
    expect(found([usdcTransfer])).toEqual({ paid: [bob], seen: [] });
    const other = { ...usdcTransfer, recipient: alice };
    expect(found([usdcTransfer, other]).paid).toEqual([bob, alice]);
  });

  it('contain receivers of the chain’s native currency', () => {
    expect(found([etherTransfer], { sentTo: bob })).toEqual({ paid: [bob], seen: [] });
  });

  it.each<[string, object, object]>([
    ['nothing was moved', { quantity: { numeric: '0' } }, {}],
    ['an unknown token was moved', { fungible_info: { symbol: 'USDC', address: fake } }, {}],
    ['a token without a contract was moved', { fungible_info: { symbol: 'USDC' } }, {}],
    ['the visitor got it', { direction: 'in' }, {}],
    ['no recipient is named', { recipient: undefined }, {}],
    ['another account sent it', {}, { sentFrom: bob }],
    ['it failed', {}, { status: 'failed' }],
  ])('contain no certain receiver where %s', (_what, change, metadata) => {
    expect(found([{ ...usdcTransfer, ...change }], metadata)).toEqual({ paid: [], seen: [] });
  });

  it('contain no certain receiver of an NFT', () => {
    const nft = { direction: 'out', recipient: bob, nft_info: { name: 'Punk' } };
    expect(found([nft])).toEqual({ paid: [], seen: [] });
  });

  it("contain a service's recipient as seen only, beside an apparent native transfer", () => {
    const ether = { ...etherTransfer, recipient: undefined, fungible_info: { symbol: 'ETH' } };
    expect(found([ether], { sentTo: bob })).toEqual({ paid: [], seen: [bob] });
    expect(found([ether, ether], { sentTo: bob })).toEqual({ paid: [], seen: [] });
    const nothing = { ...ether, quantity: { numeric: '0' } };
    expect(found([nothing], { sentTo: bob })).toEqual({ paid: [], seen: [] });
  });

  it('treat every transfer on Bitcoin as bitcoin', () => {
    const own = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
    const transfer = { ...etherTransfer, recipient: 'x', fungible_info: { symbol: 'BTC' } };
    const chain = 'bip122:000000000019d6689c085ae165831e93';
    const history = [transaction([transfer], { chain, sentFrom: own })];
    const at = { own, namespace: 'bip122', tokenContracts: [], nativeSymbol: 'BTC' } as const;
    expect(receiversIn(history, at).paid).toEqual(['x']);
  });
});
