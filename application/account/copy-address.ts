import { addressOf } from '../../domain/caip/caip-address';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import { WidgetError } from '../../domain/errors/widget-error';
import type { HostPage } from '../../ports/host-page';
import type { ReadableConnections } from '../session/admitted-connections';
import type { NetworkStore } from '../session/network-store';
import type { Notices } from '../notification/notices';

export interface CopyAddressDeps {
  readonly connections: ReadableConnections;
  readonly hostPage: HostPage;
  readonly networks: NetworkStore;
  readonly notices: Notices;
}

/** Copies the address in use, and shows whether it succeeded. */
export class CopyAddress {
  readonly #deps: CopyAddressDeps;

  constructor(deps: CopyAddressDeps) {
    this.#deps = deps;
  }

  /** @throws {@link WidgetError} `NOT_CONNECTED` without an account, `COPY_FAILED` where the browser refuses. */
  async execute(): Promise<void> {
    const { connections, hostPage, networks, notices } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const { session } = connections.at(namespace);
    if (!session) throw new WidgetError('NOT_CONNECTED', { namespace });
    try {
      await hostPage.copyText(addressOf(caipAddressOf(namespace, session)));
      notices.show('ADDRESS_COPIED');
    } catch (error) {
      notices.show('COPY_FAILED');
      throw error;
    }
  }
}
