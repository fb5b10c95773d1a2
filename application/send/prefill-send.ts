import { isSameAddress } from '../../domain/address/is-address';
import { addressOf } from '../../domain/caip/caip-address';
import type { ViewArgs, ViewEntry } from '../../domain/routing/view-name';
import { nativeTokenMarkers, type TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { Logger } from '../../ports/logger';
import type { AccountInUse, ActiveAccount } from '../session/active-account';
import type { AccountTask } from '../session/account-task';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { RouterStore } from '../navigation/router-store';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { EditSend } from './edit-send';
import type { SendStore } from './send-store';

export interface PrefillSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly assetSource: AssetSource;
  readonly editSend: EditSend;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly portfolio: PortfolioCache;
  readonly router: RouterStore;
  readonly send: SendStore;
  readonly switchNetwork: SwitchNetwork;

  /** Gives up looking for the token of an account that is not in use any more. */
  readonly task: AccountTask;
}

/**
 * Fills in what the view was opened with: `chainId` (a number, or CAIP-2) and `namespace`, `assetAddress`,
 * `amount` and `to`. What could not be met is said by `SendState.prefill`.
 */
export class PrefillSend {
  readonly #deps: PrefillSendDeps;
  #latest: ViewEntry | undefined;

  constructor(deps: PrefillSendDeps) {
    this.#deps = deps;
  }

  /**
   * Fills in what `entry` was opened with, unless the visitor leaves it or opens the view anew in the
   * meantime. Never throws.
   */
  async execute(entry: ViewEntry): Promise<void> {
    const { editSend, router, send, task } = this.#deps;
    const args = entry.args ?? {};
    this.#latest = entry;
    task.cancel();
    send.change({ prefill: 'loading' });
    const isReached = await this.#reachNetwork(args);
    if (this.#latest !== entry) return;
    if (router.current !== entry) {
      send.change({ prefill: 'none' });
      return;
    }
    if (!isReached) {
      // What was meant for another network is not offered on this one.
      editSend.reset();
      send.change({ prefill: 'networkMissed' });
      return;
    }
    const { amount, to, assetAddress } = args;
    if (amount !== undefined) editSend.typeAmount(amount);
    if (to !== undefined) void editSend.typeReceiver(to);
    if (assetAddress === undefined) {
      send.change({ prefill: 'done' });
      return;
    }
    await this.#chooseToken(assetAddress, entry);
  }

  /** Whether the visitor is where the arguments say: without any, it is here. */
  async #reachNetwork(args: ViewArgs): Promise<boolean> {
    const { activeAccount, lifetime, logger, switchNetwork } = this.#deps;
    const wanted = this.#networkIn(args);
    if (wanted === undefined || activeAccount.get()?.network.caipNetworkId === wanted) return true;
    try {
      await switchNetwork.execute(wanted);
      return true;
    } catch (error) {
      if (!lifetime.signal.aborted)
        logger.warn('The network to send on could not be reached', error);
      return false;
    }
  }

  #networkIn({ chainId, namespace }: ViewArgs): string | undefined {
    const { networks } = this.#deps;
    const { namespace: current } = networks.getSnapshot();
    if (chainId !== undefined) {
      return chainId.includes(':') ? chainId : `${namespace ?? current}:${chainId}`;
    }
    if (namespace === undefined || namespace === current) return undefined;
    const first = networks.requested().find(({ chainNamespace }) => chainNamespace === namespace);
    return first?.caipNetworkId ?? namespace;
  }

  async #chooseToken(assetAddress: string, entry: ViewEntry): Promise<void> {
    const { activeAccount, logger, send, task } = this.#deps;
    const account = activeAccount.get();
    if (!account) {
      send.change({ prefill: 'tokenMissed' });
      return;
    }
    try {
      await task.restart(account, (signal) => this.#readToken(account, assetAddress, signal));
    } catch (error) {
      if (this.#latest !== entry) return;
      if (activeAccount.get() !== account) {
        send.change({ prefill: 'none' });
        return;
      }
      logger.warn('The token to send could not be read', error);
      send.change({ prefill: 'tokenMissed' });
    }
  }

  async #readToken(
    account: AccountInUse,
    assetAddress: string,
    signal: AbortSignal,
  ): Promise<void> {
    const { assetSource, editSend, portfolio, send } = this.#deps;
    const { address, caipAddress, network } = account;
    const kept = tokenAt(portfolio.read(caipAddress) ?? [], account, assetAddress);
    const token =
      kept ??
      tokenAt(await assetSource.balances({ address, network }, signal), account, assetAddress);
    signal.throwIfAborted();
    send.change({ prefill: token ? 'done' : 'tokenMissed' });
    if (token) await editSend.chooseToken(token);
  }
}

function tokenAt(
  tokens: readonly TokenBalance[],
  { namespace, network }: AccountInUse,
  assetAddress: string,
): TokenBalance | undefined {
  const isNative = assetAddress.toLowerCase() === nativeTokenMarkers[namespace].toLowerCase();
  return tokens.find(({ address, chainId }) => {
    if (chainId !== network.caipNetworkId) return false;
    if (address === undefined) return isNative;
    const contract = addressOf(address);
    return contract === assetAddress || isSameAddress(contract, assetAddress, namespace);
  });
}
