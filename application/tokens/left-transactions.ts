import { Subject } from 'rxjs';
import { type CaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import {
  type LeftPurpose,
  type LeftTransaction,
  type LeftTransfer,
  parseLeftTransactions,
  withLeft,
  withoutLeft,
} from '../../domain/transaction/left-transactions';
import { attempt } from '../../domain/outside/attempt';
import { numberOf } from '../../domain/outside/untrusted-record';
import type { SentByWidget } from '../../domain/transaction/sent-by-widget';
import { LEFT_TRANSACTIONS_KEY } from '../../domain/transaction/left-transactions-key';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import type { Stream } from '../../ports/stream';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';

/** The name under which those are kept that ended, for the activity to say how. */
const ENDED_TRANSACTIONS_KEY = 'ended_transactions';

/** How long a wallet may still send what it was asked for. */
const UNANSWERED_MS = 3_600_000;

/** A transaction that the wallet has sent just now. */
interface NewTransaction extends Pick<LeftTransaction, 'account' | 'hash' | 'isBundle'> {
  readonly purpose?: LeftPurpose;
}

/** The transactions of the widget, also those of the visit before: of unknown outcome, and the last ones that ended. */
export class LeftTransactions {
  /** Emits when this page or another one of the site adds one, and when one ends. */
  readonly changes$: Stream<void>;
  readonly #changes = new Subject<void>();
  readonly #stored: StoredValues;

  /** What they send, in this page only: the receivers of payments are not stored. */
  readonly #transfers = new Map<string, LeftTransfer>();

  /** Those that this page follows, or has followed. */
  readonly #followed = new Set<string>();
  #sent: readonly SentByWidget[] = [];
  #askedCount = 0;
  #follower: ((found: readonly LeftTransaction[]) => void) | undefined;

  constructor(stored: StoredValues, scope: Pick<Scope, 'during'>) {
    this.#stored = stored;
    this.changes$ = { subscribe: (next) => this.#changes.subscribe(next) };
    scope.during(stored.changes$.subscribe((key) => this.#adopt(key)));
  }

  /** Those of `account`, also of other pages: those of unknown outcome first, and the latest first. */
  of(account: CaipAddress): readonly LeftTransaction[] {
    const all = [...this.#all(), ...this.#ended()].filter((each) => each.account === account);
    return all.map((each) => {
      const sent = this.#transfers.get(each.hash);
      return sent ? { ...each, sent } : each;
    });
  }

  /** Those that this page has sent or seen end, the latest change first. */
  get sent(): readonly SentByWidget[] {
    return this.#sent;
  }

  add({ account, hash, isBundle, purpose }: NewTransaction, sentAtMs: number): void {
    const { sent, ...kept } = purpose ?? {};
    // The dapp learns of a bundle by its transaction.
    if (!isBundle) this.#tell(account, { hash });
    if (sent) this.#transfers.set(hash, sent);
    this.#followed.add(hash);
    const transaction = { hash, account, sentAtMs, ...(isBundle && { isBundle }), ...kept };
    this.#stored.setJson(LEFT_TRANSACTIONS_KEY, withLeft(this.#all(), transaction));
    // One whose block was reorganised had ended, and waits again.
    const ended = this.#ended();
    const others = withoutLeft(ended, hash);
    if (others.length < ended.length) this.#stored.setJson(ENDED_TRANSACTIONS_KEY, others);
    this.#changes.next();
  }

  /**
   * Keeps how the transaction `hash` ended, or the bundle `hash` as the transaction `minedAs`. Returns whether that is news: the
   * visitor knows of their own replacement.
   */
  end(
    { account, hash, isBundle }: NewTransaction,
    outcome: TransactionOutcome,
    minedAs?: string,
  ): boolean {
    if (!isBundle || minedAs !== undefined) this.#tell(account, { hash: minedAs ?? hash, outcome });
    const all = this.#all();
    const found = all.find((each) => each.hash === hash);
    this.#stored.setJson(LEFT_TRANSACTIONS_KEY, withoutLeft(all, hash));
    if (found) {
      const { isBundle: _known, ...rest } = found;
      const named = minedAs === undefined ? found : { ...rest, hash: minedAs };
      const ended = withLeft(this.#ended(), { ...named, outcome });
      this.#stored.setJson(ENDED_TRANSACTIONS_KEY, ended);
    }
    this.#changes.next();
    const known = [...all, ...this.#ended()];
    return outcome !== 'replaced' || !known.some(({ replaces }) => replaces === hash);
  }

  /**
   * Passes to the first caller those of unknown outcome of the visit before, and later those that other pages of the site
   * send; to every other caller none. Other pages may close before the outcome is known.
   */
  passOn(follower: (found: readonly LeftTransaction[]) => void): void {
    if (this.#follower) return;
    this.#follower = follower;
    this.#pass();
  }

  /**
   * Resolves as `asking` does, which has a wallet send a transaction. Where the page is thrown away meanwhile, the next one
   * knows.
   */
  async whileAsked<Answer>(asking: Promise<Answer>, nowMs: number): Promise<Answer> {
    const { tab } = this.#stored.storage;
    const key = this.#stored.key('asked_transaction');
    this.#askedCount += 1;
    tab?.set(key, JSON.stringify({ askedAtMs: nowMs }));
    try {
      return await asking;
    } finally {
      this.#askedCount -= 1;
      if (this.#askedCount === 0) tab?.remove(key);
    }
  }

  /**
   * Whether the page before was thrown away while a wallet was asked for a transaction, less than an hour before `nowMs`.
   * Says so once.
   */
  takeUnanswered(nowMs: number): boolean {
    const asked = this.#stored.inTab('asked_transaction');
    if (asked === undefined || this.#askedCount > 0) return false;
    this.#stored.storage.tab?.remove(this.#stored.key('asked_transaction'));
    const askedAtMs = numberOf(
      attempt(() => JSON.parse(asked) as unknown),
      'askedAtMs',
    );
    return askedAtMs !== undefined && nowMs < askedAtMs + UNANSWERED_MS;
  }

  #tell(caipAddress: CaipAddress, news: Pick<SentByWidget, 'hash' | 'outcome'>): void {
    const { namespace } = parseCaipAddress(caipAddress);
    this.#sent = withLeft(this.#sent, { ...news, caipAddress, namespace });
  }

  #adopt(key: string): void {
    // The key of another widget on the page is read for nothing.
    const names = [LEFT_TRANSACTIONS_KEY, ENDED_TRANSACTIONS_KEY];
    if (!names.some((name) => key.endsWith(name))) return;
    this.#changes.next();
    this.#pass();
  }

  #pass(): void {
    const found = this.#all().filter(({ hash }) => !this.#followed.has(hash));
    if (!this.#follower || found.length === 0) return;
    found.forEach(({ hash }) => this.#followed.add(hash));
    this.#follower(found);
  }

  #all(): readonly LeftTransaction[] {
    return parseLeftTransactions(this.#stored.json(LEFT_TRANSACTIONS_KEY));
  }

  #ended(): readonly LeftTransaction[] {
    const stored = parseLeftTransactions(this.#stored.json(ENDED_TRANSACTIONS_KEY));
    return stored.filter(({ outcome }) => outcome !== undefined);
  }
}
