import type { SwapVerbs } from '../../application/swap/swap-feature';
import type { TokenBalance } from '../../domain/token/token-balance';
import { someHash } from './send-verbs';

/** The verbs of swapping, which record their calls. */
export class FakeSwapVerbs implements SwapVerbs {
  readonly asked: (readonly unknown[])[] = [];
  readonly answers = new Map<keyof SwapVerbs, () => Promise<void>>();

  load() {
    return this.#answer('load');
  }

  chooseFrom({ symbol }: TokenBalance) {
    void this.#answer('chooseFrom', symbol);
  }

  chooseTo({ symbol }: TokenBalance) {
    void this.#answer('chooseTo', symbol);
  }

  typeAmount(text: string) {
    void this.#answer('typeAmount', text);
  }

  turn() {
    void this.#answer('turn');
  }

  typeMax() {
    return this.#answer('typeMax');
  }

  typePart(percent: number) {
    return this.#answer('typePart', percent);
  }

  chooseSlippage(hundredths: number) {
    void this.#answer('chooseSlippage', hundredths);
  }

  retryQuote() {
    void this.#answer('retryQuote');
  }

  review() {
    return this.#answer('review');
  }

  approve() {
    return this.#answer('approve');
  }

  async confirm() {
    await this.#answer('confirm');
    return someHash;
  }

  async #answer(verb: keyof SwapVerbs, ...args: readonly unknown[]): Promise<void> {
    this.asked.push([verb, ...args]);
    await this.answers.get(verb)?.();
  }
}
