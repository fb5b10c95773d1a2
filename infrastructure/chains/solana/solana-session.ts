import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
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
import { GrantEvents } from '../grant-events';
import { Revocation } from '../revocation';
import { isOnChain, referenceOf } from './wallet-standard-chain';
import { solanaWalletOf } from './wallet-standard-signing';
import type { WalletAccount, SolanaPageWallet } from './solana-page-wallet';

export interface SolanaSessionDeps {
  readonly clock: Clock;
  readonly wallet: SolanaPageWallet;

  /** The site's networks, the one in use first. */
  readonly networks: readonly Network[];
  readonly accounts: readonly [WalletAccount, ...WalletAccount[]];
}

/**
 * {@link WalletSession} over a Wallet Standard wallet. Such a wallet has no current chain: the site names the
 * chain with each transaction. The session is therefore on the visitor's network where the account can be
 * used there. If it can be used on none of the site's networks, the session moves to one of them as soon as
 * an account can be used there.
 */
export class SolanaSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access: WalletAccess<'solana'>;
  readonly #deps: SolanaSessionDeps;
  readonly #events: GrantEvents;
  readonly #revocation: Revocation;

  /** The accounts of the wallet, the current one first. */
  #accounts: readonly WalletAccount[];

  /** The address that the visitor chose here. */
  #chosen: string | undefined;

  /** The account that the wallet named first. */
  #first: string;
  #chainReference: string;

  constructor(deps: SolanaSessionDeps) {
    const { accounts, clock, networks, wallet } = deps;
    this.#deps = deps;
    this.#revocation = new Revocation(clock);
    this.#accounts = accounts;
    this.#first = accounts[0].address;
    this.#chainReference = beginning(accounts[0], networks);
    this.access = { namespace: 'solana', provider: solanaWalletOf(wallet) };
    this.grant = this.#grantOf(accounts);
    const stop = wallet.onChange(() => this.#onWalletChange());
    const { connectorId } = wallet;
    const current = (): WalletGrant | undefined => this.#current();
    this.#events = new GrantEvents({ clock, connectorId, grant: this.grant, current, stop });
    this.events$ = this.#events.events$;
    // The wallet may have changed its accounts since its answer.
    if (wallet.accounts.length > 0) this.#onWalletChange();
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.useNetwork(network);
  }

  useNetwork(network: Network): void {
    this.#events.signal.throwIfAborted();
    const { caipNetworkId } = network;
    const [account] = this.#accounts;
    if (!account || !isOnChain(account.chains, network)) {
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    }
    this.#chainReference = parseCaipNetworkId(caipNetworkId).chainReference;
    this.#events.flush();
  }

  /** Each request names its account, so the wallet needs no request for the choice. */
  useAccount(address: string): void {
    this.#events.signal.throwIfAborted();
    if (!this.#accounts.some((account) => account.address === address)) {
      throw new WidgetError('ADDRESS_INVALID', { namespace: 'solana', value: address });
    }
    this.#chosen = address;
    this.#setAccounts(this.#accounts);
    this.#events.flush();
  }

  release(): void {
    this.#events.release();
    this.#revocation.cancel();
  }

  async disconnect(): Promise<void> {
    if (this.#events.hasEnded) return;
    this.#events.end();
    const { wallet } = this.#deps;
    await this.#revocation.revoke((signal) =>
      wallet.call('standard:disconnect', undefined, () => undefined, signal),
    );
  }

  /** A wallet that names another account first has changed to it: that is later than the choice here. */
  #onWalletChange(): void {
    const { accounts } = this.#deps.wallet;
    const first = accounts[0]?.address ?? this.#first;
    if (first !== this.#first) this.#chosen = undefined;
    this.#first = first;
    this.#setAccounts(accounts);
    void this.#events.scheduleFlush();
  }

  #setAccounts(accounts: readonly WalletAccount[]): void {
    const { networks } = this.#deps;
    const chosen = accounts.find(({ address }) => address === this.#chosen);
    this.#accounts = chosen ? [chosen, ...accounts.filter((each) => each !== chosen)] : accounts;
    const [account] = this.#accounts;
    if (account && !isOnOneOf(networks, this.#chainReference, account)) {
      this.#chainReference = beginning(account, networks);
    }
  }

  #current(): WalletGrant | undefined {
    const [first, ...others] = this.#accounts;
    return first && this.#grantOf([first, ...others]);
  }

  /** Names the networks only where the wallet cannot use some of the site's. */
  #grantOf(accounts: readonly [WalletAccount, ...WalletAccount[]]): WalletGrant {
    const [{ address, chains }, ...others] = accounts;
    const { networks } = this.#deps;
    const approved = networks.filter((network) => isOnChain(chains, network));
    return {
      addresses: [address, ...others.map((other) => other.address)],
      chainReference: this.#chainReference,
      ...(approved.length < networks.length && {
        approvedCaipNetworkIds: approved.map(({ caipNetworkId }) => caipNetworkId),
      }),
    };
  }
}

/** Whether the chain is one of `networks`, and the account can be used there. */
function isOnOneOf(
  networks: readonly Network[],
  chainReference: string,
  { chains }: WalletAccount,
): boolean {
  return networks.some((network) => network.id === chainReference && isOnChain(chains, network));
}

/** The first of the site's networks on which the account can be used, else another chain of the account. */
function beginning({ chains }: WalletAccount, networks: readonly Network[]): string {
  const network = networks.find((each) => isOnChain(chains, each));
  if (network) return parseCaipNetworkId(network.caipNetworkId).chainReference;
  return referenceOf(chains) ?? 'localnet';
}
