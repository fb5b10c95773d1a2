import type { SendVerbs } from '../../application/send/send-feature';
import type { FoundToken } from '../../application/tokens/add-token';
import type { TokensVerbs } from '../../application/tokens/tokens-feature';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { FeatureError } from '../../domain/errors/feature-error';
import type { ContactFault } from '../../domain/send/contacts';
import type { FeeSpeed } from '../../domain/transaction/transfer-fee';
import type { TokenMark } from '../../domain/token/token-marks';
import type { TokenBalance } from '../../domain/token/token-balance';

/** The hash of a transaction. */
export const someHash = `0x${'ab'.repeat(32)}`;

/** The verbs of sending, which record their calls. */
export class FakeSendVerbs implements SendVerbs {
  readonly asked: (readonly unknown[])[] = [];
  readonly answers = new Map<keyof SendVerbs, () => Promise<void>>();

  /** Why no contact is kept. */
  fault: ContactFault | undefined;

  chooseToken({ symbol }: TokenBalance) {
    return this.#answer('chooseToken', symbol);
  }

  chooseSpeed(speed: FeeSpeed) {
    return this.#answer('chooseSpeed', speed);
  }

  typeAmount(text: string) {
    void this.#answer('typeAmount', text);
  }

  typeAmountInUSD(text: string) {
    void this.#answer('typeAmountInUSD', text);
  }

  typeIn(currency: 'token' | 'USD') {
    void this.#answer('typeIn', currency);
  }

  typeMax() {
    return this.#answer('typeMax');
  }

  typeReceiver(text: string) {
    return this.#answer('typeReceiver', text);
  }

  saveContact(name: string, address: string) {
    void this.#answer('saveContact', name, address);
    return this.fault;
  }

  removeContact(address: string) {
    void this.#answer('removeContact', address);
  }

  reset() {
    void this.#answer('reset');
  }

  review() {
    return this.#answer('review');
  }

  async confirm() {
    await this.#answer('confirm');
    return someHash;
  }

  async untilSent() {
    await this.#answer('untilSent');
    return { hash: someHash };
  }

  async #answer(verb: keyof SendVerbs, ...args: readonly unknown[]): Promise<void> {
    this.asked.push([verb, ...args]);
    await this.answers.get(verb)?.();
  }
}

/** The verbs of tokens, which record their calls. */
export class FakeTokensVerbs implements TokensVerbs {
  readonly asked: string[] = [];

  /** The symbols of each request for prices. */
  readonly priced: (readonly string[])[] = [];

  /** The same for prices of the last day. */
  readonly lookedBack: (readonly string[])[] = [];

  readonly answers = new Map<'find', () => Promise<FoundToken>>();

  async load() {
    this.asked.push('load');
  }

  async find(address: string) {
    this.asked.push(`find ${address}`);
    const answer = this.answers.get('find');
    if (!answer) throw new FeatureError('TOKEN_UNKNOWN', { address });
    return answer();
  }

  async copyContract({ symbol }: TokenBalance) {
    this.asked.push(`copyContract ${symbol}`);
  }

  async refresh() {
    this.asked.push('refresh');
  }

  async price(tokens: readonly TokenBalance[]) {
    this.priced.push(tokens.map(({ symbol }) => symbol));
  }

  async lookBack(tokens: readonly TokenBalance[]) {
    this.lookedBack.push(tokens.map(({ symbol }) => symbol));
  }

  async add(address: string) {
    this.asked.push('add');
    return { name: 'Token', symbol: 'TOK', decimals: 18, address: address as CaipAddress };
  }

  chooseCurrency(code: string) {
    this.asked.push(`chooseCurrency ${code}`);
  }

  filter(network: string | undefined) {
    this.asked.push(`filter ${network ?? 'none'}`);
  }

  async remove() {
    this.asked.push('remove');
  }

  mark({ symbol }: TokenBalance, mark: TokenMark | undefined) {
    this.asked.push(`mark ${symbol} ${mark ?? 'not'}`);
  }
}
