import { BY_SERVICE, BY_WALLET } from '../../domain/console-entry';
import { ServiceError } from '../../domain/service-error';
import type { Events } from '../../ports/events';
import type { NewsAddresses } from '../../ports/kept-mails';
import type { StoredDeletion } from '../../ports/account-deletions';
import type { Store } from '../../ports/store';
import { withNews } from '../mail/kept-mails';
import type { ConsoleLog } from './console-log';
import type { OperatorAct } from './operator-act';

const DAY_MS = 24 * 3_600_000;

/** How long the visitor, and operators, can still stop a deletion. */
export const DELETION_MS = 30 * DAY_MS;
const MOST_LISTED = 200;
const MOST_AT_ONCE = 20;

export interface DeletionsDeps {
  readonly store: Pick<Store, 'deletions' | 'reads' | 'transaction'>;
  readonly events: Events;
  readonly log: Pick<ConsoleLog, 'appendTo'>;
  readonly now: () => number;

  /** Whether another operator keeps the key shares, which this service cannot delete. */
  readonly isElsewhere: boolean;
}

/**
 * Deletions of visitors, which need two operators, and wait 30 days from the second one. Until then operators can take one back,
 * and any act of the wallet's key stops it: who can open a wallet keeps it. A login alone stops none.
 */
export class Deletions {
  /** The known addresses of an account, where mails are sent. */
  addressesOf: ((account: string) => NewsAddresses) | undefined;
  readonly #deps: DeletionsDeps;

  constructor(deps: DeletionsDeps) {
    this.#deps = deps;
  }

  /** Whether another operator keeps the key shares: this service deletes no visitor then. */
  get isElsewhere(): boolean {
    return this.#deps.isElsewhere;
  }

  async of(account: string): Promise<StoredDeletion | undefined> {
    return this.#deps.store.deletions.find(account);
  }

  async list(): Promise<readonly StoredDeletion[]> {
    return this.#deps.store.deletions.list(MOST_LISTED);
  }

  /** @throws {@link ServiceError} `halves_elsewhere`, `unknown_account`, and `deletion` where one waits. */
  async ask({ account, operator, reason }: OperatorAct): Promise<void> {
    const { store, events, isElsewhere, log, now } = this.#deps;
    if (isElsewhere) throw new ServiceError('halves_elsewhere');
    await store.transaction(async (stored) => {
      if (!(await stored.reads.has(account))) throw new ServiceError('unknown_account');
      if (!(await stored.deletions.ask(account, operator, now())))
        throw new ServiceError('deletion');
      await log.appendTo(stored, { operator, act: 'deletion.ask', about: account, reason });
      await events.publish({ type: 'deletion.changed', account, step: 'asked' }, stored);
    });
  }

  /**
   * A second operator agrees. Returns when it is done.
   *
   * @throws {@link ServiceError} `deletion` where none waits for one, and `second_operator` for the operator that has asked.
   */
  async confirm({ account, operator, reason }: OperatorAct): Promise<number> {
    const { store, log, now } = this.#deps;
    const readyMs = now() + DELETION_MS;
    await withNews(this.addressesOf?.(account), (tell) =>
      store.transaction(async (stored) => {
        const waiting = await stored.deletions.find(account);
        if (waiting?.second !== '') throw new ServiceError('deletion');
        if (!(await stored.deletions.confirm(account, operator, readyMs))) {
          throw new ServiceError('second_operator');
        }
        await log.appendTo(stored, { operator, act: 'deletion.confirm', about: account, reason });
        await tell({ kind: 'ending', goesAtMs: readyMs }, stored);
      }),
    );
    return readyMs;
  }

  /** @throws {@link ServiceError} `deletion` where none waits. */
  async takeBack({ account, operator, reason }: OperatorAct): Promise<void> {
    const isEnded = await this.#end(account, { operator, act: 'deletion.take-back', reason });
    if (!isEnded) throw new ServiceError('deletion');
  }

  /** The wallet's key has signed an act just now. */
  async stopByKey(account: string): Promise<void> {
    if (!(await this.of(account))) return; // As nearly always.
    await this.#end(account, { operator: BY_WALLET, act: 'deletion.stopped', reason: '' });
  }

  /** Deletes what has waited long enough. */
  async sweep(): Promise<void> {
    const { store, events, log, now } = this.#deps;
    for (let n = 0; n < MOST_AT_ONCE; n += 1) {
      const done = await store.transaction(async (stored) => {
        const account = await stored.deletions.takeReady(now());
        if (account === undefined) return undefined;
        await stored.deletions.deleteAll(account);
        const entry = { operator: BY_SERVICE, act: 'deletion.done', about: account } as const;
        await log.appendTo(stored, { ...entry, reason: '' });
        await events.publish({ type: 'deletion.changed', account, step: 'done' }, stored);
        return account;
      });
      if (done === undefined) return;
    }
  }

  /** Ends one that waits. Where the visitor was told of it, so of this. `false` where there was none. */
  async #end(
    account: string,
    entry: {
      readonly operator: string;
      readonly act: 'deletion.stopped' | 'deletion.take-back';
      readonly reason: string;
    },
  ): Promise<boolean> {
    const { store, events, log } = this.#deps;
    return withNews(this.addressesOf?.(account), (tell) =>
      store.transaction(async (stored) => {
        const waiting = await stored.deletions.find(account);
        if (!waiting || !(await stored.deletions.end(account))) return false;
        const { act, operator, reason } = entry;
        await log.appendTo(stored, { operator, act, reason, about: account });
        await events.publish({ type: 'deletion.changed', account, step: 'stopped' }, stored);
        if (waiting.second !== '') await tell({ kind: 'staying' }, stored);
        return true;
      }),
    );
  }
}
