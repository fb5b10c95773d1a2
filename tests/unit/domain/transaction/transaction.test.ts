import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CaipNetworkId, formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import {
  parseTransaction,
  parseTransactionPage,
  type Transaction,
} from '../../../../domain/transaction/transaction';
import { isSpam, shownTransactions } from '../../../../domain/transaction/transaction-filter';
import {
  EMPTY_HISTORY,
  hasMoreTransactions,
  nextHistory,
} from '../../../../domain/transaction/transaction-history';

const ethereum: CaipNetworkId = formatCaipNetworkId({ namespace: 'eip155', chainReference: '1' });

const sent = {
  id: 'tx-1',
  metadata: {
    operationType: 'send',
    hash: '0xabc',
    minedAt: '2025-04-01T12:00:00.000Z',
    chain: 'eip155:1',
    status: 'confirmed',
    sentFrom: '0x1',
    sentTo: '0x2',
  },
  transfers: [
    {
      direction: 'out',
      fungible_info: { symbol: 'USDC', icon: { url: 'https://i.example/usdc.png' } },
      quantity: { numeric: '1.5' },
    },
    {
      direction: 'in',
      nft_info: {
        name: 'Punk 1',
        content: { preview: { url: 'https://i.example/punk.png' } },
        flags: { is_spam: false },
      },
    },
  ],
};
const spamTransfer = { direction: 'in', nft_info: { name: 'Claim!', flags: { is_spam: true } } };

describe('parseTransaction', () => {
  it('[R3.7] reads id, metadata and both kinds of transfers', () => {
    expect(parseTransaction(sent)).toEqual({
      id: 'tx-1',
      metadata: {
        minedAtMs: Date.UTC(2025, 3, 1, 12),
        chain: 'eip155:1',
        operationType: 'send',
        status: 'confirmed',
        sentFrom: '0x1',
        sentTo: '0x2',
        hash: '0xabc',
      },
      transfers: [
        {
          kind: 'fungible',
          direction: 'out',
          symbol: 'USDC',
          quantity: { units: 15n, scale: 1 },
          iconUrl: 'https://i.example/usdc.png',
        },
        {
          kind: 'nft',
          direction: 'in',
          name: 'Punk 1',
          previewUrl: 'https://i.example/punk.png',
          isSpam: false,
        },
      ],
    });
  });

  it('reads a quantity inside the token too, as a text or as a number', () => {
    const fungible_info = {
      symbol: 'ETH',
      icon: 'https://i.example/e.png',
      quantity: { numeric: 1e-7 },
    };
    const parsed = parseTransaction({ ...sent, transfers: [{ direction: 'self', fungible_info }] });
    expect(parsed?.transfers).toEqual([
      {
        kind: 'fungible',
        direction: 'self',
        symbol: 'ETH',
        quantity: { units: 1n, scale: 7 },
        iconUrl: 'https://i.example/e.png',
      },
    ]);
  });

  it.each<[string, object, object]>([
    ['a contract by CAIP-10', { address: 'eip155:1:0xa1' }, { token: '0xa1' }],
    ['a bare contract', { address: '0xa1' }, { token: '0xa1' }],
    ['the native currency by its marker', { address: `0x${'eE'.repeat(20)}` }, { token: 'native' }],
    ['no contract', {}, {}],
    ['a contract that is no text', { address: 7 }, {}],
    [
      'the contract on this chain among others',
      {
        implementations: [
          { chain_id: 'eip155:10', address: '0xb1' },
          { chain_id: 'eip155:1', address: '0xa1' },
        ],
      },
      { token: '0xa1' },
    ],
    [
      'the native currency of this chain',
      { implementations: [{ chain_id: 'eip155:1', address: null }] },
      { token: 'native' },
    ],
  ])('reads the receiver and the token: %s', (_what, parts, token) => {
    const transfer = {
      direction: 'out',
      recipient: '0x3',
      fungible_info: { symbol: 'USDC', ...parts },
      quantity: { numeric: '1' },
    };
    const parsed = parseTransaction({ ...sent, transfers: [transfer] });
    expect(parsed?.transfers).toEqual([
      {
        kind: 'fungible',
        direction: 'out',
        symbol: 'USDC',
        quantity: { units: 1n, scale: 0 },
        recipient: '0x3',
        ...token,
      },
    ]);
  });

  it.each<[string, object]>([
    ['no id', { id: '' }],
    ['no metadata', { metadata: undefined }],
    ['an invalid time', { metadata: { ...sent.metadata, minedAt: 'yesterday' } }],
    ['an unknown status', { metadata: { ...sent.metadata, status: 'maybe' } }],
    ['a chain that is not served', { metadata: { ...sent.metadata, chain: 'cosmos:1' } }],
  ])('refuses a transaction with %s', (_what, change) => {
    expect(parseTransaction({ ...sent, ...change })).toBeUndefined();
  });

  it('drops only a transfer that it cannot read', () => {
    const bad = [
      { ...sent.transfers[0], direction: 'sideways' },
      { ...sent.transfers[0], quantity: { numeric: 'much' } },
      { direction: 'in' },
      null,
    ];
    const parsed = parseTransaction({ ...sent, transfers: [...bad, sent.transfers[1]] });
    expect(parsed?.transfers.map(({ kind }) => kind)).toEqual(['nft']);
  });

  it('shows no image that could run code, and no hidden character', () => {
    const nft_info = { name: 'a\u202eb', content: { preview: { url: 'javascript:alert(1)' } } };
    const parsed = parseTransaction({ ...sent, transfers: [{ direction: 'in', nft_info }] });
    expect(parsed?.transfers).toEqual([
      { kind: 'nft', direction: 'in', name: 'ab', isSpam: false },
    ]);
  });

  it('never throws for any answer of a service', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseTransaction(value);
        parseTransaction({ ...sent, transfers: value });
        parseTransaction({ ...sent, transfers: [value, { direction: 'in', nft_info: value }] });
        parseTransactionPage({ data: [value], next: value });
      }),
    );
  });
});

describe('parseTransactionPage', () => {
  it('[R7.6] reads data and next, and drops only a bad row', () => {
    expect(parseTransactionPage({ data: [sent, { id: 'x' }], next: 'c2' })).toEqual({
      transactions: [parseTransaction(sent)],
      next: 'c2',
    });
    for (const next of [null, '', undefined]) {
      expect(parseTransactionPage({ data: [], next })).toEqual({ transactions: [] });
    }
    expect(parseTransactionPage({ next: 'c2' })).toBeUndefined();
  });
});

describe('shownTransactions', () => {
  const transaction = (change: object): Transaction => {
    const parsed = parseTransaction({ ...sent, ...change });
    if (!parsed) throw new Error('the sample is valid');
    return parsed;
  };
  const good = transaction({});
  const allSpam = transaction({ transfers: [spamTransfer, spamTransfer] });
  const partSpam = transaction({ transfers: [spamTransfer, sent.transfers[0]] });
  const silent = transaction({ transfers: [] });
  const elsewhere = transaction({ metadata: { ...sent.metadata, chain: 'eip155:10' } });

  it('[R5.10] hides transactions whose transfers are all spam NFTs', () => {
    expect(shownTransactions([good, allSpam, partSpam], ethereum)).toEqual([good, partSpam]);
    expect([good, allSpam, partSpam].map(isSpam)).toEqual([false, true, false]);
  });

  it('[R5.10] hides a transaction with a single spam NFT', () => {
    expect(shownTransactions([transaction({ transfers: [spamTransfer] })], ethereum)).toEqual([]);
  });

  it('[R5.10] shows a transaction that moved nothing', () => {
    expect(shownTransactions([silent], ethereum)).toEqual([silent]);
  });

  it('[R5.10] shows only transactions on the connected chain', () => {
    expect(shownTransactions([elsewhere, good], ethereum)).toEqual([good]);
  });
});

describe('nextHistory', () => {
  const first = row('1');
  const second = row('2');
  const loading = nextHistory(EMPTY_HISTORY, { type: 'requested' });
  const loaded = nextHistory(loading, {
    type: 'loaded',
    page: { transactions: [first], next: 'c2' },
  });
  const more = nextHistory(loaded, { type: 'requested' });

  it('[R4.30] adds page after page by cursor', () => {
    const done = nextHistory(more, { type: 'loaded', page: { transactions: [second] } });

    expect(loaded).toEqual({ status: 'loaded', transactions: [first], cursor: 'c2' });
    expect(more).toEqual({ status: 'loading', transactions: [first], cursor: 'c2' });
    expect(done).toEqual({ status: 'loaded', transactions: [first, second] });
    expect([loaded, more, done].map(hasMoreTransactions)).toEqual([true, false, false]);
  });

  it('[R4.30] is empty with the cursor cleared after a failure', () => {
    expect(nextHistory(more, { type: 'failed' })).toEqual({ status: 'failed', transactions: [] });
  });

  it('shows each transaction once, in its latest version', () => {
    const confirmed = { ...first, metadata: { ...first.metadata, sentTo: '0x3' } };
    const page = { transactions: [confirmed, second], next: 'c3' };
    expect(nextHistory(more, { type: 'loaded', page })).toEqual({
      status: 'loaded',
      transactions: [confirmed, second],
      cursor: 'c3',
    });
  });

  it('ends where a service repeats its cursor', () => {
    const page = { transactions: [first], next: 'c2' };
    const after = nextHistory(more, { type: 'loaded', page });
    expect(after).toEqual({ status: 'loaded', transactions: [first] });
  });

  it('does not change after an answer to an earlier request', () => {
    expect(nextHistory(loaded, { type: 'loaded', page: { transactions: [second] } })).toBe(loaded);
    expect(nextHistory(loaded, { type: 'failed' })).toBe(loaded);
    expect(nextHistory(more, { type: 'requested' })).toBe(more);
  });

  it('starts over for another account', () => {
    expect(nextHistory(more, { type: 'reset' })).toBe(EMPTY_HISTORY);
  });

  function row(id: string): Transaction {
    const parsed = parseTransaction({ ...sent, id });
    if (!parsed) throw new Error('the sample is valid');
    return parsed;
  }
});
