import { abortable } from '../../domain/abort/abortable';
import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import { isSameToken, pricedBalance, type TokenBalance } from '../../domain/token/token-balance';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { Scope } from '../scope/scope';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import type { SendStore } from './send-store';

export interface FollowTokenDeps {
  readonly activeAccount: ActiveAccount;
  readonly featureStates: FeatureStatesStore;
  readonly holdings: Holdings;
  readonly scope: Scope;
  readonly send: SendStore;
}

/**
 * Reads the balance of the token in the form again every 30 s while that is on show, where a link has opened it and
 * nothing else reads the account's tokens.
 */
export class FollowToken {
  readonly #deps: FollowTokenDeps;
  readonly #task: AccountTask;
  #last: { readonly token: TokenBalance; readonly atMs: number } | undefined;

  constructor(deps: FollowTokenDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
  }

  start(): void {
    const { holdings, scope } = this.#deps;
    scope.during(holdings.watched$.subscribe(() => this.#look()));
  }

  #look(): void {
    const { activeAccount, featureStates, scope, send } = this.#deps;
    const account = activeAccount.get();
    const { token } = send.getSnapshot().form;
    const { status = 'idle' } = featureStates.getSnapshot().tokens ?? {};
    if (!account || token?.address === undefined || status !== 'idle') return;
    const atMs = scope.clock.now();
    const last = this.#last;
    const isKnown = last && isSameToken(token, last.token);
    if (isKnown && Math.abs(atMs - last.atMs) < PORTFOLIO_CACHE_MS) return;
    this.#last = { token, atMs };
    if (isKnown) void this.#task.join(account, (signal) => this.#read(account, token, signal));
  }

  async #read(account: CurrentAccount, token: TokenBalance, signal: AbortSignal): Promise<void> {
    const { holdings, scope, send } = this.#deps;
    const { address, network } = account;
    try {
      const reading = holdings.assetSource.balances({ address, network }, signal);
      const found = (await abortable(reading, signal)).find((each) => isSameToken(each, token));
      if (!found || !isSameToken(found, send.getSnapshot().form.token)) return;
      const price = found.price ?? token.price;
      const latest = price ? pricedBalance(found, price) : found;
      send.learn({ type: 'tokenRefreshed', token: latest });
    } catch (error) {
      if (!signal.aborted) scope.logger.warn('The token to send could not be read again', error);
    }
  }
}
