import { HostRefusal } from '../../refusals/host-refusal';
import type { AskNode } from '../../plans/ask-node';
import type { Bundler } from './bundler';
import { minedOperations, type MinedReceipt, nextNonce, ownReceipt } from './entry-point';
import type { SignedOperation } from './signed-operation';

/** An operation that was sent, or is about to be. */
export interface SentOperation {
  /** What the site calls it. */
  readonly id: string;

  /** What the EntryPoint calls it. */
  readonly hash: string;

  /** As in CAIP-2. */
  readonly chain: string;
  readonly operation: SignedOperation;

  /** The last block when it was made. */
  readonly block: string;
  readonly madeAt: number;

  /** How often it was sent, and when last. */
  readonly tries: number;
  readonly triedAt: number;

  /** Whether the site was told that it does not come: it is not sent again, and its number is free. */
  readonly isDropped?: boolean;
}

/** What has become of an operation. */
export type OperationOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'mined'; readonly isGood: boolean; readonly receipt: MinedReceipt }
  /** Another operation of the account has taken its number. */
  | { readonly kind: 'replaced' }
  /** The bundler does not have it any more, and does not take it again. */
  | { readonly kind: 'dropped' };

/** The operations of one site, which outlive the page. */
export interface OperationStore {
  read(): Promise<unknown>;
  change(work: (value: unknown) => unknown): Promise<void>;
}

export interface SentOperationsDeps {
  readonly store: OperationStore;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const MAX_KEPT = 32;
const KEPT_MS = 7 * 24 * 3_600_000;

/** The pauses between the first tries, when the bundler does not answer. */
const PAUSES_MS = [500, 2_000];

/** For so long after the visitor's approval the wallet sends an operation that the bundler has lost. */
const RESENDS_MS = 600_000;
const MAX_TRIES = 8;
const BETWEEN_TRIES_MS = 5_000;

/** The operations that were sent from this browser. They are kept before they are sent, so that none is lost. */
export class SentOperations {
  readonly #deps: SentOperationsDeps;

  constructor(deps: SentOperationsDeps) {
    this.#deps = deps;
  }

  /** The operation that a site calls `id`. */
  async find(id: string): Promise<SentOperation | undefined> {
    return (await this.#all()).find((one) => one.id === id);
  }

  /** The operations of `sender` that may still come: their numbers are not used yet. */
  async open(sender: string, chain: string, node: AskNode): Promise<readonly SentOperation[]> {
    const since = this.#deps.now() - RESENDS_MS;
    const own = (await this.#all()).filter(
      ({ chain: on, isDropped, madeAt, operation }) =>
        on === chain && operation.sender === sender && madeAt >= since && isDropped !== true,
    );
    const used = await Promise.all(own.map((one) => isUsed(one.operation, node)));
    return own.filter((_, at) => used[at] === false);
  }

  /**
   * Keeps an operation and sends it. It resolves where the bundler does not answer: it may have the operation.
   *
   * @throws HostRefusal where the bundler refuses. The operation is then forgotten.
   */
  async send(
    operation: Omit<SentOperation, 'madeAt' | 'tries' | 'triedAt'>,
    bundler: Bundler,
  ): Promise<SentOperation> {
    const { now, wait } = this.#deps;
    const { hash } = operation;
    const begun = { ...operation, madeAt: now(), tries: 1, triedAt: now() };
    await this.#change((all) => [begun, ...all.filter((one) => one.hash !== hash)]);
    let isUnanswered = false;
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        if ((await bundler.send(operation.operation)) === 'taken') break;
      } catch (error) {
        // It may have it: by a try whose answer was lost, of which the chain tells.
        if (isUnanswered || (await bundler.has(hash)) === 'yes') break;
        await this.#forget(hash);
        throw error;
      }
      isUnanswered = true;
      if (pause !== undefined) await wait(pause);
    }
    return begun;
  }

  /** What has become of an operation, by the chain. Where the bundler has lost it, it is sent again. */
  async outcome(sent: SentOperation, bundler: Bundler, node: AskNode): Promise<OperationOutcome> {
    const { hash, operation } = sent;
    if (await isUsed(operation, node)) return this.#taken(sent, bundler, node);
    const has = await bundler.has(hash);
    if (has !== 'no') return { kind: 'pending' };
    return this.#again(sent, bundler);
  }

  /** Forgets everything, when the visitor leaves. */
  async clear(): Promise<void> {
    await this.#deps.store.change(() => undefined);
  }

  /** The number is used. By which operation the chain says, and not the bundler. */
  async #taken(
    { block, hash, operation: { nonce, sender } }: SentOperation,
    bundler: Bundler,
    node: AskNode,
  ): Promise<OperationOutcome> {
    const named = await bundler.transactionOf(hash);
    const byName = named === undefined ? undefined : await receiptOf(named, hash, sender, node);
    if (byName) return mined(byName);
    const ours = await minedOperations({ block, hash, sender }, node);
    const found = ours.at(0);
    if (found) {
      const receipt = await receiptOf(found.transactionHash, hash, sender, node);
      return receipt ? mined(receipt) : { kind: 'pending' };
    }
    const others = await minedOperations({ block, sender }, node);
    // A node that is behind may know of neither.
    const isReplaced = others.some((one) => one.nonce === BigInt(nonce));
    return { kind: isReplaced ? 'replaced' : 'pending' };
  }

  async #again(sent: SentOperation, bundler: Bundler): Promise<OperationOutcome> {
    const { hash } = sent;
    // Kept anew at each try.
    const kept = (await this.#all()).find((one) => one.hash === hash) ?? sent;
    const now = this.#deps.now();
    if (kept.isDropped === true) return { kind: 'dropped' };
    if (now - kept.madeAt > RESENDS_MS || kept.tries >= MAX_TRIES) return this.#drop(hash);
    if (now - kept.triedAt < BETWEEN_TRIES_MS) return { kind: 'pending' };
    await this.#keep(hash, { tries: kept.tries + 1, triedAt: now });
    try {
      await bundler.send(sent.operation);
      return { kind: 'pending' };
    } catch (error) {
      if (!(error instanceof HostRefusal)) throw error;
      // Its number may have been used just now: the next question answers that.
      return /AA(?:10|25)/.test(error.message) ? { kind: 'pending' } : this.#drop(hash);
    }
  }

  /** The next operation takes its number, so that the chain takes only one of them where this one comes after all. */
  async #drop(hash: string): Promise<OperationOutcome> {
    await this.#keep(hash, { isDropped: true });
    return { kind: 'dropped' };
  }

  async #keep(hash: string, changed: Partial<SentOperation>): Promise<void> {
    await this.#change((all) =>
      all.map((one) => (one.hash === hash ? { ...one, ...changed } : one)),
    );
  }

  async #forget(hash: string): Promise<void> {
    await this.#change((all) => all.filter((one) => one.hash !== hash));
  }

  async #all(): Promise<readonly SentOperation[]> {
    return kept(await this.#deps.store.read());
  }

  async #change(work: (all: readonly SentOperation[]) => readonly SentOperation[]): Promise<void> {
    const since = this.#deps.now() - KEPT_MS;
    await this.#deps.store.change((value) =>
      work(kept(value))
        .filter(({ madeAt }) => madeAt >= since)
        .slice(0, MAX_KEPT),
    );
  }
}

/** Whether the chain has taken an operation with the number of this one. */
async function isUsed({ nonce, sender }: SignedOperation, node: AskNode): Promise<boolean> {
  const own = BigInt(nonce);
  return (await nextNonce(sender, own >> 64n, node)) > own;
}

/** Only this page's own code writes there. */
function kept(value: unknown): readonly SentOperation[] {
  return Array.isArray(value) ? (value as readonly SentOperation[]) : [];
}

function mined(receipt: MinedReceipt): OperationOutcome {
  return { kind: 'mined', isGood: receipt.status === '0x1', receipt };
}

async function receiptOf(
  transaction: string,
  hash: string,
  sender: string,
  node: AskNode,
): Promise<MinedReceipt | undefined> {
  const receipt = await node('eth_getTransactionReceipt', [transaction]);
  if (receipt === null || receipt === undefined) return undefined;
  return ownReceipt(receipt, hash, sender);
}
