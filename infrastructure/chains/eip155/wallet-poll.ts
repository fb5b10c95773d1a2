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

/** How often a wallet that tells nothing by itself is asked. */
const POLL_MS = 4000;

/**
 * Asks a wallet without events for its accounts and its chain every 4 s, and lets `watch` hear the answers
 * as if the wallet had told them. One that fails is asked again.
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
  const accounts = await wallet.request('eth_accounts', undefined, signal);
  const chainId = await wallet.request('eth_chainId', undefined, signal);
  watch.listeners.accountsChanged(accounts);
  // The visitor has switched in the meantime: that answer is the newer one.
  if (watch.chainReference === chainReference) watch.listeners.chainChanged(chainId);
}
