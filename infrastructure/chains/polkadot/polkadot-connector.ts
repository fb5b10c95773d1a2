import { abortable } from '../../../domain/abort/abortable';
import type { Connector } from '../../../domain/connection/connector';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { Clock } from '../../../ports/clock';
import type { WalletConnector, WalletSession } from '../../../ports/wallet-connector';
import type { ConnectorNotes } from '../connector-notes';
import { AccountWatch } from './account-watch';
import { PolkadotSession } from './polkadot-session';
import { type InjectedWallet, type InjectedWeb3Page, openWallet } from './injected-web3';
import { parseAccounts, type PolkadotAccount } from './wallet-accounts';
import { walletErrorOf } from './wallet-error';

export interface PolkadotConnectorDeps {
  readonly clock: Clock;
  readonly details: Connector;

  /** The notes about which wallets have let the site in. */
  readonly grants: ConnectorNotes;

  /** The site's networks on Polkadot right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly page: InjectedWeb3Page;

  /** The site's name in the wallet's prompt. */
  readonly siteName: string;
}

/** The wait before the widget asks a wallet again that shares no account. */
const LOOK_GAP_MS = 500;

/** {@link WalletConnector} for one entry of `window.injectedWeb3`. */
export class PolkadotConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: PolkadotConnectorDeps;

  constructor(deps: PolkadotConnectorDeps) {
    this.#deps = deps;
    this.details = deps.details;
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const wallet = await this.#open(signal);
    const accounts = await this.#accountsOf(wallet, signal);
    if (accounts.length > 0) return this.#sessionOf(wallet, accounts);
    const rpcMessage = 'The wallet is locked, or shares no account with this site';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.resourceUnavailable, rpcMessage });
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    signal?.throwIfAborted();
    if (!this.#isGranted) return undefined;
    const wallet = await this.#open(signal);
    const accounts = await this.#accountsOf(wallet, signal);
    return accounts.length > 0 ? this.#sessionOf(wallet, accounts) : undefined;
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    const { clock } = this.#deps;
    signal.throwIfAborted();
    while (!this.#isGranted) await clock.sleep(LOOK_GAP_MS, signal);
    const wallet = await this.#open(signal);
    while ((await this.#accountsOf(wallet, signal)).length === 0) {
      await clock.sleep(LOOK_GAP_MS, signal);
    }
  }

  get #isGranted(): boolean {
    return this.#deps.grants.read(this.details.id) !== undefined;
  }

  #sessionOf(wallet: InjectedWallet, accounts: readonly PolkadotAccount[]): WalletSession {
    const { clock, grants, networks } = this.#deps;
    const { id: connectorId } = this.details;
    const watch = new AccountWatch(wallet, accounts);
    try {
      return new PolkadotSession({
        clock,
        connectorId,
        forget: () => grants.erase(connectorId),
        networks,
        wallet,
        watch,
      });
    } catch (error) {
      watch.stop();
      throw error;
    }
  }

  async #open(signal?: AbortSignal): Promise<InjectedWallet> {
    signal?.throwIfAborted();
    return this.#asked(() => this.#openNow(), signal);
  }

  /** Records the wallet's permission even when the caller has stopped waiting. */
  async #openNow(): Promise<InjectedWallet> {
    const { grants, page, siteName } = this.#deps;
    const wallet = await openWallet(page, this.details.id, siteName);
    if (!this.#isGranted) grants.write(this.details.id, 'granted');
    return wallet;
  }

  async #accountsOf(
    wallet: InjectedWallet,
    signal?: AbortSignal,
  ): Promise<readonly PolkadotAccount[]> {
    // Read here, so that an error of a hostile answer is still translated.
    const ask = async (): Promise<{
      readonly accounts?: readonly PolkadotAccount[] | undefined;
    }> => ({
      accounts: parseAccounts(await wallet.accounts.get()),
    });
    const { accounts } = await this.#asked(ask, signal);
    if (accounts) return accounts;
    const context = { method: 'accounts.get', reason: 'no list of accounts' };
    throw new WidgetError('WALLET_RESPONSE_INVALID', context);
  }

  async #asked<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await abortable(ask(), signal);
    } catch (thrown) {
      signal?.throwIfAborted();
      throw walletErrorOf(thrown, this.details.id);
    }
  }
}
