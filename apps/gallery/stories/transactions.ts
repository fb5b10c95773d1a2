import type { Decimal } from '../../../domain/number/decimal';
import type { Replacement, ReplacementState } from '../../../domain/transaction/replacement';
import type { HistoryState } from '../../../domain/transaction/history-state';
import type {
  FungibleTransfer,
  NftTransfer,
  Transaction,
} from '../../../domain/transaction/transaction';
import { type FakeWidget, someAddress } from '../fake-widget';
import type { Stories, Story } from './story';
import { connected, otherAddress } from './wallets';

/** The verbs of the activity, which change nothing. */
export const quietHistory = {
  load: async () => {},
  loadMore: async () => {},
  refresh: async () => {},
  prepareReplacement: async () => {},
  confirmReplacement: async () => {},
  dismissReplacement: () => {},
};

const loaded: HistoryState = {
  status: 'loaded',
  isServed: true,
  canReplace: true,
  transactions: [],
  hasMore: false,
};

/** A widget whose visitor looks at the activity. */
export function activity(part: Partial<HistoryState>): FakeWidget {
  const widget = connected();
  widget.offer('history', quietHistory);
  widget.setFeature('history', { ...loaded, ...part });
  return widget;
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

function coins(direction: 'in' | 'out', quantity: Decimal, symbol = 'ETH'): FungibleTransfer {
  const token = symbol === 'USDC' ? USDC : 'native';
  const recipient = direction === 'out' && { recipient: otherAddress };
  return { kind: 'fungible', direction, symbol, quantity, token, ...recipient };
}

const pass: NftTransfer = {
  kind: 'nft',
  direction: 'in',
  name: 'A collection with a rather long name #1042',
  isSpam: false,
};

/** One transaction, `days` days before the last of 2025. */
export function transaction(
  days: number,
  operationType: string,
  transfers: Transaction['transfers'],
  part: Partial<Transaction['metadata']> = {},
): Transaction {
  const hash = `0x${days.toString(16).padStart(64, '0')}`;
  return {
    id: `${hash}${operationType}`,
    metadata: {
      minedAtMs: Date.UTC(2025, 11, 31, 12) - days * 86_400_000,
      chain: 'eip155:1',
      operationType,
      status: 'confirmed',
      sentFrom: operationType === 'receive' ? otherAddress : someAddress,
      sentTo: operationType === 'receive' ? someAddress : otherAddress,
      hash,
      ...part,
    },
    transfers,
  };
}

export const someTransactions: readonly Transaction[] = [
  transaction(0, 'send', [coins('out', { units: 5n, scale: 1 })], { status: 'pending' }),
  transaction(1, 'trade', [
    coins('out', { units: 1n, scale: 0 }),
    coins('in', { units: 3_012_450_000n, scale: 6 }, 'USDC'),
  ]),
  transaction(2, 'receive', [coins('in', { units: 1n, scale: 18 })]),
  transaction(3, 'approve', []),
  transaction(30, 'receive', [pass]),
  transaction(34, 'send', [coins('out', { units: 25n, scale: 0 }, 'USDC')], {
    status: 'failed',
    failure: 'ERC20: transfer amount exceeds balance',
  }),
  transaction(35, 'send', [coins('out', { units: 123_456_789_123n, scale: 3 }, 'USDC')]),
  transaction(70, 'deploy', []),
];

const ends = ['reverted', 'replaced', 'dropped', 'expired', 'partly', 'unreported'] as const;
const outcomes = ends.map((outcome, index) =>
  transaction(index, 'send', [coins('out', { units: 5n, scale: 1 })], {
    status: 'failed',
    outcome,
  }),
);

const many = Array.from({ length: 10_000 }, (_, index) =>
  transaction(
    index / 12,
    index % 3 === 0 ? 'send' : 'receive',
    [coins(index % 3 === 0 ? 'out' : 'in', { units: BigInt(index + 1), scale: 2 })],
    { hash: `0x${index.toString(16).padStart(64, '1')}` },
  ),
).map((each, index) => ({ ...each, id: String(index) }));

/** One in each month. */
const months = Array.from({ length: 2000 }, (_, index) =>
  transaction(index * 30.4375, 'receive', [coins('in', { units: BigInt(index + 1), scale: 2 })], {
    hash: `0x${index.toString(16).padStart(64, '2')}`,
  }),
).map((each, index) => ({ ...each, id: `month ${index}` }));

function state(name: string, part: Partial<HistoryState>): Story {
  return { name, widget: () => activity(part) };
}

export const transactionsStories: Stories = [
  state('some', { transactions: someTransactions }),
  state('loading', { status: 'loading' }),
  state('none', {}),
  state('failed', { status: 'failed', reason: 'httpFailed' }),
  state('failed for no known reason', { status: 'failed' }),
  state('transfers alone', {
    transactions: someTransactions.slice(1, 3),
    hasMore: true,
    reach: { sinceMs: Date.UTC(2025, 10, 3) },
  }),
  state('nothing found so far', { hasMore: true, reach: { sinceMs: Date.UTC(2025, 10, 3) } }),
  state('what became of its own', { transactions: outcomes }),
  state('ten thousand', { transactions: many }),
  state('two thousand months', { transactions: months }),
  state('not listed here', { status: 'idle', isServed: false }),
];

const waiting = transaction(0, 'send', [coins('out', { units: 5n, scale: 1 })], {
  status: 'pending',
  isOwn: true,
});
const waitingHash = waiting.metadata.hash ?? '';

const replacement: Replacement = {
  kind: 'speedUp',
  replaces: waitingHash,
  nonce: 7n,
  to: otherAddress,
  data: undefined,
  units: 5n * 10n ** 17n,
  gas: 21_000n,
  fee: { perGas: 30n * 10n ** 9n, priority: 2n * 10n ** 9n },
  cost: 630_000n * 10n ** 9n,
  costBefore: 420_000n * 10n ** 9n,
};

function details(
  name: string,
  one: Transaction,
  state?: Omit<ReplacementState, 'kind' | 'replaces'>,
  kind: ReplacementState['kind'] = 'speedUp',
): Story {
  const { hash = '' } = one.metadata;
  const part = state && { replacement: { kind, replaces: hash, ...state } };
  const about = { args: { hash } };
  return { name, about, widget: () => activity({ transactions: [one], ...part }) };
}

const failedForFunds = transaction(34, 'send', [coins('out', { units: 25n, scale: 0 }, 'USDC')], {
  status: 'failed',
  failure: 'ERC20: transfer amount exceeds balance',
});

export const transactionDetailsStories: Stories = [
  details('exchanged', someTransactions[1] ?? waiting),
  details('received', someTransactions[2] ?? waiting),
  details('failed', failedForFunds),
  details('waiting', waiting),
  details('reading a replacement', waiting, { status: 'reading' }),
  details('speed up', waiting, { status: 'ready', replacement }),
  details('speed up in the wallet', waiting, { status: 'asking', replacement }),
  details('declined', waiting, { status: 'ready', replacement, trouble: 'declined' }),
  details('sped up', waiting, { status: 'sent', replacement, hash: '0x1' }),
  details('renumbered', waiting, {
    status: 'sent',
    replacement,
    hash: '0x1',
    trouble: 'renumbered',
  }),
  details('too late', waiting, { status: 'over', trouble: 'mined' }),
  details(
    'cancel',
    waiting,
    {
      status: 'ready',
      replacement: { ...replacement, kind: 'cancel', to: someAddress, units: 0n },
    },
    'cancel',
  ),
  {
    name: 'loading',
    about: { args: { hash: waitingHash } },
    widget: () => activity({ status: 'loading' }),
  },
  {
    name: 'not among those loaded',
    about: { args: { hash: `0x${'7'.repeat(64)}` } },
    widget: () => activity({ transactions: someTransactions, hasMore: true }),
  },
];
