import { bitcoin } from 'cleatkit/networks';
import { payAtNode } from './pay-at-node';
import {
  type Holding,
  holdingsOf,
  namespaceOf,
  type PhoneChain,
  sharedChains,
  withChange,
  withShared,
} from './phone-holdings';
import { phoneKeys } from './phone-keys';
import { type PhoneQuestion, PhoneWallet } from './phone-wallet';

/** The state that the phone's page shows. */
export interface PhoneState {
  readonly holdings: readonly Holding[];
  readonly questions: readonly OpenQuestion[];
  readonly sites: PhoneWallet['sites'];
  readonly failure: string | undefined;
}

/** A question that waits for the owner. */
export interface OpenQuestion {
  readonly id: number;
  readonly question: PhoneQuestion;
  readonly answer: (isAllowed: boolean) => void;
}

export interface PhoneStoreOptions {
  readonly chains: readonly PhoneChain[];
  readonly relayUrl: string;

  /** The nodes at which the phone pays, by CAIP-2 id. */
  readonly nodes: ReadonlyMap<string, string>;
}

/** The phone of the demo: a wallet, and its questions to the owner. */
export class PhoneStore {
  readonly #listeners = new Set<() => void>();
  #wallet: PhoneWallet | undefined;
  #nextId = 1;
  #state: PhoneState;

  private constructor(holdings: readonly Holding[]) {
    this.#state = { holdings, questions: [], sites: [], failure: undefined };
  }

  static async start({ chains, nodes, relayUrl }: PhoneStoreOptions): Promise<PhoneStore> {
    const isMainnet = chains.some(({ id }) => id === bitcoin.caipNetworkId);
    const keys = phoneKeys(isMainnet ? 'Mainnet' : 'Regtest');
    const store = new PhoneStore(holdingsOf(keys, chains));
    store.#wallet = await PhoneWallet.start({
      relayUrl,
      keys,
      chains: () => sharedChains(store.#state.holdings),
      ask: (question) => store.#ask(question),
      send: payAtNode(nodes),
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
    this.#run(async (wallet) => {
      this.#hold(namespaceOf(chain), () => ({ chain }));
      await wallet.changeChain(chain);
    });

  readonly changeAccount = (namespace: string, account: string): Promise<void> =>
    this.#run(async (wallet) => {
      this.#hold(namespace, () => ({ account }));
      const held = this.#state.holdings.find((holding) => holding.namespace === namespace);
      if (held) await wallet.changeAccount(held.chain, account);
    });

  /** Shares the accounts on `chain` with sites, or stops sharing them; notifies connected sites at once. */
  readonly share = (chain: string, isShared: boolean): Promise<void> =>
    this.#run(async (wallet) => {
      this.#change({ holdings: withShared(this.#state.holdings, chain, isShared) });
      await wallet.shareChains(sharedChains(this.#state.holdings));
    });

  readonly disconnect = (): Promise<void> => this.#run((wallet) => wallet.disconnect());

  #hold(namespace: string, change: () => Partial<Holding>): void {
    this.#change({ holdings: withChange(this.#state.holdings, namespace, change) });
  }

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
