import type { Transaction } from '../../../domain/transaction/transaction';
import { transactionsCsv } from '../../../domain/transaction/transactions-csv';

/** How long the browser may take to begin with the file. */
const KEEP_MS = 60_000;

/** Spreadsheets read UTF-8 only where the file says so. */
const UTF8_MARK = '\uFEFF';

/** Has the browser save `transactions` as a file. */
export function saveCsv(transactions: readonly Transaction[]): void {
  const file = new Blob([UTF8_MARK, transactionsCsv(transactions)], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'activity.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
