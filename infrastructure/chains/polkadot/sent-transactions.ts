/** The range of blocks in which to look for a transaction. */
export interface SentTransaction {
  /** The number of the first block in which it is valid. */
  readonly birthNumber: number;
}

const REMEMBERED = 100;

/** The transactions that this page sent, by hash: a hash alone does not say where to look. */
export class SentTransactions {
  readonly #sent = new Map<string, SentTransaction>();

  remember(hash: string, transaction: SentTransaction): void {
    this.#sent.set(hash, transaction);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > REMEMBERED && oldest !== undefined) this.#sent.delete(oldest);
  }

  find(hash: string): SentTransaction | undefined {
    return this.#sent.get(hash);
  }
}
