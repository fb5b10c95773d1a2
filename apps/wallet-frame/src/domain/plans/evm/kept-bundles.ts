import type { AskNode } from '../ask-node';
import type { SentBundle, SentTransactions } from '../sent-bundle';
import { sentTransactions } from './sent-transactions';

export interface KeptBundlesDeps {
  readonly store: {
    readonly read: () => Promise<unknown>;
    readonly change: (work: (value: unknown) => unknown) => Promise<void>;
  };
  readonly nodeOn: (chain: string) => AskNode;
  readonly now: () => number;
}

interface Kept {
  readonly id: string;
  readonly sent: SentTransactions;
  readonly atMs: number;
}

const MAX_KEPT = 32;

/** EIP-5792: a wallet knows a bundle for a day. */
const KEPT_MS = 24 * 3_600_000;

/** The bundles of one site that were sent as transactions, which outlive the page. */
export class KeptBundles {
  readonly #deps: KeptBundlesDeps;

  constructor(deps: KeptBundlesDeps) {
    this.#deps = deps;
  }

  async find(id: string): Promise<SentBundle | undefined> {
    const { nodeOn, store } = this.#deps;
    const found = this.#fresh(await store.read()).find((one) => one.id === id);
    return found && sentTransactions(found.sent, nodeOn(found.sent.chain));
  }

  async keep(id: string, sent: SentTransactions): Promise<void> {
    const { now, store } = this.#deps;
    const kept: Kept = { id, sent, atMs: now() };
    await store.change((value) => [kept, ...this.#fresh(value)].slice(0, MAX_KEPT));
  }

  /** This page has written them. */
  #fresh(value: unknown): readonly Kept[] {
    const all = Array.isArray(value) ? (value as readonly Kept[]) : [];
    return all.filter(({ atMs }) => atMs > this.#deps.now() - KEPT_MS);
  }
}
