import type { Identities } from '../identity/identities';
import type { Scope } from '../scope/scope';
import { isAddress } from '../../domain/address/is-address';
import { nameNamespaces } from '../../domain/network/feature-networks';
import type { ActiveAccount } from '../session/active-account';
import { abortable } from '../../domain/abort/abortable';
import type { SendStore } from './send-store';

export interface PictureReceiverDeps {
  readonly activeAccount: ActiveAccount;
  readonly identities: Identities;
  readonly scope: Scope;
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
    const { activeAccount, identities, scope, send } = this.#deps;
    const { receiverAddress: address } = send.getSnapshot().form;
    const account = activeAccount.get();
    if (!account || address === undefined || !isAddress(address, account.namespace)) return;
    const { namespace, network } = account;
    if (!nameNamespaces.includes(namespace) || !network.isSupported || network.testnet) return;
    try {
      const asking = identities.source.identityOf(address, network, scope.signal);
      const identity = await abortable(asking, scope.signal);
      if (identity && activeAccount.get() === account) {
        send.learn({ type: 'receiverKnown', address, identity });
      }
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('The receiver could not be identified', error);
    }
  }
}
