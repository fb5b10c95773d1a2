import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { Stream } from '../../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../../ports/wallet-connector';
import { attempt } from '../../../domain/outside/attempt';
import { GrantEvents } from '../grant-events';
import type { AccountWatch } from './account-watch';
import { PolkadotPageWallet } from './polkadot-page-wallet';
import type { InjectedWallet } from './injected-web3';
import { accountAt, grantedOn, type PolkadotAccount, type PolkadotChain } from './wallet-accounts';

export interface PolkadotSessionDeps {
  readonly clock: Clock;
  readonly connectorId: string;

  /** The site's networks on Polkadot right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly wallet: InjectedWallet;

  /** The wallet's latest accounts since it let the site in. The session stops it at its end. */
  readonly watch: AccountWatch;

  /** Forgets that the wallet has let the site in. */
  readonly forget: () => void;
}

/** The visitor's chain, and the account where the visitor chose one. */
interface Place {
  readonly chain: PolkadotChain;
  readonly address?: string;
}

/**
 * {@link WalletSession} over a Polkadot wallet in the page. Such a wallet has no current network and no
 * current account: the widget chooses both, and each transaction tells the wallet which ones it is for. Where
 * no account may be used on the site's networks, the session moves to one of them as soon as that changes.
 */
export class PolkadotSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access: WalletAccess<'polkadot'>;
  readonly #deps: PolkadotSessionDeps;
  readonly #events: GrantEvents;
  #place: Place;

  /** @throws `NETWORK_NOT_FOUND` and `WALLET_RESPONSE_INVALID` where no account may be used on any network. */
  constructor(deps: PolkadotSessionDeps) {
    const { clock, connectorId, networks, wallet, watch } = deps;
    const chain = beginning(watch.accounts, networks());
    const grant = grantOf(watch.accounts, { chain });
    if (!grant) {
      const context = { method: 'accounts.get', reason: 'no account for this network' };
      throw new WidgetError('WALLET_RESPONSE_INVALID', context);
    }
    this.#deps = deps;
    this.#place = { chain };
    this.#events = new GrantEvents({
      clock,
      connectorId,
      grant,
      current: () => grantOf(watch.accounts, this.#place),
      stop: () => watch.stop(),
    });
    this.grant = grant;
    this.events$ = this.#events.events$;
    const ownSpelling = (address: string): string => this.#accountAt(address).address;
    const provider = new PolkadotPageWallet({ wallet, connectorId, ownSpelling });
    this.access = { namespace: 'polkadot', provider };
    watch.onChange(() => this.#onAccounts());
  }

  /**
   * Does not ask the wallet, which signs for any network; only accounts that are bound to one chain limit the
   * choice.
   */
  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.useNetwork(network);
  }

  useNetwork(network: Network): void {
    this.#events.signal.throwIfAborted();
    const { caipNetworkId, chainNamespace } = network;
    const place = { ...this.#place, chain: network };
    if (chainNamespace !== 'polkadot' || !grantOf(this.#deps.watch.accounts, place)) {
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    }
    this.#setPlace(place);
  }

  useAccount(address: string): void {
    this.#events.signal.throwIfAborted();
    this.#setPlace({ ...this.#place, address: this.#accountAt(address).address });
  }

  release(): void {
    this.#events.release();
  }

  /** Such a wallet has no request to forget a site, so the site forgets the wallet. */
  async disconnect(): Promise<void> {
    if (this.#events.signal.aborted) return;
    this.#deps.forget();
    this.#events.end();
  }

  #onAccounts(): void {
    const { networks, watch } = this.#deps;
    const { accounts } = watch;
    const isAtHome = networks().some(({ id }) => id === this.#place.chain.id);
    if (!isAtHome || !grantOf(accounts, this.#place)) {
      const chain = attempt(() => beginning(accounts, networks()));
      if (chain) this.#place = { ...this.#place, chain };
    }
    void this.#events.scheduleFlush();
  }

  #accountAt(address: string): PolkadotAccount {
    const account = accountAt(address, this.#deps.watch.accounts);
    if (account) return account;
    throw new WidgetError('ADDRESS_INVALID', { namespace: 'polkadot', value: address });
  }

  #setPlace(place: Place): void {
    this.#place = place;
    this.#events.flush();
  }
}

/**
 * The grant of `accounts` at this place, the chosen account first; `undefined` where none may be used there.
 */
function grantOf(
  accounts: readonly PolkadotAccount[],
  { address, chain }: Place,
): WalletGrant | undefined {
  const chosen = address === undefined ? undefined : accountAt(address, accounts);
  const ordered = chosen ? [chosen, ...accounts] : accounts;
  const granted = grantedOn(chain, ordered);
  const [first, ...others] = new Set(granted.map((account) => account.address));
  if (first === undefined) return undefined;
  const named = granted.filter(({ label }) => label !== undefined);
  return {
    addresses: [first, ...others],
    chainReference: String(chain.id),
    ...(named.length > 0 && { accounts: named }),
  };
}

/**
 * The first of the site's networks on which an account may be used. If there is none, the only chain of the
 * first account, which the site does not have.
 */
function beginning(
  accounts: readonly PolkadotAccount[],
  networks: readonly Network[],
): PolkadotChain {
  const usable = networks.find((network) => grantedOn(network, accounts).length > 0);
  if (usable) return usable;
  const id = accounts[0]?.chainReference;
  if (id !== undefined) return { id };
  throw new WidgetError('NETWORK_NOT_FOUND', { caipNetworkId: 'polkadot' });
}
