import type { ApprovalAnswer, ApprovalRequest } from 'cleatkit/testing';

/** The name and the picture of a wallet. */
export interface WalletFace {
  /** The wallet's own name. */
  readonly name: string;

  /** A `data:` image, where wallets of its kind have one. */
  readonly icon?: string;
}

/** A question of a wallet, until the visitor answers it. */
export interface OpenQuestion {
  /** Unique for every question. */
  readonly key: string;

  readonly wallet: WalletFace;
  readonly request: ApprovalRequest;
  readonly answer: (answer: ApprovalAnswer) => void;
}

/** The questions of the wallets of the other namespaces, the oldest first, in the form that React reads. */
class OpenQuestions {
  readonly #listeners = new Set<() => void>();
  #questions: readonly OpenQuestion[] = [];

  readonly getSnapshot = (): OpenQuestion | undefined => this.#questions[0];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the question of `wallet` to the visitor. */
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
