import type { TransactionPage } from '../../domain/transaction/transaction';
import type { TransactionQuery, TransactionSource } from '../../ports/transaction-source';
import { FakeAnswers } from './fake-answers';

/** A {@link TransactionSource} that cannot be reached until the test sets an answer. */
export class FakeTransactionSource implements TransactionSource {
  /** The questions it received, and its answers. */
  readonly answers = new FakeAnswers<TransactionQuery, TransactionPage>();

  page(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage> {
    return this.answers.ask(query, signal);
  }
}
