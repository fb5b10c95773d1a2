import { HistoryFeature } from '../../application/history/history-feature';
import { TransactionSource } from '../../ports/transaction-source';
import { historySource } from '../sources/history';
import type { FeatureParts } from './shared';

/** The activity of the account in use. */
export function history(parts: FeatureParts): HistoryFeature {
  const { options, ports } = parts;
  const transactionSource = ports.find(TransactionSource) ?? historySource(options, ports);
  return new HistoryFeature({ ...parts, transactionSource });
}
