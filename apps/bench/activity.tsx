import { createWidget, ethereum, override } from 'cleatkit';
import { TransactionSource } from 'cleatkit/ports';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';

type Transaction = Awaited<ReturnType<TransactionSource['page']>>['transactions'][number];

const COUNT = 10_000;
const DAY_MS = 86_400_000;
const PER_DAY = 12;

const parameters = new URLSearchParams(window.location.search);
const node = parameters.get('node') ?? '';
const pageSize = Number(parameters.get('rows') ?? COUNT);
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const rows = Array.from({ length: COUNT }, (_, index) => transaction(index));

/** Notes when it has answered for the first time: `dataAt`. */
const source: TransactionSource = {
  page: ({ cursor = '0' }) => {
    const from = Number(cursor);
    const transactions = rows.slice(from, from + pageSize);
    const end = from + pageSize;
    if (from === 0) Reflect.set(window, 'dataAt', performance.now());
    return Promise.resolve({ transactions, ...(end < COUNT && { next: String(end) }) });
  },
};

const widget = createWidget(
  { networks: [{ ...ethereum, rpcUrls: { default: { http: [node] } } }] },
  override(TransactionSource, source),
);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <WidgetProvider widget={widget}>
    <ConnectButton label="Connect" />
  </WidgetProvider>,
);

/** One of them: most move one token, some exchange two, a few fail. */
function transaction(index: number): Transaction {
  const isSent = index % 3 === 0;
  const isTrade = index % 5 === 0;
  const kind = isSent ? 'send' : 'receive';
  const symbol = ['ETH', 'USDC', 'DAI'][index % 3] ?? 'ETH';
  const moved = {
    kind: 'fungible' as const,
    direction: isSent ? ('out' as const) : ('in' as const),
    symbol,
    quantity: { units: BigInt(index + 1) * 1_234_567n, scale: 6 },
    token: index % 3 === 0 ? 'native' : `0x${String(index % 3).padStart(40, '6')}`,
  };
  const hash = `0x${index.toString(16).padStart(64, '0')}`;
  return {
    id: hash,
    metadata: {
      minedAtMs: Date.UTC(2026, 0, 31, 12) - (index * DAY_MS) / PER_DAY,
      chain: 'eip155:1',
      operationType: isTrade ? 'trade' : kind,
      status: index % 50 === 0 ? 'failed' : 'confirmed',
      sentFrom: other,
      sentTo: other,
      hash,
    },
    transfers: isTrade
      ? [moved, { ...moved, direction: isSent ? 'in' : 'out', symbol: 'WBTC', token: other }]
      : [moved],
  };
}
