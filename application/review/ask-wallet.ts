import { abortable } from '../../domain/abort/abortable';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { type CaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import { FeatureError } from '../../domain/errors/feature-error';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';
import { guardedSession } from '../../ports/guarded-session';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Holdings } from '../tokens/holdings';
import type { ActiveAccount } from '../session/active-account';

export interface AskWalletDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly approvals: ApprovalStack;
  readonly holdings: Holdings;
  readonly scope: Scope;
}

/** Sends one kind of request to a wallet; `undefined` where its chain's adapter does not support that. */
export type WalletQuestion = (
  adapter: ChainAdapter,
  session: WalletSession,
  signal: AbortSignal,
) => Promise<string> | undefined;

/** Sends a reviewed request to the wallet in use, for exactly the account that the review showed. */
export class AskWallet {
  readonly #deps: AskWalletDeps;

  constructor(deps: AskWalletDeps) {
    this.#deps = deps;
  }

  /**
   * Resolves with the hash of the transaction that the wallet has sent, or the id of a bundle. Where the page is thrown away
   * meanwhile, the next one says that the wallet may still send it.
   *
   * @throws as `sign` does.
   */
  send(account: CaipAddress, question: WalletQuestion, signal: AbortSignal): Promise<string> {
    const { holdings, scope } = this.#deps;
    return holdings.left.whileAsked(this.sign(account, question, signal), scope.clock.now());
  }

  /**
   * Resolves with the wallet's answer, which moves nothing: a signature.
   *
   * @throws `WidgetError` `SEND_NOT_REVIEWED` where `account` is not in use any more, also when the wallet is to be asked
   *   after what it was asked before, what the wallet answers, and the reason of `signal` as soon as it aborts.
   */
  async sign(account: CaipAddress, question: WalletQuestion, signal: AbortSignal): Promise<string> {
    const { activeAccount, adapters } = this.#deps;
    const { namespace } = parseCaipAddress(account);
    const session = activeAccount.session(namespace);
    const adapter = await abortable(adapters.find(namespace), signal);
    // Loading the adapter takes a while. The wallet may have changed meanwhile.
    const isSame = session !== undefined && activeAccount.session(namespace) === session;
    if (!isSame || !this.isInUse(account)) throw new FeatureError('SEND_NOT_REVIEWED', {});
    const leave = this.#leadBack();
    let isLeft = false;
    const guarded = guardedSession(session, () => {
      isLeft = activeAccount.session(namespace) !== session || !this.isInUse(account);
      if (isLeft) throw new FeatureError('SEND_NOT_REVIEWED', {});
    });
    try {
      const asking = question(adapter, guarded, signal);
      if (!asking) throw new FeatureError('SEND_NOT_REVIEWED', {});
      return await abortable(asking, signal);
    } catch (error) {
      // The adapter may have taken it for the wallet's own error.
      throw isLeft ? new FeatureError('SEND_NOT_REVIEWED', {}, { cause: error }) : error;
    } finally {
      leave?.();
    }
  }

  /** The embedded wallet's approval takes the place of the review, to which it leads back. */
  #leadBack(): (() => void) | undefined {
    const { activeAccount, approvals } = this.#deps;
    const isEmbedded = activeAccount.get()?.connectorId === EMBEDDED_WALLET_ID;
    return isEmbedded ? approvals.push({ type: 'goBack', endsOnClose: true }) : undefined;
  }

  /** Whether `account` is the one in use. */
  isInUse(account: CaipAddress): boolean {
    return this.#deps.activeAccount.get()?.caipAddress === account;
  }
}
