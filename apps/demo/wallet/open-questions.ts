import type { ApprovalAnswer, ApprovalRequest } from 'cleatkit/testing';

/** How a wallet looks. */
export interface WalletFace {
  /** What it calls itself. */
  readonly name: string;

  /** A `data:` image, where wallets of its kind have one. */
  readonly icon?: string;
}

/** A question of a wallet, until the person answers it. */
export interface OpenQuestion {
  /** Differs for every question. */
  readonly key: string;

  readonly wallet: WalletFace;
  readonly request: ApprovalRequest;
  readonly answer: (answer: ApprovalAnswer) => void;
}

/** What the wallets of the other namespaces ask, the oldest first, as React reads it. */
class OpenQuestions {
  readonly #listeners = new Set<() => void>();
  #questions: readonly OpenQuestion[] = [];

  readonly getSnapshot = (): OpenQuestion | undefined => this.#questions[0];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Has the person answer what `wallet` is asked. */
  ask(wallet: WalletFace, request: ApprovalRequest): Promise<ApprovalAnswer> {
    return new Promise((resolve) => {
      const question: OpenQuestion = {
        key: `${wallet.name} ${request.id}`,
        wallet,
        request,
        answer: (answer) => {
          this.#replace(this.#questions.filter((other) => other !== question));
          resolve(answer);
        },
      };
      this.#replace([...this.#questions, question]);
    });
  }

  #replace(questions: readonly OpenQuestion[]): void {
    this.#questions = questions;
    for (const listener of this.#listeners) listener();
  }
}

export const openQuestions = new OpenQuestions();
