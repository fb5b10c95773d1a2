import {
  type ListedWallet,
  type WalletPage,
  walletPage,
  type WalletQuery,
} from '../../domain/wallet/listed-wallet';
import type { WalletDirectory } from '../../ports/wallet-directory';
import { FakeAnswers } from './fake-answers';

/** A {@link WalletDirectory} that is unreachable until the test sets wallets. */
export class FakeWalletDirectory implements WalletDirectory {
  readonly answers = new FakeAnswers<WalletQuery, WalletPage>();

  /** From now on lists these wallets. */
  give(...wallets: readonly ListedWallet[]): this {
    this.answers.replyWith((query) => walletPage(wallets, query));
    return this;
  }

  list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    return this.answers.ask(query, signal);
  }
}
