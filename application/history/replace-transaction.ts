import { sendFailureOf } from '../../domain/send/send-failure';
import type {
  Replacement,
  ReplacementKind,
  ReplacementState,
} from '../../domain/transaction/replacement';
import type { LeftTransaction } from '../../domain/transaction/left-transactions';
import { TRANSACTION_POLL_MS } from '../../domain/limits';
import type { ChainReplacements } from '../../ports/chain-replacements';
import { AskWallet, type AskWalletDeps } from '../review/ask-wallet';
import { FollowSent, type FollowSentDeps } from '../review/follow-sent';
import type { SentTransaction } from '../review/sent-transaction';
import type { CurrentAccount } from '../session/current-account';
import type { HistoryStore } from './history-store';

export interface ReplaceTransactionDeps extends AskWalletDeps, FollowSentDeps {
  readonly history: HistoryStore;
  readonly replacements: ChainReplacements;
}

/** How often the network is asked for the number that the wallet used. */
const NUMBER_POLLS_MAX = 15;

/** Replaces the visitor's own transaction that waits: shows what the wallet will be asked, then asks it. */
export class ReplaceTransaction {
  readonly #deps: ReplaceTransactionDeps;
  readonly #askWallet: AskWallet;

  /** The account that the replacement on show is about. */
  #account: CurrentAccount | undefined;
  #sent: SentTransaction | undefined;

  constructor(deps: ReplaceTransactionDeps) {
    this.#deps = deps;
    this.#askWallet = new AskWallet(deps);
    deps.activeAccount.onChange(() => this.#show(undefined));
    new FollowSent(deps, {
      changes: deps.history,
      sent: () => this.#sent,
      advance: () => {
        // The list of transactions has the outcome.
      },
    }).start();
  }

  /** Reads the transaction that would take the place of `hash`. Never throws: the state says what is wrong. */
  async prepare(hash: string, kind: ReplacementKind): Promise<void> {
    const account = this.#deps.activeAccount.get();
    const isOwn = account && this.#leftOf(account, hash) !== undefined;
    if (this.#state?.status === 'asking' || !isOwn) return;
    this.#account = account;
    const reading: ReplacementState = { kind, replaces: hash, status: 'reading' };
    this.#show(reading);
    const isStill = (): boolean => this.#state === reading;
    try {
      const plan = await this.#plan(account, reading);
      if (!isStill()) return;
      this.#show(
        typeof plan === 'string'
          ? { ...reading, status: 'over', trouble: plan }
          : { ...reading, status: 'ready', replacement: plan },
      );
    } catch (error) {
      if (isStill()) this.#show({ ...reading, status: 'over', ...troubleOf(error) });
    }
  }

  /** Has the wallet send exactly what is on show. Never throws: the state says what is wrong. */
  async confirm(): Promise<void> {
    const ready = this.#state;
    const account = this.#account;
    const replacement = ready?.replacement;
    if (ready?.status !== 'ready' || !replacement || !account) return;
    const { trouble: _earlier, detail: _words, ...rest } = ready;
    const asking: ReplacementState = { ...rest, status: 'asking' };
    this.#show(asking);
    const { replacements, scope } = this.#deps;
    const { caipAddress, network } = account;
    try {
      const plan = await this.#plan(account, asking);
      if (this.#state !== asking) return;
      if (typeof plan === 'string') {
        this.#show({ ...asking, status: 'over', trouble: plan });
        return;
      }
      const hash = await this.#askWallet.send(
        caipAddress,
        (_adapter, session, signal) => replacements.send(replacement, caipAddress, session, signal),
        scope.signal,
      );
      const { kind, replaces } = asking;
      const sent = kind === 'speedUp' ? this.#leftOf(account, replaces)?.sent : undefined;
      const operationType = kind === 'cancel' ? kind : this.#operationOf(account, replaces);
      const purpose = { operationType, replaces, ...(sent && { sent }) };
      this.#sent = { hash, account: caipAddress, network, purpose };
      this.#show({ ...asking, status: 'sent', hash });
      await this.#checkNumber(hash, replacement, account);
    } catch (error) {
      if (scope.signal.aborted) return;
      scope.logger.warn('A transaction could not be replaced', error);
      if (this.#state === asking) this.#show({ ...asking, status: 'ready', ...troubleOf(error) });
    }
  }

  /** Ends the replacement on show, unless the wallet has the request. */
  dismiss(): void {
    if (this.#state && this.#state.status !== 'asking') this.#show(undefined);
  }

  get #state(): ReplacementState | undefined {
    return this.#deps.history.getSnapshot().replacement;
  }

  #show(next: ReplacementState | undefined): void {
    this.#deps.history.update(({ replacement: _last, ...state }) => ({
      ...state,
      ...(next && { replacement: next }),
    }));
  }

  #plan({ caipAddress, network }: CurrentAccount, { kind, replaces }: ReplacementState) {
    const { replacements, scope } = this.#deps;
    const question = { kind, hash: replaces, account: caipAddress, network };
    return replacements.plan(question, scope.signal);
  }

  /** Wallets may choose the number themselves. Then nothing is replaced, and both transactions may be executed. */
  async #checkNumber(hash: string, replacement: Replacement, { network }: CurrentAccount) {
    const { replacements, scope } = this.#deps;
    for (let poll = 0; poll < NUMBER_POLLS_MAX && this.#state?.hash === hash; poll += 1) {
      const keeps = await replacements
        .keepsNumber(hash, replacement, network, scope.signal)
        .catch(() => undefined);
      const state = this.#state;
      if (keeps === false && state?.hash === hash) this.#show({ ...state, trouble: 'renumbered' });
      if (keeps !== undefined) return;
      await scope.clock.sleep(TRANSACTION_POLL_MS, scope.signal);
    }
  }

  #leftOf({ caipAddress }: CurrentAccount, hash: string): LeftTransaction | undefined {
    const own = this.#deps.holdings.left.of(caipAddress);
    return own.find((each) => each.hash === hash && each.outcome === undefined);
  }

  #operationOf(account: CurrentAccount, hash: string): string {
    return this.#leftOf(account, hash)?.operationType ?? 'send';
  }
}

function troubleOf(error: unknown): Pick<ReplacementState, 'trouble' | 'detail'> {
  const failure = sendFailureOf(error);
  if (failure.cause === 'declined') return { trouble: 'declined' };
  const detail = failure.cause === 'failed' ? failure.detail : undefined;
  return { trouble: 'failed', ...(detail !== undefined && { detail }) };
}
