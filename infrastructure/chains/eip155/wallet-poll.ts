import type { Clock } from '../../../ports/clock';
import type { Eip155Wallet } from './eip155-wallet';
import type { WalletWatch } from './wallet-watch';

export interface WalletPollDeps {
  readonly clock: Clock;

  /** Whether the page is visible: the poll asks no wallet for a hidden page. */
  readonly isVisible: () => boolean;
  readonly wallet: Eip155Wallet;
  readonly watch: WalletWatch;
}

/** The interval at which the widget polls a wallet without events. */
const POLL_MS = 4000;

/**
 * Requests the accounts and the chain of a wallet without events every 4 s, and passes the answers to `watch`
 * like events. A request that fails is repeated.
 *
 * @throws the reason of `signal` when it aborts: nothing else ends it.
 */
export async function pollWallet(deps: WalletPollDeps, signal: AbortSignal): Promise<never> {
  for (;;) {
    await deps.clock.sleep(POLL_MS, signal);
    if (deps.isVisible()) await ask(deps, signal).catch(() => undefined);
  }
}

async function ask({ wallet, watch }: WalletPollDeps, signal: AbortSignal): Promise<void> {
  const { chainReference } = watch;
  const accounts = await wallet.request({ method: 'eth_accounts' }, signal);
  const chainId = await wallet.request({ method: 'eth_chainId' }, signal);
  watch.listeners.accountsChanged(accounts);
  // If the visitor has switched in the meantime, the known chain is newer than this answer.
  if (watch.chainReference === chainReference) watch.listeners.chainChanged(chainId);
}
