import { formatDecimal } from '../number/decimal';
import type { Transaction, Transfer } from './transaction';

const columns = [
  'time',
  'type',
  'status',
  'direction',
  'amount',
  'asset',
  'contract',
  'from',
  'to',
  'hash',
  'network',
  'reason',
] as const;

/** What a spreadsheet takes for a formula, also after the blanks that it skips. */
const formula = /^\s*[=+\-@\t\r]/;

/**
 * `transactions` as CSV (RFC 4180), one line for each transfer, the latest first. Amounts have no sign: the direction is a
 * column of its own. Texts come from strangers, so a spreadsheet gets none of them as a formula.
 */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const lines = transactions.flatMap((transaction) => {
    const { transfers } = transaction;
    return transfers.length === 0
      ? [lineOf(transaction, undefined)]
      : transfers.map((transfer) => lineOf(transaction, transfer));
  });
  return [columns, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function lineOf({ metadata }: Transaction, transfer: Transfer | undefined): readonly string[] {
  const { chain, failure, hash, minedAtMs, operationType, outcome, sentFrom, sentTo } = metadata;
  const fungible = transfer?.kind === 'fungible' ? transfer : undefined;
  const nft = transfer?.kind === 'nft' ? transfer : undefined;
  const count = nft ? '1' : '';
  return [
    new Date(minedAtMs).toISOString(),
    operationType,
    outcome ?? metadata.status,
    transfer?.direction ?? '',
    fungible ? formatDecimal(fungible.quantity) : count,
    fungible?.symbol ?? nft?.name ?? '',
    fungible?.token ?? '',
    sentFrom,
    fungible?.recipient ?? sentTo,
    hash ?? '',
    chain,
    failure ?? '',
  ];
}

/** A cell in quotes, so that every text stays one cell; an apostrophe makes a formula a text. */
function cellOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
