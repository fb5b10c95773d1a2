import type { HistoryState } from '../../domain/transaction/history-state';
import { StateStore } from '../state/state-store';

/** The history of the account in use. Written by `LoadTransactions` and `ReplaceTransaction`. */
export class HistoryStore extends StateStore<HistoryState> {
  constructor() {
    super({
      status: 'idle',
      isServed: false,
      canReplace: false,
      transactions: [],
      hasMore: false,
    });
  }
}
