import { HistoryFeature } from '../../application/history/history-feature';
import { TransactionSource } from '../../ports/transaction-source';
import type { FeatureParts } from './shared';

/** The activity of the account in use. */
export function history(parts: FeatureParts): HistoryFeature {
  return new HistoryFeature({ ...parts, transactionSource: parts.ports.get(TransactionSource) });
}
