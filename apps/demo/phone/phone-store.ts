import type { TestChain } from 'cleat/testing';
import { phoneKeys } from './phone-keys';
import { type PhoneQuestion, PhoneWallet } from './phone-wallet';

/** What the page of the phone shows. */
export interface PhoneState {
  readonly questions: readonly OpenQuestion[];
  readonly sites: PhoneWallet['sites'];
  readonly failure: string | undefined;
}

/** A question that waits for the person. */
export interface OpenQuestion {
  readonly id: number;
  readonly question: PhoneQuestion;
  readonly answer: (isAllowed: boolean) => void;
}

export interface PhoneStoreOptions {
  readonly chains: readonly TestChain[];
  readonly relayUrl: string;
}

const otherChains = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
];

/** The phone of the demo: a wallet, and the questions that it has for its owner. */
export class PhoneStore {
  readonly chains: readonly string[];
  readonly accounts: readonly string[];
  readonly #listeners = new Set<() => void>();
  #wallet: PhoneWallet | undefined;
  #nextId = 1;
  #state: PhoneState = { questions: [], sites: [], failure: undefined };

  private constructor({ chains }: PhoneStoreOptions) {
    this.chains = chains.map(({ chainId }) => `eip155:${chainId}`);
    this.accounts = phoneKeys()['eip155']?.accounts.map(({ address }) => address) ?? [];
  }

  static async start(options: PhoneStoreOptions): Promise<PhoneStore> {
    const store = new PhoneStore(options);
    const { relayUrl } = options;
    store.#wallet = await PhoneWallet.start({
      relayUrl,
      keys: phoneKeys(),
      chains: [...store.chains, ...otherChains],
      ask: (question) => store.#ask(question),
      onChange: () => store.#change({}),
    });
    store.#change({});
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): PhoneState => this.#state;

  readonly pair = (uri: string): Promise<void> => this.#run((wallet) => wallet.pair(uri.trim()));

  readonly changeChain = (chain: string): Promise<void> =>
    this.#run((wallet) => wallet.changeChain(chain));

  readonly changeAccount = (address: string): Promise<void> =>
    this.#run((wallet) => wallet.changeAccount(this.chains[0] ?? 'eip155:1', address));

  readonly disconnect = (): Promise<void> => this.#run((wallet) => wallet.disconnect());

  async #run(act: (wallet: PhoneWallet) => Promise<void>): Promise<void> {
    try {
      if (this.#wallet) await act(this.#wallet);
      this.#change({ failure: undefined });
    } catch (error) {
      this.#change({ failure: error instanceof Error ? error.message : 'It did not work' });
    }
  }

  #ask(question: PhoneQuestion): Promise<boolean> {
    return new Promise((resolve) => {
      const id = this.#nextId;
      this.#nextId += 1;
      const answer = (isAllowed: boolean): void => {
        const questions = this.#state.questions.filter((open) => open.id !== id);
        this.#change({ questions });
        resolve(isAllowed);
      };
      this.#change({ questions: [...this.#state.questions, { id, question, answer }] });
    });
  }

  #change(change: Partial<PhoneState>): void {
    this.#state = { ...this.#state, ...change, sites: this.#wallet?.sites ?? [] };
    for (const listener of [...this.#listeners]) listener();
  }
}
