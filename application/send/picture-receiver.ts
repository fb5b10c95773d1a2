import type { Identities } from '../identity/identities';
import type { Scope } from '../scope/scope';
import { isAddress } from '../../domain/address/is-address';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ActiveAccount } from '../session/active-account';
import { abortable } from '../../domain/abort/abortable';
import type { SendStore } from './send-store';

export interface PictureReceiverDeps {
  readonly activeAccount: ActiveAccount;
  readonly identities: Identities;
  readonly scope: Scope;
  readonly send: SendStore;
}

/** Looks up the identity of the receiver, where the site has a source of them. */
export class PictureReceiver {
  readonly #deps: PictureReceiverDeps;

  constructor(deps: PictureReceiverDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the picture of the current receiver, and the name where the visitor typed an address. Drops an
   * answer about another receiver. Never throws, because neither is essential.
   */
  async execute(): Promise<void> {
    const { activeAccount, identities, scope, send } = this.#deps;
    const { receiverAddress: address } = send.getSnapshot().form;
    const account = activeAccount.get();
    if (!account || address === undefined || !isAddress(address, account.namespace)) return;
    const { namespace, network } = account;
    try {
      const chain = parseCaipNetworkId(network.caipNetworkId);
      const caipAddress = formatCaipAddress({ ...chain, address });
      const owner = { address, caipAddress, namespace, network };
      if (!identities.mayHave(owner)) return;
      const asking = identities.of(owner, scope.signal);
      const identity = await abortable(asking, scope.signal);
      if (activeAccount.get() === account) {
        send.learn({ type: 'receiverKnown', address, identity });
      }
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('The receiver could not be identified', error);
    }
  }
}
