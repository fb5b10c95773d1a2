import type { Connector } from '../../../domain/connection/connector';
import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import { untilHeard } from '../../../domain/abort/until-heard';
import { attempt } from '../../../domain/outside/attempt';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { WalletConnector, WalletSession } from '../../../ports/wallet-connector';
import { SolanaSession } from './solana-session';
import { type WalletAccount, accountsIn, SolanaPageWallet } from './solana-page-wallet';

export interface SolanaConnectorDeps {
  readonly clock: Clock;
  readonly details: Connector;

  /** The site's networks on Solana right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly wallet: object;
}

/** {@link WalletConnector} for one Wallet Standard wallet. */
export class SolanaConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: SolanaConnectorDeps;
  readonly #wallet: SolanaPageWallet;

  constructor(deps: SolanaConnectorDeps) {
    this.#deps = deps;
    this.details = deps.details;
    this.#wallet = new SolanaPageWallet(deps.wallet, deps.details.id);
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const accounts = await this.#wallet.call('standard:connect', {}, accountsOf, signal);
    const session = this.#sessionOf(accounts);
    if (session) return session;
    const reason = 'no account with a key of its own';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'standard:connect', reason });
  }

  /** Wallets answer a silent request with no accounts, or reject it: both mean that no earlier grant holds. */
  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    signal?.throwIfAborted();
    const shared = this.#sessionOf(this.#wallet.accounts);
    if (shared) return shared;
    try {
      const input = { silent: true };
      return this.#sessionOf(
        await this.#wallet.call('standard:connect', input, accountsOf, signal),
      );
    } catch (error) {
      if (isWidgetError(error, 'RPC')) return undefined;
      throw error;
    }
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    const listen = (hear: () => void): (() => void) =>
      this.#wallet.onChange(() => {
        if (this.#wallet.accounts.length > 0) hear();
      });
    await untilHeard(listen, signal);
  }

  #sessionOf([first, ...others]: readonly WalletAccount[]): WalletSession | undefined {
    if (!first) return undefined;
    const { clock, networks } = this.#deps;
    return new SolanaSession({
      clock,
      wallet: this.#wallet,
      networks: networks(),
      accounts: [first, ...others],
    });
  }
}

function accountsOf(answer: unknown): readonly WalletAccount[] {
  return accountsIn(attempt(() => (answer as { readonly accounts?: unknown }).accounts));
}
