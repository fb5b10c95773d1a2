import type { Connector } from '../../../domain/connection/connector';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Clock } from '../../../ports/clock';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { Logger } from '../../../ports/logger';
import type { WalletConnector, WalletSession } from '../../../ports/wallet-connector';
import { attempt } from '../../../domain/outside/attempt';
import { abortable } from '../../../domain/abort/abortable';
import { untilHeard } from '../../../domain/abort/until-heard';
import { onceUntilFailure } from '../../../domain/async/once-until-failure';
import { Eip155Session } from './eip155-session';
import { Eip155Wallet } from './eip155-wallet';
import { isProvider } from './is-provider';
import { providerErrorOf } from '../provider-error';
import { expectAddresses, expectChainId, parseAddresses } from './wallet-answers';
import { WalletWatch } from './wallet-watch';

export interface Eip155ConnectorDeps {
  readonly clock: Clock;
  readonly details: Connector;

  /** Whether the page is visible. Absent: always. */
  readonly isVisible?: (() => boolean) | undefined;

  /** Logs invalid answers of a wallet. Absent: no log. */
  readonly logger?: Logger | undefined;

  /** The provider, loaded at its first use. */
  readonly load: () => Promise<Eip1193Provider> | Eip1193Provider;
}

/** {@link WalletConnector} for one EIP-1193 provider. */
export class Eip155Connector implements WalletConnector {
  readonly details: Connector;
  readonly #clock: Clock;
  readonly #isVisible: () => boolean;
  readonly #load: () => Promise<Eip155Wallet>;
  readonly #logger: Logger | undefined;

  constructor({ clock, details, isVisible, load, logger }: Eip155ConnectorDeps) {
    this.details = details;
    this.#clock = clock;
    this.#isVisible = isVisible ?? (() => true);
    this.#load = onceUntilFailure(() => this.#loadWallet(load));
    this.#logger = logger;
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const wallet = await this.#whenLoaded(signal);
    const session = await this.#open(wallet, 'eth_requestAccounts', signal);
    if (session) return session;
    const method = 'eth_requestAccounts';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no account' });
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    return this.#open(await this.#whenLoaded(signal), 'eth_accounts', signal);
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    const wallet = await this.#whenLoaded(signal);
    const listen = (hear: () => void): (() => void) =>
      wallet.listen({
        accountsChanged: (accounts) => {
          if (parseAddresses(accounts)?.length) hear();
        },
      });
    await untilHeard(listen, signal);
  }

  async #open(
    wallet: Eip155Wallet,
    method: string,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined> {
    const addresses = expectAddresses(await wallet.request({ method }, signal), method);
    const [first, ...others] = addresses;
    if (first === undefined) return undefined;
    // Changes in the wallet during the request for its chain are part of the session.
    const watch = new WalletWatch(wallet, addresses, this.#logger);
    try {
      const chainId = await wallet.request({ method: 'eth_chainId' }, signal);
      const chainReference = expectChainId(chainId, 'eth_chainId');
      watch.setChain(chainReference);
      return new Eip155Session({
        clock: this.#clock,
        isVisible: this.#isVisible,
        wallet,
        watch,
        grant: { addresses: [first, ...others], chainReference },
        end: this.#endOf(wallet.provider),
      });
    } catch (error) {
      watch.stop();
      throw error;
    }
  }

  /** A wallet that the site supplies may bring its own way to end; a browser's wallet has none. */
  #endOf(provider: Eip1193Provider): (() => Promise<void>) | undefined {
    if (this.details.type !== 'EXTERNAL') return undefined;
    const disconnect = attempt(() => (provider as { readonly disconnect?: unknown }).disconnect);
    if (typeof disconnect !== 'function') return undefined;
    return async () => {
      try {
        await (disconnect as () => Promise<void>).call(provider);
      } catch (thrown) {
        throw providerErrorOf(thrown, this.details.id);
      }
    };
  }

  async #whenLoaded(signal?: AbortSignal): Promise<Eip155Wallet> {
    try {
      return await abortable(this.#load(), signal);
    } catch (thrown) {
      signal?.throwIfAborted();
      throw providerErrorOf(thrown, this.details.id);
    }
  }

  async #loadWallet(load: Eip155ConnectorDeps['load']): Promise<Eip155Wallet> {
    const loaded = load();
    // The provider must not be awaited: one with a `then` method would never resolve.
    const provider: unknown = isProvider(loaded) ? loaded : await loaded;
    if (isProvider(provider)) return new Eip155Wallet(provider, this.details.id);
    const reason = 'no EIP-1193 provider';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'load', reason });
  }
}
