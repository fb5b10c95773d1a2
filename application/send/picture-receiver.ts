import { isAddress } from '../../domain/address/is-address';
import { nameNamespaces } from '../../domain/network/feature-networks';
import type { IdentitySource } from '../../ports/identity-source';
import type { Logger } from '../../ports/logger';
import type { ActiveAccount } from '../session/active-account';
import { abortable } from '../../domain/abort/abortable';
import type { Lifetime } from '../scope/lifetime';
import type { SendStore } from './send-store';

export interface PictureReceiverDeps {
  readonly activeAccount: ActiveAccount;
  readonly identitySource: IdentitySource;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly send: SendStore;
}

/** Finds out who the receiver is, on EVM chains that are no test networks. */
export class PictureReceiver {
  readonly #deps: PictureReceiverDeps;

  constructor(deps: PictureReceiverDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the picture of the receiver that is filled in, and the name where it was filled in as an
   * address; an answer about another one is dropped. Never throws: neither is vital.
   */
  async execute(): Promise<void> {
    const { activeAccount, identitySource, lifetime, logger, send } = this.#deps;
    const { receiverAddress: address } = send.getSnapshot().form;
    const account = activeAccount.get();
    if (!account || address === undefined || !isAddress(address, account.namespace)) return;
    const { namespace, network } = account;
    if (!nameNamespaces.includes(namespace) || !network.isSupported || network.testnet) return;
    try {
      const asking = identitySource.identityOf(address, network, lifetime.signal);
      const identity = await abortable(asking, lifetime.signal);
      if (identity && activeAccount.get() === account) {
        send.learn({ type: 'receiverKnown', address, identity });
      }
    } catch (error) {
      if (!lifetime.signal.aborted) logger.warn('Nobody could say who the receiver is', error);
    }
  }
}
